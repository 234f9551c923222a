import { DomainError, ERRORS } from '@kinloom/contract';
import { outageOf } from '@kinloom/database';
import { RetriesExhaustedError } from '@kinloom/jobs';
import type { ClaimedTask, BackgroundTasksService } from './background-tasks.service';
import { TaskLeaseLostError } from './task-lease.repository';

/** Interval of lease renewals in milliseconds. */
const RENEWAL_INTERVAL_MS = 5_000;
/** Attempts before a task that fails with an unexpected error is marked as failed. */
export const MAX_ATTEMPTS = 3;
/**
 * Attempts while the database or disk is unavailable. The sweep enqueues the job every 5 s, so this bridges some minutes of outage. It is
 * bounded, because a task that fills the disk itself must stop.
 */
const MAX_OUTAGE_ATTEMPTS = 60;

/** Reports the current step and renews the lease. @param progress 0–100 @throws TaskLeaseLostError */
export type ReportProgress = (progress: number, message: string) => Promise<void>;

/**
 * Claims a task, runs it with lease renewal, and stores its result or, for a `DomainError`, its failure text.
 * @param execute runs the task; must be idempotent, because it may run again after a partial attempt
 * @throws unexpected errors, for a retry by the queue; RetriesExhaustedError after the last attempt
 */
export async function runTask(
  tasks: BackgroundTasksService,
  jobId: number,
  execute: (task: ClaimedTask, report: ReportProgress) => Promise<{ result: unknown; message: string }>,
): Promise<void> {
  const task = await tasks.claim(jobId);
  if (!task) return;
  let lastReport: [number, string] | null = null;
  let renewal: Promise<unknown> = Promise.resolve();
  const renewalTimer = setInterval(() => {
    // A failed renewal is retried with the next interval.
    if (lastReport) renewal = tasks.report(task, ...lastReport).catch(() => undefined);
  }, RENEWAL_INTERVAL_MS);
  try {
    const { result, message } = await execute(task, async (progress, step) => {
      lastReport = [progress, step];
      if (!(await tasks.report(task, progress, step))) throw new TaskLeaseLostError();
    });
    clearInterval(renewalTimer);
    await renewal;
    await tasks.done(task, result, message);
  } catch (error) {
    if (error instanceof TaskLeaseLostError) return;
    if (error instanceof DomainError) await tasks.failed(task, ERRORS[error.code].text, { code: error.code });
    else await releaseTask(tasks, task, error);
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
export async function releaseTask(tasks: BackgroundTasksService, task: ClaimedTask, error: unknown): Promise<void> {
  if (task.attempt < maxAttemptsFor(error)) {
    await tasks.release(task);
    throw error;
  }
  const code = outageOf(error) ? 'unavailable' : 'internal';
  if (await tasks.failed(task, ERRORS[code].text, { code }))
    throw new RetriesExhaustedError({ jobId: task.id }, task.attempt, error);
}

function maxAttemptsFor(error: unknown): number {
  const outage = outageOf(error);
  // A statement timeout may be caused by the statement itself, so the higher limit does not apply.
  return outage && outage.cause !== 'timeout' ? MAX_OUTAGE_ATTEMPTS : MAX_ATTEMPTS;
}
