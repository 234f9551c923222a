import { distressOf, earlierOf, readRisk, riskIn, type Tier } from './risk';

const NONE = { tier: 0, about: 'none', kind: 'none' };
const tierOf = (said: string, ...own: string[]): Tier =>
  readRisk(
    said,
    own.map((text) => ({ own: true, text })),
  ).tier;

/**
 * Plain sentences that have to be read rightly whatever else the models learn. They are no measure of how well unseen messages are read: that is
 * `npm run bench:care`.
 */
describe('plain words of danger', () => {
  it.each([
    'I want to die',
    'I want to kill myself',
    "I don't want to live any more",
    'i dont want to live',
    'hi. i want to end it all',
    "I've been thinking about ending my life",
    'I cut my arms again last night',
    "they'd all be better off without me",
    'I make myself throw up after every meal',
    'the voices tell me to hurt myself',
    'my boyfriend hits me when he drinks',
    'I keep having urges to hurt my baby',
    'k.m.s.',
    's\u200buicide is all I think about',
    'me quiero morir',
    'je veux mourir',
    'ich will nicht mehr leben',
    'quero morrer',
    'voglio morire',
    'ik wil dood',
    'chcę umrzeć',
    'jag vill dö',
    'я хочу умереть',
    'я хочу померти',
    'ölmek istiyorum',
    'أريد أن أموت',
    'मैं मरना चाहता हूँ',
    '我想死',
    '死にたい',
    '죽고 싶어',
  ])('%s', (said) => expect(tierOf(said)).toBeGreaterThanOrEqual(2));
  it.each([
    'I want to kill myself tonight',
    "I've got the pills with me and I'm doing it tonight",
    "I've got the pills lined up on my desk and I'm going to take them.",
    'I took all my pills',
    "I'm on the bridge and I'm going to jump",
  ])('%s: an emergency', (said) => expect(tierOf(said)).toBe(3));
  it.each([
    'this homework is killing me',
    "I'm dying of laughter",
    "I'd kill for a coffee",
    'how do I kill a zombie process?',
    'cut myself a slice of cake',
    'my battery is about to die',
    "I don't want to live in Berlin any more",
    'writing an essay on suicide prevention',
    'my plant died',
    'me muero de risa',
    'ich will nicht mehr in Berlin leben',
    'thanks, that helped',
    'delete',
    'after it thawed',
    'hello',
    '',
    '😀',
    '6.1',
    '17:30',
  ])('%s: no danger', (said) => expect(tierOf(said)).toBeLessThan(2));
});

describe('a reading of risk', () => {
  it('says whose danger it is, and of what kind', () => {
    expect(readRisk('my sister says she wants to die', [])).toMatchObject({ tier: 2, about: 'other' });
    expect(readRisk('my brother took a whole box of pills', [])).toMatchObject({ tier: 3, about: 'other' });
    expect(readRisk('I want to die', [])).toMatchObject({ about: 'self', kind: 'ideation' });
    expect(readRisk('I cut my arms again last night', [])).toMatchObject({ kind: 'self_harm' });
    expect(readRisk('I make myself throw up after every meal', [])).toMatchObject({ kind: 'eating' });
    expect(readRisk('my boyfriend hits me when he drinks', [])).toMatchObject({ kind: 'harmed' });
    expect(readRisk('my sister says hello', [])).toEqual(NONE);
  });
  it('makes distress of what calls for help, and of nothing softer', () => {
    expect(distressOf(readRisk('I want to die', []))).toBe('own');
    expect(distressOf(readRisk('my sister says she wants to die', []))).toBe('other');
    expect(distressOf({ tier: 1, about: 'self', kind: 'ideation' })).toBe('none');
  });
  it('finds a sentence in a long message', () => {
    expect(tierOf(`${'We walked along the river. '.repeat(580)}I want to kill myself.`)).toBeGreaterThanOrEqual(2);
  });
  it('stays attentive for two messages after danger', () => {
    expect(tierOf('what is the weather like today?', 'I want to die')).toBe(1);
    expect(tierOf('we had soup for lunch today', 'I want to die', 'what is the weather like?')).toBe(1);
    expect(tierOf('we had soup for lunch', 'I want to die', 'it rained all day', 'the bus was late')).toBe(0);
    expect(readRisk('what is the weather like?', [{ own: false, text: 'I want to die' }])).toEqual(NONE);
  });
  it('takes a short answer right after danger to be about it', () => {
    expect(tierOf('yes', 'I want to die')).toBe(2);
    expect(tierOf('yes')).toBe(0);
  });
  it('is read from a conversation as from its turns', () => {
    const talk = [
      { from: 'person' as const, text: 'I want to die' },
      { from: 'soul' as const, text: 'Are you safe?' },
      { from: 'person' as const, text: 'never mind lol' },
    ];
    expect(riskIn(talk)).toEqual(readRisk('never mind lol', earlierOf(talk.slice(0, 2))));
    expect(riskIn([])).toEqual(NONE);
  });
  it.each(['not ', 'i have the pills ', 'a ', '!', 'ok,', '\n', 'аa', '他'])(
    'of 16,000 characters of %j ends',
    (piece) => expect(tierOf(piece.repeat(16_000 / piece.length))).toBeLessThanOrEqual(3),
  );
});
