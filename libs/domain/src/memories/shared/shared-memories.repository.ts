import type { SharedMemoryType } from '@kinloom/contract';
import { CompanionEntity, MemoryEntity, SharedMemoryEntity, SharedMemorySoulEntity, transact } from '@kinloom/database';
import { layerOf, statusOf } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { MEMORY_COLUMNS, type MemoryRow, toKeptMemory } from '../memory-rows';
import { bumpMindVersions, refreshMemorySummary } from '../minds/mind-versions.repository';

export interface SharedMemoryRow {
  id: number;
  title: string;
  content: string;
  personal_meaning: string;
  memory_type: SharedMemoryType;
  significance: number;
  companion_ids: number[];
  conversation_id: number | null;
  message_id: number | null;
  reflections: Record<string, string>;
  created_at: Date;
}

export interface NewSharedMemory {
  title: string;
  content: string;
  personalMeaning: string;
  memoryType: SharedMemoryType;
  significance: number;
  companionIds: readonly number[];
  conversationId: number | null;
  messageId: number | null;
}

/** Emotional weight (0–1) of a shared memory, from its significance (0–10). */
const emotionalWeightOf = (significance: number) => significance / 10;

/** Columns of a shared memory `s` with its souls and their reflections. */
export const SHARED_COLUMNS = `s.id, s.title, s.content, s.personal_meaning, s.memory_type, s.significance, s.conversation_id, s.message_id, s.created_at,
    (SELECT coalesce(jsonb_agg(k.companion_id ORDER BY k.companion_id), '[]') FROM shared_memory_souls k WHERE k.shared_memory_id = s.id)
      AS companion_ids,
    (SELECT coalesce(jsonb_object_agg(k.companion_id, k.reflection) FILTER (WHERE k.reflection IS NOT NULL), '{}') FROM shared_memory_souls k
     WHERE k.shared_memory_id = s.id) AS reflections`;

const SELECT = `SELECT ${SHARED_COLUMNS} FROM shared_memories s`;

/** Shared memories and the reflections of souls on them. */
@Injectable()
export class SharedMemoriesRepository {
  constructor(private readonly source: DataSource) {}

  /** Lists shared memories, newest first. */
  listForOwner(accountId: number): Promise<SharedMemoryRow[]> {
    // SQL: subqueries that return arrays
    return this.source.query(`${SELECT} WHERE s.account_id = $1 ORDER BY s.id DESC`, [accountId]);
  }

  /**
   * Creates a shared memory, and one memory for each participating soul.
   * @returns the shared memory and the created memories, or the error code if a soul, the conversation or the message is not the account's
   */
  async create(
    accountId: number,
    moment: NewSharedMemory,
  ): Promise<
    | { shared: SharedMemoryRow; memories: MemoryRow[] }
    | 'soul_not_found'
    | 'conversation_not_found'
    | 'message_not_found'
  > {
    return transact(this.source, async (manager) => {
      // Lock the souls before the existence check, so that none of them or their content is deleted in between.
      await manager.find(CompanionEntity, {
        select: { id: true },
        where: { id: In(moment.companionIds), accountId },
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      const missing = await this.findMissing(manager, accountId, moment);
      if (missing) return missing;
      const versions = await bumpMindVersions(manager, moment.companionIds);
      const { companionIds, ...fields } = moment;
      const moments = manager.getRepository(SharedMemoryEntity);
      const { id } = await moments.save(moments.create({ accountId, ...fields }));
      await manager.insert(
        SharedMemorySoulEntity,
        companionIds.map((companionId) => ({ sharedMemoryId: id, companionId })),
      );
      for (const [soulId, version] of versions) await this.insertMemory(manager, soulId, version, id, moment);
      await refreshMemorySummary(manager, companionIds);
      // SQL: subqueries that return arrays
      const [shared] = await manager.query<SharedMemoryRow[]>(`${SELECT} WHERE s.id = $1`, [id]);
      if (!shared) throw new Error('a shared memory is not there');
      // SQL: the computed columns that every read of memories has
      const memories = await manager.query<MemoryRow[]>(
        `SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.source_type = 'shared' AND m.source_id = $1 ORDER BY m.id`,
        [id],
      );
      return { shared, memories };
    });
  }

  private async findMissing(
    manager: EntityManager,
    accountId: number,
    { companionIds, conversationId, messageId }: NewSharedMemory,
  ): Promise<'soul_not_found' | 'conversation_not_found' | 'message_not_found' | null> {
    // SQL: existence in several tables
    const [found] = await manager.query<{ souls: number; conversation: boolean; message: boolean }[]>(
      `SELECT (SELECT count(*)::int FROM companions WHERE id = ANY($2::bigint[]) AND account_id = $1) AS souls,
         EXISTS (SELECT FROM conversations WHERE id = $3 AND account_id = $1) AS conversation,
         EXISTS (SELECT FROM messages m JOIN conversations c ON c.id = m.conversation_id
           WHERE m.id = $4 AND c.account_id = $1 AND ($3::bigint IS NULL OR c.id = $3)) AS message`,
      [accountId, companionIds, conversationId, messageId],
    );
    if (found?.souls !== companionIds.length) return 'soul_not_found';
    if (conversationId !== null && !found.conversation) return 'conversation_not_found';
    return messageId !== null && !found.message ? 'message_not_found' : null;
  }

  private async insertMemory(
    manager: EntityManager,
    soulId: number,
    version: number,
    sharedId: number,
    moment: NewSharedMemory,
  ): Promise<void> {
    const content = [moment.content, moment.personalMeaning].filter(Boolean).join('\n\n');
    // SQL: one statement for several tables, as a CTE with RETURNING
    const [row] = await manager.query<MemoryRow[]>(
      `WITH made AS (
         INSERT INTO memories (companion_id, kind, title, content, layer, status, tags, emotional_weight, significance, said_at, source_type,
           source_id, source_label, conversation_id, key, version)
         VALUES ($1, 'reflection', $2, $3, 'surface', 'soft', ARRAY[$4::text], $5, $6, now(), 'shared', $7, 'Shared memory', $8, $9, $10)
         RETURNING *
       ) SELECT ${MEMORY_COLUMNS} FROM made m`,
      [
        soulId,
        moment.title,
        content,
        moment.memoryType,
        emotionalWeightOf(moment.significance),
        moment.significance,
        sharedId,
        moment.conversationId,
        `shared|${sharedId}`,
        version,
      ],
    );
    if (!row) throw new Error('a memory was not stored');
    const memory = toKeptMemory(row);
    const now = Date.now();
    await manager.update(MemoryEntity, { id: row.id }, { layer: layerOf(memory, now), status: statusOf(memory, now) });
  }
}
