import type { SoulAnalysis } from '@kinloom/contract';
import { LIMITS } from '@kinloom/contract';
import type { ImportedMessage } from '../formats';
import { LineDigests } from './line-digests';
import { ImportedFacts } from './imported-facts';
import { personalityOf } from './personality';
import { rolesOf, voiceOf } from './speaker-roles';
import { ExportSurvey } from './export-survey';
import { BoundedSample } from './bounded-sample';

const MINUTE = 60_000;
const said = (text: string, fields: Partial<ImportedMessage> = {}): ImportedMessage => ({
  thread: 'chat',
  speaker: 'Ada',
  role: null,
  text,
  at: MINUTE,
  sourceId: null,
  ...fields,
});
const digestsOf = (...messages: ImportedMessage[]) => {
  const digests = new LineDigests();
  return messages.map((message) => digests.of(message).toString('hex'));
};

describe('what makes a line the same', () => {
  it('is who said what when, however often in one minute', () => {
    const twice = digestsOf(
      said('haha'),
      said('haha'),
      said('haha', { at: 2 * MINUTE }),
      said('haha', { speaker: 'Bo' }),
    );
    expect(new Set(twice).size).toBe(4);
    expect(digestsOf(said('haha'), said('haha')).every((one) => twice.includes(one))).toBe(true);
  });

  it('is not the name of the file, but the program’s own id where there is one', () => {
    expect(digestsOf(said('hi'))).toEqual(digestsOf(said('hi', { thread: 'chat (1)' })));
    const [one, edited, elsewhere] = [
      said('a', { sourceId: '7' }),
      said('b', { sourceId: '7' }),
      said('a', { sourceId: '7', thread: 'x' }),
    ];
    expect(digestsOf(one)).toEqual(digestsOf(edited));
    expect(digestsOf(one)).not.toEqual(digestsOf(elsewhere));
  });

  it('counts what has no time too', () => {
    const timeless = [said('ok', { at: null }), said('well', { at: null }), said('ok', { at: null })];
    expect(new Set(digestsOf(...timeless)).size).toBe(3);
    expect(digestsOf(...timeless)).toEqual(digestsOf(...timeless));
  });
});

describe('some of many', () => {
  it('are spread evenly, in their order, within their room', () => {
    const sample = new BoundedSample<number>(100, 1_000);
    for (let at = 0; at < 10_000; at += 1) sample.add(() => at, 20);
    const { all } = sample;
    expect(all.length).toBeGreaterThan(20);
    expect(all.length).toBeLessThanOrEqual(50);
    const steps = all.slice(1).map((one, place) => one - (all[place] ?? 0));
    expect(new Set(steps).size).toBe(1);
    expect(all[0]).toBe(0);
  });
});

describe('who is who', () => {
  const speakers = ['Ada', 'Bo', 'Lumen'].map((name, place) => ({ name, messages: 9 - place, role: null }));
  const choose = (chosen: object, of = speakers) =>
    rolesOf({ speakers: of, owner: null }, { name: 'Lumen', soulSpeaker: null, personSpeaker: null, ...chosen }, true);

  it('is guessed by the soul’s name', () => expect(choose({})).toMatchObject({ soul: 'Lumen', ownWords: false }));
  it('is what the person says', () =>
    expect(choose({ soulSpeaker: 'Bo', personSpeaker: 'Ada' })).toMatchObject({ soul: 'Bo', person: 'Ada', sure: 1 }));
  it('is nobody where the name is nobody’s', () =>
    expect(choose({ soulSpeaker: 'Zed' })).toMatchObject({ soul: null, sure: 0 }));
  it('leaves the other of two', () => {
    const two = speakers.slice(0, 2);
    expect(choose({ soulSpeaker: 'Ada' }, two)).toMatchObject({ soul: 'Ada', person: 'Bo' });
    expect(choose({ personSpeaker: 'Ada' }, two)).toMatchObject({ soul: 'Bo', person: 'Ada' });
  });
  it('is the soul, where nobody is named and most say "I"', () => {
    const roles = choose({}, []);
    expect([voiceOf('', roles), voiceOf('', { ...roles, ownWords: false })]).toEqual(['soul', 'other']);
  });
});

describe('looking over an export', () => {
  it('shows its beginning, middle and end, and who says "I"', () => {
    const survey = new ExportSurvey();
    for (let at = 0; at < 1_000; at += 1)
      survey.add(said(at % 3 ? `I saw ${at} gulls` : `${at} gulls`, { speaker: '' }));
    const shown = survey.samples().map(({ text }) => Number(/\d+/.exec(text)?.[0]));
    expect(shown).toHaveLength(9);
    expect([...shown].sort((one, other) => one - other)).toEqual(shown);
    expect([shown[0], shown.at(-1), Math.abs((shown[4] ?? 0) - 500) < 100]).toEqual([0, 999, true]);
    expect(survey.saysI).toBe(true);
  });
});

describe('what the person told', () => {
  it('is found in short answers and long talk, the newest of the same holding', async () => {
    const facts = new ImportedFacts({ personName: 'Ada', soulName: 'Lumen' });
    const line = (id: number, text: string, from: 'person' | 'soul' = 'person') => ({
      id,
      text,
      from,
      speaker: from,
      thread: 't',
      at: id * MINUTE,
    });
    await facts.take([
      line(1, 'My sister is called Marta.'),
      line(2, 'I am allergic to walnuts.', 'soul'),
      line(3, 'My sister is called Marta.'),
    ]);
    await facts.take(
      Array.from({ length: 6_000 }, (_, at) =>
        line(
          at + 10,
          `The weather was fine on day ${at} and nothing else happened here at all, as far as anybody could tell.`,
        ),
      ),
    );
    await facts.take([line(9_000, 'I live in Ghent.')]);
    const drafts = facts.chosen();
    expect(drafts.length).toBeLessThanOrEqual(1_000);
    expect(drafts.filter(({ content }) => /Marta/.test(content)).map(({ messageId }) => messageId)).toEqual([3]);
    expect(drafts.some(({ content }) => /walnut/.test(content))).toBe(false);
    expect(drafts.at(-1)).toMatchObject({ messageId: 9_000 });
    expect(drafts.at(-1)?.content).toMatch(/Ghent/);
  });
});

describe('a personality out of an analysis', () => {
  const finding = <T>(value: T) => ({ value, confidence: 0.5, evidence: [] });
  const analysis: SoulAnalysis = {
    sliders: { creativity: finding(4), empathy: finding(4), logic: finding(4), curiosity: finding(4) },
    traits: [finding('warm')],
    communicationStyle: [finding('brief: 6 words a message')],
    interests: [finding('gulls')],
    emotionalPatterns: [finding({ emotion: 'joy', share: 1 })],
    archetype: finding('sage'),
    language: 'english',
    counts: { texts: 1, words: 1, sentences: 1, ownTexts: 1 },
    sayings: [],
  };

  it('leaves what was set by hand', () =>
    expect(personalityOf(analysis, { empathy: 1, description: 'Salt.' })).toEqual({
      creativity: 4,
      empathy: 1,
      logic: 4,
      curiosity: 4,
      traits: ['warm'],
      communication_style: ['brief: 6 words a message'],
      interests: ['gulls'],
      emotional_patterns: ['joy'],
      description: 'Salt.',
    }));

  it('stays within its room', () => {
    const byHand = { description: 'x'.repeat(LIMITS.personalityBytes - 30) };
    expect(personalityOf(analysis, byHand)).toEqual(byHand);
  });
});
