import { LIMITS } from '@kinloom/contract';

/** The choice with this soul in it, or without it where it was in. The order is the one of choosing: it is the circle's. */
export function toggled(chosen: readonly number[], id: number): number[] {
  return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
}

/** What is left of a choice when souls go. */
export function stillThere(chosen: readonly number[], souls: readonly { id: number }[]): number[] {
  return chosen.filter((id) => souls.some((soul) => soul.id === id));
}

/** Whether a group can be begun with so many. */
export function mayStart(count: number): boolean {
  return count >= LIMITS.groupLeast && count <= LIMITS.groupSouls;
}
