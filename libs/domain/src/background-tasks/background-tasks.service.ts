import { DomainError, type JobAnswer, type JobNews, LIMITS, type RoomEvent, rooms } from '@kinloom/contract';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BackgroundTasksRepository, type TaskRow } from './background-tasks.repository';

/** Lease duration in seconds; after this time without renewal another attempt may claim the task. */
export const LEASE_SECONDS = 30;
/** Polling interval in milliseconds while waiting, as a fallback for lost events. */
const POLL_MS = 2_000;
/** Retention of finished tasks and their results, in days. */
const RETENTION_DAYS = 30;

/** A task claimed by this process. `attempt` is the fencing token of all writes. */
export interface ClaimedTask {
  id: number;
  attempt: number;
  accountId: number;
  payload: unknown;
}

/** Whether a task has ended, successfully or not. */
export const isFinished = ({ state }: Pick<JobNews, 'state'>): boolean => state === 'done' || state === 'failed';

/**
 * Long-running tasks with progress and a result that clients can poll or wait for. The row is stored before the job is enqueued and is
 * authoritative; realtime events only mirror it.
 */
@Injectable()
export class BackgroundTasksService {
  constructor(
    private readonly tasks: BackgroundTasksRepository,
    private readonly realtime: Realtime,
  ) {}

  /**
   * Creates a task and publishes it.
   * @param payload ids and options only, no private content
   * @param budget quota to enforce, or null
   * @throws DomainError too_many_imports
   */
  async create(
    accountId: number,
    kind: string,
    payload: object,
    message = '',
    budget: 'imports' | null = null,
  ): Promise<JobNews> {
    return this.publish(await this.tasks.create(accountId, kind, payload, message, budget));
  }

  /** @throws DomainError job_not_found */
  async get(accountId: number, id: number): Promise<JobAnswer> {
    const row = await this.tasks.findForOwner(accountId, id);
    if (!row) throw new DomainError('job_not_found');
    return { ...toJobNews(row), result: row.result, error: row.error };
  }

  /**
   * Waits until the task is finished, at most `seconds`.
   * @returns its latest state
   * @throws DomainError job_not_found
   */
  async wait(accountId: number, id: number, seconds: number = LIMITS.jobWait): Promise<JobAnswer> {
    const ended = (event: RoomEvent) =>
      event.event === 'job' && event.payload.jobId === id && isFinished(event.payload);
    return this.until(ended, () => this.get(accountId, id), isFinished, seconds * 1_000);
  }

  /**
   * Polls a value until it meets a condition or the timeout expires. Checks at once, after each matching event, and every `POLL_MS`.
   * @returns the last value read
   */
  async until<T>(
    matches: (event: RoomEvent) => boolean,
    read: () => Promise<T>,
    isDone: (value: T) => boolean,
    milliseconds: number,
  ): Promise<T> {
    let wake: () => void = () => undefined;
    let isSignalled = false;
    const stop = this.realtime.subscribe((event) => {
      if (!matches(event)) return;
      isSignalled = true;
      wake();
    });
    const deadline = performance.now() + milliseconds;
    try {
      for (;;) {
        isSignalled = false;
        const value = await read();
        const remaining = deadline - performance.now();
        if (isDone(value) || remaining <= 0) return value;
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.min(POLL_MS, remaining));
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
          if (isSignalled) wake();
        });
      }
    } finally {
      stop();
    }
  }

  /** Claims a task. @returns null if it is finished or another attempt holds its lease */
  async claim(id: number): Promise<ClaimedTask | null> {
    const row = await this.tasks.claim(id, LEASE_SECONDS);
    if (!row) return null;
    this.publish(row);
    return { id: row.id, attempt: row.attempt, accountId: row.account_id, payload: row.payload };
  }

  /**
   * Stores progress and renews the lease; must be called at least every few seconds.
   * @param progress 0–100
   * @returns false if the lease was lost; the caller must stop without further writes
   */
  async report({ id, attempt }: ClaimedTask, progress: number, message: string): Promise<boolean> {
    const row = await this.tasks.report(id, attempt, Math.max(0, Math.min(100, Math.round(progress))), message);
    if (row) this.publish(row);
    return row !== null;
  }

  /** Releases the lease after a failed attempt, so that the next one need not wait for its expiry. */
  release({ id, attempt }: ClaimedTask): Promise<void> {
    return this.tasks.release(id, attempt);
  }

  /** Finishes a task successfully. @param result the task's result; null keeps a result stored earlier */
  async done({ id, attempt }: Pick<ClaimedTask, 'id' | 'attempt'>, result: unknown, message = ''): Promise<void> {
    const row = await this.tasks.finish(id, attempt, { state: 'done', result, error: null, message });
    if (row) this.publish(row);
  }

  /**
   * Finishes a task as failed.
   * @param error reason, as text for the user
   * @returns false if the task was finished already, was claimed by another attempt, or no longer exists
   */
  async failed(
    { id, attempt }: Pick<ClaimedTask, 'id' | 'attempt'>,
    error: string,
    result: unknown = null,
  ): Promise<boolean> {
    const row = await this.tasks.finish(id, attempt, { state: 'failed', result, error, message: error });
    if (row) this.publish(row);
    return row !== null;
  }

  /**
   * Cancels an unfinished task. The attempt that runs it learns so with its next report or write, and stops.
   * @param options.kinds kinds that store nothing before they commit
   * @param options.isCommitted whether the result is committed already
   * @throws DomainError job_not_found, job_not_cancellable
   */
  async cancel(
    accountId: number,
    id: number,
    options: { kinds: readonly string[]; isCommitted: (manager: EntityManager) => Promise<boolean> },
  ): Promise<void> {
    const row = await this.tasks.cancel(accountId, id, options);
    if (row) this.publish(row);
    else {
      await this.get(accountId, id);
      throw new DomainError('job_not_cancellable');
    }
  }

  /** Unfinished tasks of these kinds with an expired lease; their jobs must be enqueued again. */
  listStale(kinds: readonly string[], limit: number): Promise<{ id: number; kind: string }[]> {
    return this.tasks.listStale(kinds, LEASE_SECONDS, limit);
  }

  async tidy(): Promise<void> {
    await this.tasks.deleteFinished(RETENTION_DAYS);
  }

  private publish(row: TaskRow): JobNews {
    const payload = toJobNews(row);
    this.realtime.publish({ room: rooms.account(row.account_id), event: 'job', payload });
    return payload;
  }
}

function toJobNews({ id, kind, state, progress, message }: TaskRow): JobNews {
  return { jobId: id, kind, state, progress, message };
}
