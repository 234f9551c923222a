import { DomainError, type ErrorCode, type JobAccepted } from '@kinloom/contract';
import { isFinished, type BackgroundTasksService } from './background-tasks.service';

/**
 * What work that was begun answers: its result where it is waited for and done in time, else where to ask for it.
 * @throws DomainError why it failed
 */
export async function taskResponse<T extends object>(
  work: BackgroundTasksService,
  accountId: number,
  jobId: number,
  waits: boolean,
): Promise<T | JobAccepted> {
  if (!waits) return { jobId };
  const job = await work.wait(accountId, jobId);
  if (!isFinished(job)) return { jobId };
  if (job.state === 'done') return job.result as T;
  const { code } = (job.result ?? {}) as { code?: ErrorCode };
  throw new DomainError(code ?? 'internal');
}
