import { LIMITS } from '@kinloom/contract';

/** Toggles a soul. The order of selection is kept, because it becomes the order of the group. */
export function toggleSelection(chosen: readonly number[], id: number): number[] {
  return chosen.includes(id) ? chosen.filter((item) => item !== id) : [...chosen, id];
}

/** Removes deleted souls from the selection. */
export function removeDeleted(chosen: readonly number[], souls: readonly { id: number }[]): number[] {
  return chosen.filter((id) => souls.some((soul) => soul.id === id));
}

/** Whether the number of souls is valid for a group. */
export function canStartGroup(count: number): boolean {
  return count >= LIMITS.groupLeast && count <= LIMITS.groupSouls;
}
