import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { draftsOf } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { deleteArchiveLinesOfMessages } from './imported-memories.repository';
import { type ForgetResult, forgetMemories, type ForgetTarget } from './forget-memories.repository';
import { withdrawProposals } from '../offerings/offering-proposals.repository';
import { MESSAGE_COLUMNS, type SpokenMessageRow, MESSAGE_JOINS, toHeard } from '../memory-rows';
import { bumpMindVersions, refreshMemorySummary, recordTombstones } from '../minds/mind-versions.repository';

/** A conversation of an account. */
export interface ConversationTarget {
  accountId: number;
  conversationId: number;
}

/** A message of a conversation. */
export interface MessageTarget extends ConversationTarget {
  messageId: number;
}

/**
 * Port for whoever changes or deletes messages and conversations: deletes what was derived from them in the caller's transaction, so that
 * both happen or neither. Derived are memories with no other source, session notes, reply provenance, offerings and agent runs.
 */
@Injectable()
export class ContentForgetting {
  /**
   * Locks the souls concerned, deletes what was derived from a message, and then has the caller change or delete the message.
   * @returns null where the account has no such message; `change` is not called then
   */
  async forgetMessage(
    manager: EntityManager,
    { accountId, conversationId, messageId }: MessageTarget,
    change: () => Promise<void>,
  ): Promise<ForgetResult | null> {
    const versions = await this.lockSouls(manager, conversationId, accountId, messageId);
    if (!versions) return null;
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
    const forgotten = await forgetMemories(manager, accountId, versions, { memories, messages: [messageId], values });
    await deleteArchiveLinesOfMessages(manager, versions, { messageId });
    await change();
    await this.repointSources(manager, versions, { messageId });
    return forgotten;
  }

  /** Has a message with new content reflected on again; for use within the change of `forgetMessage`. */
  async requeueReflection(manager: EntityManager, { conversationId, messageId }: MessageTarget): Promise<void> {
    await manager.query('DELETE FROM memory_messages WHERE message_id = $1', [messageId]);
    await manager.query(
      `INSERT INTO reflection_progress (conversation_id) VALUES ($1) ON CONFLICT (conversation_id) DO UPDATE SET due = true, due_at = now()`,
      [conversationId],
    );
  }

  /**
   * Locks the souls concerned, deletes what was derived from a conversation, its traces in other conversations included, and then has the
   * caller delete the conversation.
   * @returns null where the account has no such conversation; `remove` is not called then
   */
  async forgetConversation(
    manager: EntityManager,
    { accountId, conversationId }: ConversationTarget,
    remove: () => Promise<void>,
  ): Promise<ForgetResult | null> {
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
    await deleteArchiveLinesOfMessages(manager, versions, { conversationId });
    const withdrawn = await withdrawProposals(manager, { conversationId });
    await remove();
    await this.repointSources(manager, versions, { conversationId });
    await refreshMemorySummary(manager, souls);
    return {
      ...forgotten,
      due: forgotten.due.filter((id) => id !== conversationId),
      withdrawn: [...(forgotten.withdrawn ?? []), ...withdrawn],
      runs: [...(forgotten.runs ?? []), ...runs],
    };
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
