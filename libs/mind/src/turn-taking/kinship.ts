import { likeness, rankOf } from '../lexicon/likeness';
import { domainOf } from '../perception/domains';
import { CONCEPT_WORDS } from '../recall/concepts';
import { stemOf } from '../recall/stem';
import { scan } from '../recall/tokens';
import { EVERYDAY_SHARES, HOLDING_WORDS } from '../recall/words';
import { COMPARED, KINSHIP } from './rules';

/** A content word: as written (lower case, bare), its stem, how rare it is, and what it belongs to. */
export interface Word {
  word: string;
  stem: string;
  rank: number;
  groups: ReadonlySet<number | string>;
}

/** Said in every thirtieth message: no topic. "Family" and "plan", in every hundredth, still are. */
const IN_ANY_TALK = 0.03;
const EVERYDAY = new Set(EVERYDAY_SHARES.filter(([, share]) => share >= IN_ANY_TALK).map(([word]) => stemOf(word)));
const NO_GROUPS: ReadonlySet<number | string> = new Set();
const groupsOf = new Map<string, Set<number | string>>();
CONCEPT_WORDS.forEach(({ asks, tells }, concept) => {
  for (const word of [...asks, ...tells]) {
    const stem = stemOf(word);
    groupsOf.set(stem, (groupsOf.get(stem) ?? new Set()).add(concept));
  }
});

/** Keeps a value in a map that forgets what came first when it is full. */
export function keep<K, V>(map: Map<K, V>, key: K, value: V, most: number): V {
  const oldest = map.size >= most ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
  map.set(key, value);
  return value;
}

const words = new Map<string, Word | null>();

/** The word for comparing; null where it says nothing of what a text is about. */
function wordOf(word: string): Word | null {
  const known = words.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  if (HOLDING_WORDS.has(word) || EVERYDAY.has(stem) || /^\d*.?$/u.test(word))
    return keep(words, word, null, COMPARED.remembered);
  const domain = domainOf(word);
  const concepts = groupsOf.get(stem);
  const groups = domain === null ? (concepts ?? NO_GROUPS) : new Set([...(concepts ?? []), domain]);
  return keep(words, word, { word, stem, rank: rankOf(word), groups }, COMPARED.remembered);
}

const texts = new Map<string, readonly Word[]>();

/** The content words of a text, each once by stem, in order. */
export function contentOf(text: string, most: number = COMPARED.messageWords): readonly Word[] {
  const known = texts.get(text);
  if (known) return known;
  const found = new Map<string, Word>();
  scan(text, (written) => {
    const word = found.size < most ? wordOf(written) : null;
    if (word && !found.has(word.stem)) found.set(word.stem, word);
  });
  const list = [...found.values()];
  return text.length > 4_000 ? list : keep(texts, text, list, 2_000);
}

const pairs = new Map<string, number>();

function likenessMet(a: string, b: string): number {
  const key = `${a} ${b}`;
  return pairs.get(key) ?? keep(pairs, key, likeness(a, b), COMPARED.remembered);
}

const rarest = new WeakMap<readonly Word[], readonly Word[]>();

/** The words whose likeness is worth looking up: known to the lexicon, the rarest first. */
function rarestOf(list: readonly Word[]): readonly Word[] {
  const known = rarest.get(list);
  if (known) return known;
  const unknown = rankOf('');
  const found = list
    .filter(({ word, rank }) => rank < unknown && /^[a-z]{3,}$/.test(word))
    .sort((a, b) => b.rank - a.rank);
  rarest.set(list, found);
  return found;
}

/**
 * How near (0–1) two sets of content words are, by their nearest pair: 1 where they share a word, less where a concept or domain holds both, less
 * again where the lexicon knows them to be used alike.
 */
export function kinship(message: readonly Word[], field: readonly Word[]): number {
  let best = 0;
  for (const one of message) {
    for (const other of field) {
      if (one.stem === other.stem) {
        if (one.groups.size > 0 || one.rank >= KINSHIP.plainRank) return KINSHIP.same;
        best = Math.max(best, KINSHIP.samePlain);
      } else if (best < KINSHIP.concept && sharesGroup(one, other)) best = KINSHIP.concept;
    }
  }
  if (best > 0) return best;
  for (const one of rarestOf(message).slice(0, COMPARED.message)) {
    for (const other of rarestOf(field).slice(0, COMPARED.soul)) {
      const alike = likenessMet(one.word, other.word);
      if (alike >= KINSHIP.likenessLeast) best = Math.max(best, alike * KINSHIP.likenessShare);
    }
  }
  return Math.min(best, KINSHIP.concept);
}

function sharesGroup(one: Word, other: Word): boolean {
  if (one.groups.size === 0 || other.groups.size === 0) return false;
  for (const group of one.groups) if (other.groups.has(group)) return true;
  return false;
}
