import {
  allowLongStatements,
  ConversationEntity,
  LONG_DELETION_SECONDS,
  MessageEntity,
  transact,
  TurnEntity,
} from '@kinloom/database';
import { deleteFailedJobs } from '@kinloom/domain/background-tasks';
import {
  ContentForgetting,
  type ConversationTarget,
  type ForgetResult,
  type MessageTarget,
} from '@kinloom/domain/memories';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';

/** Deletes and edits messages and deletes conversations, each in one transaction with what souls derived from them. */
@Injectable()
export class ConversationChangesRepository {
  constructor(
    private readonly source: DataSource,
    private readonly forgetting: ContentForgetting,
  ) {}

  /** Deletes a message. @returns null if the account has no such message */
  deleteMessage(target: MessageTarget): Promise<ForgetResult | null> {
    return transact(this.source, (manager) =>
      this.forgetting.forgetMessage(manager, target, async () => {
        await cancelTurns(manager, target);
        await manager.delete(MessageEntity, target.messageId);
      }),
    );
  }

  /**
   * Replaces the content of a message, and its analysis. Data derived from the old content is deleted, and the message is queued for reflection again.
   * @param then runs in the same transaction after the update
   * @returns null if the account has no such message
   */
  editMessage<T>(
    target: MessageTarget,
    { content, reading }: Pick<MessageEntity, 'content' | 'reading'>,
    then: (manager: EntityManager) => Promise<T>,
  ): Promise<{ forgotten: ForgetResult; result: T } | null> {
    const { conversationId, messageId } = target;
    return transact(this.source, async (manager) => {
      const results: T[] = [];
      const forgotten = await this.forgetting.forgetMessage(manager, target, async () => {
        await manager.update(MessageEntity, messageId, {
          content,
          reading,
          editedAt: () => 'now()',
          forgotten: false,
          reread: true,
          importId: null,
        });
        await this.forgetting.requeueReflection(manager, target);
        results.push(await then(manager));
      });
      if (!forgotten) return null;
      const due = [...new Set([...forgotten.due, conversationId])];
      return { forgotten: { ...forgotten, due }, result: results[0] as T };
    });
  }

  /**
   * Deletes a conversation, memories that have no source outside it, and its traces in other conversations.
   * @returns null if the account has no such conversation
   */
  deleteConversation(target: ConversationTarget): Promise<ForgetResult | null> {
    const { conversationId } = target;
    return transact(this.source, async (manager) => {
      await allowLongStatements(manager, LONG_DELETION_SECONDS);
      return this.forgetting.forgetConversation(manager, target, async () => {
        await deleteFailedJobs(manager, 'conversation', conversationId);
        await transferBranchCopies(manager, conversationId);
        await manager.delete(ConversationEntity, conversationId);
      });
    });
  }
}

/** Cancels pending turns for a deleted message, and marks the turn that streams it as done. */
async function cancelTurns(manager: EntityManager, { conversationId, messageId }: MessageTarget): Promise<void> {
  // A reply that waits for regeneration keeps its current text.
  await manager
    .createQueryBuilder()
    .update(MessageEntity, { status: 'stopped' })
    .where({ status: 'streaming' })
    .andWhere(
      `id IN (SELECT t.target_id FROM turns t
         WHERE t.conversation_id = :conversationId AND t.message_id = :messageId AND t.state = 'waiting' AND t.target_id IS NOT NULL)`,
      { conversationId, messageId },
    )
    .execute();
  await manager.delete(TurnEntity, { conversationId, messageId, state: In(['waiting', 'failed']) });
  await manager
    .createQueryBuilder()
    .update(TurnEntity, { state: 'done', changedAt: () => 'now()' })
    .where(`id = (SELECT m.turn_id FROM messages m WHERE m.id = :messageId AND m.status = 'streaming')`, { messageId })
    .execute();
}

/** Transfers ownership of messages that branches copied, with their files, to the oldest copy of each. */
async function transferBranchCopies(manager: EntityManager, conversationId: number): Promise<void> {
  // SQL: one statement for several tables, as a CTE with RETURNING
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
