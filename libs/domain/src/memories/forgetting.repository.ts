import type { MemoryTraces } from '@kinloom/contract';
import { allowLongStatements, LONG_DELETION_SECONDS, transact } from '@kinloom/database';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { draftsOf } from '@kinloom/mind';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteArchiveLinesOfMessages, deleteArchiveLinesOfMemory } from './imported-memories';
import { type ForgetResult, forgetMemories, type ForgetTarget } from './forget-memories';
import { withdrawProposals } from './offering-proposals';
import { HEARD_COLUMNS, type HeardRow, SPOKEN, toHeard } from './memory-rows';
import { tracesOf } from './memory-traces';
import { bumpMindVersions, refreshMemorySummary, recordTombstones } from './mind-versions';

/**
 * Letting go of what was said or kept, in one transaction: of the thing itself, of what was remembered from it alone, of the notes that
 * told of it, and of the traces it left in replies. What stays to be read is no longer recalled.
 */
@Injectable()
export class ForgettingRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Deletes a message. @returns null where there is no such message of the account */
  message(accountId: number, conversationId: number, messageId: number): Promise<ForgetResult | null> {
    return this.changeMessage(accountId, conversationId, messageId, async (manager) => {
      await this.endTurns(manager, conversationId, messageId);
      await manager.query('DELETE FROM messages WHERE id = $1', [messageId]);
    });
  }

  /**
   * Changes the words of a message: as if it had been deleted, and something else said in its place, to be taken in by itself.
   * @param then what else is to be done in the same transaction
   * @returns null where there is no such message of the account
   */
  async reword<T>(
    accountId: number,
    conversationId: number,
    messageId: number,
    words: string,
    then: (manager: EntityManager) => Promise<T>,
  ): Promise<{ forgotten: ForgetResult; done: T } | null> {
    let done: T[] = [];
    const forgotten = await this.changeMessage(accountId, conversationId, messageId, async (manager) => {
      await manager.query('DELETE FROM memory_messages WHERE message_id = $1', [messageId]);
      await manager.query(
        `UPDATE messages SET content = $2, edited_at = now(), forgotten = false, reread = true, import_id = NULL WHERE id = $1`,
        [messageId, words],
      );
      await manager.query(
        `INSERT INTO reflection_progress (conversation_id) VALUES ($1) ON CONFLICT (conversation_id) DO UPDATE SET due = true, due_at = now()`,
        [conversationId],
      );
      done = [await then(manager)];
    });
    return (
      forgotten && {
        forgotten: { ...forgotten, due: [...new Set([...forgotten.due, conversationId])] },
        done: done[0] as T,
      }
    );
  }

  /**
   * Deletes a conversation, with what was remembered from it alone and what it left in other conversations.
   * @returns null where there is no such conversation of the account
   */
  async conversation(accountId: number, conversationId: number): Promise<ForgetResult | null> {
    return transact(this.source, async (manager) => {
      await allowLongStatements(manager, LONG_DELETION_SECONDS);
      const versions = await this.lockSouls(manager, conversationId, accountId, null);
      if (!versions) return null;
      const souls = [...versions.keys()];
      const memories = await manager.query<ForgetTarget[]>(
        `SELECT m.id, m.companion_id, m.fact ->> 'value' AS value FROM memories m
         WHERE m.companion_id = ANY($2::bigint[]) AND m.source_type IN ('message', 'import', 'offering')
           AND EXISTS (SELECT FROM memory_messages s JOIN messages x ON x.id = s.message_id WHERE s.memory_id = m.id AND x.conversation_id = $1)
           AND NOT EXISTS (SELECT FROM memory_messages s JOIN messages x ON x.id = s.message_id
             WHERE s.memory_id = m.id AND x.conversation_id <> $1)`,
        [conversationId, souls],
      );
      // What goes on elsewhere: replies there that were shaped by what goes here.
      const shaped = await manager.query<{ id: number }[]>(
        `SELECT DISTINCT r.message_id AS id FROM recalls r JOIN messages m ON m.id = r.message_id AND m.conversation_id <> $1
         WHERE r.companion_id = ANY($2::bigint[]) AND ((r.kind = 'memory' AND r.ref_id = ANY($3::bigint[]))
           OR (r.kind = 'message' AND r.ref_id IN (SELECT id FROM messages WHERE conversation_id = $1))
           OR (r.kind = 'file' AND r.ref_id IN (SELECT id FROM files WHERE conversation_id = $1)))`,
        [conversationId, souls, memories.map(({ id }) => id)],
      );
      const messages = shaped.map(({ id }) => id);
      const forgotten = await forgetMemories(manager, accountId, versions, { memories, messages, values: [] });
      const runs = await withdrawRuns(manager, accountId, { conversation: [conversationId] });
      for (const [soulId, version] of versions)
        await recordTombstones(manager, soulId, version, [`conversation:${conversationId}`]);
      await deleteArchiveLinesOfMessages(
        manager,
        versions,
        'SELECT id FROM messages WHERE conversation_id = $1',
        conversationId,
      );
      await handOver(manager, conversationId);
      const withdrawn = await withdrawProposals(manager, { conversationId });
      await manager.query('DELETE FROM conversations WHERE id = $1', [conversationId]);
      await this.rest(manager, versions, { conversationId });
      await refreshMemorySummary(manager, souls);
      return {
        ...forgotten,
        due: forgotten.due.filter((id) => id !== conversationId),
        withdrawn: [...(forgotten.withdrawn ?? []), ...withdrawn],
        runs: [...(forgotten.runs ?? []), ...runs],
      };
    });
  }

  private async changeMessage(
    accountId: number,
    conversationId: number,
    messageId: number,
    change: (manager: EntityManager) => Promise<void>,
  ): Promise<ForgetResult | null> {
    return transact(this.source, async (manager) => {
      const souls = await this.lockSouls(manager, conversationId, accountId, messageId);
      if (!souls) return null;
      const [row] = await manager.query<HeardRow[]>(
        `SELECT ${HEARD_COLUMNS} FROM messages m ${SPOKEN} WHERE m.id = $1 AND m.conversation_id = $2`,
        [messageId, conversationId],
      );
      if (!row) return null;
      const memories = await manager.query<ForgetTarget[]>(
        `SELECT m.id, m.companion_id, m.fact ->> 'value' AS value FROM memories m JOIN memory_messages s ON s.memory_id = m.id
         WHERE s.message_id = $1 AND m.source_type IN ('message', 'import', 'offering')
           AND NOT EXISTS (SELECT FROM memory_messages o WHERE o.memory_id = m.id AND o.message_id <> $1)`,
        [messageId],
      );
      const values = valuesIn(row);
      const forgotten = await forgetMemories(manager, accountId, souls, { memories, messages: [messageId], values });
      await deleteArchiveLinesOfMessages(manager, souls, 'SELECT $1::bigint', messageId);
      await change(manager);
      await this.rest(manager, souls, { messageId });
      return forgotten;
    });
  }

  /** Deletes a memory; the messages it was said in stay, and are no longer recalled. @returns null where the account has no such memory */
  async memory(accountId: number, memoryId: number): Promise<ForgetResult | null> {
    return transact(this.source, async (manager) => {
      const found = await this.victim(manager, accountId, memoryId);
      if (!found) return null;
      const { memory, said } = found;
      const versions = await bumpMindVersions(manager, [memory.companion_id], { forgets: true });
      const archive = await deleteArchiveLinesOfMemory(manager, versions, memoryId);
      // What was kept together stays with the others, and with the person.
      await manager.query(
        `DELETE FROM shared_memory_souls k USING memories m
         WHERE m.id = $1 AND m.source_type = 'shared' AND k.shared_memory_id = m.source_id AND k.companion_id = m.companion_id`,
        [memoryId],
      );
      const runs = await withdrawRuns(manager, accountId, { archive });
      const forgotten = await forgetMemories(manager, accountId, versions, {
        memories: [memory],
        messages: said,
        values: [],
      });
      return { ...forgotten, runs: [...runs, ...(forgotten.runs ?? [])] };
    });
  }

  /** What would go with a memory. @returns null where the account has no such memory */
  async tracesForOwner(accountId: number, memoryId: number): Promise<MemoryTraces | null> {
    return this.source.transaction('REPEATABLE READ', async (manager) => {
      const found = await this.victim(manager, accountId, memoryId);
      return found && tracesOf(manager, accountId, found.memory, found.said);
    });
  }

  private async victim(
    manager: EntityManager,
    accountId: number,
    memoryId: number,
  ): Promise<{ memory: ForgetTarget; said: number[] } | null> {
    const [memory] = await manager.query<(ForgetTarget & { said: number[] })[]>(
      `SELECT m.id, m.companion_id, m.fact ->> 'value' AS value,
         (SELECT coalesce(jsonb_agg(s.message_id), '[]') FROM memory_messages s WHERE s.memory_id = m.id) AS said
       FROM memories m JOIN companions p ON p.id = m.companion_id WHERE m.id = $1 AND p.account_id = $2`,
      [memoryId, accountId],
    );
    return memory ? { memory, said: memory.said } : null;
  }

  /** Nobody answers a deleted message any more, nor says anew what was deleted while it was said. */
  private async endTurns(manager: EntityManager, conversationId: number, messageId: number): Promise<void> {
    // A reply that waits to be spoken again keeps what stands of it.
    await manager.query(
      `UPDATE messages SET status = 'stopped' WHERE status = 'streaming' AND id IN (
         SELECT target_id FROM turns WHERE conversation_id = $1 AND message_id = $2 AND state = 'waiting' AND target_id IS NOT NULL)`,
      [conversationId, messageId],
    );
    await manager.query(
      `DELETE FROM turns WHERE conversation_id = $1 AND message_id = $2 AND state IN ('waiting', 'failed')`,
      [conversationId, messageId],
    );
    await manager.query(
      `UPDATE turns SET state = 'done', changed_at = now()
       WHERE id = (SELECT turn_id FROM messages WHERE id = $1 AND status = 'streaming')`,
      [messageId],
    );
  }

  /** What was said in other messages too, it is known from those alone now: aloud only if it was said aloud there. */
  private async rest(
    manager: EntityManager,
    souls: ReadonlyMap<number, number>,
    gone: { messageId?: number; conversationId?: number },
  ): Promise<void> {
    for (const [soulId, version] of souls) {
      await manager.query(
        `UPDATE memories m SET version = $3, source_id = left_over.id, conversation_id = left_over.conversation_id,
           whispered = left_over.whispered
         FROM (SELECT s.memory_id, min(o.id) AS id, min(o.conversation_id) AS conversation_id, bool_and(o.whispered) AS whispered
               FROM memory_messages s JOIN messages o ON o.id = s.message_id GROUP BY s.memory_id) left_over
         WHERE m.id = left_over.memory_id AND m.companion_id = $1 AND m.source_type = 'message'
           AND (m.source_id = $2 OR m.conversation_id = $4)`,
        [soulId, gone.messageId ?? null, version, gone.conversationId ?? null],
      );
    }
  }

  /** The souls of a conversation, and those that keep what was said in it, or in one message of it: they may be others. */
  private async lockSouls(
    manager: EntityManager,
    conversationId: number,
    accountId: number,
    messageId: number | null,
  ): Promise<Map<number, number> | null> {
    const rows = await manager.query<{ companion_id: number | null }[]>(
      `SELECT s.companion_id FROM conversations c LEFT JOIN conversation_souls s ON s.conversation_id = c.id
       WHERE c.id = $1 AND c.account_id = $2
       UNION SELECT k.companion_id FROM conversations c JOIN messages m ON m.conversation_id = c.id AND ($3::bigint IS NULL OR m.id = $3)
         JOIN memory_messages s ON s.message_id = m.id JOIN memories k ON k.id = s.memory_id
       WHERE c.id = $1 AND c.account_id = $2`,
      [conversationId, accountId, messageId],
    );
    if (rows.length === 0) return null;
    return bumpMindVersions(
      manager,
      rows.flatMap(({ companion_id }) => (companion_id === null ? [] : [companion_id])),
      { forgets: true },
    );
  }
}

/** What a message tells in so many words, also where nothing was kept of it yet. */
function valuesIn(row: HeardRow): string[] {
  if (row.companion_id !== null) return [];
  return draftsOf(toHeard(row), { personName: row.speaker, soulName: '', before: [] }).flatMap(
    ({ fact }) => fact?.value ?? [],
  );
}

/** Leaves what branches took along to the first of them: what was said there is read on, with its files. */
async function handOver(manager: EntityManager, conversationId: number): Promise<void> {
  await manager.query(
    `WITH heirs AS (
       SELECT DISTINCT ON (c.copy_of) c.id, c.conversation_id, c.copy_of AS of FROM messages c JOIN messages o ON o.id = c.copy_of
       WHERE o.conversation_id = $1 AND c.conversation_id <> $1 ORDER BY c.copy_of, c.id
     ), left_files AS (
       UPDATE files f SET message_id = h.id, conversation_id = h.conversation_id FROM heirs h WHERE f.message_id = h.of
     )
     UPDATE messages c SET copy_of = nullif(h.id, c.id) FROM heirs h WHERE c.copy_of = h.of`,
    [conversationId],
  );
}
