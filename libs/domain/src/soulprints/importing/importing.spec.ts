import type { SoulAnalysis } from '@kinloom/contract';
import { LIMITS } from '@kinloom/contract';
import type { ImportedMessage } from '../formats';
import { LineDigests } from './line-digests';
import { ImportedFacts } from './imported-facts';
import { toPersonality } from './personality';
import { assignRoles, toVoice } from './speaker-roles';
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

describe('LineDigests', () => {
  it('distinguishes repeated lines within a minute', () => {
    const twice = digestsOf(
      said('haha'),
      said('haha'),
      said('haha', { at: 2 * MINUTE }),
      said('haha', { speaker: 'Bo' }),
    );
    expect(new Set(twice).size).toBe(4);
    expect(digestsOf(said('haha'), said('haha')).every((one) => twice.includes(one))).toBe(true);
  });

  it('uses the program’s message id and ignores the file name', () => {
    expect(digestsOf(said('hi'))).toEqual(digestsOf(said('hi', { thread: 'chat (1)' })));
    const [one, edited, elsewhere] = [
      said('a', { sourceId: '7' }),
      said('b', { sourceId: '7' }),
      said('a', { sourceId: '7', thread: 'x' }),
    ];
    expect(digestsOf(one)).toEqual(digestsOf(edited));
    expect(digestsOf(one)).not.toEqual(digestsOf(elsewhere));
  });

  it('counts untimed lines', () => {
    const timeless = [said('ok', { at: null }), said('well', { at: null }), said('ok', { at: null })];
    expect(new Set(digestsOf(...timeless)).size).toBe(3);
    expect(digestsOf(...timeless)).toEqual(digestsOf(...timeless));
  });
});

describe('BoundedSample', () => {
  it('samples evenly and in order within its limits', () => {
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

describe('assignRoles', () => {
  const speakers = ['Ada', 'Bo', 'Lumen'].map((name, place) => ({ name, messages: 9 - place, role: null }));
  const choose = (chosen: object, of = speakers) =>
    assignRoles(
      { speakers: of, owner: null },
      { name: 'Lumen', soulSpeaker: null, personSpeaker: null, ...chosen },
      true,
    );

  it('guesses the soul by its name', () => expect(choose({})).toMatchObject({ soul: 'Lumen', ownWords: false }));
  it('prefers the person’s choice', () =>
    expect(choose({ soulSpeaker: 'Bo', personSpeaker: 'Ada' })).toMatchObject({ soul: 'Bo', person: 'Ada', sure: 1 }));
  it('ignores names that do not occur', () =>
    expect(choose({ soulSpeaker: 'Zed' })).toMatchObject({ soul: null, sure: 0 }));
  it('assigns the other of two speakers', () => {
    const two = speakers.slice(0, 2);
    expect(choose({ soulSpeaker: 'Ada' }, two)).toMatchObject({ soul: 'Ada', person: 'Bo' });
    expect(choose({ personSpeaker: 'Ada' }, two)).toMatchObject({ soul: 'Bo', person: 'Ada' });
  });
  it('assigns unnamed first-person texts to the soul', () => {
    const roles = choose({}, []);
    expect([toVoice('', roles), toVoice('', { ...roles, ownWords: false })]).toEqual(['soul', 'other']);
  });
});

describe('ExportSurvey', () => {
  it('samples beginning, middle and end and detects the first person', () => {
    const survey = new ExportSurvey();
    for (let at = 0; at < 1_000; at += 1)
      survey.add(said(at % 3 ? `I saw ${at} gulls` : `${at} gulls`, { speaker: '' }));
    const shown = survey.samples().map(({ text }) => Number(/\d+/.exec(text)?.[0]));
    expect(shown).toHaveLength(9);
    expect([...shown].sort((one, other) => one - other)).toEqual(shown);
    expect([shown[0], shown.at(-1), Math.abs((shown[4] ?? 0) - 500) < 100]).toEqual([0, 999, true]);
    expect(survey.usesFirstPerson).toBe(true);
  });
});

describe('ImportedFacts', () => {
  it('extracts facts from short answers and long texts, the newest per key', async () => {
    const facts = new ImportedFacts({ personName: 'Ada', soulName: 'Lumen' });
    const line = (id: number, text: string, from: 'person' | 'soul' = 'person') => ({
      id,
      text,
      from,
      speaker: from,
      thread: 't',
      at: id * MINUTE,
    });
    await facts.addLines([
      line(1, 'My sister is called Marta.'),
      line(2, 'I am allergic to walnuts.', 'soul'),
      line(3, 'My sister is called Marta.'),
    ]);
    await facts.addLines(
      Array.from({ length: 6_000 }, (_, at) =>
        line(
          at + 10,
          `The weather was fine on day ${at} and nothing else happened here at all, as far as anybody could tell.`,
        ),
      ),
    );
    await facts.addLines([line(9_000, 'I live in Ghent.')]);
    const drafts = facts.topDrafts();
    expect(drafts.length).toBeLessThanOrEqual(1_000);
    expect(drafts.filter(({ content }) => /Marta/.test(content)).map(({ messageId }) => messageId)).toEqual([3]);
    expect(drafts.some(({ content }) => /walnut/.test(content))).toBe(false);
    expect(drafts.at(-1)).toMatchObject({ messageId: 9_000 });
    expect(drafts.at(-1)?.content).toMatch(/Ghent/);
  });
});

describe('toPersonality', () => {
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

  it('keeps fields set by the person', () =>
    expect(toPersonality(analysis, { empathy: 1, description: 'Salt.' })).toEqual({
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

  it('stays within the size limit', () => {
    const byHand = { description: 'x'.repeat(LIMITS.personalityBytes - 30) };
    expect(toPersonality(analysis, byHand)).toEqual(byHand);
  });
});
