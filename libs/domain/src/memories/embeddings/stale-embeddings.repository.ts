import { MessageEmbeddingEntity, MessageEntity, NoteEmbeddingEntity } from '@kinloom/database';
import { Any, type EntityManager } from 'typeorm';

/**
 * Hides messages from recall: they stay readable, and their embeddings are deleted. Must run in the transaction that locks the row of one of
 * their souls, so that no batch of embeddings is stored at the same time.
 */
export async function hideMessages(manager: EntityManager, messageIds: readonly number[]): Promise<void> {
  if (messageIds.length === 0) return;
  await manager.update(MessageEntity, { id: Any(messageIds) }, { forgotten: true });
  await manager.delete(MessageEmbeddingEntity, { messageId: Any(messageIds) });
}

/** Deletes the embeddings of session notes that were emptied. Must run in the transaction that empties them. */
export async function deleteNoteEmbeddings(manager: EntityManager, noteIds: readonly number[]): Promise<void> {
  if (noteIds.length === 0) return;
  await manager.delete(NoteEmbeddingEntity, { noteId: Any(noteIds) });
}

/**
 * Has a message, or its copies in branches, embedded again when recall may use them next: the message was edited, or the copies replace a
 * deleted original. Must run in the transaction that changes it.
 */
export async function requeueMessage(manager: EntityManager, messageId: number): Promise<void> {
  await lowerProgress(manager, 'm.id = $1 OR m.copy_of = $1', messageId);
}

/** The same for copies in other conversations of the messages of a conversation that is about to be deleted. */
export async function requeueCopiesOfConversation(manager: EntityManager, conversationId: number): Promise<void> {
  await lowerProgress(
    manager,
    'm.copy_of IN (SELECT id FROM messages WHERE conversation_id = $1) AND m.conversation_id <> $1',
    conversationId,
  );
}

/**
 * SQL: the CTEs `embedded` and `requeued`, which delete the embedding of a message and have it embedded again, for statements that change its
 * text. @param messageId an SQL expression
 */
export const requeueMessageSql = (messageId: string): string => `embedded AS (
    DELETE FROM message_embeddings WHERE message_id = ${messageId}
  ), requeued AS (
    UPDATE embedding_progress p SET seq = least(p.seq, x.seq - 1), generation = p.generation + 1
    FROM messages x WHERE x.id = ${messageId} AND p.conversation_id = x.conversation_id
  )`;

/** @param condition SQL for messages `m`, with one parameter */
async function lowerProgress(manager: EntityManager, condition: string, id: number): Promise<void> {
  // SQL: UPDATE with a join, which the builder does not have
  await manager.query(
    `UPDATE embedding_progress p SET seq = least(p.seq, k.seq - 1), generation = p.generation + 1
     FROM (SELECT m.conversation_id, min(m.seq) AS seq FROM messages m WHERE ${condition} GROUP BY m.conversation_id) k
     WHERE p.conversation_id = k.conversation_id`,
    [id],
  );
}
