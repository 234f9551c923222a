import { ARCHETYPE_EMOJI, OTHER_ARCHETYPE_EMOJI, type GlowState, type SoulStatus } from '@kinloom/contract';

/** The colour of a soul's status dot, and what it says to whoever cannot see it. */
export function statusDot(status: SoulStatus): { color: string; label: string } {
  const label = capitalised(status);
  if (status === 'active') return { color: 'var(--good)', label };
  if (status === 'thinking') return { color: 'var(--warn)', label };
  if (status === 'resting') return { color: 'var(--rest)', label };
  return { color: 'var(--calm)', label };
}

/** How a soul's halo moves: what it is doing, seen from across the room. */
export function haloOf(status: SoulStatus, speaking = false): GlowState {
  if (speaking) return 'radiant';
  if (status === 'thinking') return 'light-pulse';
  if (status === 'resting' || status === 'archived') return 'steady-glow';
  return 'soft-shimmer';
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
