import {
  EMOTIONS,
  MEMORY_LAYERS,
  type EmotionalPattern,
  type EmotionName,
  type EmotionPoint,
  type GrowthPoint,
  type MemoryImpact,
  type MemoryLayer,
  type RelationshipMetric,
} from '@kinloom/contract';

/** What of a soul's growth a line can show. */
export const MEASURES = ['trust', 'level', 'messages', 'memories'] as const;
export type Measure = (typeof MEASURES)[number];

/** A soul as charts draw it. */
export interface Line {
  id: number;
  name: string;
}

/** One week of the time line: when it began, and each soul's value by its id. */
export type GrowthRow = { at: number } & Record<string, number>;

/** Trust is read as a percentage; everything else as it is. */
export function valueOf(point: GrowthPoint, measure: Measure): number {
  return measure === 'trust' ? Math.round(point.trust * 100) : point[measure];
}

/** The weeks from the first to the last, each with what is known of each soul. */
export function growthRows(points: readonly GrowthPoint[], measure: Measure): GrowthRow[] {
  const rows = new Map<string, GrowthRow>();
  for (const point of points) {
    const row = rows.get(point.week) ?? { at: Date.parse(point.week) };
    row[point.companionId] = valueOf(point, measure);
    rows.set(point.week, row);
  }
  return [...rows.values()].sort((a, b) => a.at - b.at);
}

/** Every Monday from the first week to the last, also where nothing was said: so that marks on a time line stand at even distances. */
export function mondays(weeks: readonly number[]): number[] {
  const [first, last] = [Math.min(...weeks), Math.max(...weeks)];
  return weeks.length === 0
    ? []
    : Array.from({ length: Math.round((last - first) / WEEK) + 1 }, (_, place) => first + place * WEEK);
}

/** Days to mark between two times, at most so many, each once. */
export function daysBetween(from: number, to: number, most: number): number[] {
  const days = Math.round((to - from) / DAY);
  const steps = Math.min(most - 1, days);
  return steps < 1 ? [from] : Array.from({ length: steps + 1 }, (_, place) => from + ((to - from) / steps) * place);
}

const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** The souls of a time line that there is a line for, in the order they are known in. */
export function linesOf(points: readonly GrowthPoint[], souls: readonly Line[]): Line[] {
  const drawn = new Set(points.map(({ companionId }) => companionId));
  return souls.filter(({ id }) => drawn.has(id)).map(({ id, name }) => ({ id, name }));
}

/** What souls are measured by, beside each other. */
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

/** A memory on the map: when it came, how significant it is, and how often it came back. */
export interface MapPoint {
  at: number;
  significance: number;
  references: number;
  title: string;
}

/** The memories of each layer that has some, the nearest layer first. */
export function mapOf(memories: readonly MemoryImpact[]): { layer: MemoryLayer; points: MapPoint[] }[] {
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

/** One mark of the feelings' weather: a week, the row of its feeling, how strong it was and in how many messages. */
export interface FeelingMark extends EmotionPoint {
  at: number;
  row: number;
}

export interface Weather {
  /** From top to bottom: what was felt in the most messages comes first. */
  emotions: EmotionName[];
  weeks: number[];
  marks: FeelingMark[];
}

/** The feelings of the last weeks, as rows of marks. */
export function weatherOf(points: readonly EmotionPoint[], weeksShown: number): Weather {
  const weeks = [...new Set(points.map(({ week }) => week))].sort().slice(-weeksShown);
  const first = weeks[0] ?? '';
  const shown = points.filter(({ week }) => week >= first);
  const felt = new Map<EmotionName, number>();
  for (const { emotion, messages } of shown) felt.set(emotion, (felt.get(emotion) ?? 0) + messages);
  const emotions = EMOTIONS.filter((name) => felt.has(name)).sort((a, b) => (felt.get(b) ?? 0) - (felt.get(a) ?? 0));
  return {
    emotions,
    weeks: weeks.map((week) => Date.parse(week)),
    marks: shown.map((point) => ({ ...point, at: Date.parse(point.week), row: emotions.indexOf(point.emotion) })),
  };
}

/** The strongest patterns: by intensity × frequency (specification, section 9). */
export function strongest(patterns: readonly EmotionalPattern[], most: number): EmotionalPattern[] {
  return [...patterns].sort((a, b) => b.intensity * b.frequency - a.intensity * a.frequency).slice(0, most);
}
