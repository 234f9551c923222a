import { DomainError } from '@kinloom/contract';

/** Limits concurrency: runs a bounded number of tasks at once and queues a bounded number of others in FIFO order. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param atOnce maximum number of running tasks
   * @param maxWaiting maximum queue length; further tasks are rejected
   */
  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** Runs a task when a slot is free. @throws DomainError unavailable if the queue is full; errors of the task */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.atOnce) {
      if (this.waiting.length >= this.maxWaiting) throw new DomainError('unavailable', { retryAfter: 5 });
      // The finishing task hands over its slot, so that a newcomer cannot take it in between.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
