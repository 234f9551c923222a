import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SHARED_COLUMNS, type SharedMemoryRow } from './shared-memories.repository';

/** What souls say of the moments they share. */
@Injectable()
export class SharedReflectionsRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** A shared memory, with those of its souls that have not spoken yet; null where it is gone. */
  async unspoken(
    sharedMemoryId: number,
  ): Promise<{ accountId: number; shared: SharedMemoryRow; silent: number[] } | null> {
    const [shared] = await this.source.query<(SharedMemoryRow & { account_id: number })[]>(
      `SELECT ${SHARED_COLUMNS}, s.account_id FROM shared_memories s WHERE s.id = $1`,
      [sharedMemoryId],
    );
    if (!shared) return null;
    const silent = await this.source.query<{ id: number }[]>(
      `SELECT companion_id AS id FROM shared_memory_souls WHERE shared_memory_id = $1 AND reflection IS NULL ORDER BY companion_id`,
      [sharedMemoryId],
    );
    return { accountId: shared.account_id, shared, silent: silent.map(({ id }) => id) };
  }

  /** @returns whether it was kept: the first word of a soul stands */
  async keep(sharedMemoryId: number, soulId: number, reflection: string): Promise<boolean> {
    const [, kept] = await this.source.query<[unknown[], number]>(
      'UPDATE shared_memory_souls SET reflection = $3 WHERE shared_memory_id = $1 AND companion_id = $2 AND reflection IS NULL',
      [sharedMemoryId, soulId, reflection],
    );
    return kept > 0;
  }

  /** Shared memories of which some soul has said nothing, and whose job seems to be lost. */
  async forgotten(limit: number): Promise<number[]> {
    const rows = await this.source.query<{ id: number }[]>(
      `SELECT s.id FROM shared_memories s WHERE s.created_at < now() - interval '10 seconds'
         AND EXISTS (SELECT FROM shared_memory_souls k WHERE k.shared_memory_id = s.id AND k.reflection IS NULL)
       ORDER BY s.id LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }
}
