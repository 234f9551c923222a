import { DomainError, rooms } from '@kinloom/contract';
import { MemoriesService } from '@kinloom/domain/memories';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readingOf } from '../messages/stored-readings';
import { ConversationChangesRepository } from './conversation-changes.repository';

/** Deletes and edits messages and deletes conversations, with what souls remember of them, and publishes it. */
@Injectable()
export class ConversationChangesService {
  constructor(
    private readonly changes: ConversationChangesRepository,
    private readonly memories: MemoriesService,
    private readonly realtime: Realtime,
  ) {}

  /** Deletes a message and the memories that have no other source. @throws DomainError message_not_found */
  async removeMessage(accountId: number, conversationId: number, messageId: number): Promise<void> {
    const forgotten = await this.changes.deleteMessage({ accountId, conversationId, messageId });
    if (!forgotten) throw new DomainError('message_not_found');
    this.realtime.publish({
      room: rooms.account(accountId),
      event: 'message:removed',
      payload: { conversationId, messageId },
    });
    await this.memories.publishForgotten(accountId, forgotten);
  }

  /**
   * Edits a message: deletes memories that came only from the old content and schedules reflection on the new content.
   * @param then runs in the same transaction; its result is returned
   * @throws DomainError message_not_found
   */
  async editMessage<T>(
    accountId: number,
    conversationId: number,
    messageId: number,
    content: string,
    then: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const edit = { content, reading: readingOf(content) };
    const edited = await this.changes.editMessage({ accountId, conversationId, messageId }, edit, then);
    if (!edited) throw new DomainError('message_not_found');
    await this.memories.publishForgotten(accountId, edited.forgotten);
    return edited.result;
  }

  /** Deletes a conversation and the memories that have no source outside it. @throws DomainError conversation_not_found */
  async removeConversation(accountId: number, conversationId: number): Promise<void> {
    const forgotten = await this.changes.deleteConversation({ accountId, conversationId });
    if (!forgotten) throw new DomainError('conversation_not_found');
    this.realtime.publish({
      room: rooms.account(accountId),
      event: 'conversation:removed',
      payload: { conversationId },
    });
    await this.memories.publishForgotten(accountId, forgotten);
  }
}
