import { rankOf, unbiased } from '../lexicon/likeness';
import { DIMENSIONS } from '../lexicon/table';
import type { ConceptLexicon } from './concepts';
import { featuresOfTokens, type SparseVector, tokenise } from './features';
import { normaliseText } from './normalise';

/** Bits of a bucket number of the hashed features: those of the risk models, folded. */
export const TALK_BITS = 17;
/** Weight of the word vectors beside the hashed features; chosen on validation writers. */
const DENSE_SCALE = 1;

/** What the models of ordinary talk see of a message. */
export interface TalkFeatures {
  sparse: SparseVector;
  /** Sum of the word vectors by how rare the words are, of length one; then the largest and the smallest value in each dimension. */
  dense: Float32Array;
}
export const DENSE_SIZE = 3 * DIMENSIONS;

function denseOf(tokens: readonly string[]): Float32Array {
  const dense = new Float32Array(DENSE_SIZE);
  const sum = dense.subarray(0, DIMENSIONS);
  const largest = dense.subarray(DIMENSIONS, 2 * DIMENSIONS);
  const smallest = dense.subarray(2 * DIMENSIONS);
  let known = 0;
  for (const token of tokens) {
    const vector = unbiased(token);
    if (vector === null) continue;
    const weight = Math.log(2 + rankOf(token));
    for (let at = 0; at < DIMENSIONS; at += 1) {
      const value = vector[at] ?? 0;
      sum[at] = (sum[at] ?? 0) + weight * value;
      largest[at] = known === 0 ? value : Math.max(largest[at] ?? 0, value);
      smallest[at] = known === 0 ? value : Math.min(smallest[at] ?? 0, value);
    }
    known += 1;
  }
  const length = Math.hypot(...sum) || 1;
  for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) / length;
  return dense.map((value) => value * DENSE_SCALE);
}

/** @param message as it was written */
export function talkFeaturesOf(message: string, lexicon: ConceptLexicon): TalkFeatures {
  const tokens = tokenise(normaliseText(message));
  const { indices, values } = featuresOfTokens(tokens, lexicon);
  return { sparse: { indices: indices.map((index) => index & (2 ** TALK_BITS - 1)), values }, dense: denseOf(tokens) };
}
