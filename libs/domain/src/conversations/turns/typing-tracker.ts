import { TYPING_LASTS } from '@kinloom/contract';

/** Maximum milliseconds to wait for the person to stop typing: they may leave with an unsent draft. */
const MAX_WAIT_MS = 10_000;

/** Tracks which conversations the person is typing in, so that souls of a group wait for them. */
export class TypingTracker {
  private readonly typingUntil = new Map<number, number>();
  private readonly waiters = new Map<number, Set<() => void>>();

  /** @param now monotonic clock in milliseconds */
  constructor(private readonly now: () => number) {}

  record(conversationId: number, active: boolean): void {
    if (active) this.typingUntil.set(conversationId, this.now() + TYPING_LASTS);
    else this.typingUntil.delete(conversationId);
    this.waiters.get(conversationId)?.forEach((wake) => wake());
  }

  /**
   * Waits until the person has stopped typing, at most `MAX_WAIT_MS`.
   * @throws the signal's reason
   */
  async waitUntilFinished(conversationId: number, signal: AbortSignal): Promise<void> {
    const deadline = this.now() + MAX_WAIT_MS;
    for (;;) {
      signal.throwIfAborted();
      const remaining = Math.min(deadline, this.typingUntil.get(conversationId) ?? 0) - this.now();
      if (remaining <= 0) break;
      await this.waitForChange(conversationId, remaining, signal);
    }
    if ((this.typingUntil.get(conversationId) ?? 0) <= this.now()) this.typingUntil.delete(conversationId);
  }

  private waitForChange(conversationId: number, milliseconds: number, signal: AbortSignal): Promise<void> {
    const waiters = this.waiters.get(conversationId) ?? new Set();
    this.waiters.set(conversationId, waiters);
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        waiters.delete(wake);
        if (waiters.size === 0) this.waiters.delete(conversationId);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      signal.addEventListener('abort', wake);
      waiters.add(wake);
    });
  }
}
