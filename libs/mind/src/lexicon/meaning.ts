import { unbiased } from './likeness';
import { DIMENSIONS } from './table';

/** What several words mean together: the weighed sum of their vectors, without what all words have in common. */
export function meaningOf(words: readonly string[], weightOf: (word: string) => number): Float64Array {
  const sum = new Float64Array(DIMENSIONS);
  for (const word of words) {
    const vector = unbiased(word);
    if (vector === null) continue;
    const weight = weightOf(word);
    for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vector[at] ?? 0);
  }
  return sum;
}

/** How near two meanings are, from -1 to 1; 0 where one of them is of no known word. */
export function nearness(one: Float64Array, other: Float64Array): number {
  let product = 0;
  let first = 0;
  let second = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0];
    product += a * b;
    first += a * a;
    second += b * b;
  }
  return first > 0 && second > 0 ? product / Math.sqrt(first * second) : 0;
}
