import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SHARED_COLUMNS, type SharedMemoryRow } from './shared-memories.repository';

/** Reflections of souls on shared memories. */
@Injectable()
export class SharedReflectionsRepository {
  constructor(private readonly source: DataSource) {}

  /** A shared memory and the souls that have no reflection yet; null if it was deleted. */
  async findPending(
    sharedMemoryId: number,
  ): Promise<{ accountId: number; shared: SharedMemoryRow; soulIds: number[] } | null> {
    const [shared] = await this.source.query<(SharedMemoryRow & { account_id: number })[]>(
      `SELECT ${SHARED_COLUMNS}, s.account_id FROM shared_memories s WHERE s.id = $1`,
      [sharedMemoryId],
    );
    if (!shared) return null;
    const soulIds = await this.source.query<{ id: number }[]>(
      `SELECT companion_id AS id FROM shared_memory_souls WHERE shared_memory_id = $1 AND reflection IS NULL ORDER BY companion_id`,
      [sharedMemoryId],
    );
    return { accountId: shared.account_id, shared, soulIds: soulIds.map(({ id }) => id) };
  }

  /** Stores a reflection if there is none yet. @returns whether it was stored */
  async storeFirst(sharedMemoryId: number, soulId: number, reflection: string): Promise<boolean> {
    const [, updated] = await this.source.query<[unknown[], number]>(
      'UPDATE shared_memory_souls SET reflection = $3 WHERE shared_memory_id = $1 AND companion_id = $2 AND reflection IS NULL',
      [sharedMemoryId, soulId, reflection],
    );
    return updated > 0;
  }

  /** Ids of shared memories that lack a reflection after 10 s, whose job was probably lost. */
  async listLost(limit: number): Promise<number[]> {
    const rows = await this.source.query<{ id: number }[]>(
      `SELECT s.id FROM shared_memories s WHERE s.created_at < now() - interval '10 seconds'
         AND EXISTS (SELECT FROM shared_memory_souls k WHERE k.shared_memory_id = s.id AND k.reflection IS NULL)
       ORDER BY s.id LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }
}
