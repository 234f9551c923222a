import type { GrowthPoint } from '@kinloom/contract';

/** Maximum number of weeks in the timeline (two years). */
export const MAX_WEEKS = 104;
/** Age of a relationship, in days, below which the timeline has a point for each day instead of each week. */
const DAILY_UNTIL = 28;
const DAY_MS = 86_400_000;

/** Length of the intervals, in days. @param firstAt time of the first message */
export function intervalDays(firstAt: Date | null, now: number): 1 | 7 {
  return firstAt && now - firstAt.getTime() >= DAILY_UNTIL * DAY_MS ? 7 : 1;
}

/** Rows by the first day (UTC) of each interval. */
export interface WeekRows {
  /** Length of the intervals. */
  days: 1 | 7;
  /** Counts. */
  messages: ReadonlyMap<string, number>;
  memories: ReadonlyMap<string, number>;
  /** Sums of changes. */
  trust: ReadonlyMap<string, number>;
  level: ReadonlyMap<string, number>;
  /** Values before the first change. */
  start: { trust: number; level: number };
}

/** Rounds to the stored precision of trust. */
const roundTrust = (value: number): number => Math.round(value * 100_000) / 100_000;

/**
 * Computes one point per day or week with messages or memories; others are omitted. Memories are cumulative; trust and level accumulate
 * their changes from `start`.
 */
export function computeWeeklyGrowth({
  days,
  messages,
  memories,
  trust,
  level,
  start,
}: WeekRows): Omit<GrowthPoint, 'companionId'>[] {
  const points: Omit<GrowthPoint, 'companionId'>[] = [];
  let memoryTotal = 0;
  let current = start;
  const weeks = [...new Set([...messages.keys(), ...memories.keys(), ...trust.keys(), ...level.keys()])].sort();
  for (const week of weeks) {
    memoryTotal += memories.get(week) ?? 0;
    current = {
      trust: roundTrust(current.trust + (trust.get(week) ?? 0)),
      level: current.level + (level.get(week) ?? 0),
    };
    if (messages.has(week) || memories.has(week))
      points.push({ week, days, messages: messages.get(week) ?? 0, memories: memoryTotal, ...current });
  }
  return points.slice(-MAX_WEEKS);
}
