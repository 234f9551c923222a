import { TYPING_LASTS } from '@kinloom/contract';

/** Milliseconds that a soul waits for a person to finish, at most: somebody may leave with a word half written. */
const PATIENCE = 10_000;

/** Who is writing just now, so that the souls of a group do not talk over their person. */
export class TypingTracker {
  private readonly until = new Map<number, number>();
  private readonly waiting = new Map<number, Set<() => void>>();

  /** @param now milliseconds from any fixed moment */
  constructor(private readonly now: () => number) {}

  record(conversationId: number, active: boolean): void {
    if (active) this.until.set(conversationId, this.now() + TYPING_LASTS);
    else this.until.delete(conversationId);
    this.waiting.get(conversationId)?.forEach((wake) => wake());
  }

  /** Waits until nobody writes there, or long enough. @throws the signal's reason */
  async waitUntilFinished(conversationId: number, signal: AbortSignal): Promise<void> {
    const over = this.now() + PATIENCE;
    for (;;) {
      signal.throwIfAborted();
      const left = Math.min(over, this.until.get(conversationId) ?? 0) - this.now();
      if (left <= 0) break;
      await this.news(conversationId, left, signal);
    }
    if ((this.until.get(conversationId) ?? 0) <= this.now()) this.until.delete(conversationId);
  }

  private news(conversationId: number, milliseconds: number, signal: AbortSignal): Promise<void> {
    const waiting = this.waiting.get(conversationId) ?? new Set();
    this.waiting.set(conversationId, waiting);
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        waiting.delete(wake);
        if (waiting.size === 0) this.waiting.delete(conversationId);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      signal.addEventListener('abort', wake);
      waiting.add(wake);
    });
  }
}
