import { cosineSimilarity, dotProduct, quantizeVector } from './quantized-vector';

/** A repeatable sequence of numbers from −1 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x3fffffff - 1;
  };
}
const vectorFrom = (seed: number, dimensions: number) => Float32Array.from({ length: dimensions }, numbersFrom(seed));
const exactCosine = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) / (Math.hypot(...one) * Math.hypot(...other));
function quantized(vector: Float32Array) {
  const made = quantizeVector(vector);
  if (!made) throw new Error('a vector without direction');
  return made;
}

describe('quantizeVector', () => {
  it('restores each value of a unit vector within half a step', () => {
    const vector = vectorFrom(7, 768);
    const length = Math.hypot(...vector);
    const { bytes, scale } = quantized(vector);
    const step = Math.max(...vector.map(Math.abs)) / length / 127;
    vector.forEach((value, at) =>
      expect(Math.abs((bytes[at] ?? 0) * scale - value / length)).toBeLessThan(step * 0.51),
    );
  });

  it('uses the whole range, and the same scale for a vector of any length', () => {
    const { bytes, scale } = quantized(Float32Array.of(0.5, -0.25, 0));
    expect([...bytes]).toEqual([127, -63, 0]);
    expect(quantized(Float32Array.of(5, -2.5, 0))).toEqual({ bytes, scale });
    expect(scale).toBeCloseTo(1 / Math.hypot(127, 63), 12);
  });

  it.each([[[]], [[0, 0]], [[NaN, 1]], [[Infinity, 1]]])('refuses %p, which has no direction', (values) => {
    expect(quantizeVector(Float32Array.from(values))).toBeNull();
  });
});

describe('cosineSimilarity', () => {
  it.each([3, 64, 384, 1_023, 1_024, 4_096])(
    'is that of the vectors within 0.006, with %i dimensions',
    (dimensions) => {
      for (let seed = 1; seed < 40; seed++) {
        const one = vectorFrom(seed, dimensions);
        const noise = vectorFrom(seed + 100, dimensions);
        const share = (seed % 10) / 10;
        const other = one.map((value, at) => share * value + (1 - share) * (noise[at] ?? 0));
        expect(Math.abs(cosineSimilarity(quantized(one), quantized(other)) - exactCosine(one, other))).toBeLessThan(
          0.006,
        );
      }
    },
  );

  it('is 1 for a vector with itself, −1 with its opposite, 0 for other dimensions', () => {
    const vector = vectorFrom(3, 384);
    expect(cosineSimilarity(quantized(vector), quantized(vector))).toBeCloseTo(1, 6);
    expect(cosineSimilarity(quantized(vector), quantized(vector.map((value) => -value)))).toBeCloseTo(-1, 6);
    expect(cosineSimilarity(quantized(vector), quantized(vector.subarray(1)))).toBe(0);
  });

  it('does not overflow with the largest values', () => {
    const bytes = new Int8Array(8_191).fill(127);
    expect(dotProduct(bytes, 0, bytes, 0, bytes.length)).toBe(127 * 127 * 8_191);
  });
});
