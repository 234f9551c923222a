import { DomainError, ERRORS } from '@kinloom/contract';
import { outageOf } from '@kinloom/database';
import { RetriesExhaustedError } from '@kinloom/jobs';
import type { ClaimedTask, BackgroundTasksService } from './background-tasks.service';

/** Milliseconds between signs of life while a step goes on. */
const EVERY = 5_000;
/** Tries after which work that fails for a reason nobody foresaw is given up. */
export const MAX_ATTEMPTS = 3;
/**
 * The same for work that fails because the database or the disk does: the sweep adds its job every five seconds, so this is at least some
 * minutes of outage. Not without end: work that fills the disk itself must stop.
 */
const OUTAGE_TRIES = 60;

/** Another try has this work: whoever does it ends, and leaves nothing behind. */
export class LeaseLostError extends Error {
  constructor() {
    super('another try has this work');
    this.name = 'LeaseLostError';
  }
}

/** Tells which step work is at. @param progress 0–100 @throws LeaseLostError */
export type ReportProgress = (progress: number, message: string) => Promise<void>;

/**
 * Takes up work, tells of its steps as they come, and ends it with what it answers or, in words for the person, with why it failed.
 * @param does what is to be done; it may be done again, and then finds what it did
 * @throws what nobody foresaw, so that it is tried again; RetriesExhaustedError where it was tried often enough
 */
export async function runTask(
  work: BackgroundTasksService,
  jobId: number,
  does: (begun: ClaimedTask, tell: ReportProgress) => Promise<{ result: unknown; message: string }>,
): Promise<void> {
  const begun = await work.begin(jobId);
  if (!begun) return;
  let at: [number, string] | null = null;
  let telling: Promise<unknown> = Promise.resolve();
  const alive = setInterval(() => {
    // What cannot be told just now is told with the next sign of life.
    if (at) telling = work.report(begun, ...at).catch(() => undefined);
  }, EVERY);
  try {
    const { result, message } = await does(begun, async (progress, words) => {
      at = [progress, words];
      if (!(await work.report(begun, progress, words))) throw new LeaseLostError();
    });
    clearInterval(alive);
    await telling;
    await work.done(begun, result, message);
  } catch (error) {
    if (error instanceof LeaseLostError) return;
    if (error instanceof DomainError) await work.failed(begun, ERRORS[error.code].text, { code: error.code });
    else await releaseTask(work, begun, error);
  } finally {
    clearInterval(alive);
    await telling;
  }
}

/**
 * Ends a try that failed for a reason nobody foresaw: the work is given back for the next one, or failed where it was tried often enough.
 * Where it is no longer this try's, or its person is gone with it, nothing is left to do.
 * @throws the error, so that the queue tries again; RetriesExhaustedError where it was the last one
 */
export async function releaseTask(work: BackgroundTasksService, begun: ClaimedTask, error: unknown): Promise<void> {
  if (begun.attempt < triesFor(error)) {
    await work.release(begun);
    throw error;
  }
  const code = outageOf(error) ? 'unavailable' : 'internal';
  if (await work.failed(begun, ERRORS[code].text, { code }))
    throw new RetriesExhaustedError({ jobId: begun.id }, begun.attempt, error);
}

function triesFor(error: unknown): number {
  const outage = outageOf(error);
  // A statement that took too long may be slow by itself: then more tries are of no use.
  return outage && outage.cause !== 'timeout' ? OUTAGE_TRIES : MAX_ATTEMPTS;
}
