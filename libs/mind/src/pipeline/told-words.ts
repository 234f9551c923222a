import { likeness } from '../lexicon/likeness';
import { ofOneMatter } from '../memory/words/colloquial';
import { likeness as kindred } from '../memory/words/families';
import { lemmaOf } from '../memory/words/lemmas';
import { roleOf } from '../memory/words/roles';
import { WordPairCache } from '../text-cache';

/** Sets of which each member excludes the others: the table calls them alike, because they stand in the same places. */
const CLOSED: readonly string[] = [
  'monday tuesday wednesday thursday friday saturday sunday',
  'january february march april may june july august september october november december',
  'spring summer autumn winter',
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
  'red blue green yellow orange purple pink brown black white grey gray',
  'left right',
  'first second third last',
  'eldest oldest youngest older elder younger',
  'husband wife',
  'boy girl',
  'man woman',
  'lady gentleman',
  'teach learn',
  'buy sell',
  'win lose',
  'arrive leave',
  'born died',
  'breakfast lunch dinner',
  'north south east west',
];
const SET_OF = new Map(CLOSED.flatMap((line, set) => line.split(' ').map((word) => [word, set] as const)));
const SAME = new Set(['eldest oldest', 'oldest eldest', 'older elder', 'elder older', 'grey gray', 'gray grey']);

/** A word without whose: `wife` of `wife's`. */
export const bare = (word: string): string => word.replace(/'s$|s'$/, '');

const BESIDE_ROLE = 0.3;
/** What is what it does: who teaches is a teacher. */
const WORKS = new Set(['teacher', 'coach', 'doctor', 'dentist', 'therapist', 'student', 'client']);
/** What speaks of one matter means nearly the same in a question and what answers it. */
const ONE_MATTER = 0.85;

/**
 * How much two words of talk mean the same, 0–1. Somebody's relations are the same or not: a wife is no sister, although the words are used
 * alike; and so are days, numbers, colours.
 * @param one @param other in lower case
 */
export const alike = (one: string, other: string): number => pairs.get(one, other, compareWords);
/** About five megabytes. */
const pairs = new WordPairCache(50_000);

function compareWords(one: string, other: string): number {
  const [a, b] = [bare(one), bare(other)];
  if (a === b) return 1;
  const [first, second] = [roleOf(a), roleOf(b)];
  if (first && second) {
    if (first.key === second.key) return 1;
    return first.within.includes(second.key) || second.within.includes(first.key) ? 0.8 : 0;
  }
  // Who somebody is, and what is said of them, stand side by side and are not the same: a wife, and when one married.
  const most = [first, second].some((role) => role && !WORKS.has(role.key)) ? BESIDE_ROLE : 1;
  const set = SET_OF.get(a) ?? SET_OF.get(lemmaOf(a));
  if (set !== undefined && set === (SET_OF.get(b) ?? SET_OF.get(lemmaOf(b))))
    return SAME.has(`${a} ${b}`) || lemmaOf(a) === lemmaOf(b) ? 1 : 0;
  if (/\d/.test(a) || /\d/.test(b)) return 0;
  const used = likeness(a, b);
  if (used >= 0.9) return Math.min(most, used);
  const [mine, theirs] = [lemmaOf(a), lemmaOf(b)];
  return Math.min(most, Math.max(used, kindred(mine, theirs), ofOneMatter(mine, theirs) ? ONE_MATTER : 0));
}

const A_WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** How surely a word names one of a kind, 0–1: "crow" is a bird, whatever else the two words are. @param kind @param word in lower case */
export function kindness(kind: string, word: string): number {
  if (kind === 'weekday') return Number(A_WEEKDAY.test(word));
  return Math.max(alike(kind, word), kindred(lemmaOf(bare(kind)), lemmaOf(bare(word))));
}
