/** Token bucket rate limiter: `rate` actions per second on average, bursts of up to `capacity`. */
export class TokenBucket {
  private tokens: number;
  private filledAt: number;

  /**
   * @param capacity burst size
   * @param rate actions per second
   * @param now milliseconds of a monotonic clock
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
   * Takes one token if available.
   * @param now milliseconds of the same clock as in the constructor
   * @returns 0 if the action is allowed, otherwise the seconds until it will be
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
