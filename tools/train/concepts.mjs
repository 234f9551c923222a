import { loadSource } from '../bench/sources.mjs';
import { seeded } from './random.mjs';

const { WORDS } = loadSource('libs/mind/src/lexicon/table.ts');
const { unbiased } = loadSource('libs/mind/src/lexicon/likeness.ts');
const { hashText } = loadSource('libs/mind/src/understanding/hashing.ts');

/** So many of the commonest English words are a concept each: they carry grammar, which clusters would blur. */
const OWN = 150;
/** English words with a concept. */
const VOCABULARY = 12_000;
const CLUSTERS = 1_000;
const ROUNDS = 6;

/**
 * Concepts of English words: clusters of words by their vectors (spherical k-means). Words of other languages have none.
 * @returns {{ keys: Uint32Array, concepts: Uint16Array }} as `ConceptLexicon` takes them
 */
export function makeConcepts() {
  const words = /** @type {string[]} */ (WORDS.split(' ')).slice(0, VOCABULARY);
  const clusters = clustersOf(words.map((word) => unitVector(unbiased(word))));
  return {
    keys: Uint32Array.from(words, (word) => hashText(word)),
    concepts: Uint16Array.from(words.flatMap((_, rank) => [rank < OWN ? rank + 1 : OWN + 1 + clusters[rank], 0])),
  };
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
