import { EMOTIONS } from '@kinloom/contract';
import { computeInsight, type InsightInputs, EMPTY_INSIGHT } from './insight-computation';
import {
  BRIGHT,
  connectionDepth,
  connectionStrength,
  conversationDepth,
  daysSince,
  emotionalResonance,
  growthVelocity,
  HEAVY,
  memoryImpact,
  overallGrowth,
  strongestFirst,
  type Told,
  vulnerabilityGrowth,
} from './figures';

describe('memory impact: significance × 10 + 2 a reference, at most 100', () => {
  it.each([
    [7, 3, 76],
    [1, 0, 10],
    [null, 0, 50],
    [null, 4, 58],
    [10, 0, 100],
    [10, 1, 100],
    [9, 5, 100],
    [9, 4, 98],
    [4.5, 1, 47],
  ])('of %s with %s references is %s', (significance, references, impact) => {
    expect(memoryImpact(significance, references)).toBe(impact);
  });
});

/** What is told in a history of conversations: some days of each week, and memories a day of significance 3 to 8. */
function historyOf(daysSinceStart: number, { perWeek = 4, perDay = 5 } = {}): Told {
  const days = Math.max(1, Math.round((daysSinceStart / 7) * perWeek));
  const memories = days * perDay;
  const significance = Array.from({ length: memories }, (_, index) => 3 + (index % 6)).reduce(
    (sum, one) => sum + one,
    0,
  );
  return { memories, significance, days };
}

describe('connection strength', () => {
  const of = (told: Told) => connectionStrength(told).value;

  it('is 0 without memories', () => expect(of({ memories: 0, significance: 0, days: 0 })).toBe(0));

  it.each([
    // Days since the first conversation; bounds.
    [1, 0, 5],
    [7, 5, 12],
    [30, 18, 35],
    [90, 45, 70],
    [180, 70, 90],
    [365, 88, 100],
    [730, 95, 100],
  ])('after %i days of regular conversations is between %i and %i', (days, least, most) => {
    const value = of(historyOf(days));
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  });

  it.each([
    ['rare', { perWeek: 1, perDay: 2 }],
    ['regular', { perWeek: 4, perDay: 5 }],
    ['daily and long', { perWeek: 7, perDay: 20 }],
  ])('grows every week of two years of %s conversations', (_, rhythm) => {
    const weeks = Array.from({ length: 104 }, (__, week) => of(historyOf((week + 1) * 7, rhythm)));
    expect(weeks.every((value, week) => week === 0 || value > weeks[week - 1]! || value > 99.9)).toBe(true);
    expect(Math.max(...weeks)).toBeLessThanOrEqual(100);
  });

  it('stays low after one evening, however much was told', () => {
    expect(of({ memories: 60, significance: 300, days: 1 })).toBeLessThan(15);
  });

  it('does not fall when a memory of little significance is added', () => {
    const told = historyOf(30);
    expect(of({ ...told, memories: told.memories + 1, significance: told.significance + 1 })).toBeGreaterThan(of(told));
  });

  it('lists its parts, which add up to it', () => {
    const { value, parts } = connectionStrength({ memories: 12, significance: 60, days: 2 });
    expect(parts).toEqual([
      { label: '2 days on which you told something', value: 2.2, weight: 0.6, adds: 1.32 },
      { label: '12 memories by significance', value: 5.82, weight: 0.4, adds: 2.33 },
    ]);
    expect(value).toBe(3.65);
  });
});

describe('emotional resonance: round(average intensity × 7 + min(10, pattern count) × 3)', () => {
  const of = (...intensities: number[]) => emotionalResonance(intensities.map((intensity) => ({ intensity })));
  it.each([
    [[], 0],
    [[5], 38],
    [[5, 8], 52],
    [Array.from({ length: 10 }, () => 10), 100],
    // Eleven patterns count as ten.
    [Array.from({ length: 11 }, () => 5), 65],
    // 3.5 × 7 + 3 × 3 is 33.5: halves go up.
    [[3, 3.5, 4], 34],
  ])('of intensities %j is %s', (intensities, value) => {
    expect(of(...intensities).value).toBe(value);
  });
});

describe('overall growth: round(0.4 × connection + 0.4 × depth + 0.2 × min(100, memories × 2))', () => {
  const metric = (connectionStrength: number, depth: number, memoryCount: number) => ({
    connectionStrength,
    conversationDepth: depth,
    memoryCount,
  });
  it.each([
    [[], 0],
    [[metric(50, 25, 10)], 34],
    [[metric(100, 100, 50)], 100],
    [[metric(100, 100, 5_000)], 100],
    [[metric(0, 0, 49)], 20],
    [[metric(100, 0, 20), metric(0, 50, 10)], 42],
    // A soul without conversations counts as zero.
    [[metric(80, 40, 10), metric(0, 0, 0)], 28],
  ])('of %j is %s', (metrics, value) => {
    expect(overallGrowth(metrics).overallGrowth.value).toBe(value);
    expect(overallGrowth(metrics).souls).toBe(metrics.length);
  });

  it('adds up to what it shows', () => {
    const { overallGrowth: figure } = overallGrowth([metric(33.33, 12.5, 7), metric(61, 30, 8)]);
    expect(figure.value).toBe(Math.round(figure.parts.reduce((sum, { adds }) => sum + adds, 0)));
  });
});

it('conversation depth is the mean of what messages gave, part by part; fewer than 100 count as 100', () => {
  const sums = { words: 250, feeling: 800, confided: 625, kept: 0, asked: 375 };
  const depth = conversationDepth(sums, 100);
  expect(depth.value).toBe(20.5);
  expect(depth.parts.map(({ adds }) => adds)).toEqual([2.5, 8, 6.25, 0, 3.75]);
  expect(conversationDepth({ words: 20, feeling: 20, confided: 25, kept: 20, asked: 15 }, 1).value).toBe(1);
  expect(conversationDepth(sums, 200).value).toBe(10.25);
  expect(conversationDepth({ words: 0, feeling: 0, confided: 0, kept: 0, asked: 0 }, 0).value).toBe(0);
});

it.each([
  [{ quarter: 0, first: 0, newest: 0 }, 0],
  [{ quarter: 1, first: 1, newest: 0 }, 0],
  [{ quarter: 2, first: 0, newest: 2 }, 0],
  [{ quarter: 3, first: 3, newest: 0 }, -100],
  [{ quarter: 4, first: 1, newest: 3 }, 50],
  [{ quarter: 3, first: 0, newest: 1 }, 33.33],
])('vulnerability growth of %j is %s percentage points', (quarters, points) => {
  expect(vulnerabilityGrowth(quarters)).toBe(points);
});

it('connection depth is the mean of strength and depth', () => {
  expect(connectionDepth(0, 0)).toBe(0);
  expect(connectionDepth(90, 33.33)).toBe(61.67);
});

describe('what depends on today', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  it.each([
    [null, 0],
    ['2026-03-01T11:59:59Z', 0],
    ['2026-02-28T12:00:00Z', 1],
    ['2026-02-28T12:00:01Z', 0],
    ['2025-03-01T12:00:00Z', 365],
    ['2026-03-02T00:00:00Z', 0],
  ])('the age of a relationship since %s is %s days', (first, days) => {
    expect(daysSince(first, now)).toBe(days);
  });

  it('memories a week are those of the last 28 days, a quarter of them', () => {
    const days = { '2026-02-01': 5, '2026-02-02': 3, '2026-02-20': 4, '2026-03-01': 1 };
    // The first of February is the 29th day back.
    expect(growthVelocity(days, now)).toBe(2);
    expect(growthVelocity(days, now + 86_400_000)).toBe(1.25);
    expect(growthVelocity({}, now)).toBe(0);
  });
});

describe('patterns', () => {
  const pattern = (
    emotion: 'joy' | 'fear' | 'peace',
    intensity: number,
    frequency: number,
    lastObserved = '2026-01-01',
  ) => ({
    emotion,
    intensity,
    frequency,
    lastObserved,
  });
  it('are ordered by intensity × frequency; equal ones by the latest message, then by name', () => {
    const weak = pattern('joy', 9, 1);
    const strong = pattern('fear', 3, 10);
    expect(strongestFirst([weak, strong])).toEqual([strong, weak]);
    const later = pattern('joy', 5, 6, '2026-01-02');
    expect(strongestFirst([strong, later])).toEqual([later, strong]);
    expect(strongestFirst([pattern('peace', 5, 6), pattern('fear', 6, 5)]).map(({ emotion }) => emotion)).toEqual([
      'fear',
      'peace',
    ]);
    expect(strongestFirst([])).toEqual([]);
  });

  it('are of feelings that are bright, heavy, or neither', () => {
    expect(EMOTIONS.filter((emotion) => !BRIGHT.has(emotion) && !HEAVY.has(emotion))).toEqual(['contemplation']);
    expect([...BRIGHT].filter((emotion) => HEAVY.has(emotion))).toEqual([]);
  });
});

describe('computeInsight', () => {
  it('returns zeros and empty lists without inputs', () => {
    expect(EMPTY_INSIGHT).toMatchObject({
      connectionStrength: { value: 0 },
      conversationDepth: { value: 0 },
      emotionalResonance: { value: 0 },
      memoryCount: 0,
      firstAt: null,
      patterns: [],
      impacts: [],
    });
  });

  it('limits impacts to 100 and outcomes to five, with ties newest first', () => {
    const inputs: InsightInputs = {
      told: { memories: 150, significance: 0, days: 0 },
      memoryDays: {},
      firstAt: new Date('2026-01-01'),
      feelings: [{ emotion: 'joy', intensity: 5.005, frequency: 3, last: new Date('2026-01-02') }],
      outcomes: [
        ...(['trust', 'fear', 'anger', 'peace', 'love'] as const).map((outcome) => ({
          emotion: 'joy' as const,
          outcome,
          many: 1,
        })),
        { emotion: 'joy', outcome: 'wonder', many: 4 },
        { emotion: 'fear', outcome: 'joy', many: 9 },
      ],
      shifts: [],
      depths: { many: 0, sums: { words: 0, feeling: 0, confided: 0, kept: 0, asked: 0 } },
      quarters: { quarter: 0, first: 0, newest: 0 },
      deepMoments: 0,
      weights: Array.from({ length: 150 }, (_, at) => ({ id: at + 1, significance: at < 140 ? 5 : 6, references: 0 })),
    };
    const drawn = computeInsight(inputs);
    expect(drawn.impacts).toHaveLength(100);
    expect(drawn.impacts.slice(0, 11).map(({ memoryId }) => memoryId)).toEqual([
      150, 149, 148, 147, 146, 145, 144, 143, 142, 141, 140,
    ]);
    expect(drawn.patterns).toEqual([
      {
        emotion: 'joy',
        intensity: 5.01,
        frequency: 3,
        outcomes: ['wonder', 'anger', 'fear', 'love', 'peace'],
        lastObserved: '2026-01-02T00:00:00.000Z',
      },
    ]);
  });
});
