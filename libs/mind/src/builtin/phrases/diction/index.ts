import { COMPANION } from './companion';
import { CREATIVE } from './creative';
import type { Diction } from './diction';
import { DREAMER } from './dreamer';
import { EXPLORER } from './explorer';
import { GUIDE } from './guide';
import { PROTECTOR } from './protector';
import { SAGE } from './sage';

export type { Diction } from './diction';

/** Archetypes are free text; these are the words by which one is known for a kind. The first that fits decides. */
const KINDS: readonly [RegExp, Diction][] = [
  [/\b(?:protector|guardian|support(?:er)?|warrior|knight|shield|sentinel|caretaker|nurse|defender)\b/, PROTECTOR],
  [/\b(?:creat(?:or|ive)|artist|maker|poet|painter|musician|writer|designer|inventor|bard|jester)\b/, CREATIVE],
  [/\b(?:explorer|adventurer|wanderer|travell?er|seeker|pirate|captain|scout|rebel|nomad)\b/, EXPLORER],
  [/\b(?:guide|mentor|advis[eo]r|coach|teacher|leader|helper|organi[sz]er)\b/, GUIDE],
  [/\b(?:dreamer|mystic|visionary|oracle|fairy|moon|angel|spirit|muse)\b/, DREAMER],
  [/\b(?:sage|philosopher|wizard|scholar|elder|thinker|monk|scientist|analyst)\b/, SAGE],
];

/** How an archetype talks; one nobody knows talks as a companion does. */
export function dictionOf(archetype: string): Diction {
  const lower = archetype.toLowerCase();
  return KINDS.find(([kind]) => kind.test(lower))?.[1] ?? COMPANION;
}
