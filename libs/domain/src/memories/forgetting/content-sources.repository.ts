import { MemoryMessageEntity, ReflectionProgressEntity } from '@kinloom/database';
import type { EntityManager } from 'typeorm';
import type { ForgetTarget } from './forget-memories.repository';
import { MESSAGE_COLUMNS, MESSAGE_JOINS, type SpokenMessageRow } from '../memory-rows';
import { bumpMindVersions } from '../minds/mind-versions.repository';

/** Finds a message of a conversation with its speaker. */
export async function findSpokenMessage(
  manager: EntityManager,
  conversationId: number,
  messageId: number,
): Promise<SpokenMessageRow | null> {
  // SQL: the columns and joins that every read of these rows has
  const [row] = await manager.query<SpokenMessageRow[]>(
    `SELECT ${MESSAGE_COLUMNS} FROM messages m ${MESSAGE_JOINS} WHERE m.id = $1 AND m.conversation_id = $2`,
    [messageId, conversationId],
  );
  return row ?? null;
}

/** Lists memories whose only source is this message. */
export function memoriesOnlyFromMessage(manager: EntityManager, messageId: number): Promise<ForgetTarget[]> {
  // SQL: reads inside of JSON
  return manager.query<ForgetTarget[]>(
    `SELECT m.id, m.companion_id, m.fact ->> 'value' AS value FROM memories m JOIN memory_messages s ON s.memory_id = m.id
     WHERE s.message_id = $1 AND m.source_type IN ('message', 'import', 'offering')
       AND NOT EXISTS (SELECT FROM memory_messages o WHERE o.memory_id = m.id AND o.message_id <> $1)`,
    [messageId],
  );
}

/** Lists memories of these souls whose source messages are all in this conversation. */
export function memoriesOnlyFromConversation(
  manager: EntityManager,
  soulIds: readonly number[],
  conversationId: number,
): Promise<ForgetTarget[]> {
  // SQL: reads inside of JSON
  return manager.query<ForgetTarget[]>(
    `SELECT m.id, m.companion_id, m.fact ->> 'value' AS value FROM memories m
     WHERE m.companion_id = ANY($2::bigint[]) AND m.source_type IN ('message', 'import', 'offering')
       AND EXISTS (SELECT FROM memory_messages s JOIN messages x ON x.id = s.message_id WHERE s.memory_id = m.id AND x.conversation_id = $1)
       AND NOT EXISTS (SELECT FROM memory_messages s JOIN messages x ON x.id = s.message_id
         WHERE s.memory_id = m.id AND x.conversation_id <> $1)`,
    [conversationId, soulIds],
  );
}

/**
 * Finds replies in other conversations whose provenance names these memories, or messages or files of this conversation.
 * @returns message ids
 */
export async function findRepliesRecalling(
  manager: EntityManager,
  soulIds: readonly number[],
  { conversationId, memories }: { conversationId: number; memories: readonly ForgetTarget[] },
): Promise<number[]> {
  // SQL: subqueries over two other tables, of which one or the other applies
  const rows = await manager.query<{ id: number }[]>(
    `SELECT DISTINCT r.message_id AS id FROM recalls r JOIN messages m ON m.id = r.message_id AND m.conversation_id <> $1
     WHERE r.companion_id = ANY($2::bigint[]) AND ((r.kind = 'memory' AND r.ref_id = ANY($3::bigint[]))
       OR (r.kind = 'message' AND r.ref_id IN (SELECT id FROM messages WHERE conversation_id = $1))
       OR (r.kind = 'file' AND r.ref_id IN (SELECT id FROM files WHERE conversation_id = $1)))`,
    [conversationId, soulIds, memories.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

/** Unlinks a message from the memories extracted from it and marks its conversation as due for reflection. */
export async function detachMessage(manager: EntityManager, conversationId: number, messageId: number): Promise<void> {
  await manager.delete(MemoryMessageEntity, { messageId });
  await manager.upsert(ReflectionProgressEntity, { conversationId, due: true, dueAt: () => 'now()' }, [
    'conversationId',
  ]);
}

/**
 * Repoints memories that have other source messages to one of those; such a memory counts as whispered only if all remaining sources are.
 * @param versions mind version by soul id
 */
export async function repointSources(
  manager: EntityManager,
  versions: ReadonlyMap<number, number>,
  removed: { messageId?: number; conversationId?: number },
): Promise<void> {
  for (const [soulId, version] of versions) {
    // SQL: UPDATE with a join, which the builder does not have
    await manager.query(
      `UPDATE memories m SET version = $3, source_id = left_over.id, conversation_id = left_over.conversation_id,
         whispered = left_over.whispered
       FROM (SELECT s.memory_id, min(o.id) AS id, min(o.conversation_id) AS conversation_id, bool_and(o.whispered) AS whispered
             FROM memory_messages s JOIN messages o ON o.id = s.message_id GROUP BY s.memory_id) left_over
       WHERE m.id = left_over.memory_id AND m.companion_id = $1 AND m.source_type = 'message'
         AND (m.source_id = $2 OR m.conversation_id = $4)`,
      [soulId, removed.messageId ?? null, version, removed.conversationId ?? null],
    );
  }
}

/**
 * Locks, by bumping their mind versions, the souls of a conversation and other souls with memories sourced from it or from one message.
 * @returns the new version by soul id, or null if the account has no such conversation
 */
export async function lockSoulsOfConversation(
  manager: EntityManager,
  { accountId, conversationId, messageId }: { accountId: number; conversationId: number; messageId?: number },
): Promise<Map<number, number> | null> {
  // SQL: union of several tables
  const rows = await manager.query<{ companion_id: number | null }[]>(
    `SELECT s.companion_id FROM conversations c LEFT JOIN conversation_souls s ON s.conversation_id = c.id
     WHERE c.id = $1 AND c.account_id = $2
     UNION SELECT k.companion_id FROM conversations c JOIN messages m ON m.conversation_id = c.id AND ($3::bigint IS NULL OR m.id = $3)
       JOIN memory_messages s ON s.message_id = m.id JOIN memories k ON k.id = s.memory_id
     WHERE c.id = $1 AND c.account_id = $2`,
    [conversationId, accountId, messageId ?? null],
  );
  if (rows.length === 0) return null;
  return bumpMindVersions(
    manager,
    rows.flatMap(({ companion_id }) => (companion_id === null ? [] : [companion_id])),
    { forgets: true },
  );
}
