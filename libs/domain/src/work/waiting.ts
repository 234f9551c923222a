import { DomainError, type ErrorCode, type JobAccepted } from '@kinloom/contract';
import { isAtRest, type WorkService } from './work.service';

/**
 * What work that was begun answers: its result where it is waited for and done in time, else where to ask for it.
 * @throws DomainError why it failed
 */
export async function answerOf<T extends object>(
  work: WorkService,
  accountId: number,
  jobId: number,
  waits: boolean,
): Promise<T | JobAccepted> {
  if (!waits) return { jobId };
  const job = await work.wait(accountId, jobId);
  if (!isAtRest(job)) return { jobId };
  if (job.state === 'done') return job.result as T;
  const { code } = (job.result ?? {}) as { code?: ErrorCode };
  throw new DomainError(code ?? 'internal');
}
