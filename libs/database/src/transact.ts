import type { DataSource, EntityManager } from 'typeorm';
import { DEADLOCK, isSqlState } from './sql';

/** Attempts at a transaction that deadlocks. Each costs the server's `deadlock_timeout` of one second. */
const MAX_ATTEMPTS = 5;

/**
 * Runs a transaction and retries it after a deadlock: transactions that lock rows of an account in a different order may deadlock, and the
 * server aborts one of them.
 * @param work uses only the manager; it must be repeatable, without side effects outside the transaction
 * @returns the result of `work`
 * @throws errors other than deadlocks at once, and the deadlock error after the last attempt
 */
export async function transact<T>(
  source: DataSource,
  work: (manager: EntityManager) => Promise<T>,
  maxAttempts = MAX_ATTEMPTS,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await source.transaction(work);
    } catch (error) {
      if (attempt === maxAttempts || !isSqlState(error, DEADLOCK)) throw error;
    }
  }
}
