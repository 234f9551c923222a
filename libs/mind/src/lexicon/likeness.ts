import { stemOf } from '../recall/stem';
import { cachedByText } from '../text-cache';
import { DIMENSIONS, readWordTable } from './table';

/** Words by their place in the table, and how long their vectors are. Read from the table when a word is first asked for. */
interface Lexicon {
  places: Map<string, number>;
  vectors: Int8Array;
  lengths: Float32Array;
  /** What the commonest words have in common: it says that something is a word, and nothing of what it means. */
  shared: Float64Array;
}
const COMMONEST = 3_000;
let lexicon: Lexicon | null = null;

function read(): Lexicon {
  const { words, vectors } = readWordTable();
  const places = new Map(words.map((word, place) => [word, place]));
  const lengths = new Float32Array(places.size);
  for (let place = 0; place < lengths.length; place += 1) {
    let square = 0;
    for (let at = place * DIMENSIONS; at < (place + 1) * DIMENSIONS; at += 1) square += (vectors[at] ?? 0) ** 2;
    lengths[place] = Math.sqrt(square) || 1;
  }
  const shared = new Float64Array(DIMENSIONS);
  for (let place = 0; place < COMMONEST; place += 1) {
    for (let at = 0; at < DIMENSIONS; at += 1) {
      const own = (vectors[place * DIMENSIONS + at] ?? 0) / (lengths[place] ?? 1);
      shared[at] = (shared[at] ?? 0) + own / COMMONEST;
    }
  }
  return { places, vectors, lengths, shared };
}

function placeOf(word: string): number | undefined {
  lexicon ??= read();
  const { places } = lexicon;
  return places.get(word) ?? places.get(word.replace(/'s$/, '')) ?? places.get(word.replace(/s$/, ''));
}

/** Whether a word is not in the table: a name, or too rare. @param word in lower case */
export const isUnheardOf = (word: string): boolean => placeOf(word) === undefined;

/**
 * How common a word is in English at large: 0 for the most common, the table's size for one that is not in it. By Zipf's law its logarithm is
 * what the word says.
 * @param word in lower case
 */
export function rankOf(word: string): number {
  const place = placeOf(word);
  return place ?? lexicon?.places.size ?? 0;
}

/**
 * How much two English words are used alike, from -1 to 1: `job` and `occupation` about 0.6, `tuesday` and `soup` about 0. 1 where they have
 * one stem; 0 where one of them is too rare to be known.
 * @param a @param b in lower case
 */
export function likeness(a: string, b: string): number {
  if (a === b || stemOf(a) === stemOf(b)) return 1;
  const first = placeOf(a);
  const second = placeOf(b);
  if (first === undefined || second === undefined || !lexicon) return 0;
  const { vectors, lengths } = lexicon;
  let product = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) {
    product += (vectors[first * DIMENSIONS + at] ?? 0) * (vectors[second * DIMENSIONS + at] ?? 0);
  }
  return product / ((lengths[first] ?? 1) * (lengths[second] ?? 1));
}

/**
 * A word's vector, of length one before what all words share is taken off; null where it is too rare to be known.
 * @param word in lower case
 */
export function unbiased(word: string): Readonly<Float64Array> | null {
  const place = placeOf(word);
  return place === undefined ? null : unbiasedAt(String(place));
}
/** About two megabytes. */
const unbiasedAt = cachedByText(
  (place) => {
    lexicon ??= read();
    const { vectors, lengths, shared } = lexicon;
    const from = Number(place);
    return shared.map((mean, at) => (vectors[from * DIMENSIONS + at] ?? 0) / (lengths[from] ?? 1) - mean);
  },
  { entries: 4_000 },
);
