import { logitOf, trainLogistic } from './logistic.mjs';

/**
 * @typedef {import('./logistic.mjs').Sparse} Sparse
 * @typedef {import('./logistic.mjs').Linear} Linear
 * @typedef {{ writer: string, vector: Sparse, clauses: Sparse[], context: Sparse[] }} Example
 * @typedef {{ full: number[], clauses: number[][], context: number[][] }} Logits log-odds by head
 * @typedef {{ size: number, main: number, buckets?: number }} FitOptions `size`: number of buckets; `main`: the head by which the decisive
 *   clause of a positive example is chosen; `buckets`: at most so many buckets have weights
 */

/** Buckets that occur in fewer messages are left out. */
const LEAST_MESSAGES = 2;
/** Clauses with fewer features say nothing by themselves. */
const LEAST_FEATURES = 3;
const FOLDS = 2;

/**
 * Fits linear models on whole messages and on their clauses (multiple-instance learning): every clause of a harmless message is harmless, and
 * the clause of a dangerous message that looks most dangerous is dangerous.
 * @param {Example[]} examples @param {number[][]} labels for each example a label for each head @param {FitOptions} options
 * @returns {Linear}
 */
export function fitModel(examples, labels, { size, main, buckets }) {
  const whole = trainOn(
    examples.map(({ vector }) => vector),
    labels,
    size,
  );
  const { vectors, targets } = withClauses(examples, labels, whole, main);
  const model = trainOn(vectors, targets, size);
  if (buckets === undefined) return model;
  const kept = largestBuckets(model, size, buckets);
  return trainOn(
    vectors.map((vector) => restricted(vector, (index) => kept[index] === 1)),
    targets,
    size,
  );
}

/** @param {Example[]} examples @param {number[][]} labels @param {Linear} model @param {number} main */
function withClauses(examples, labels, model, main) {
  const vectors = examples.map(({ vector }) => vector);
  const targets = [...labels];
  for (const [row, { clauses }] of examples.entries()) {
    const label = labels[row];
    const telling = clauses.filter(({ indices }) => indices.length >= LEAST_FEATURES);
    if (telling.length === 0) continue;
    if (label.every((value, head) => value === 0 || head < main)) {
      for (const clause of telling) {
        vectors.push(clause);
        targets.push(label.map(() => 0));
      }
      continue;
    }
    const head = label[main] === 1 ? main : label.indexOf(1);
    const odds = telling.map((clause) => logitOf(model, clause, head));
    const highest = Math.max(...odds);
    if (highest <= 0) continue;
    vectors.push(telling[odds.indexOf(highest)]);
    targets.push(label);
  }
  return { vectors, targets };
}

/** @param {Sparse[]} vectors @param {number[][]} labels @param {number} size */
function trainOn(vectors, labels, size) {
  const counts = new Uint16Array(size);
  for (const { indices } of vectors)
    for (const index of indices) if (counts[index] < LEAST_MESSAGES) counts[index] += 1;
  return trainLogistic(
    vectors.map((vector) => restricted(vector, (index) => counts[index] >= LEAST_MESSAGES)),
    labels,
    { size },
  );
}

/** @param {Sparse} vector @param {(index: number) => boolean} keeps @returns {Sparse} */
function restricted({ indices, values }, keeps) {
  const kept = [...indices.keys()].filter((at) => keeps(indices[at]));
  return { indices: Uint32Array.from(kept, (at) => indices[at]), values: Float32Array.from(kept, (at) => values[at]) };
}

/** Marks the buckets with the largest weights, each head by its own scale. @param {Linear} model @param {number} size @param {number} count */
function largestBuckets({ weights, heads }, size, count) {
  const scales = Array.from({ length: heads }, (_, head) => {
    let sum = 0;
    for (let at = 0; at < size; at += 1) sum += weights[at * heads + head] ** 2;
    return Math.sqrt(sum) || 1;
  });
  const sizes = Float32Array.from({ length: size }, (_, at) =>
    Math.max(...scales.map((scale, head) => Math.abs(weights[at * heads + head]) / scale)),
  );
  const least = Math.max([...sizes].sort((a, b) => b - a)[count] ?? 0, 1e-12);
  return Uint8Array.from(sizes, (value) => Number(value >= least));
}

/**
 * Log-odds of each example by models that were not trained on its writer.
 * @param {Example[]} examples @param {number[][]} labels @param {FitOptions} options
 * @returns {Logits[]}
 */
export function crossFit(examples, labels, options) {
  const writers = [...new Set(examples.map(({ writer }) => writer))].sort();
  /** @type {Logits[]} */
  const results = new Array(examples.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const out = new Set(writers.filter((_, at) => at % FOLDS === fold));
    const rows = [...examples.keys()].filter((row) => !out.has(examples[row].writer));
    const model = fitModel(
      rows.map((row) => examples[row]),
      rows.map((row) => labels[row]),
      { ...options, buckets: undefined },
    );
    for (const [row, example] of examples.entries())
      if (out.has(example.writer)) results[row] = logitsOf(model, example);
  }
  return results;
}

/** @param {Linear} model @param {Example} example @returns {Logits} */
function logitsOf(model, { vector, clauses, context }) {
  const heads = [...Array(model.heads).keys()];
  /** @param {Sparse} one */
  const logits = (one) => heads.map((head) => logitOf(model, one, head));
  return { full: logits(vector), clauses: clauses.map(logits), context: context.map(logits) };
}
