import { DomainError, type ErrorCode, type JobAccepted } from '@kinloom/contract';
import { isFinished, type BackgroundTasksService } from './background-tasks.service';

/**
 * Builds the HTTP response of a started task: its result if the client waits and it finishes in time, else its job id.
 * @throws DomainError the task's failure
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
