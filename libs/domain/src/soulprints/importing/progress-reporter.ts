import { type ClaimedTask, LeaseLostError, type BackgroundTasksService } from '@kinloom/domain/background-tasks';

/** Milliseconds between tellings: a person sees it move, and whoever watches sees that it lives. */
const EVERY = 1_000;

/** Tells how far work has come, every second, as long as it goes on. */
export class ProgressReporter {
  private percent = 0;
  private words = 'Reading…';
  private readonly end = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private telling: Promise<void> = Promise.resolve();

  constructor(
    private readonly tasks: BackgroundTasksService,
    private readonly begun: ClaimedTask,
  ) {
    this.timer = setInterval(() => this.tell(), EVERY);
  }

  /** Aborted where another try has taken the work up. */
  get signal(): AbortSignal {
    return this.end.signal;
  }

  /** @param percent 0–100; it never goes back */
  at(percent: number, words: string): void {
    this.percent = Math.max(this.percent, Math.min(99, percent));
    this.words = words;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.telling;
  }

  private tell(): void {
    const { percent, words } = this;
    this.telling = this.telling
      .then(() => this.tasks.report(this.begun, percent, words))
      .then(
        (ours) => void (ours || this.end.abort(new LeaseLostError())),
        // The store is away for a moment: it is told again, and what needs the store fails by itself.
        () => undefined,
      );
  }
}

/** A number as people read it. */
export const counted = (many: number): string => many.toLocaleString('en');
