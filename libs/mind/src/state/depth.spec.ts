import type { Heard } from '../memory/memory';
import { perceive, perceiveCautiously } from '../perception/perceive';
import { DEPTH, feltIn } from './depth';

const heard = (text: string, whispered = false): Heard => ({
  id: 4,
  conversationId: 2,
  seq: 1,
  from: 'person',
  speaker: 'Ada',
  text,
  at: 1_000,
  whispered,
});
const felt = (text: string, { kept = [] as number[], whispered = false } = {}) =>
  feltIn(heard(text, whispered), perceive(text), kept);

it('gives a hundred at most, and nothing for nothing', () => {
  expect(DEPTH.words + DEPTH.feeling + DEPTH.confided + DEPTH.keptDeep + DEPTH.asked).toBe(100);
  expect(felt('ok').depth).toEqual({ words: 0, feeling: 0, confided: 0, kept: 0, asked: 0 });
});

it.each([
  ['one two three', 1],
  ['one two three four five', 1],
  [Array.from({ length: 60 }, () => 'word').join(' '), 20],
  [Array.from({ length: 900 }, () => 'word').join(' '), 20],
])('counts words up to sixty', (text, points) => {
  expect(felt(text).depth.words).toBe(points);
});

it.each([
  [[], 0],
  [[1], 6],
  [[3.9], 6],
  [[4, 2], 12],
  [[5, 7], 20],
])('of memories that matter %j gives %s', (kept, points) => {
  expect(felt('The market was full today.', { kept }).depth.kept).toBe(points);
});

it('weighs feelings by the strongest of one’s own', () => {
  const { emotions, depth } = felt('I am so happy today!');
  expect(depth.feeling).toBe(Math.min(20, Math.round((emotions[0]?.intensity ?? 0) * 2)));
  expect(depth.feeling).toBeGreaterThan(felt('I am a little glad.').depth.feeling);
  expect(felt('I am a little glad.').depth.feeling).toBeGreaterThan(0);
  expect(felt('My neighbour is so angry.').depth.feeling).toBe(0);
});

it.each([
  ['I have never told anyone this, but I failed the exam.', true],
  ['I feel really lonely in the evenings.', true],
  ['I am ashamed of it.', true],
  ['I want to die.', true],
  ['My father died on Monday.', true],
  ['I am so happy today!', false],
  ['The train was late again.', false],
  ['My brother never told anyone where the key was hidden, the rascal.', false],
  ['Nobody knows where it is.', false],
  ['I’ve never told anybody.', true],
])('in %j something is confided: %s', (text, vulnerable) => {
  expect([felt(text).vulnerable, felt(text).depth.confided]).toEqual([vulnerable, vulnerable ? 25 : 0]);
});

it.each([
  ['Why do I keep coming back to it?', 15],
  ['Do you think people ever really change?', 15],
  ['What does it mean to forgive?', 15],
  ['Is it too late to begin again?', 15],
  ['What time is it?', 0],
  ['Did you see the rain?', 0],
  ['I know why I keep coming back to it.', 0],
])('%j gives %s for asking', (text, points) => {
  expect(felt(text).depth.asked).toBe(points);
});

it('keeps the topics of what may be told, and none of what was whispered or said in need', () => {
  expect(felt('I am so happy about the garden today!').topics).toEqual(['the garden']);
  expect(felt('I am so happy about the garden today!', { whispered: true })).toMatchObject({
    topics: [],
    quotable: false,
    vulnerable: true,
    emotions: [{ emotion: 'joy' }],
  });
  expect(felt('I want to die. The exam was too much.')).toMatchObject({ topics: [], quotable: false });
});

it.each([
  ['I want to die.', true],
  ['My friend told me she wants to kill herself.', true],
  ['I do not want to live. Nobody knows how bad it is.', true],
  ['Nobody knows that I failed the exam. I am so sad.', false],
  ['This homework kills me.', false],
])('marks what is said in danger: %s', (text, inDanger) => {
  expect(feltIn(heard(text), perceiveCautiously(text), []).inDanger).toBe(inDanger);
});

it('marks a short answer to danger', () => {
  const earlier = [
    { own: true, text: 'I want to kill myself.' },
    { own: false, text: 'Are you thinking of doing it now?' },
  ];
  expect(feltIn(heard('yes'), perceiveCautiously('yes', earlier), []).inDanger).toBe(true);
});
