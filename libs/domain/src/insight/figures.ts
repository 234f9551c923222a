import {
  type EmotionName,
  EMOTIONS,
  type Figure,
  type FigurePart,
  type OverallGrowth,
  type RelationshipMetric,
} from '@kinloom/contract';
import { DEPTH_REASONS, type DepthParts } from '@kinloom/mind';

/** Every formula of the dashboards (specification, section 9), and the definitions where that is silent. Pure. */

export const DAY = 86_400_000;
/** Significance of what says none itself. */
const SIGNIFICANCE = 5;
/** Depths that conversation depth is the mean of: the newest. */
export const NEWEST_DEPTHS = 200;
/** Weight of a reflection, 0–1, from which the exchange moved the soul deeply. */
export const DEEP_MOMENT = 0.7;
/** Connection strength, and trust, at either of which a connection is deep; and messages of the person before which none is: a few facts are soon told. */
export const DEEP_CONNECTION = { strength: 80, trust: 0.8, messages: 30 } as const;
/** Days that the pace of new memories is told over. */
export const VELOCITY_DAYS = 28;
/** Triggers and outcomes that are told of one feeling. */
export const ASIDES = 5;

/** Feelings that do somebody good, and those that weigh; contemplation does neither. */
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

/** So that what is a half on paper is one in binary too: halves go up. */
const ROUNDING = 1e-9;
/** To two places, as figures are kept and shown. */
export const rounded = (value: number): number => Math.round((value + ROUNDING) * 100) / 100;
const meanOf = (sum: number, many: number): number => (many === 0 ? 0 : sum / many);
const part = (label: string, value: number, weight: number): FigurePart => ({
  label,
  value: rounded(value),
  weight,
  adds: rounded(value * weight),
});

/** Significance × 10 + 2 a reference, at most 100. */
export function memoryImpact(significance: number | null, references: number): number {
  return rounded(Math.min(100, (significance ?? SIGNIFICANCE) * 10 + references * 2));
}

/** Average significance × 8 + 5 a memory (at most 50), at most 100. Without a memory there is none. */
export function connectionStrength({ memories, significance }: { memories: number; significance: number }): Figure {
  const average = meanOf(significance, memories);
  const sum = average * 8 + Math.min(50, memories * 5);
  return {
    value: rounded(Math.min(100, sum)),
    parts: [part('Average significance', average, 8), part('Memories, counted up to ten', Math.min(10, memories), 5)],
    capped: sum > 100,
  };
}

const KEYS = Object.keys(DEPTH_REASONS) as (keyof DepthParts)[];

/** The mean depth of the newest messages. @param sums of each part, over `many` messages */
export function conversationDepth(sums: DepthParts, many: number): Figure {
  const parts = KEYS.map((key) => part(DEPTH_REASONS[key], meanOf(sums[key], many), 1));
  const sum = KEYS.reduce((all, key) => all + sums[key], 0);
  return { value: rounded(meanOf(sum, many)), parts, capped: false };
}

/** round(average intensity × 7 + min(10, pattern count) × 3). The average is over the patterns: each feeling counts once. */
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

/** A quarter of fewer messages says nothing: of one message alone it could only be all or none. */
const LEAST_QUARTER = 3;

/**
 * Share of vulnerable messages in the newest quarter less that in the first, in percentage points. 0 below twelve messages: a talk that has
 * hardly begun has not grown less open.
 */
export function vulnerabilityGrowth({ quarter, first, newest }: Quarters): number {
  return quarter < LEAST_QUARTER ? 0 : rounded(((newest - first) / quarter) * 100);
}
export interface Quarters {
  /** Messages in a quarter. */
  quarter: number;
  /** Vulnerable ones in the first and in the newest. */
  first: number;
  newest: number;
}

/** How deep the connection goes: the mean of its strength and of the depth of talk. */
export function connectionDepth(strength: number, depth: number): number {
  return rounded((strength + depth) / 2);
}

/** What the strongest patterns are: intensity × frequency; of two alike the one felt last, then by name. */
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

/** Whole days since. */
export function daysSince(iso: string | null, now: number): number {
  return iso === null ? 0 : Math.max(0, Math.floor((now - Date.parse(iso)) / DAY));
}

/** Memories a week over the last four weeks. @param days how many came on each day, by date in UTC */
export function growthVelocity(days: Readonly<Record<string, number>>, now: number): number {
  const since = new Date(now - (VELOCITY_DAYS - 1) * DAY).toISOString().slice(0, 10);
  const many = Object.entries(days).reduce((sum, [day, count]) => (day >= since ? sum + count : sum), 0);
  return rounded((many / VELOCITY_DAYS) * 7);
}

/** round(0.4 × average connection strength + 0.4 × average conversation depth + 0.2 × min(100, memories × 2)), over the souls. */
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
  const kept = Math.min(100, memories * 2);
  return {
    overallGrowth: {
      value: Math.round(0.4 * connection + 0.4 * depth + 0.2 * kept),
      parts: [
        part('Average connection strength', connection, 0.4),
        part('Average conversation depth', depth, 0.4),
        part('Memories, two points each up to 100', kept, 0.2),
      ],
      capped: false,
    },
    averageConnection: rounded(connection),
    averageDepth: rounded(depth),
    memories,
    souls,
  };
}
