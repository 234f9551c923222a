import type { Draft } from './messages.repository';

/** Statements under way at once: one alone would make every conversation wait for a slow one. */
const LANES = 2;
/** Messages in one statement. */
const BATCH = 64;

interface Waiting<Stored> {
  draft: Draft;
  resolve: (stored: Stored) => void;
  reject: (reason: unknown) => void;
}

/**
 * Gathers messages that arrive in the same moment, so that they share one statement and one write to the disk. A conversation is never
 * in two statements at once: what is told of its messages is told in their order.
 */
export class MessageBatcher<Stored> {
  private queue: Waiting<Stored>[] = [];
  private readonly busy = new Set<number>();
  private running = 0;

  /** @param store stores a batch and answers for each draft, in place: what was stored, or the error its sender gets */
  constructor(private readonly store: (drafts: Draft[]) => Promise<(Stored | Error)[]>) {}

  add(draft: Draft): Promise<Stored> {
    return new Promise((resolve, reject) => {
      this.queue.push({ draft, resolve, reject });
      // Whatever else this turn of the event loop brings comes along.
      if (this.queue.length === 1) setImmediate(() => this.run());
    });
  }

  private run(): void {
    while (this.running < LANES) {
      const batch = this.take();
      if (batch.length === 0) return;
      this.running += 1;
      void this.flush(batch);
    }
  }

  private take(): Waiting<Stored>[] {
    const batch: Waiting<Stored>[] = [];
    const rest: Waiting<Stored>[] = [];
    const clientIds = new Set<string>();
    for (const waiting of this.queue) {
      const { conversationId, clientId } = waiting.draft;
      const twin = clientId !== null && clientIds.has(`${conversationId} ${clientId.toLowerCase()}`);
      if (batch.length === BATCH || this.busy.has(conversationId) || twin) {
        rest.push(waiting);
        continue;
      }
      if (clientId !== null) clientIds.add(`${conversationId} ${clientId.toLowerCase()}`);
      batch.push(waiting);
    }
    for (const { draft } of batch) this.busy.add(draft.conversationId);
    this.queue = rest;
    return batch;
  }

  private async flush(batch: Waiting<Stored>[]): Promise<void> {
    try {
      const results = await this.store(batch.map(({ draft }) => draft));
      batch.forEach(({ resolve, reject }, place) => {
        const result = results[place];
        if (result === undefined) reject(new Error('a draft got no answer'));
        else if (result instanceof Error) reject(result);
        else resolve(result);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    for (const { draft } of batch) this.busy.delete(draft.conversationId);
    this.running -= 1;
    this.run();
  }
}
