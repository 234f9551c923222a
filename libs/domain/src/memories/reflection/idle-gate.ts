import { Injectable } from '@nestjs/common';

/** Milliseconds without an active reply after which the process counts as idle. */
const QUIET_PERIOD_MS = 200;
/** Upper bound of the wait in milliseconds: background work runs even if replies never stop. */
const MAX_WAIT_MS = 5_000;

/** A reply began while work ran that must not compete with replies. */
export class PreemptedError extends Error {
  constructor() {
    super('a reply began');
    this.name = 'PreemptedError';
  }
}

/** Tracks replies being generated in this process, so that background work can wait for an idle period. */
@Injectable()
export class IdleGate {
  private activeReplies = 0;
  private lastReplyEndedAt = 0;
  private readonly waiters = new Set<() => void>();
  private readonly preemptible = new Set<AbortController>();

  /** Marks a reply as active. @returns a function to call once when the reply has ended */
  trackReply(): () => void {
    this.activeReplies += 1;
    for (const control of this.preemptible) control.abort(new PreemptedError());
    return () => {
      this.activeReplies -= 1;
      this.lastReplyEndedAt = performance.now();
      if (this.activeReplies === 0) for (const restartTimer of this.waiters) restartTimer();
    };
  }

  /** Resolves after `QUIET_PERIOD_MS` without an active reply, and at the latest after `MAX_WAIT_MS`. */
  async waitUntilIdle(): Promise<void> {
    if (this.isIdle()) return;
    await new Promise<void>((resolve) => {
      let quietTimer: NodeJS.Timeout | undefined;
      const finish = () => {
        clearTimeout(quietTimer);
        clearTimeout(maxWaitTimer);
        this.waiters.delete(restartTimer);
        resolve();
      };
      const restartTimer = () => {
        clearTimeout(quietTimer);
        quietTimer = setTimeout(() => (this.isIdle() ? finish() : undefined), QUIET_PERIOD_MS);
      };
      const maxWaitTimer = setTimeout(finish, MAX_WAIT_MS);
      this.waiters.add(restartTimer);
      if (this.activeReplies === 0) restartTimer();
    });
  }

  /**
   * Runs work that must not compete with replies: waits until the process is idle, and aborts the signal when a reply begins.
   * @throws PreemptedError where replies do not stop, or one began; and what the work throws
   */
  async runWhileIdle<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    await this.waitUntilIdle();
    if (this.activeReplies > 0) throw new PreemptedError();
    const control = new AbortController();
    this.preemptible.add(control);
    try {
      return await work(control.signal);
    } finally {
      this.preemptible.delete(control);
    }
  }

  private isIdle(): boolean {
    return this.activeReplies === 0 && performance.now() - this.lastReplyEndedAt >= QUIET_PERIOD_MS;
  }
}
