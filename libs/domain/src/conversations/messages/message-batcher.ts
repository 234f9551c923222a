import type { MessageDraft } from './messages.repository';

/** Maximum number of concurrent batches. With only one, a slow statement would block every conversation. */
const MAX_CONCURRENT_BATCHES = 2;
/** Maximum number of messages in one batch. */
const MAX_BATCH_SIZE = 64;

interface PendingDraft<Stored> {
  draft: MessageDraft;
  resolve: (stored: Stored) => void;
  reject: (reason: unknown) => void;
}

/**
 * Batching of messages that arrive in the same turn of the event loop, so that they share one statement and one fsync. A conversation is in
 * at most one batch at a time, so its messages are stored and published in order.
 */
export class MessageBatcher<Stored> {
  private queue: PendingDraft<Stored>[] = [];
  private readonly busy = new Set<number>();
  private running = 0;

  /** @param store stores a batch; returns one result per draft, by index: the stored message, or the error to reject its sender with */
  constructor(private readonly store: (drafts: MessageDraft[]) => Promise<(Stored | Error)[]>) {}

  add(draft: MessageDraft): Promise<Stored> {
    return new Promise((resolve, reject) => {
      this.queue.push({ draft, resolve, reject });
      // The flush waits for the end of this turn of the event loop, so that further messages join the batch.
      if (this.queue.length === 1) setImmediate(() => this.startBatches());
    });
  }

  private startBatches(): void {
    while (this.running < MAX_CONCURRENT_BATCHES) {
      const batch = this.takeBatch();
      if (batch.length === 0) return;
      this.running += 1;
      void this.flush(batch);
    }
  }

  private takeBatch(): PendingDraft<Stored>[] {
    const batch: PendingDraft<Stored>[] = [];
    const rest: PendingDraft<Stored>[] = [];
    const clientIds = new Set<string>();
    for (const pending of this.queue) {
      const { conversationId, clientId } = pending.draft;
      const isDuplicate = clientId !== null && clientIds.has(`${conversationId} ${clientId.toLowerCase()}`);
      if (batch.length === MAX_BATCH_SIZE || this.busy.has(conversationId) || isDuplicate) {
        rest.push(pending);
        continue;
      }
      if (clientId !== null) clientIds.add(`${conversationId} ${clientId.toLowerCase()}`);
      batch.push(pending);
    }
    for (const { draft } of batch) this.busy.add(draft.conversationId);
    this.queue = rest;
    return batch;
  }

  private async flush(batch: PendingDraft<Stored>[]): Promise<void> {
    try {
      const results = await this.store(batch.map(({ draft }) => draft));
      batch.forEach(({ resolve, reject }, index) => {
        const result = results[index];
        if (result === undefined) reject(new Error('the batch returned no result for a draft'));
        else if (result instanceof Error) reject(result);
        else resolve(result);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    for (const { draft } of batch) this.busy.delete(draft.conversationId);
    this.running -= 1;
    this.startBatches();
  }
}
