import {
  EMOTIONS,
  MEMORY_LAYERS,
  type ChartInterval,
  type EmotionalPattern,
  type EmotionName,
  type EmotionPoint,
  type GrowthPoint,
  type MemoryImpact,
  type MemoryLayer,
  type RelationshipMetric,
} from '@kinloom/contract';

/** Measures the growth chart can show. */
export const MEASURES = ['trust', 'level', 'messages', 'memories'] as const;
export type Measure = (typeof MEASURES)[number];

/** A soul as drawn in charts. */
export interface SoulLine {
  id: number;
  name: string;
}

/** One day or week: start time, and each soul's value by id. */
export type GrowthRow = { at: number } & Record<string, number>;

/** Value of a measure; trust as a percentage. */
export function measureValue(point: GrowthPoint, measure: Measure): number {
  return measure === 'trust' ? Math.round(point.trust * 100) : point[measure];
}

/** Rows of the growth chart, in chronological order. */
export function growthRows(points: readonly GrowthPoint[], measure: Measure): GrowthRow[] {
  const rows = new Map<string, GrowthRow>();
  for (const point of points) {
    const row = rows.get(point.week) ?? { at: Date.parse(point.week) };
    row[point.companionId] = measureValue(point, measure);
    rows.set(point.week, row);
  }
  return [...rows.values()].sort((a, b) => a.at - b.at);
}

/**
 * The start of every day or week from the first to the last, including those without data, for evenly spaced ticks.
 * @param days length of the shortest interval
 */
export function intervalTicks(starts: readonly number[], days: number): number[] {
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const step = days * DAY;
  return starts.length === 0
    ? []
    : Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Length in days of the shortest interval of these points. */
export function shortestInterval(points: readonly ChartInterval[]): 1 | 7 {
  return points.some(({ days }) => days === 1) ? 1 : 7;
}

/** Whether points cover two dates or more: a single one shows no course. */
export function hasCourse(points: readonly ChartInterval[]): boolean {
  return new Set(points.map(({ week }) => week)).size > 1;
}

/** At most `most` distinct days between two times, evenly spaced. */
export function dayTicks(from: number, to: number, max: number): number[] {
  const days = Math.round((to - from) / DAY);
  const steps = Math.min(max - 1, days);
  return steps < 1 ? [from] : Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) / steps) * index);
}

const DAY = 86_400_000;

/** Souls that have data points, in the given order. */
export function soulLines(points: readonly GrowthPoint[], souls: readonly SoulLine[]): SoulLine[] {
  const drawn = new Set(points.map(({ companionId }) => companionId));
  return souls.filter(({ id }) => drawn.has(id)).map(({ id, name }) => ({ id, name }));
}

/** Metrics of the comparison chart. */
export const METRICS = [
  ['Connection strength', 'connectionStrength'],
  ['Conversation depth', 'conversationDepth'],
  ['Emotional resonance', 'emotionalResonance'],
] as const satisfies readonly (readonly [string, keyof RelationshipMetric])[];

export function metricRows(
  metrics: readonly RelationshipMetric[],
): ({ name: string } & Record<string, number | string>)[] {
  return METRICS.map(([name, field]) => ({
    name,
    ...Object.fromEntries(metrics.map((metric) => [String(metric.companionId), metric[field]])),
  }));
}

/** A memory on the map: time, significance, number of references. */
export interface MapPoint {
  at: number;
  significance: number;
  references: number;
  title: string;
}

/** Memories by layer, nearest first, without empty layers. */
export function memoryMapPoints(memories: readonly MemoryImpact[]): { layer: MemoryLayer; points: MapPoint[] }[] {
  return MEMORY_LAYERS.map((layer) => ({
    layer,
    points: memories
      .filter((memory) => memory.layer === layer)
      .map(({ saidAt, significance, references, title }) => ({
        at: Date.parse(saidAt),
        significance,
        references,
        title,
      })),
  })).filter(({ points }) => points.length > 0);
}

/** One mark of the emotion chart: interval, row, intensity and number of messages. */
export interface EmotionMark extends EmotionPoint {
  at: number;
  row: number;
}

export interface EmotionChartData {
  /** From top to bottom: the emotion in most messages first. */
  emotions: EmotionName[];
  weeks: number[];
  /** Length of an interval, in days. */
  days: number;
  marks: EmotionMark[];
}

/** Rows and marks of the emotion chart for the newest days or weeks. */
export function emotionChartData(points: readonly EmotionPoint[], weeksShown: number): EmotionChartData {
  const weeks = [...new Set(points.map(({ week }) => week))].sort().slice(-weeksShown);
  const first = weeks[0] ?? '';
  const shown = points.filter(({ week }) => week >= first);
  const messageCounts = new Map<EmotionName, number>();
  for (const { emotion, messages } of shown) messageCounts.set(emotion, (messageCounts.get(emotion) ?? 0) + messages);
  const emotions = EMOTIONS.filter((name) => messageCounts.has(name)).sort(
    (a, b) => (messageCounts.get(b) ?? 0) - (messageCounts.get(a) ?? 0),
  );
  return {
    emotions,
    weeks: weeks.map((week) => Date.parse(week)),
    days: shortestInterval(shown),
    marks: shown.map((point) => ({ ...point, at: Date.parse(point.week), row: emotions.indexOf(point.emotion) })),
  };
}

/** The strongest patterns by intensity × frequency (specification, section 9). */
export function strongestPatterns(patterns: readonly EmotionalPattern[], max: number): EmotionalPattern[] {
  return [...patterns].sort((a, b) => b.intensity * b.frequency - a.intensity * a.frequency).slice(0, max);
}
