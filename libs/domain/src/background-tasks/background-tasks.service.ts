import { DomainError, type JobAnswer, type JobNews, LIMITS, type RoomEvent, rooms } from '@kinloom/contract';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { BackgroundTasksRepository, type TaskRow } from './background-tasks.repository';

/** Seconds without a sign of life after which another may take work up. */
export const LEASE_SECONDS = 30;
/** Milliseconds between looks at the store while somebody waits: a notice may have been lost. */
const LOOK = 2_000;
/** Days for which the result of work can be asked for. */
const KEPT_DAYS = 30;

/** Work that this process has taken up. */
export interface ClaimedTask {
  id: number;
  attempt: number;
  accountId: number;
  payload: unknown;
}

export const isFinished = ({ state }: Pick<JobNews, 'state'>): boolean => state === 'done' || state === 'failed';

/**
 * Work that is done behind a call and that its person waits for. The row is the truth: it is stored before the job is added, says how far
 * the work has come, and holds its result; events only tell of it.
 */
@Injectable()
export class BackgroundTasksService {
  constructor(
    private readonly tasks: BackgroundTasksRepository,
    private readonly realtime: Realtime,
  ) {}

  /**
   * @param payload ids and choices, nothing private
   * @param budget what it counts against, if anything
   * @throws DomainError too_many_imports
   */
  async create(
    accountId: number,
    kind: string,
    payload: object,
    message = '',
    budget: 'imports' | null = null,
  ): Promise<JobNews> {
    return this.tell(await this.tasks.create(accountId, kind, payload, message, budget));
  }

  /** @throws DomainError job_not_found */
  async get(accountId: number, id: number): Promise<JobAnswer> {
    const row = await this.tasks.findForOwner(accountId, id);
    if (!row) throw new DomainError('job_not_found');
    return { ...newsOf(row), result: row.result, error: row.error };
  }

  /**
   * Waits until work is at rest, or as long as a call may wait.
   * @returns it as it then is
   * @throws DomainError job_not_found
   */
  async wait(accountId: number, id: number, seconds: number = LIMITS.jobWait): Promise<JobAnswer> {
    const ended = (event: RoomEvent) =>
      event.event === 'job' && event.payload.jobId === id && isFinished(event.payload);
    return this.until(ended, () => this.get(accountId, id), isFinished, seconds * 1_000);
  }

  /**
   * Looks at something in the store until it is as wished or the time is over: at once, whenever an event says that it may be, and now and
   * then in case none came.
   * @returns what was seen last
   */
  async until<T>(
    tells: (event: RoomEvent) => boolean,
    look: () => Promise<T>,
    wished: (seen: T) => boolean,
    milliseconds: number,
  ): Promise<T> {
    let wake: () => void = () => undefined;
    let told = false;
    const stop = this.realtime.listen((event) => {
      if (!tells(event)) return;
      told = true;
      wake();
    });
    const over = performance.now() + milliseconds;
    try {
      for (;;) {
        told = false;
        const seen = await look();
        const left = over - performance.now();
        if (wished(seen) || left <= 0) return seen;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.min(LOOK, left));
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
          if (told) wake();
        });
      }
    } finally {
      stop();
    }
  }

  /** Takes work up. @returns null where it is at rest, or somebody else does it */
  async begin(id: number): Promise<ClaimedTask | null> {
    const row = await this.tasks.begin(id, LEASE_SECONDS);
    if (!row) return null;
    this.tell(row);
    return { id: row.id, attempt: row.attempt, accountId: row.account_id, payload: row.payload };
  }

  /**
   * Tells how far work has come; at least every few seconds, for it is a sign of life too.
   * @param progress 0–100
   * @returns false where it is not this try's any more: whoever does it ends
   */
  async report({ id, attempt }: ClaimedTask, progress: number, message: string): Promise<boolean> {
    const row = await this.tasks.report(id, attempt, Math.max(0, Math.min(100, Math.round(progress))), message);
    if (row) this.tell(row);
    return row !== null;
  }

  /** Gives back work whose try failed: the next one need not wait until no sign of life came. */
  release({ id, attempt }: ClaimedTask): Promise<void> {
    return this.tasks.release(id, attempt);
  }

  /** @param result what the call answers; null leaves what was stored before */
  async done({ id, attempt }: Pick<ClaimedTask, 'id' | 'attempt'>, result: unknown, message = ''): Promise<void> {
    const row = await this.tasks.end(id, attempt, { state: 'done', result, error: null, message });
    if (row) this.tell(row);
  }

  /**
   * @param error why, in words for the person
   * @returns whether it ended with this: false where it had ended, is another try's, or is gone
   */
  async failed(
    { id, attempt }: Pick<ClaimedTask, 'id' | 'attempt'>,
    error: string,
    result: unknown = null,
  ): Promise<boolean> {
    const row = await this.tasks.end(id, attempt, { state: 'failed', result, error, message: error });
    if (row) this.tell(row);
    return row !== null;
  }

  /** Work of these kinds that nobody seems to attend to: its job is to be added again. */
  forgotten(kinds: readonly string[], limit: number): Promise<{ id: number; kind: string }[]> {
    return this.tasks.forgotten(kinds, LEASE_SECONDS, limit);
  }

  async tidy(): Promise<void> {
    await this.tasks.tidy(KEPT_DAYS);
  }

  private tell(row: TaskRow): JobNews {
    const payload = newsOf(row);
    this.realtime.publish({ room: rooms.account(row.account_id), event: 'job', payload });
    return payload;
  }
}

function newsOf({ id, kind, state, progress, message }: TaskRow): JobNews {
  return { jobId: id, kind, state, progress, message };
}
