/** Allows `rate` actions per second on average, and up to `capacity` at once. */
export class TokenBucket {
  private tokens: number;
  private filledAt: number;

  /**
   * @param capacity actions that a full bucket allows at once
   * @param rate actions per second by which it fills again
   * @param now milliseconds on a clock that never goes back
   */
  constructor(
    private readonly capacity: number,
    private readonly rate: number,
    now: number,
  ) {
    this.tokens = capacity;
    this.filledAt = now;
  }

  /**
   * Takes one action, if there is one.
   * @param now milliseconds on the clock of the constructor
   * @returns 0 where the action is allowed; otherwise the seconds after which the next one is
   */
  take(now: number): number {
    this.tokens = Math.min(this.capacity, this.tokens + (Math.max(0, now - this.filledAt) / 1_000) * this.rate);
    this.filledAt = now;
    if (this.tokens >= 1) {
      this.tokens -= 1;
      return 0;
    }
    return (1 - this.tokens) / this.rate;
  }
}
