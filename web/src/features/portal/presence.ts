import type { DriftState, GlowState, SoulState, Tone } from '@kinloom/contract';

/** The hue, 0–359, of each tone: bright ones are warm, deep ones violet, quiet ones green and blue. */
export const TONE_HUE: Readonly<Record<Tone, number>> = {
  contemplative: 282,
  gentle: 340,
  profound: 308,
  hopeful: 128,
  calm: 222,
  joyful: 88,
  peaceful: 176,
  loving: 14,
  melancholy: 256,
};

/** How a soul's light is, in words. */
export const GLOW_WORDS: Readonly<Record<GlowState, string>> = {
  'light-pulse': 'Light pulse',
  'steady-glow': 'Steady glow',
  'soft-shimmer': 'Soft shimmer',
  radiant: 'Radiant',
};

/** The states that are always counted, and those that are only where somebody is in them, so that no soul goes uncounted. */
const ALWAYS: readonly DriftState[] = ['active', 'resting', 'contemplating'];
const SOMETIMES: readonly DriftState[] = ['reflecting', 'wandering'];

export interface DriftCount {
  drift: DriftState;
  count: number;
}

/** How many of the souls are in which state. */
export function countDrift(states: readonly Pick<SoulState, 'drift_state'>[]): DriftCount[] {
  const count = (drift: DriftState): DriftCount => ({
    drift,
    count: states.filter(({ drift_state }) => drift_state === drift).length,
  });
  return [...ALWAYS.map(count), ...SOMETIMES.map(count).filter((one) => one.count > 0)];
}

/** The later of two readings of one soul; of two that are equally late, the one that came last. */
export function later(held: SoulState | undefined, came: SoulState): SoulState {
  return held && held.last_updated > came.last_updated ? held : came;
}

/** An id as an address carries it; null where there is none that could be one. */
export function idIn(text: string | null): number | null {
  const id = /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && Number.isSafeInteger(id) ? id : null;
}

/** Where a soul is spoken with; in its latest conversation where none is named. */
export function interactPath(soulId: number, threadId?: number): string {
  return `/interact?soul_id=${soulId}${threadId === undefined ? '' : `&thread_id=${threadId}`}`;
}
