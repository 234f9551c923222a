import { DomainError } from '@kinloom/contract';

/**
 * Lets a bounded number of pieces of work run at once, and the others wait in order.
 */
export class WorkLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param atOnce pieces of work that may run at the same time
   * @param maxWaiting pieces of work that may wait; more are refused
   */
  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws DomainError unavailable where too much work waits already; whatever the work throws */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.maxWaiting) throw new DomainError('unavailable', { retryAfter: 5 });
      // Whoever ends hands its place over without giving it up, so that nobody new takes it in between.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
