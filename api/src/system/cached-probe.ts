/** Milliseconds in which a part must answer to count as up. */
const PATIENCE_MS = 2_000;
/** Milliseconds for which an answer is given again. Strangers may ask: however often they do, a part is asked once in this time. */
const FRESH_MS = 1_000;

/**
 * One probe of a part of the installation, shared by all who ask. At most one is under way: against a part that does not answer, probes do
 * not pile up.
 */
export class CachedProbe<T> {
  private latest: { value: T; at: number } | null = null;
  private underWay: Promise<void> | null = null;

  /**
   * @param probe asks the part
   * @param failed what holds where it fails or takes longer than two seconds
   * @param now milliseconds from any fixed moment
   */
  constructor(
    private readonly probe: () => Promise<T>,
    private readonly failed: T,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async read(): Promise<T> {
    if (this.latest && this.now() - this.latest.at < FRESH_MS) return this.latest.value;
    this.underWay ??= this.ask().finally(() => (this.underWay = null));
    const answered = await withinPatience(this.underWay);
    // A late answer is kept for the next who asks.
    return answered && this.latest ? this.latest.value : this.failed;
  }

  private async ask(): Promise<void> {
    const value = await this.probe().catch(() => this.failed);
    this.latest = { value, at: this.now() };
  }
}

/** @returns whether the work ended in time */
function withinPatience(work: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    void work.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
