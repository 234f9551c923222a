import type { GrowthPoint } from '@kinloom/contract';

/** Weeks a time line reaches back, at most: two years. */
export const WEEKS = 104;

export interface WeekRows {
  /** By the Monday of the week, in UTC. */
  messages: ReadonlyMap<string, number>;
  memories: ReadonlyMap<string, number>;
  /** How much it moved in each week. */
  trust: ReadonlyMap<string, number>;
  level: ReadonlyMap<string, number>;
  /** Before the first change. */
  start: { trust: number; level: number };
}

/** As exactly as trust is kept. */
const exact = (value: number): number => Math.round(value * 100_000) / 100_000;

/**
 * A point for each week in which something was said or kept: a silence draws nothing, for absence is no figure. Memories add up, and so do
 * the changes of trust and level from where they began.
 */
export function growthOf({ messages, memories, trust, level, start }: WeekRows): Omit<GrowthPoint, 'companionId'>[] {
  const points: Omit<GrowthPoint, 'companionId'>[] = [];
  let kept = 0;
  let at = start;
  const weeks = [...new Set([...messages.keys(), ...memories.keys(), ...trust.keys(), ...level.keys()])].sort();
  for (const week of weeks) {
    kept += memories.get(week) ?? 0;
    at = { trust: exact(at.trust + (trust.get(week) ?? 0)), level: at.level + (level.get(week) ?? 0) };
    if (messages.has(week) || memories.has(week))
      points.push({ week, messages: messages.get(week) ?? 0, memories: kept, ...at });
  }
  return points.slice(-WEEKS);
}
