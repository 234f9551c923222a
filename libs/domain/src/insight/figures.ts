import {
  type EmotionName,
  EMOTIONS,
  type Figure,
  type FigurePart,
  type OverallGrowth,
  type RelationshipMetric,
} from '@kinloom/contract';
import { DEPTH_REASONS, type DepthParts } from '@kinloom/mind';

/** Formulas of the dashboards (specification, section 9) with definitions where the specification leaves them open. Pure functions. */

export const DAY = 86_400_000;
/** Significance assumed if none is stored. */
const DEFAULT_SIGNIFICANCE = 5;
/** Number of newest depth scores averaged into conversation depth. */
export const NEWEST_DEPTHS = 200;
/** Emotional weight (0–1) from which a reflection counts as a deep moment. */
export const DEEP_MOMENT = 0.7;
/** Connection strength that is a milestone: about three months of regular conversations. */
export const WELL_ACQUAINTED = 60;
/**
 * Connection strength: points each part can reach, and the amount at which it has reached 63 % of them. With conversations on two of
 * three days a month gives about 25 points, half a year about 80.
 */
export const STRENGTH = {
  /** Days on which the person told something. */
  days: { points: 60, scale: 90 },
  /** Sum of the significance (1–10) of what was told. */
  significance: { points: 40, scale: 1_000 },
} as const;
/** Messages below which conversation depth counts as if that many had been written: few messages say little. */
export const LEAST_DEPTHS = 100;
/** Window of `growthVelocity` in days. */
export const VELOCITY_DAYS = 28;
/** Maximum triggers and outcomes per emotion. */
export const MAX_PER_EMOTION = 5;

/** Positive emotions (BRIGHT) and negative ones (HEAVY); contemplation is neutral. */
export const BRIGHT: ReadonlySet<EmotionName> = new Set<EmotionName>([
  'joy',
  'excitement',
  'love',
  'peace',
  'curiosity',
  'trust',
  'gratitude',
  'wonder',
]);
export const HEAVY: ReadonlySet<EmotionName> = new Set<EmotionName>(
  EMOTIONS.filter((emotion) => !BRIGHT.has(emotion) && emotion !== 'contemplation'),
);

/** Compensates binary floating point, so that exact decimal halves round up. */
const ROUNDING = 1e-9;
/** Rounds to two decimals, the precision that is stored and shown. */
export const rounded = (value: number): number => Math.round((value + ROUNDING) * 100) / 100;
const meanOf = (sum: number, many: number): number => (many === 0 ? 0 : sum / many);
const part = (label: string, value: number, weight: number): FigurePart => ({
  label,
  value: rounded(value),
  weight,
  adds: rounded(value * weight),
});

/** significance × 10 + references × 2, at most 100. */
export function memoryImpact(significance: number | null, references: number): number {
  return rounded(Math.min(100, (significance ?? DEFAULT_SIGNIFICANCE) * 10 + references * 2));
}

/** What connection strength is computed from: active memories, whatever their layer. */
export interface Told {
  memories: number;
  /** Sum over the memories. */
  significance: number;
  /** Different days (UTC) on which something was told. */
  days: number;
}

/** Share of its points, 0–100, that an amount has reached. Each further one adds less than the one before. */
const saturation = (amount: number, scale: number): number => 100 * (1 - Math.exp(-amount / scale));
const plural = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`;

/**
 * How well the soul knows the person, 0–100. Grows with every day on which something was told and with every memory, and never falls
 * unless memories are forgotten. See `STRENGTH`.
 */
export function connectionStrength({ memories, significance, days }: Told): Figure {
  const parts = [
    part(
      `${plural(days, 'day', 'days')} on which you told something`,
      saturation(days, STRENGTH.days.scale),
      STRENGTH.days.points / 100,
    ),
    part(
      `${plural(memories, 'memory', 'memories')} by significance`,
      saturation(significance, STRENGTH.significance.scale),
      STRENGTH.significance.points / 100,
    ),
  ];
  return { value: rounded(parts.reduce((sum, { adds }) => sum + adds, 0)), parts, capped: false };
}

const KEYS = Object.keys(DEPTH_REASONS) as (keyof DepthParts)[];

/**
 * Mean depth of the newest messages; with fewer than `LEAST_DEPTHS` the missing ones count as zero, so that it grows with each message.
 * @param sums sum of each part over `many` messages
 */
export function conversationDepth(sums: DepthParts, many: number): Figure {
  const counted = Math.max(LEAST_DEPTHS, many);
  const parts = KEYS.map((key) => part(DEPTH_REASONS[key], sums[key] / counted, 1));
  const sum = KEYS.reduce((all, key) => all + sums[key], 0);
  return { value: rounded(sum / counted), parts, capped: false };
}

/** round(average intensity × 7 + min(10, pattern count) × 3). Averages over patterns, so each emotion counts once. */
export function emotionalResonance(patterns: readonly { intensity: number }[]): Figure {
  const average = meanOf(
    patterns.reduce((sum, { intensity }) => sum + intensity, 0),
    patterns.length,
  );
  const many = Math.min(10, patterns.length);
  return {
    value: Math.round(average * 7 + many * 3),
    parts: [part('Average intensity', average, 7), part('Feelings, counted up to ten', many, 3)],
    capped: false,
  };
}

/** Minimum messages per quarter for a meaningful share. */
const LEAST_QUARTER = 3;

/**
 * Share of vulnerable messages in the newest quarter minus the share in the first, in percentage points; 0 below twelve messages.
 */
export function vulnerabilityGrowth({ quarter, first, newest }: Quarters): number {
  return quarter < LEAST_QUARTER ? 0 : rounded(((newest - first) / quarter) * 100);
}
export interface Quarters {
  /** Number of messages in a quarter. */
  quarter: number;
  /** Vulnerable messages in the first and in the newest quarter. */
  first: number;
  newest: number;
}

/** Mean of connection strength and conversation depth. */
export function connectionDepth(strength: number, depth: number): number {
  return rounded((strength + depth) / 2);
}

/** Sorts by intensity × frequency, then by most recent observation, then by name. */
export function strongestFirst<P extends Strength>(patterns: readonly P[]): P[] {
  return [...patterns].sort(
    (a, b) =>
      b.intensity * b.frequency - a.intensity * a.frequency ||
      b.lastObserved.localeCompare(a.lastObserved) ||
      a.emotion.localeCompare(b.emotion),
  );
}
interface Strength {
  emotion: EmotionName;
  intensity: number;
  frequency: number;
  lastObserved: string;
}

/** Whole days since a time; 0 for null and for future times. */
export function daysSince(iso: string | null, now: number): number {
  return iso === null ? 0 : Math.max(0, Math.floor((now - Date.parse(iso)) / DAY));
}

/** Memories per week over the last four weeks. @param days number of memories by UTC date */
export function growthVelocity(days: Readonly<Record<string, number>>, now: number): number {
  const since = new Date(now - (VELOCITY_DAYS - 1) * DAY).toISOString().slice(0, 10);
  const many = Object.entries(days).reduce((sum, [day, count]) => (day >= since ? sum + count : sum), 0);
  return rounded((many / VELOCITY_DAYS) * 7);
}

/** round(0.4 × average connection strength + 0.4 × average conversation depth + 0.2 × min(100, memories × 2)). */
export function overallGrowth(
  metrics: readonly Pick<RelationshipMetric, 'connectionStrength' | 'conversationDepth' | 'memoryCount'>[],
): OverallGrowth {
  const souls = metrics.length;
  const sumOf = (pick: (metric: (typeof metrics)[number]) => number) =>
    metrics.reduce((sum, metric) => sum + pick(metric), 0);
  const connection = meanOf(
    sumOf((metric) => metric.connectionStrength),
    souls,
  );
  const depth = meanOf(
    sumOf((metric) => metric.conversationDepth),
    souls,
  );
  const memories = sumOf((metric) => metric.memoryCount);
  const memoryPoints = Math.min(100, memories * 2);
  return {
    overallGrowth: {
      value: Math.round(0.4 * connection + 0.4 * depth + 0.2 * memoryPoints),
      parts: [
        part('Average connection strength', connection, 0.4),
        part('Average conversation depth', depth, 0.4),
        part('Memories, two points each up to 100', memoryPoints, 0.2),
      ],
      capped: false,
    },
    averageConnection: rounded(connection),
    averageDepth: rounded(depth),
    memories,
    souls,
  };
}
