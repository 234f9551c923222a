import type { Nature } from '../self/natures';

/** Writers of the replies (libs/mind/data/replies) whose temperament suits an archetype, the best first. */
export const WRITERS_OF_NATURE: Readonly<Record<Nature, readonly string[]>> = {
  companion: ['warm', 'soft'],
  partner: ['warm', 'soft'],
  friend: ['casual', 'warm'],
  creator: ['lively', 'warm'],
  explorer: ['casual', 'lively'],
  sage: ['calm', 'warm'],
  mentor: ['direct', 'warm'],
  guide: ['direct', 'calm'],
  support: ['warm', 'gentle'],
  advisor: ['calm', 'steady'],
  protector: ['steady', 'gentle'],
  dreamer: ['soft', 'gentle'],
  other: ['warm', 'calm'],
};
