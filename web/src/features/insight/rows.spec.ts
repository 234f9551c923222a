import type { EmotionalPattern, EmotionPoint, GrowthPoint, MemoryImpact } from '@kinloom/contract';
import { daysBetween, growthRows, linesOf, mapOf, mondays, strongest, weatherOf } from './rows';

const week = (companionId: number, monday: string, more: Partial<GrowthPoint> = {}): GrowthPoint => ({
  companionId,
  week: monday,
  messages: 10,
  memories: 4,
  trust: 0.456,
  level: 2,
  ...more,
});

describe('the rows of growth', () => {
  const points = [week(1, '2026-03-09'), week(2, '2026-03-02', { trust: 1 }), week(1, '2026-03-02', { trust: 0 })];

  it('are weeks, the first first, with a value for each soul that is known then', () => {
    expect(growthRows(points, 'trust')).toEqual([
      { at: Date.parse('2026-03-02'), 1: 0, 2: 100 },
      { at: Date.parse('2026-03-09'), 1: 46 },
    ]);
    expect(growthRows(points, 'messages')[1]).toEqual({ at: Date.parse('2026-03-09'), 1: 10 });
    expect(growthRows([], 'trust')).toEqual([]);
  });

  it('have a line only for who is in them', () => {
    const souls = [3, 2, 1].map((id) => ({ id, name: `Soul ${id}` }));
    expect(linesOf(points, souls).map(({ id }) => id)).toEqual([2, 1]);
  });
});

it('maps memories by layer, the nearest first, and leaves out empty layers', () => {
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
  expect(mapOf([memory(1, 'background'), memory(2, 'surface'), memory(3, 'background')])).toEqual([
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

it('marks weeks and days at even distances', () => {
  const at = (...days: string[]) => days.map((day) => Date.parse(day));
  expect(mondays(at('2026-03-23', '2026-03-02'))).toEqual(at('2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'));
  expect([mondays(at('2026-03-02')), mondays([])]).toEqual([at('2026-03-02'), []]);
  const [from = 0, to = 0] = at('2026-03-02', '2026-03-06');
  expect(daysBetween(from, to, 3)).toEqual(at('2026-03-02', '2026-03-04', '2026-03-06'));
  expect(daysBetween(from, to, 9)).toHaveLength(5);
  expect(daysBetween(from, from + 60_000, 9)).toEqual([from]);
});

describe('the weather of feelings', () => {
  const felt = (monday: string, emotion: EmotionPoint['emotion'], messages: number): EmotionPoint => ({
    week: monday,
    emotion,
    intensity: 5,
    messages,
  });
  const points = [
    felt('2026-03-02', 'fear', 30),
    felt('2026-03-09', 'joy', 2),
    felt('2026-03-09', 'peace', 3),
    felt('2026-03-16', 'joy', 2),
  ];

  it('has what was felt most on top, and a mark for each week of a feeling', () => {
    const { emotions, weeks, marks } = weatherOf(points, 10);
    expect(emotions).toEqual(['fear', 'joy', 'peace']);
    expect(weeks).toHaveLength(3);
    expect(marks.map(({ emotion, row }) => [emotion, row])).toEqual([
      ['fear', 0],
      ['joy', 1],
      ['peace', 2],
      ['joy', 1],
    ]);
  });

  it('is of the last weeks only, where there are more than can be seen', () => {
    expect(weatherOf(points, 2).emotions).toEqual(['joy', 'peace']);
    expect(weatherOf([], 2)).toEqual({ emotions: [], weeks: [], marks: [] });
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
  expect(strongest(all, 2).map(({ id }) => id)).toEqual([2, 3]);
});
