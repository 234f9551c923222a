import { type Conversation, DomainError, type MessagePlace, rooms } from '@kinloom/contract';
import { Realtime } from '@kinloom/realtime';
import { timeIntervalOf } from '@kinloom/domain/memories';
import { Injectable } from '@nestjs/common';
import { ConversationsRepository } from './conversations.repository';
import { toConversation } from './mapper';
import { MessagePositionsRepository } from './message-positions.repository';

/** Where in a conversation something is, and how far it has been read. */
@Injectable()
export class MessagePositionsService {
  constructor(
    private readonly positions: MessagePositionsRepository,
    private readonly conversations: ConversationsRepository,
    private readonly realtime: Realtime,
  ) {}

  /**
   * The first message at or after a date, or the last where all are earlier. A bare day means its beginning in UTC.
   * @throws DomainError invalid, conversation_not_found, or place_not_found where nothing was said yet
   */
  async find(accountId: number, conversationId: number, date: string): Promise<MessagePlace> {
    const { from } = timeIntervalOf('date', date);
    const place = await this.positions.findForOwner(accountId, conversationId, new Date(from));
    if (place === null) throw new DomainError('conversation_not_found');
    if (place === 'empty') throw new DomainError('place_not_found');
    return place;
  }

  /** The person has read up to this seq; the account's other windows are told. @throws DomainError conversation_not_found */
  async read(accountId: number, conversationId: number, seq: number): Promise<Conversation> {
    const moved = await this.positions.readForOwner(accountId, conversationId, seq);
    const row = await this.conversations.findForOwner(accountId, conversationId);
    if (!row) throw new DomainError('conversation_not_found');
    const conversation = toConversation(row);
    if (moved) {
      this.realtime.publish({ room: rooms.account(accountId), event: 'conversation', payload: conversation });
    }
    return conversation;
  }
}
