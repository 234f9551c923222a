import { DomainError, ERRORS } from '@kinloom/contract';
import { outageOf } from '@kinloom/database';
import { RetriesExhaustedError } from '@kinloom/jobs';
import type { EntityManager } from 'typeorm';
import type { ClaimedTask, BackgroundTasksService } from './background-tasks.service';

/** Interval of lease renewals in milliseconds. */
const RENEWAL_INTERVAL_MS = 5_000;
/** Attempts before a task that fails with an unexpected error is marked as failed. */
export const MAX_ATTEMPTS = 3;
/**
 * Attempts while the database or disk is unavailable. The sweep enqueues the job every 5 s, so this bridges some minutes of outage. It is
 * bounded, because a task that fills the disk itself must stop.
 */
const MAX_OUTAGE_ATTEMPTS = 60;

/** The lease was lost to another attempt; the current one must stop without further writes. */
export class LeaseLostError extends Error {
  constructor() {
    super('another try has this work');
    this.name = 'LeaseLostError';
  }
}

/**
 * Locks the row of a task until the transaction ends, so that it is neither cancelled nor taken over before its result is committed. Call
 * last: meanwhile no progress can be reported.
 * @throws LeaseLostError where it was cancelled or taken over
 */
export async function confirmLease(manager: EntityManager, { id, attempt }: ClaimedTask): Promise<void> {
  const [held] = await manager.query<object[]>(
    `SELECT FROM jobs WHERE id = $1 AND attempt = $2 AND state = 'active' FOR NO KEY UPDATE`,
    [id, attempt],
  );
  if (!held) throw new LeaseLostError();
}

/** Reports the current step and renews the lease. @param progress 0–100 @throws LeaseLostError */
export type ReportProgress = (progress: number, message: string) => Promise<void>;

/**
 * Claims a task, runs it with lease renewal, and stores its result or, for a `DomainError`, its failure text.
 * @param execute the work; must be idempotent, because it may run again after a partial attempt
 * @throws unexpected errors, for a retry by the queue; RetriesExhaustedError after the last attempt
 */
export async function runTask(
  work: BackgroundTasksService,
  jobId: number,
  execute: (task: ClaimedTask, report: ReportProgress) => Promise<{ result: unknown; message: string }>,
): Promise<void> {
  const task = await work.claim(jobId);
  if (!task) return;
  let lastReport: [number, string] | null = null;
  let renewal: Promise<unknown> = Promise.resolve();
  const renewalTimer = setInterval(() => {
    // A failed renewal is retried with the next interval.
    if (lastReport) renewal = work.report(task, ...lastReport).catch(() => undefined);
  }, RENEWAL_INTERVAL_MS);
  try {
    const { result, message } = await execute(task, async (progress, words) => {
      lastReport = [progress, words];
      if (!(await work.report(task, progress, words))) throw new LeaseLostError();
    });
    clearInterval(renewalTimer);
    await renewal;
    await work.done(task, result, message);
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    if (error instanceof DomainError) await work.failed(task, ERRORS[error.code].text, { code: error.code });
    else await releaseTask(work, task, error);
  } finally {
    clearInterval(renewalTimer);
    await renewal;
  }
}

/**
 * Ends an attempt that failed unexpectedly: releases the task for the next attempt, or marks it as failed after the last one. No-op if
 * the lease was lost or the account was deleted.
 * @throws the error, for a retry by the queue; RetriesExhaustedError after the last attempt
 */
export async function releaseTask(work: BackgroundTasksService, task: ClaimedTask, error: unknown): Promise<void> {
  if (task.attempt < maxAttemptsFor(error)) {
    await work.release(task);
    throw error;
  }
  const code = outageOf(error) ? 'unavailable' : 'internal';
  if (await work.failed(task, ERRORS[code].text, { code }))
    throw new RetriesExhaustedError({ jobId: task.id }, task.attempt, error);
}

function maxAttemptsFor(error: unknown): number {
  const outage = outageOf(error);
  // A statement timeout may be caused by the statement itself, so the higher limit execute not apply.
  return outage && outage.cause !== 'timeout' ? MAX_OUTAGE_ATTEMPTS : MAX_ATTEMPTS;
}
