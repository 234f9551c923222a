import { EMPTY_INSIGHT } from './insight-computation';
import { type ObservationInputs, insightsFrom } from './observations';
import { excerptOf } from './mapper';

const none: ObservationInputs = {
  soul: 'Lumen',
  drawn: EMPTY_INSIGHT,
  topics: [],
  relief: null,
  confided: [],
  bright: [],
  moments: [],
  sourceMessages: [],
  quarter: 0,
  sharedMemories: 0,
};
const of = (grounds: Partial<ObservationInputs>, drawn: Partial<ObservationInputs['drawn']> = {}) =>
  insightsFrom({ ...none, ...grounds, drawn: { ...EMPTY_INSIGHT, ...drawn } });
const joy = { emotion: 'joy' as const, intensity: 5, frequency: 5, outcomes: [], lastObserved: '' };

describe('insightsFrom', () => {
  it('returns nothing without inputs', () => {
    expect(of({})).toEqual([]);
  });

  it('requires a minimum frequency and quotable messages', () => {
    const topic = (many: number, messageIds = [3, 2, 1]) => [
      { emotion: 'joy' as const, topic: 'the garden', many, messageIds },
    ];
    expect(of({ topics: topic(2) })).toEqual([]);
    expect(of({ topics: topic(3, []) })).toEqual([]);
    expect(of({ topics: topic(3) })).toEqual([
      {
        number: 1,
        category: 'pattern',
        insight: 'Joy is often near when you speak of the garden.',
        confidence: 0.43,
        messageIds: [3, 2, 1],
      },
    ]);
    expect(of({ bright: [1] }, { patterns: [{ ...joy, frequency: 4 }] })).toEqual([]);
    expect(of({ bright: [1] }, { patterns: [joy] })).toMatchObject([{ number: 4, confidence: 0.38 }]);
    expect(of({ confided: [1], quarter: 12 }, { vulnerabilityGrowth: 9.99 })).toEqual([]);
    expect(of({ confided: [1], quarter: 12 }, { vulnerabilityGrowth: 10 })).toMatchObject([
      { number: 3, category: 'growth', confidence: 0.5 },
    ]);
  });

  it('derives confidence from frequency, capped below 1', () => {
    const sure = (many: number) =>
      of({ topics: [{ emotion: 'sadness', topic: 'your father', many, messageIds: [1] }] })[0]?.confidence;
    expect([sure(3), sure(6), sure(60), sure(60_000)]).toEqual([0.33, 0.5, 0.91, 0.95]);
  });

  it('is certain of counts', () => {
    expect(of({ sourceMessages: [8] }, { memoryCount: 9 })).toEqual([]);
    expect(of({ sourceMessages: [8] }, { memoryCount: 11 })).toMatchObject([
      { number: 8, insight: expect.stringMatching(/^\S+ remembers 11 things you told it\.$/) as string, confidence: 1 },
    ]);
    expect(of({ moments: [7], sharedMemories: 1 }, { deepConnectionMoments: 3 })).toMatchObject([
      { number: 5, confidence: 1 },
    ]);
  });

  it('returns the four observations with the highest confidence', () => {
    const found = of(
      {
        topics: [
          { emotion: 'joy', topic: 'the cello', many: 9, messageIds: [1, 2, 3, 4] },
          { emotion: 'fear', topic: 'the exam', many: 4, messageIds: [5] },
        ],
        relief: { from: 'fear', to: 'peace', many: 3, messageIds: [6] },
        moments: [7],
        sourceMessages: [8],
        bright: [9],
      },
      { patterns: [joy], deepConnectionMoments: 30, memoryCount: 10 },
    );
    expect(found.map(({ number, confidence }) => [number, confidence])).toEqual([
      [5, 1],
      [8, 1],
      [7, 0.88],
      [1, 0.69],
    ]);
    // At most three evidence messages each.
    expect(found[3]?.messageIds).toEqual([1, 2, 3]);
  });

  it('mentions neither absence nor duty', () => {
    const all = of(
      {
        topics: [
          { emotion: 'joy', topic: 'the cello', many: 9, messageIds: [1] },
          { emotion: 'fear', topic: 'the exam', many: 4, messageIds: [5] },
        ],
        relief: { from: 'fear', to: 'peace', many: 3, messageIds: [6] },
        confided: [1],
        quarter: 40,
        moments: [7],
        sourceMessages: [8],
        bright: [9],
      },
      { patterns: [joy], deepConnectionMoments: 3, memoryCount: 10, vulnerabilityGrowth: 20 },
    );
    expect(all.map(({ insight }) => insight).join(' ')).not.toMatch(
      /\b(?:should|must|ago|miss(?:ed|es)?|away|days|streak)\b/i,
    );
  });
});

it.each([
  ['short', 'short'],
  ['  two\n\nlines ', 'two lines'],
  ['x'.repeat(160), 'x'.repeat(160)],
  ['x'.repeat(161), `${'x'.repeat(159)}…`],
])('an excerpt of %j is %j', (content, excerpt) => {
  expect(excerptOf(content)).toBe(excerpt);
});

it('cuts an excerpt at a word boundary and never within a surrogate pair', () => {
  const excerpt = excerptOf(`${'word '.repeat(40)}end`);
  expect(excerpt.length).toBeLessThanOrEqual(160);
  expect(excerpt).toMatch(/word…$/);
  expect(excerptOf(`${'x'.repeat(158)}😀😀`).isWellFormed()).toBe(true);
});
