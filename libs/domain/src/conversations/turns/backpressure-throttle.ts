/** Ratio of a statement's duration to the baseline above which the database counts as overloaded. */
const OVERLOAD_RATIO = 2.5;
/** Delay per millisecond above the threshold (milliseconds per millisecond). */
const DELAY_FACTOR = 64;
/** Maximum delay in milliseconds. Well below the lease and lock timeouts, so that a throttled worker is not considered crashed. */
const MAX_DELAY_MS = 1_000;

/**
 * Backpressure for background work: while the worker's own statements take longer than the threshold × baseline, follow-up turns are
 * delayed so that message intake keeps its share of the database and the CPU.
 */
export class BackpressureThrottle {
  private baselineMs = Number.POSITIVE_INFINITY;
  private delayMs = 0;

  /** Records the duration of a statement. @param durationMs milliseconds */
  record(durationMs: number): void {
    // The baseline is the best time seen. It decays by 1 % per sample, so that it adapts to a permanently slower machine.
    this.baselineMs = Math.min(durationMs, this.baselineMs * 1.01);
    this.delayMs = Math.min(MAX_DELAY_MS, Math.max(0, durationMs - OVERLOAD_RATIO * this.baselineMs) * DELAY_FACTOR);
  }

  /** Milliseconds to wait before the next turn; 0 while latency is normal. */
  get currentDelayMs(): number {
    return Math.floor(this.delayMs);
  }
}
