import type { DataSource, EntityManager } from 'typeorm';
import { DEADLOCK, isSqlState } from './sql';

/** Tries at a transaction that meets others in a circle: each lets one of them go on, and costs the second after which the server notices. */
const TRIES = 5;

/**
 * Does something at once or not at all. Two that hold rows of one account in another order wait for each other, and the database ends one of
 * them: that one is done anew, and nobody is told of a failure that only the moment brought about.
 * @param work what is done with the manager and nothing beside it, for it may be done more than once
 * @returns what the last try of `work` returned
 * @throws what it threw, where that was something else, or came with every try
 */
export async function transact<T>(
  source: DataSource,
  work: (manager: EntityManager) => Promise<T>,
  tries = TRIES,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await source.transaction(work);
    } catch (error) {
      if (tried === tries || !isSqlState(error, DEADLOCK)) throw error;
    }
  }
}
