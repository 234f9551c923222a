import {
  type Conversation,
  DomainError,
  type ErrorCode,
  LIMITS,
  rooms,
  TEXTS,
  type TypingSoul,
} from '@kinloom/contract';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { ConversationsRepository } from './conversations.repository';
import { type ConversationRow, toConversation } from './mapper';

/** Conversations that windows are told of at once: more than they show before they ask for the list. */
const ANNOUNCED = 100;

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

  /** @param greeting which of its greetings the soul begins with @throws DomainError soul_not_found; invalid where it has none there */
  async create(accountId: number, companionId: number, greeting?: number): Promise<Conversation> {
    if (greeting === undefined) {
      return this.made(accountId, await this.conversations.createForOwner(accountId, companionId), 'soul_not_found');
    }
    const words = await this.conversations.greetingForOwner(accountId, companionId, greeting);
    if (words && words.text === null) {
      throw new DomainError('invalid', { fields: { greeting: 'This soul has no such greeting.' } });
    }
    const row = words && (await this.conversations.createForOwner(accountId, companionId, words.text));
    return this.made(accountId, row, 'soul_not_found');
  }

  /** A circle of souls, who speak in this order where they take turns. @throws DomainError group_too_small, soul_not_found */
  async createGroup(accountId: number, companionIds: readonly number[], title?: string): Promise<Conversation> {
    if (companionIds.length < LIMITS.groupLeast) throw new DomainError('group_too_small');
    const named = title ?? TEXTS.chat.circleOf(companionIds.length);
    const row = await this.conversations.createGroupForOwner(accountId, companionIds, named);
    return this.made(accountId, row, 'soul_not_found');
  }

  /** @throws DomainError conversation_not_found */
  async rename(accountId: number, id: number, title: string): Promise<Conversation> {
    const row = await this.conversations.updateForOwner(accountId, id, { title });
    return this.made(accountId, row, 'conversation_not_found');
  }

  /** Holds the souls to a topic, or to none. @throws DomainError conversation_not_found */
  async focus(accountId: number, id: number, topic: string | null): Promise<Conversation> {
    const row = await this.conversations.updateForOwner(accountId, id, { focus: topic });
    return this.made(accountId, row, 'conversation_not_found');
  }

  /** Goes off from a message into a new conversation. @throws DomainError message_not_found */
  async branch(accountId: number, id: number, messageId: number): Promise<Conversation> {
    const row = await this.conversations.branchForOwner(accountId, id, messageId);
    return this.made(accountId, row, 'message_not_found');
  }

  /** The soul's latest conversation, or its first. @throws DomainError soul_not_found */
  async latest(accountId: number, companionId: number): Promise<Conversation> {
    const row = await this.conversations.latestForOwner(accountId, companionId);
    return row ? toConversation(row) : this.create(accountId, companionId);
  }

  /** Lets the souls of a group know that their person is writing, or no more. @throws DomainError conversation_not_found */
  async personTyping(accountId: number, id: number, active: boolean): Promise<void> {
    const { isGroup } = await this.get(accountId, id);
    if (isGroup) this.realtime.publishPersonTyping(id, active);
  }

  /** Who is about to answer. @throws DomainError conversation_not_found */
  async typing(accountId: number, id: number): Promise<TypingSoul[]> {
    const souls = await this.conversations.typingForOwner(accountId, id);
    if (souls.length === 0) await this.get(accountId, id);
    return souls;
  }

  /** Tells the account's windows of conversations with a soul that came or grew otherwise: of those spoken in last. */
  async announce(accountId: number, companionId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const changed = new Set(ids);
    const rows = await this.conversations.listForOwner(accountId, companionId);
    const told = rows.filter(({ id }) => changed.has(id)).slice(0, ANNOUNCED);
    const room = rooms.account(accountId);
    this.realtime.publish(
      ...told.map((row) => ({ room, event: 'conversation' as const, payload: toConversation(row) })),
    );
  }

  private made(accountId: number, row: ConversationRow | null, otherwise: ErrorCode): Conversation {
    if (!row) throw new DomainError(otherwise);
    const conversation = toConversation(row);
    this.realtime.publish({ room: rooms.account(accountId), event: 'conversation', payload: conversation });
    return conversation;
  }
}
