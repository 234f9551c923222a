import { natureOf, type Nature } from '../../../self/natures';
import { COMPANION } from './companion';
import { CREATIVE } from './creative';
import type { Diction } from './diction';
import { DREAMER } from './dreamer';
import { EXPLORER } from './explorer';
import { GUIDE } from './guide';
import { PROTECTOR } from './protector';
import { SAGE } from './sage';

export type { Diction } from './diction';

const OF_NATURE: Readonly<Record<Nature, Diction>> = {
  companion: COMPANION,
  partner: COMPANION,
  friend: COMPANION,
  other: COMPANION,
  creator: CREATIVE,
  explorer: EXPLORER,
  sage: SAGE,
  mentor: GUIDE,
  guide: GUIDE,
  advisor: GUIDE,
  support: PROTECTOR,
  protector: PROTECTOR,
  dreamer: DREAMER,
};

/** How an archetype talks. */
export function dictionOf(archetype: string): Diction {
  return OF_NATURE[natureOf(archetype)];
}
