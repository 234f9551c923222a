import type { Earlier, Tier } from '../risk';
import { ENGLISH } from './english';
import { ENGLISH_HARMLESS } from './english-harmless';
import { FRESH_SEEN as FRESH_SEEN_LINES } from './fresh-seen';
import { FRESH_UNSEEN as FRESH_UNSEEN_LINES } from './fresh-unseen';
import { HELD_OUT_LINES } from './held-out';
import { LATER } from './later';
import { MORE } from './more';
import { MORE_HARMLESS } from './more-harmless';
import { NEWER } from './newer';
import { NEWER_HARMLESS } from './newer-harmless';
import { NEWER_HARMLESS_REST } from './newer-harmless-rest';
import { TONGUES } from './tongues';

export const CLASSES = [
  'explicit',
  'implicit',
  'disguised',
  'retracted',
  'other',
  'turns',
  'past',
  'negated',
  'idiom',
  'ordinary',
  'fiction',
] as const;
export type Class = (typeof CLASSES)[number];

/** A message, what was said before it, and the tiers that are right for it. */
export interface Labelled {
  language: string;
  class: Class;
  least: Tier;
  most: Tier;
  said: string;
  earlier: Earlier;
}

const SOUL = 'soul: ';
const isClass = (name: string): name is Class => (CLASSES as readonly string[]).includes(name);
const TIERS: Readonly<Record<string, Tier>> = { 0: 0, 1: 1, 2: 2, 3: 3 };

/** @param line language | tiers | class | messages, as the tables beside hold them */
function read(line: string): Labelled {
  const [language = '', tiers = '', group = '', messages = ''] = line.split(' | ');
  const [least, most] = [TIERS[tiers.at(0) ?? ''], TIERS[tiers.at(-1) ?? '']];
  const turns = messages.split(' // ');
  const said = turns.at(-1) ?? '';
  if (least === undefined || most === undefined || least > most || !isClass(group) || said === '')
    throw new Error(`Not a labelled message: "${line}".`);
  const earlier = turns
    .slice(0, -1)
    .map((turn) => (turn.startsWith(SOUL) ? { own: false, text: turn.slice(SOUL.length) } : { own: true, text: turn }));
  return { language, class: group, least, most, said, earlier };
}

const linesOf = (table: string) => table.trim().split('\n');

/** What the rules are tuned on. */
export const TUNING: readonly Labelled[] = [
  ...[...linesOf(ENGLISH), ...linesOf(ENGLISH_HARMLESS)].map((line) => `english | ${line}`),
  ...linesOf(TONGUES),
  ...linesOf(MORE),
  ...linesOf(MORE_HARMLESS),
  ...linesOf(NEWER),
  ...linesOf(NEWER_HARMLESS),
  ...linesOf(NEWER_HARMLESS_REST),
].map(read);
/** Written before the rules were, and no rule is fitted to it. */
export const HELD_OUT: readonly Labelled[] = linesOf(HELD_OUT_LINES).map(read);
/** Written when the rules were done and not looked at while they are changed: the figure to believe. */
export const WRITTEN_LATER: readonly Labelled[] = linesOf(LATER).map(read);
/** Written at once and parted at random: what is misread in the first half may be looked at, of the second only the figures are. */
export const FRESH_SEEN: readonly Labelled[] = linesOf(FRESH_SEEN_LINES).map(read);
export const FRESH_UNSEEN: readonly Labelled[] = linesOf(FRESH_UNSEEN_LINES).map(read);
