import {
  ARCHETYPE_EMOJI,
  OTHER_ARCHETYPE_EMOJI,
  type DriftState,
  type GlowState,
  type SoulState,
  type SoulStatus,
} from '@kinloom/contract';

/** Colour and accessible label of a soul's status dot. The specification has blue for all further statuses: archived is a darker one. */
export function statusDot(status: SoulStatus): { color: string; label: string } {
  const label = capitalised(status);
  if (status === 'active') return { color: 'var(--good)', label };
  if (status === 'thinking') return { color: 'var(--warn)', label };
  if (status === 'resting') return { color: 'var(--rest)', label };
  return { color: status === 'archived' ? 'var(--calm-deep)' : 'var(--calm)', label };
}

/** Halo by status, used until the soul's state is loaded. */
export function haloOf(status: SoulStatus): GlowState {
  if (status === 'thinking') return 'light-pulse';
  if (status === 'resting' || status === 'archived') return 'steady-glow';
  return 'soft-shimmer';
}

/** Labels of the drift states. */
export const DRIFT_LABELS: Readonly<Record<DriftState, string>> = {
  resting: 'At rest',
  contemplating: 'Deep in thought',
  active: 'Present & engaged',
  reflecting: 'Processing memories',
  wandering: 'Exploring thoughts',
};

/** Halo style and animation speed of an avatar. */
export interface Glow {
  halo: GlowState;
  drift: DriftState;
}

/** The glow from the state, or from the status until the state is loaded; `radiant` while the soul speaks. */
export function glowFrom(
  state: Pick<SoulState, 'glow_state' | 'drift_state'> | undefined,
  status: SoulStatus | undefined,
  speaking: boolean,
): Glow {
  const quiet: Glow = { halo: status ? haloOf(status) : 'steady-glow', drift: 'active' };
  const glow = state ? { halo: state.glow_state, drift: state.drift_state } : quiet;
  return speaking ? { ...glow, halo: 'radiant' } : glow;
}

/** Formats a ratio (0–1, clamped) as a whole percentage. */
export function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 100)}%`;
}

export function emojiOf(archetype: string): string {
  return ARCHETYPE_EMOJI[archetype.toLowerCase()] ?? OTHER_ARCHETYPE_EMOJI;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first grapheme of a name, upper-case. */
export function firstGrapheme(name: string): string {
  const [first] = graphemes.segment(name.trim());
  return first?.segment.toLocaleUpperCase('en') ?? '';
}

export function capitalised(word: string): string {
  const [first = ''] = word;
  return first.toLocaleUpperCase('en') + word.slice(first.length);
}

/** The avatar address if it is same-origin or an image data URL, else null: remote pictures are never fetched. */
export function safePicture(avatar: string | null): string | null {
  if (avatar === null) return null;
  return /^\/(?![/\\])/.test(avatar) || /^data:image\/(png|jpeg|webp|gif|avif);base64,/.test(avatar) ? avatar : null;
}
