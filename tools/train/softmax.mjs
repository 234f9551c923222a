import { seeded, shuffle } from './random.mjs';

/**
 * @typedef {import('./logistic.mjs').Sparse} Sparse
 * @typedef {{ weights: Float32Array, biases: Float32Array, heads: number }} Linear weights by feature, then class
 */

/** Smaller errors of a class's probability change nothing. */
const LEAST_ERROR = 0.01;

/**
 * Multinomial logistic regressions over the same sparse vectors, one for each group of classes, by AdaGrad with L2 shrinkage of the features
 * that occur.
 * @param {Sparse[]} vectors
 * @param {(number | undefined)[][]} labels for each vector and group the class, counted within the group; undefined if it is not known
 * @param {{ size: number, groups: number[], epochs?: number, rate?: number, shrinkage?: number, seed?: number }} options `size`: number of
 *   features; `groups`: number of classes of each group
 * @returns {Linear} the classes of all groups, one group after the other
 */
export function trainSoftmax(vectors, labels, { size, groups, epochs = 12, rate = 0.2, shrinkage = 1e-4, seed = 1 }) {
  const heads = groups.reduce((sum, count) => sum + count, 0);
  const weights = new Float32Array(size * heads);
  const squares = new Float32Array(size * heads).fill(1e-6);
  const biases = new Float32Array(heads);
  const biasSquares = new Float32Array(heads).fill(1e-6);
  const random = seeded(seed);
  const order = vectors.map((_, row) => row);
  const logits = new Float32Array(heads);
  const activeHeads = new Int32Array(heads);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const row of order) {
      const { indices, values } = vectors[row];
      logits.set(biases);
      for (let at = 0; at < indices.length; at += 1) {
        const place = indices[at] * heads;
        const value = values[at];
        for (let head = 0; head < heads; head += 1) logits[head] += weights[place + head] * value;
      }
      toErrors(logits, groups, labels[row]);
      // Most classes are nearly right for most messages: only the others are updated.
      let active = 0;
      for (let head = 0; head < heads; head += 1) {
        const error = logits[head];
        if (Math.abs(error) < LEAST_ERROR) continue;
        activeHeads[active++] = head;
        biasSquares[head] += error * error;
        biases[head] -= (rate * error) / Math.sqrt(biasSquares[head]);
      }
      for (let at = 0; at < indices.length; at += 1) {
        const place = indices[at] * heads;
        const value = values[at];
        for (let one = 0; one < active; one += 1) {
          const head = activeHeads[one];
          const slope = logits[head] * value + shrinkage * weights[place + head];
          squares[place + head] += slope * slope;
          weights[place + head] -= (rate * slope) / Math.sqrt(squares[place + head]);
        }
      }
    }
  }
  return { weights, biases, heads };
}

/** Turns logits into the gradient of the cross-entropy, in place. @param {Float32Array} logits @param {number[]} groups @param {(number | undefined)[]} label */
function toErrors(logits, groups, label) {
  let start = 0;
  for (const [group, count] of groups.entries()) {
    const known = label[group];
    if (known === undefined) logits.fill(0, start, start + count);
    else {
      let most = -Infinity;
      for (let at = start; at < start + count; at += 1) most = Math.max(most, logits[at]);
      let total = 0;
      for (let at = start; at < start + count; at += 1) {
        logits[at] = Math.exp(logits[at] - most);
        total += logits[at];
      }
      for (let at = start; at < start + count; at += 1)
        logits[at] = logits[at] / total - (at - start === known ? 1 : 0);
    }
    start += count;
  }
}

/** @param {Linear} model @param {Sparse} vector @returns {Float32Array} the logits of all classes */
export function logitsOf({ weights, biases, heads }, { indices, values }) {
  const logits = Float32Array.from(biases);
  for (let at = 0; at < indices.length; at += 1) {
    const place = indices[at] * heads;
    for (let head = 0; head < heads; head += 1) logits[head] += weights[place + head] * values[at];
  }
  return logits;
}
