import type { DriftState, GlowState, SoulState, Tone } from '@kinloom/contract';

/** Hue (0–359) of each tone. */
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

/** Labels of the glow states. */
export const GLOW_LABELS: Readonly<Record<GlowState, string>> = {
  'light-pulse': 'Light pulse',
  'steady-glow': 'Steady glow',
  'soft-shimmer': 'Soft shimmer',
  radiant: 'Radiant',
};

/** Drift states that are always shown, and those shown only if their count is not zero. */
const ALWAYS_SHOWN: readonly DriftState[] = ['active', 'resting', 'contemplating'];
const SHOWN_IF_ANY: readonly DriftState[] = ['reflecting', 'wandering'];

export interface DriftCount {
  drift: DriftState;
  count: number;
}

/** Number of souls per drift state. */
export function countDrift(states: readonly Pick<SoulState, 'drift_state'>[]): DriftCount[] {
  const count = (drift: DriftState): DriftCount => ({
    drift,
    count: states.filter(({ drift_state }) => drift_state === drift).length,
  });
  return [...ALWAYS_SHOWN.map(count), ...SHOWN_IF_ANY.map(count).filter((driftCount) => driftCount.count > 0)];
}

/** Path of the portal chat with a soul; without `conversationId`, of its latest conversation. */
export function interactPath(soulId: number, conversationId?: number): string {
  return `/interact?soul_id=${soulId}${conversationId === undefined ? '' : `&thread_id=${conversationId}`}`;
}
