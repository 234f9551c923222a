import { type Conversation, DomainError, type MessagePlace, rooms } from '@kinloom/contract';
import { Realtime } from '@kinloom/realtime';
import { parseTimeInterval } from '@kinloom/domain/memories';
import { Injectable } from '@nestjs/common';
import { ConversationsRepository } from '../conversations.repository';
import { toConversation } from '../row-mappers';
import { MessagePositionsRepository } from './message-positions.repository';

/** Finds messages by date and stores the read position. */
@Injectable()
export class MessagePositionsService {
  constructor(
    private readonly positions: MessagePositionsRepository,
    private readonly conversations: ConversationsRepository,
    private readonly realtime: Realtime,
  ) {}

  /**
   * Finds the first message at or after a date, or the last message where all are earlier. A date without a time means 00:00 UTC.
   * @throws DomainError invalid, conversation_not_found, or place_not_found where the conversation is empty
   */
  async find(accountId: number, conversationId: number, date: string): Promise<MessagePlace> {
    const { from } = parseTimeInterval('date', date);
    const position = await this.positions.findForOwner(accountId, conversationId, new Date(from));
    if (position === null) throw new DomainError('conversation_not_found');
    if (position === 'empty') throw new DomainError('place_not_found');
    return position;
  }

  /**
   * Advances the read position and publishes it to the account's other clients.
   * @throws DomainError conversation_not_found
   */
  async read(accountId: number, conversationId: number, seq: number): Promise<Conversation> {
    const changed = await this.positions.markReadForOwner(accountId, conversationId, seq);
    const row = await this.conversations.findForOwner(accountId, conversationId);
    if (!row) throw new DomainError('conversation_not_found');
    const conversation = toConversation(row);
    if (changed) {
      this.realtime.publish({ room: rooms.account(accountId), event: 'conversation', payload: conversation });
    }
    return conversation;
  }
}
