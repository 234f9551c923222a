import type { MemoryTraces } from '@kinloom/contract';
import { allowLongStatements, LONG_DELETION_SECONDS, transact } from '@kinloom/database';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { draftsOf } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteArchiveLinesOfMessages, deleteArchiveLinesOfMemory } from './imported-memories.repository';
import { type ForgetResult, forgetMemories, type ForgetTarget } from './forget-memories.repository';
import { withdrawProposals } from '../offerings/offering-proposals.repository';
import { MESSAGE_COLUMNS, type SpokenMessageRow, MESSAGE_JOINS, toHeard } from '../memory-rows';
import { findMemoryTraces } from './memory-traces.repository';
import { bumpMindVersions, refreshMemorySummary, recordTombstones } from '../minds/mind-versions.repository';

/**
 * Deletes messages, conversations and memories, or edits a message, each in one transaction that cascades to derived data: memories with
 * no other source, session notes, reply provenance, offerings and agent runs. Messages that stay readable are excluded from recall.
 */
@Injectable()
export class ForgettingRepository {
  constructor(private readonly source: DataSource) {}

  /** Deletes a message. @returns null if the account has no such message */
  deleteMessage(accountId: number, conversationId: number, messageId: number): Promise<ForgetResult | null> {
    return this.changeMessage(accountId, conversationId, messageId, async (manager) => {
      await this.cancelTurns(manager, conversationId, messageId);
      await manager.query('DELETE FROM messages WHERE id = $1', [messageId]);
    });
  }

  /**
   * Replaces the content of a message. Data derived from the old content is deleted, and the message is queued for reflection again.
   * @param then runs in the same transaction after the update
   * @returns null if the account has no such message
   */
  async editMessage<T>(
    accountId: number,
    conversationId: number,
    messageId: number,
    content: string,
    then: (manager: EntityManager) => Promise<T>,
  ): Promise<{ forgotten: ForgetResult; result: T } | null> {
    let result: T[] = [];
    const forgotten = await this.changeMessage(accountId, conversationId, messageId, async (manager) => {
      await manager.query('DELETE FROM memory_messages WHERE message_id = $1', [messageId]);
      await manager.query(
        `UPDATE messages SET content = $2, edited_at = now(), forgotten = false, reread = true, import_id = NULL WHERE id = $1`,
        [messageId, content],
      );
      await manager.query(
        `INSERT INTO reflection_progress (conversation_id) VALUES ($1) ON CONFLICT (conversation_id) DO UPDATE SET due = true, due_at = now()`,
        [conversationId],
      );
      result = [await then(manager)];
    });
    return (
      forgotten && {
        forgotten: { ...forgotten, due: [...new Set([...forgotten.due, conversationId])] },
        result: result[0] as T,
      }
    );
  }

  /**
   * Deletes a conversation, memories that have no source outside it, and its traces in other conversations.
   * @returns null if the account has no such conversation
   */
  async deleteConversation(accountId: number, conversationId: number): Promise<ForgetResult | null> {
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
      // Replies in other conversations whose provenance names content of this one.
      const dependentReplies = await manager.query<{ id: number }[]>(
        `SELECT DISTINCT r.message_id AS id FROM recalls r JOIN messages m ON m.id = r.message_id AND m.conversation_id <> $1
         WHERE r.companion_id = ANY($2::bigint[]) AND ((r.kind = 'memory' AND r.ref_id = ANY($3::bigint[]))
           OR (r.kind = 'message' AND r.ref_id IN (SELECT id FROM messages WHERE conversation_id = $1))
           OR (r.kind = 'file' AND r.ref_id IN (SELECT id FROM files WHERE conversation_id = $1)))`,
        [conversationId, souls, memories.map(({ id }) => id)],
      );
      const messages = dependentReplies.map(({ id }) => id);
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
      await transferBranchCopies(manager, conversationId);
      const withdrawn = await withdrawProposals(manager, { conversationId });
      await manager.query('DELETE FROM conversations WHERE id = $1', [conversationId]);
      await this.repointSources(manager, versions, { conversationId });
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
      const [row] = await manager.query<SpokenMessageRow[]>(
        `SELECT ${MESSAGE_COLUMNS} FROM messages m ${MESSAGE_JOINS} WHERE m.id = $1 AND m.conversation_id = $2`,
        [messageId, conversationId],
      );
      if (!row) return null;
      const memories = await manager.query<ForgetTarget[]>(
        `SELECT m.id, m.companion_id, m.fact ->> 'value' AS value FROM memories m JOIN memory_messages s ON s.memory_id = m.id
         WHERE s.message_id = $1 AND m.source_type IN ('message', 'import', 'offering')
           AND NOT EXISTS (SELECT FROM memory_messages o WHERE o.memory_id = m.id AND o.message_id <> $1)`,
        [messageId],
      );
      const values = extractFactValues(row);
      const forgotten = await forgetMemories(manager, accountId, souls, { memories, messages: [messageId], values });
      await deleteArchiveLinesOfMessages(manager, souls, 'SELECT $1::bigint', messageId);
      await change(manager);
      await this.repointSources(manager, souls, { messageId });
      return forgotten;
    });
  }

  /** Deletes a memory; its source messages stay readable but are excluded from recall. @returns null if the account has no such memory */
  async deleteMemory(accountId: number, memoryId: number): Promise<ForgetResult | null> {
    return transact(this.source, async (manager) => {
      const found = await this.findTarget(manager, accountId, memoryId);
      if (!found) return null;
      const { memory, said } = found;
      const versions = await bumpMindVersions(manager, [memory.companion_id], { forgets: true });
      const archive = await deleteArchiveLinesOfMemory(manager, versions, memoryId);
      // The shared memory stays for the other souls and the account.
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

  /** Previews what deleting a memory would remove, from one snapshot. @returns null if the account has no such memory */
  async findTracesForOwner(accountId: number, memoryId: number): Promise<MemoryTraces | null> {
    return this.source.transaction('REPEATABLE READ', async (manager) => {
      const found = await this.findTarget(manager, accountId, memoryId);
      return found && findMemoryTraces(manager, accountId, found.memory, found.said);
    });
  }

  private async findTarget(
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

  /** Cancels pending turns for a deleted message, and marks the turn that streams it as done. */
  private async cancelTurns(manager: EntityManager, conversationId: number, messageId: number): Promise<void> {
    // A reply that waits for regeneration keeps its current text.
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

  /** Repoints memories with other source messages to those; the memory counts as whispered only if all remaining sources are. */
  private async repointSources(
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

  /** Locks, by bumping their mind versions, the souls of the conversation and other souls with memories sourced from it. */
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

/** Literal fact values in a message of the person, extracted from the text so that values without a stored memory are covered too. */
function extractFactValues(row: SpokenMessageRow): string[] {
  if (row.companion_id !== null) return [];
  return draftsOf(toHeard(row), { personName: row.speaker, soulName: '', before: [] }).flatMap(
    ({ fact }) => fact?.value ?? [],
  );
}

/** Transfers ownership of messages that branches copied, with their files, to the oldest copy of each. */
async function transferBranchCopies(manager: EntityManager, conversationId: number): Promise<void> {
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
