import { MEMORY_LAYERS, type Curation, type MemoryLayer } from '@kinloom/contract';
import { CompanionEntity, MemoryEntity, transact } from '@kinloom/database';
import { ACTIVE_MEMORY } from '@kinloom/domain/souls';
import { emphasisAfter, layerOf, lyingOf, statusOf } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type MemoryRow, MEMORY_COLUMNS, toKeptMemory } from '../memory-rows';
import { bumpMindVersions } from '../minds/mind-versions.repository';

/** Reads and changes the layers (surface to deep) of a soul's memories. */
@Injectable()
export class LayersRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists up to `limit` active memories per layer, most significant first, with the total count of each layer. */
  async layersForOwner(
    accountId: number,
    companionId: number,
    limit: number,
  ): Promise<{ rows: MemoryRow[]; counts: Record<MemoryLayer, number> }> {
    // One snapshot, so that counts and lists agree.
    return this.source.transaction('REPEATABLE READ', async (manager) => {
      const counted = await manager
        .createQueryBuilder(MemoryEntity, 'm')
        .innerJoin('m.companion', 'p')
        .select('m.layer', 'layer')
        .addSelect('count(*)::int', 'count')
        .where(`p.id = :companionId AND p.accountId = :accountId AND ${ACTIVE_MEMORY}`, { companionId, accountId })
        .groupBy('m.layer')
        .getRawMany<{ layer: MemoryLayer; count: number }>();
      const counts = Object.fromEntries(
        MEMORY_LAYERS.map((layer) => [layer, counted.find((row) => row.layer === layer)?.count ?? 0]),
      ) as Record<MemoryLayer, number>;
      // SQL: lateral join
      const rows = await manager.query<MemoryRow[]>(
        `SELECT ${MEMORY_COLUMNS} FROM unnest($4::text[]) AS l(layer) CROSS JOIN LATERAL (
           SELECT m.* FROM memories m JOIN companions p ON p.id = m.companion_id
           WHERE m.companion_id = $2 AND p.account_id = $1 AND m.layer = l.layer AND ${ACTIVE_MEMORY}
           ORDER BY m.significance DESC, m.id DESC LIMIT $3) m
         ORDER BY m.significance DESC, m.id DESC`,
        [accountId, companionId, limit, MEMORY_LAYERS],
      );
      return { rows, counts };
    });
  }

  /**
   * Changes the emphasis of a memory by one step and recomputes layer and status. Emphasizing an archived memory makes it `soft`; anchors
   * keep their layer.
   * @returns the updated memory; null if the soul does not belong to the account or has no such memory
   */
  async moveForOwner(
    accountId: number,
    companionId: number,
    memoryId: number,
    step: 1 | -1,
  ): Promise<MemoryRow | null> {
    return transact(this.source, async (manager) => {
      const owned = await manager
        .createQueryBuilder(CompanionEntity, 'soul')
        .innerJoin(MemoryEntity, 'memory', 'memory.companionId = soul.id')
        .select('soul.id')
        .where({ id: companionId, accountId })
        .andWhere('memory.id = :memoryId', { memoryId })
        .setLock('for_no_key_update', undefined, ['soul'])
        .getOne();
      const before = owned && (await this.find(manager, memoryId));
      if (!before) return null;
      const version = (await bumpMindVersions(manager, [companionId])).get(companionId);
      if (version === undefined) return null;
      const moved = {
        ...toKeptMemory(before),
        emphasis: emphasisAfter(before.emphasis, step),
        status: step > 0 && before.status === 'archived' ? ('soft' as const) : before.status,
        fadedAt: step > 0 ? null : (before.faded_at?.getTime() ?? null),
      };
      const now = Date.now();
      await manager.update(
        MemoryEntity,
        { id: memoryId },
        {
          emphasis: moved.emphasis,
          status: statusOf(moved, now),
          layer: layerOf(moved, now),
          version,
          ...(step > 0 && { fadedAt: null }),
        },
      );
      return this.find(manager, memoryId);
    });
  }

  /**
   * Recomputes layer and status of all memories of a soul and stores the differences.
   * @returns memories that changed layer, and all changed rows; null if the soul does not belong to the account
   */
  async curateForOwner(
    accountId: number,
    companionId: number,
  ): Promise<{ moved: Curation['moved']; changed: MemoryRow[] } | null> {
    return transact(this.source, async (manager) => {
      const owned = await manager.findOne(CompanionEntity, {
        select: { id: true },
        where: { id: companionId, accountId },
        lock: { mode: 'for_no_key_update' },
      });
      if (!owned) return null;
      const now = Date.now();
      // SQL: the computed columns that every read of memories has
      const rows = await manager.query<MemoryRow[]>(
        `SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.companion_id = $1`,
        [companionId],
      );
      const placements = rows.map(toKeptMemory).map((memory) => ({
        memory,
        ...lyingOf(memory, now),
        status: statusOf(memory, now),
      }));
      const changes = placements.filter(
        ({ memory, layer, status }) => layer !== memory.layer || status !== memory.status,
      );
      if (changes.length === 0) return { moved: [], changed: [] };
      const version = (await bumpMindVersions(manager, [companionId])).get(companionId);
      const ids = changes.map(({ memory }) => memory.id);
      // SQL: the changes are one parameter, however many they are
      await manager.query(
        `UPDATE memories m SET layer = t.layer, status = t.status, version = $4
         FROM unnest($1::bigint[], $2::text[], $3::text[]) AS t(id, layer, status) WHERE m.id = t.id`,
        [ids, changes.map(({ layer }) => layer), changes.map(({ status }) => status), version],
      );
      const moved = changes
        .filter(({ memory, layer }) => layer !== memory.layer)
        .map(({ memory: { id, title, layer: from }, layer: to, reason }) => ({ memoryId: id, title, from, to, reason }))
        .sort((a, b) => b.memoryId - a.memoryId);
      // SQL: the computed columns that every read of memories has
      const changed = await manager.query<MemoryRow[]>(
        `SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.id = ANY($1::bigint[]) ORDER BY m.id DESC`,
        [ids],
      );
      return { moved, changed };
    });
  }

  private async find(manager: EntityManager, id: number): Promise<MemoryRow | null> {
    // SQL: the computed columns that every read of memories has
    const [row] = await manager.query<MemoryRow[]>(`SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.id = $1`, [id]);
    return row ?? null;
  }
}
