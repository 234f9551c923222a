import { SharedMemoryEntity, SharedMemorySoulEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { SHARED_COLUMNS, type SharedMemoryRow } from './shared-memories.repository';

/** Reflections of souls on shared memories. */
@Injectable()
export class SharedReflectionsRepository {
  constructor(private readonly source: DataSource) {}

  /** A shared memory and the souls that have no reflection yet; null if it was deleted. */
  async findPending(
    sharedMemoryId: number,
  ): Promise<{ accountId: number; shared: SharedMemoryRow; soulIds: number[] } | null> {
    // SQL: the columns and joins that every read of these rows has
    const [shared] = await this.source.query<(SharedMemoryRow & { account_id: number })[]>(
      `SELECT ${SHARED_COLUMNS}, s.account_id FROM shared_memories s WHERE s.id = $1`,
      [sharedMemoryId],
    );
    if (!shared) return null;
    const pending = await this.souls.find({
      select: { sharedMemoryId: true, companionId: true },
      where: { sharedMemoryId, reflection: IsNull() },
      order: { companionId: 'ASC' },
    });
    return { accountId: shared.account_id, shared, soulIds: pending.map(({ companionId }) => companionId) };
  }

  /** Stores a reflection if there is none yet. @returns whether it was stored */
  async storeFirst(sharedMemoryId: number, soulId: number, reflection: string): Promise<boolean> {
    const { affected } = await this.souls.update(
      { sharedMemoryId, companionId: soulId, reflection: IsNull() },
      { reflection },
    );
    return affected === 1;
  }

  /** Ids of shared memories that lack a reflection after 10 s, whose job was probably lost. */
  async listLost(limit: number): Promise<number[]> {
    const lost = await this.source
      .getRepository(SharedMemoryEntity)
      .createQueryBuilder('shared')
      .select('shared.id')
      .where(`shared.createdAt < now() - interval '10 seconds'`)
      .andWhere(
        'EXISTS (SELECT FROM shared_memory_souls k WHERE k.shared_memory_id = shared.id AND k.reflection IS NULL)',
      )
      .orderBy('shared.id')
      .limit(limit)
      .getMany();
    return lost.map(({ id }) => id);
  }

  private get souls() {
    return this.source.getRepository(SharedMemorySoulEntity);
  }
}
