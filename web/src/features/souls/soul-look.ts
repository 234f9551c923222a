import {
  ARCHETYPE_EMOJI,
  OTHER_ARCHETYPE_EMOJI,
  type DriftState,
  type GlowState,
  type SoulState,
  type SoulStatus,
} from '@kinloom/contract';

/** The colour of a soul's status dot, and what it says to whoever cannot see it. */
export function statusDot(status: SoulStatus): { color: string; label: string } {
  const label = capitalised(status);
  if (status === 'active') return { color: 'var(--good)', label };
  if (status === 'thinking') return { color: 'var(--warn)', label };
  if (status === 'resting') return { color: 'var(--rest)', label };
  return { color: 'var(--calm)', label };
}

/** How a soul's halo moves by its status alone, where no more is known of it. */
export function haloOf(status: SoulStatus): GlowState {
  if (status === 'thinking') return 'light-pulse';
  if (status === 'resting' || status === 'archived') return 'steady-glow';
  return 'soft-shimmer';
}

/** What a soul is about, in words. */
export const DRIFT_WORDS: Readonly<Record<DriftState, string>> = {
  resting: 'At rest',
  contemplating: 'Deep in thought',
  active: 'Present & engaged',
  reflecting: 'Processing memories',
  wandering: 'Exploring thoughts',
};

/** How a soul's light is, and how fast it moves. */
export interface Glow {
  halo: GlowState;
  drift: DriftState;
}

/** A soul's light from how it is, or from its status alone while that is not known; brightest while it speaks. */
export function glowFrom(
  state: Pick<SoulState, 'glow_state' | 'drift_state'> | undefined,
  status: SoulStatus | undefined,
  speaking: boolean,
): Glow {
  const quiet: Glow = { halo: status ? haloOf(status) : 'steady-glow', drift: 'active' };
  const glow = state ? { halo: state.glow_state, drift: state.drift_state } : quiet;
  return speaking ? { ...glow, halo: 'radiant' } : glow;
}

/** A share of one, as a whole percentage. */
export function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
}

export function emojiOf(archetype: string): string {
  return ARCHETYPE_EMOJI[archetype.toLowerCase()] ?? OTHER_ARCHETYPE_EMOJI;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first character of a name as a reader sees it, in capitals. */
export function initialOf(name: string): string {
  const [first] = graphemes.segment(name.trim());
  return first?.segment.toLocaleUpperCase('en') ?? '';
}

export function capitalised(word: string): string {
  const [first = ''] = word;
  return first.toLocaleUpperCase('en') + word.slice(first.length);
}

/** A picture may be shown if it comes from here or is in the address itself: nothing is fetched from elsewhere. */
export function ownPicture(avatar: string | null): string | null {
  if (avatar === null) return null;
  return /^\/(?![/\\])/.test(avatar) || /^data:image\/(png|jpeg|webp|gif|avif);base64,/.test(avatar) ? avatar : null;
}
