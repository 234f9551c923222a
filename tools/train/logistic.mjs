import { seeded, shuffle } from './random.mjs';

/**
 * @typedef {{ indices: Uint32Array, values: Float32Array }} Sparse
 * @typedef {{ weights: Float32Array, biases: Float32Array, heads: number }} Linear weights by feature, then head
 */

/** How much a feature counts at least and at most, by how unevenly it is spread over the labels. */
const [LEAST_IMPORTANCE, MOST_LOG_RATIO, LOG_RATIO_SHARE] = [0.3, 2, 0.7];

/**
 * Importance of each feature for each head: larger the more its log-odds differ between the labels (as in NB-SVM; Wang and Manning, 2012).
 * @param {Sparse[]} vectors @param {(Float32Array | number[])[]} labels @param {number} size
 */
function importanceOf(vectors, labels, size) {
  const heads = labels[0]?.length ?? 0;
  const importance = new Float32Array(size * heads);
  for (let head = 0; head < heads; head += 1) {
    const counts = [new Float32Array(size).fill(1), new Float32Array(size).fill(1)];
    const totals = [1, 1];
    for (const [row, { indices }] of vectors.entries()) {
      const label = labels[row][head] === 1 ? 1 : 0;
      totals[label] += 1;
      for (const index of indices) counts[label][index] += 1;
    }
    for (let at = 0; at < size; at += 1) {
      const ratio = Math.abs(Math.log(counts[1][at] / totals[1] / (counts[0][at] / totals[0])));
      importance[at * heads + head] = LEAST_IMPORTANCE + LOG_RATIO_SHARE * Math.min(MOST_LOG_RATIO, ratio);
    }
  }
  return importance;
}

/**
 * Several logistic regressions over the same sparse vectors, by AdaGrad with L2 shrinkage of the features that occur. Features are scaled by
 * their importance; the weights returned include the scale.
 * @param {Sparse[]} vectors
 * @param {(Float32Array | number[])[]} labels for each vector a label for each head: 1 or 0
 * @param {{ size: number, epochs?: number, rate?: number, shrinkage?: number, seed?: number }} options
 * @returns {Linear}
 */
export function trainLogistic(vectors, labels, { size, epochs = 10, rate = 0.3, shrinkage = 2e-4, seed = 1 }) {
  const heads = labels[0]?.length ?? 0;
  const weights = new Float32Array(size * heads);
  const squares = new Float32Array(size * heads).fill(1e-8);
  const biases = new Float32Array(heads);
  const biasSquares = new Float32Array(heads).fill(1e-8);
  const importance = importanceOf(vectors, labels, size);
  const random = seeded(seed);
  const order = vectors.map((_, row) => row);
  const errors = new Float32Array(heads);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const row of order) {
      const { indices, values } = /** @type {Sparse} */ (vectors[row]);
      const label = /** @type {number[]} */ (labels[row]);
      for (let head = 0; head < heads; head += 1) {
        let sum = biases[head] ?? 0;
        for (let at = 0; at < indices.length; at += 1) {
          const place = indices[at] * heads + head;
          sum += weights[place] * values[at] * importance[place];
        }
        const error = 1 / (1 + Math.exp(-sum)) - label[head];
        errors[head] = error;
        biasSquares[head] += error * error;
        biases[head] -= (rate * error) / Math.sqrt(biasSquares[head]);
      }
      for (let at = 0; at < indices.length; at += 1) {
        const place = indices[at] * heads;
        for (let head = 0; head < heads; head += 1) {
          const slope = errors[head] * values[at] * importance[place + head] + shrinkage * weights[place + head];
          squares[place + head] += slope * slope;
          weights[place + head] -= (rate * slope) / Math.sqrt(squares[place + head]);
        }
      }
    }
  }
  for (let at = 0; at < weights.length; at += 1) weights[at] *= importance[at];
  return { weights, biases, heads };
}

/** @param {Linear} model @param {Sparse} vector @param {number} head @returns {number} log-odds */
export function logitOf({ weights, biases, heads }, { indices, values }, head) {
  let sum = biases[head];
  for (let at = 0; at < indices.length; at += 1) sum += weights[indices[at] * heads + head] * values[at];
  return sum;
}

/**
 * A small dense logistic regression with standardised inputs, by Newton's method.
 * @param {number[][]} rows @param {number[]} labels 1 or 0
 * @param {number} [shrinkage]
 * @returns {{ weights: number[], bias: number }} on the inputs as they are
 */
export function fitDense(rows, labels, shrinkage = 1) {
  const width = rows[0]?.length ?? 0;
  const means = Array.from({ length: width }, (_, i) => rows.reduce((sum, row) => sum + row[i], 0) / rows.length);
  const scales = means.map(
    (mean, i) => Math.sqrt(rows.reduce((sum, row) => sum + (row[i] - mean) ** 2, 0) / rows.length) || 1,
  );
  const inputs = rows.map((row) => [1, ...row.map((value, i) => (value - means[i]) / scales[i])]);
  const n = width + 1;
  const w = new Array(n).fill(0);
  for (let step = 0; step < 30; step += 1) {
    const gradient = w.map((value, i) => (i === 0 ? 0 : shrinkage * value));
    const hessian = w.map((_, i) => w.map((__, j) => (i === j ? (i === 0 ? 1e-6 : shrinkage) : 0)));
    for (const [row, x] of inputs.entries()) {
      const sum = x.reduce((total, value, i) => total + value * w[i], 0);
      const p = 1 / (1 + Math.exp(-sum));
      for (let i = 0; i < n; i += 1) {
        gradient[i] += (p - labels[row]) * x[i];
        for (let j = 0; j <= i; j += 1) hessian[i][j] += p * (1 - p) * x[i] * x[j];
      }
    }
    for (let i = 0; i < n; i += 1) for (let j = i + 1; j < n; j += 1) hessian[i][j] = hessian[j][i];
    const change = solve(hessian, gradient);
    for (let i = 0; i < n; i += 1) w[i] -= change[i];
    if (Math.max(...change.map(Math.abs)) < 1e-7) break;
  }
  const weights = means.map((_, i) => w[i + 1] / scales[i]);
  return { weights, bias: w[0] - weights.reduce((sum, value, i) => sum + value * means[i], 0) };
}

/** Solves a symmetric positive system by Gaussian elimination with pivoting. @param {number[][]} matrix @param {number[]} right */
function solve(matrix, right) {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i]]);
  for (let i = 0; i < n; i += 1) {
    let pivot = i;
    for (let j = i + 1; j < n; j += 1) if (Math.abs(rows[j][i]) > Math.abs(rows[pivot][i])) pivot = j;
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (let j = i + 1; j < n; j += 1) {
      const factor = rows[j][i] / rows[i][i];
      for (let k = i; k <= n; k += 1) rows[j][k] -= factor * rows[i][k];
    }
  }
  const solution = new Array(n).fill(0);
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = rows[i][n];
    for (let j = i + 1; j < n; j += 1) sum -= rows[i][j] * solution[j];
    solution[i] = sum / rows[i][i];
  }
  return solution;
}
