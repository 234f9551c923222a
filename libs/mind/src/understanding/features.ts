import type { ConceptLexicon } from './concepts';
import { bucketOf, combineHashes, extendHash, hashText } from './hashing';
import { normaliseText } from './normalise';

/** Version of normalisation and features. Weights that were trained with another version are refused. */
export const FEATURE_VERSION = 1;
/** Bits of a bucket number. */
export const BUCKET_BITS = 21;

/** A sparse vector: distinct bucket numbers and their values. Words, characters and concepts have equal weight. */
export interface SparseVector {
  indices: Uint32Array;
  values: Float32Array;
}

const TOKEN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|[\p{L}\p{M}\p{N}']+|[^\s\p{L}\p{M}\p{N}]+/gu;
const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Longer runs of letters and signs are cut. */
const TOKEN_LENGTH = 32;
/** Features of a longer text are taken from this many tokens; longer messages are read in windows. */
export const MAX_TOKENS = 200;

/** Start values that keep the kinds of features apart. */
const WORD = hashText('word');
const PAIR = hashText('pair');
const TRIPLE = hashText('triple');
const SKIP = hashText('skip');
const CHARACTERS = hashText('characters');
const CONCEPT = hashText('concept');
const EDGE = hashText('edge');

/** Splits a normalised text into words, numbers, runs of signs, and runs of characters of scripts without spaces. */
export const tokenise = (normalised: string): string[] =>
  (normalised.match(TOKEN) ?? []).slice(0, MAX_TOKENS).map((token) => token.slice(0, TOKEN_LENGTH));

/** Hashes of runs of one to three items, and of pairs with one or (if `wide`) two items between them. */
function addRuns(items: readonly number[], seed: number, wide: boolean, buckets: Set<number>): void {
  const add = (hash: number) => buckets.add(bucketOf(hash ^ seed, BUCKET_BITS));
  const padded = [EDGE, ...items, EDGE];
  for (let at = 1; at < padded.length; at += 1) {
    const item = padded[at] ?? 0;
    const last = padded[at - 1] ?? 0;
    if (at < padded.length - 1) add(combineHashes(WORD, item));
    add(combineHashes(combineHashes(PAIR, last), item));
    if (at < 2) continue;
    const before = padded[at - 2] ?? 0;
    add(combineHashes(combineHashes(combineHashes(TRIPLE, before), last), item));
    add(combineHashes(combineHashes(SKIP, before), item));
    if (wide && at > 2) add(combineHashes(combineHashes(SKIP + 1, padded[at - 3] ?? 0), item));
  }
}

/** Character n-grams inside a word: 2 to 5 characters with the edges marked; 1 to 4 for scripts without spaces. */
function addCharacters(token: string, buckets: Set<number>): void {
  const unspaced = UNSPACED.test(token);
  const padded = unspaced ? token : `<${token}>`;
  const [shortest, longest] = unspaced ? [1, 4] : [2, 5];
  for (let from = 0; from < padded.length; from += 1) {
    let hash = CHARACTERS;
    for (let to = from; to < Math.min(padded.length, from + longest); to += 1) {
      hash = extendHash(hash, padded.charCodeAt(to));
      if (to - from + 1 >= shortest) buckets.add(bucketOf(hash, BUCKET_BITS));
    }
  }
}

/**
 * Features of tokens: hashed words and characters as they are written, and hashed concepts.
 * @param tokens as `tokenise` returns them
 */
export function featuresOfTokens(tokens: readonly string[], lexicon: ConceptLexicon): SparseVector {
  if (tokens.length === 0) return { indices: new Uint32Array(0), values: new Float32Array(0) };
  const words = new Set<number>();
  const characters = new Set<number>();
  const concepts = new Set<number>();
  addRuns(
    tokens.map((token) => hashText(token)),
    WORD,
    false,
    words,
  );
  for (const token of tokens) addCharacters(token, characters);
  addRuns(lexicon.of(tokens), CONCEPT, true, concepts);
  const merged = new Map<number, number>();
  for (const group of [words, characters, concepts]) {
    const weight = 1 / Math.sqrt(2 * Math.max(1, group.size));
    for (const bucket of group) merged.set(bucket, (merged.get(bucket) ?? 0) + weight);
  }
  return { indices: Uint32Array.from(merged.keys()), values: Float32Array.from(merged.values()) };
}

/** Features of a message as it was written. */
export const featuresOf = (message: string, lexicon: ConceptLexicon): SparseVector =>
  featuresOfTokens(tokenise(normaliseText(message)), lexicon);
