import { JobEntity } from '@kinloom/database';
import type { EntityManager } from 'typeorm';

/** The lease was lost to another attempt; the current one must stop without further writes. */
export class TaskLeaseLostError extends Error {
  constructor() {
    super('the lease of this task was lost to another attempt');
    this.name = 'TaskLeaseLostError';
  }
}

/**
 * Locks the row of a task until the transaction ends, so that it is neither cancelled nor taken over before its writes are committed.
 * Progress cannot be reported while the lock is held: call it in short transactions, or last.
 * @throws TaskLeaseLostError if it was cancelled or taken over
 */
export async function confirmLease(
  manager: EntityManager,
  { id, attempt }: { id: number; attempt: number },
): Promise<void> {
  const lockedJob = await manager.findOne(JobEntity, {
    select: { id: true },
    where: { id, attempt, state: 'active' },
    lock: { mode: 'for_no_key_update' },
  });
  if (!lockedJob) throw new TaskLeaseLostError();
}
