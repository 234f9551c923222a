import { type Conversation, DomainError, rooms, type TypingSoul } from '@kinloom/contract';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { ConversationsRepository } from './conversations.repository';
import { toConversation } from './mapper';

/** The conversations of an account. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly realtime: Realtime,
  ) {}

  /** The last spoken in first. */
  async list(accountId: number, companionId?: number): Promise<Conversation[]> {
    return (await this.conversations.listForOwner(accountId, companionId)).map(toConversation);
  }

  /** @throws DomainError conversation_not_found */
  async get(accountId: number, id: number): Promise<Conversation> {
    const row = await this.conversations.findForOwner(accountId, id);
    if (!row) throw new DomainError('conversation_not_found');
    return toConversation(row);
  }

  /** @throws DomainError soul_not_found */
  async create(accountId: number, companionId: number): Promise<Conversation> {
    const row = await this.conversations.createForOwner(accountId, companionId);
    if (!row) throw new DomainError('soul_not_found');
    const conversation = toConversation(row);
    this.realtime.publish({ room: rooms.account(accountId), event: 'conversation', payload: conversation });
    return conversation;
  }

  /** Who is about to answer. @throws DomainError conversation_not_found */
  async typing(accountId: number, id: number): Promise<TypingSoul[]> {
    const souls = await this.conversations.typingForOwner(accountId, id);
    if (souls.length === 0) await this.get(accountId, id);
    return souls;
  }
}
