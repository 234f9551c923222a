/** A probe that takes longer than this counts as failed. */
const TIMEOUT_MS = 2_000;
/** Time to live of a result. Health routes are public; this bounds the rate of probes. */
const TTL_MS = 1_000;

/**
 * Health probe of one part of the installation with a cached result. At most one probe is in progress, so that probes of a part that does not
 * answer cannot pile up.
 */
export class CachedProbe<T> {
  private latest: { value: T; at: number } | null = null;
  private inProgress: Promise<void> | null = null;

  /**
   * @param probe checks the part
   * @param failed result if the probe fails or times out after 2 s
   * @param now monotonic clock in milliseconds
   */
  constructor(
    private readonly probe: () => Promise<T>,
    private readonly failed: T,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async read(): Promise<T> {
    if (this.latest && this.now() - this.latest.at < TTL_MS) return this.latest.value;
    this.inProgress ??= this.run().finally(() => (this.inProgress = null));
    const isInTime = await endsInTime(this.inProgress);
    // A late result is cached for the next call.
    return isInTime && this.latest ? this.latest.value : this.failed;
  }

  private async run(): Promise<void> {
    const value = await this.probe().catch(() => this.failed);
    this.latest = { value, at: this.now() };
  }
}

/** @returns whether the probe ended before the timeout */
function endsInTime(work: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    void work.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
