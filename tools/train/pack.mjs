/**
 * @typedef {import('./logistic.mjs').Linear} Linear
 * @typedef {{ sections: Record<string, Uint8Array>, parameters: Record<string, number[]> }} Packed
 */

/** The largest weights of a head are cut off at this share of all, so that the others keep their precision. */
const CLIPPED = 0.0002;

/** @param {Linear} model @param {number} head @param {number} size of features */
function scaleOf({ weights, heads }, head, size) {
  const sizes = new Float32Array(size);
  let count = 0;
  for (let at = 0; at < size; at += 1) {
    const value = Math.abs(weights[at * heads + head]);
    if (value > 0) sizes[count++] = value;
  }
  const sorted = sizes.subarray(0, count).sort();
  return (sorted[Math.max(0, Math.floor(count * (1 - CLIPPED)) - 1)] || 1) / 127;
}

/** @param {number} value @param {number} scale */
const byteOf = (value, scale) => Math.max(-127, Math.min(127, Math.round(value / scale)));

/**
 * A model over all buckets as bytes, for `PrunedLinearModel`: buckets whose weights are all zero in one byte are left out.
 * @param {string} name @param {Linear} model @param {number} bits
 * @returns {Packed}
 */
export function packPruned(name, model, bits) {
  const { weights, heads, biases } = model;
  const size = 2 ** bits;
  const scales = Array.from({ length: heads }, (_, head) => scaleOf(model, head, size));
  const bitmap = new Uint32Array(size / 32);
  const bytes = [];
  for (let at = 0; at < size; at += 1) {
    const row = scales.map((scale, head) => byteOf(weights[at * heads + head], scale));
    if (row.every((value) => value === 0)) continue;
    bitmap[at >>> 5] |= 1 << (at & 31);
    bytes.push(...row);
  }
  return packed(name, { bitmap: new Uint8Array(bitmap.buffer), weights: bytesOf(bytes) }, scales, biases);
}

/**
 * A model over folded buckets as bytes, for `FoldedLinearModel`.
 * @param {string} name @param {Linear} model @param {number} bits
 * @returns {Packed}
 */
export function packFolded(name, model, bits) {
  const { weights, heads, biases } = model;
  const size = 2 ** bits;
  const scales = Array.from({ length: heads }, (_, head) => scaleOf(model, head, size));
  const bytes = Array.from(weights.subarray(0, size * heads), (value, at) => byteOf(value, scales[at % heads]));
  return packed(name, { weights: bytesOf(bytes) }, scales, biases);
}

/** @param {number[]} values */
const bytesOf = (values) => new Uint8Array(Int8Array.from(values).buffer);

/** @param {string} name @param {Record<string, Uint8Array>} sections @param {number[]} scales @param {Float32Array} biases @returns {Packed} */
function packed(name, sections, scales, biases) {
  return {
    sections: Object.fromEntries(Object.entries(sections).map(([key, bytes]) => [`${name}.${key}`, bytes])),
    parameters: { [`${name}.scales`]: scales, [`${name}.biases`]: [...biases] },
  };
}

/**
 * Folds the buckets of a vector to fewer bits.
 * @param {import('./logistic.mjs').Sparse} vector @param {number} bits
 * @returns {import('./logistic.mjs').Sparse}
 */
export const folded = ({ indices, values }, bits) => ({
  indices: indices.map((index) => index & (2 ** bits - 1)),
  values,
});
