import type { EmotionalPattern, EmotionPoint, GrowthPoint, MemoryImpact } from '@kinloom/contract';
import {
  dayTicks,
  growthRows,
  soulLines,
  memoryMapPoints,
  hasCourse,
  intervalTicks,
  shortestInterval,
  strongestPatterns,
  emotionChartData,
} from './chart-data';

const week = (companionId: number, monday: string, more: Partial<GrowthPoint> = {}): GrowthPoint => ({
  companionId,
  week: monday,
  days: 7,
  messages: 10,
  memories: 4,
  trust: 0.456,
  level: 2,
  ...more,
});

describe('growth rows', () => {
  const points = [week(1, '2026-03-09'), week(2, '2026-03-02', { trust: 1 }), week(1, '2026-03-02', { trust: 0 })];

  it('are weeks in order with the value of each soul', () => {
    expect(growthRows(points, 'trust')).toEqual([
      { at: Date.parse('2026-03-02'), 1: 0, 2: 100 },
      { at: Date.parse('2026-03-09'), 1: 46 },
    ]);
    expect(growthRows(points, 'messages')[1]).toEqual({ at: Date.parse('2026-03-09'), 1: 10 });
    expect(growthRows([], 'trust')).toEqual([]);
  });

  it('have a line only for souls with data', () => {
    const souls = [3, 2, 1].map((id) => ({ id, name: `Soul ${id}` }));
    expect(soulLines(points, souls).map(({ id }) => id)).toEqual([2, 1]);
  });
});

it('groups memories by layer, nearest first, without empty layers', () => {
  const memory = (memoryId: number, layer: string): MemoryImpact => ({
    memoryId,
    title: `Memory ${memoryId}`,
    significance: 7,
    references: memoryId,
    impact: 70,
    emotionalWeight: 0.5,
    layer,
    saidAt: '2026-03-02T20:00:00.000Z',
    createdAt: '2026-04-02T20:00:00.000Z',
  });
  expect(memoryMapPoints([memory(1, 'background'), memory(2, 'surface'), memory(3, 'background')])).toEqual([
    {
      layer: 'surface',
      points: [{ title: 'Memory 2', references: 2, significance: 7, at: Date.parse('2026-03-02T20:00:00.000Z') }],
    },
    {
      layer: 'background',
      points: [expect.objectContaining({ title: 'Memory 1' }), expect.objectContaining({ title: 'Memory 3' })],
    },
  ]);
});

it('shows a course from two dates on, by day if a relationship is young', () => {
  expect([hasCourse([week(1, '2026-03-02')]), hasCourse([week(1, '2026-03-02'), week(2, '2026-03-02')])]).toEqual([
    false,
    false,
  ]);
  expect(hasCourse([week(1, '2026-03-02'), week(1, '2026-03-09')])).toBe(true);
  expect(shortestInterval([week(1, '2026-03-02'), week(2, '2026-03-04', { days: 1 })])).toBe(1);
});

it('spaces week and day ticks evenly', () => {
  const at = (...days: string[]) => days.map((day) => Date.parse(day));
  expect(intervalTicks(at('2026-03-23', '2026-03-02'), 7)).toEqual(
    at('2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'),
  );
  expect(intervalTicks(at('2026-03-02', '2026-03-04'), 1)).toEqual(at('2026-03-02', '2026-03-03', '2026-03-04'));
  expect([intervalTicks(at('2026-03-02'), 7), intervalTicks([], 7)]).toEqual([at('2026-03-02'), []]);
  const [from = 0, to = 0] = at('2026-03-02', '2026-03-06');
  expect(dayTicks(from, to, 3)).toEqual(at('2026-03-02', '2026-03-04', '2026-03-06'));
  expect(dayTicks(from, to, 9)).toHaveLength(5);
  expect(dayTicks(from, from + 60_000, 9)).toEqual([from]);
});

describe('emotion chart', () => {
  const emotionPoint = (monday: string, emotion: EmotionPoint['emotion'], messages: number): EmotionPoint => ({
    week: monday,
    days: 7,
    emotion,
    intensity: 5,
    messages,
  });
  const points = [
    emotionPoint('2026-03-02', 'fear', 30),
    emotionPoint('2026-03-09', 'joy', 2),
    emotionPoint('2026-03-09', 'peace', 3),
    emotionPoint('2026-03-16', 'joy', 2),
  ];

  it('sorts emotions by messages and marks each week', () => {
    const { emotions, weeks, marks } = emotionChartData(points, 10);
    expect(emotions).toEqual(['fear', 'joy', 'peace']);
    expect(weeks).toHaveLength(3);
    expect(marks.map(({ emotion, row }) => [emotion, row])).toEqual([
      ['fear', 0],
      ['joy', 1],
      ['peace', 2],
      ['joy', 1],
    ]);
  });

  it('is limited to the last weeks', () => {
    expect(emotionChartData(points, 2).emotions).toEqual(['joy', 'peace']);
    expect(emotionChartData([], 2)).toEqual({ emotions: [], weeks: [], days: 7, marks: [] });
  });
});

it('ranks patterns by intensity times frequency', () => {
  const pattern = (id: number, intensity: number, frequency: number): EmotionalPattern => ({
    id,
    emotion: 'joy',
    intensity,
    frequency,
    triggers: [],
    outcomes: [],
    lastObserved: '2026-03-02T20:00:00.000Z',
  });
  const all = [pattern(1, 9, 2), pattern(2, 2, 12), pattern(3, 5, 4)];
  expect(strongestPatterns(all, 2).map(({ id }) => id)).toEqual([2, 3]);
});
