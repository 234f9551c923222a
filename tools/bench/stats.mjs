/**
 * A quantile of the values.
 * @param {number[]} figures in any order
 * @param {number} share 0–1
 * @returns {number} NaN where there are none
 */
export function quantile(figures, share) {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** @param {number[]} figures */
export const median = (figures) => quantile(figures, 0.5);

/**
 * p50 and p95 in milliseconds, as text.
 * @param {{ p50: number, p95: number }} latency
 */
export const spread = ({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;

/**
 * @param {number[]} milliseconds
 * @returns {{ p50: number, p95: number }}
 */
export const latencyOf = (milliseconds) => ({ p50: quantile(milliseconds, 0.5), p95: quantile(milliseconds, 0.95) });
