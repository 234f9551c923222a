import { type ClaimedTask, TaskLeaseLostError, type BackgroundTasksService } from '@kinloom/domain/background-tasks';

/** Milliseconds between reports, which also renew the task's lease. */
const REPORT_INTERVAL_MS = 1_000;

/** Reports the progress of a task every second, until stopped. */
export class ProgressReporter {
  private percent = 0;
  private message = 'Reading…';
  private readonly abortController = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private lastReport: Promise<void> = Promise.resolve();

  constructor(
    private readonly tasks: BackgroundTasksService,
    private readonly task: ClaimedTask,
  ) {
    this.timer = setInterval(() => this.report(), REPORT_INTERVAL_MS);
  }

  /** Aborted when another attempt takes the task over. */
  get signal(): AbortSignal {
    return this.abortController.signal;
  }

  /** Sets the progress. @param percent 0–100; never decreases */
  setProgress(percent: number, message: string): void {
    this.percent = Math.max(this.percent, Math.min(99, percent));
    this.message = message;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.lastReport;
  }

  private report(): void {
    const { percent, message } = this;
    this.lastReport = this.lastReport
      .then(() => this.tasks.report(this.task, percent, message))
      .then(
        (hasLease) => void (hasLease || this.abortController.abort(new TaskLeaseLostError())),
        // A transient database error: the next report retries, and the work itself fails on its own.
        () => undefined,
      );
  }
}

/** Formats a number with thousands separators. */
export const formatCount = (count: number): string => count.toLocaleString('en');
