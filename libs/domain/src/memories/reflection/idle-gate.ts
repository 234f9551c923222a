import { Injectable } from '@nestjs/common';

/** Milliseconds without an active reply after which the process counts as idle. */
const QUIET_PERIOD_MS = 200;
/** Upper bound of the wait in milliseconds: background work runs even if replies never stop. */
const MAX_WAIT_MS = 5_000;

/** Tracks replies being generated in this process, so that background work can wait for an idle period. */
@Injectable()
export class IdleGate {
  private activeReplies = 0;
  private lastReplyEndedAt = 0;
  private readonly waiters = new Set<() => void>();

  /** Marks a reply as active. @returns a function to call once when the reply has ended */
  trackReply(): () => void {
    this.activeReplies += 1;
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

  private isIdle(): boolean {
    return this.activeReplies === 0 && performance.now() - this.lastReplyEndedAt >= QUIET_PERIOD_MS;
  }
}
