import { loadSource } from '../bench/sources.mjs';
import { readGlosses } from './data.mjs';
import { seeded } from './random.mjs';

const { readWordTable } = loadSource('libs/mind/src/lexicon/table.ts');
const { unbiased } = loadSource('libs/mind/src/lexicon/likeness.ts');
const { hashText } = loadSource('libs/mind/src/understanding/hashing.ts');
const { wordTableParts } = loadSource('libs/mind/src/understanding/word-table.ts');

/** So many of the commonest English words are a concept each: they carry grammar, which clusters would blur. */
const OWN = 150;
/** English words with a concept. */
const VOCABULARY = 12_000;
const CLUSTERS = 1_000;
const ROUNDS = 6;

/**
 * Concepts of words: clusters of English words by their vectors (spherical k-means), and words of other languages by their English glosses.
 * @returns {{ keys: Uint32Array, firsts: Uint16Array, seconds: Uint16Array }} as `WordTable` takes them
 */
export function makeConcepts() {
  const words = /** @type {string[]} */ (readWordTable().words).slice(0, VOCABULARY);
  const clusters = clustersOf(words.map((word) => unitVector(unbiased(word))));
  /** @type {Map<string, number>} */
  const conceptOf = new Map(words.map((word, rank) => [word, rank < OWN ? rank + 1 : OWN + 1 + clusters[rank]]));
  /** @type {Map<number, number[]>} */
  const entries = new Map(words.map((word) => [hashText(word), [conceptOf.get(word) ?? 0]]));
  for (const { form, glosses } of readGlosses()) {
    const key = hashText(form);
    const concepts = glosses.flatMap((gloss) => conceptOf.get(gloss) ?? []).slice(0, 2);
    if (concepts.length > 0 && !entries.has(key)) entries.set(key, concepts);
  }
  return wordTableParts(entries);
}

/** @param {Float64Array} vector */
function unitVector(vector) {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** @param {Float64Array[]} vectors of length one @returns {Int32Array} cluster of each */
function clustersOf(vectors) {
  const random = seeded(3);
  const width = vectors[0].length;
  let centres = Array.from({ length: CLUSTERS }, () => vectors[Math.floor(random() * vectors.length)]);
  const clusters = new Int32Array(vectors.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, vector] of vectors.entries()) {
      let best = -2;
      for (let cluster = 0; cluster < CLUSTERS; cluster += 1) {
        const centre = centres[cluster];
        let product = 0;
        for (let at = 0; at < width; at += 1) product += centre[at] * vector[at];
        if (product <= best) continue;
        best = product;
        clusters[place] = cluster;
      }
    }
    const sums = Array.from({ length: CLUSTERS }, () => new Float64Array(width));
    for (const [place, vector] of vectors.entries()) {
      const sum = sums[clusters[place]];
      for (let at = 0; at < width; at += 1) sum[at] += vector[at];
    }
    centres = sums.map(unitVector);
  }
  return clusters;
}
