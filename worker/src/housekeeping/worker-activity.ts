import { Injectable } from '@nestjs/common';

/** Milliseconds without a job after which a worker counts as quiet. */
export const QUIET_AFTER_MS = 30_000;

/** When this worker last had something to do. A worker that has just started counts as active. */
@Injectable()
export class WorkerActivity {
  private lastAt = performance.now();

  /** Records that a job was run. */
  record(): void {
    this.lastAt = performance.now();
  }

  /** @param now milliseconds on the clock of `performance.now()` */
  isQuiet(now = performance.now()): boolean {
    return now - this.lastAt >= QUIET_AFTER_MS;
  }
}
