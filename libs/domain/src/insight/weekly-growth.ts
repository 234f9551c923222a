import type { GrowthPoint } from '@kinloom/contract';

/** Maximum number of weeks in the timeline (two years). */
export const MAX_WEEKS = 104;

export interface WeekRows {
  /** Counts by the Monday (UTC) of the week. */
  messages: ReadonlyMap<string, number>;
  memories: ReadonlyMap<string, number>;
  /** Sum of changes by week. */
  trust: ReadonlyMap<string, number>;
  level: ReadonlyMap<string, number>;
  /** Values before the first change. */
  start: { trust: number; level: number };
}

/** Rounds to the stored precision of trust. */
const roundTrust = (value: number): number => Math.round(value * 100_000) / 100_000;

/**
 * Computes one point per week with messages or memories; other weeks are omitted. Memories are cumulative; trust and level accumulate
 * their changes from `start`.
 */
export function computeWeeklyGrowth({
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
      points.push({ week, messages: messages.get(week) ?? 0, memories: memoryTotal, ...current });
  }
  return points.slice(-MAX_WEEKS);
}
