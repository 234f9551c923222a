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
import { type ConversationRow, toConversation } from './row-mappers';

/** Maximum number of conversations announced in one batch; clients that need more reload the list. */
const MAX_ANNOUNCED = 100;

/** Creates, lists and changes the conversations of an account and publishes the changes. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly realtime: Realtime,
  ) {}

  /** Lists conversations, most recent activity first. */
  async list(accountId: number, companionId?: number): Promise<Conversation[]> {
    return (await this.conversations.listForOwner(accountId, companionId)).map(toConversation);
  }

  /** @throws DomainError conversation_not_found */
  async get(accountId: number, id: number): Promise<Conversation> {
    const row = await this.conversations.findForOwner(accountId, id);
    if (!row) throw new DomainError('conversation_not_found');
    return toConversation(row);
  }

  /**
   * Creates a one-to-one conversation.
   * @param greeting index of the card greeting to open with
   * @throws DomainError soul_not_found; invalid where the card has no greeting at that index
   */
  async create(accountId: number, companionId: number, greeting?: number): Promise<Conversation> {
    if (greeting === undefined) {
      return this.publishChange(
        accountId,
        await this.conversations.createForOwner(accountId, companionId),
        'soul_not_found',
      );
    }
    const card = await this.conversations.greetingForOwner(accountId, companionId, greeting);
    if (card && card.text === null) {
      throw new DomainError('invalid', { fields: { greeting: 'This soul has no such greeting.' } });
    }
    const row = card && (await this.conversations.createForOwner(accountId, companionId, card.text));
    return this.publishChange(accountId, row, 'soul_not_found');
  }

  /**
   * Creates a group conversation; the order of the ids is the speaking order.
   * @throws DomainError group_too_small, soul_not_found
   */
  async createGroup(accountId: number, companionIds: readonly number[], title?: string): Promise<Conversation> {
    if (companionIds.length < LIMITS.groupLeast) throw new DomainError('group_too_small');
    const effectiveTitle = title ?? TEXTS.chat.circleOf(companionIds.length);
    const row = await this.conversations.createGroupForOwner(accountId, companionIds, effectiveTitle);
    return this.publishChange(accountId, row, 'soul_not_found');
  }

  /** @throws DomainError conversation_not_found */
  async rename(accountId: number, id: number, title: string): Promise<Conversation> {
    const row = await this.conversations.updateForOwner(accountId, id, { title });
    return this.publishChange(accountId, row, 'conversation_not_found');
  }

  /** Sets or clears the focus topic. @throws DomainError conversation_not_found */
  async focus(accountId: number, id: number, topic: string | null): Promise<Conversation> {
    const row = await this.conversations.updateForOwner(accountId, id, { focus: topic });
    return this.publishChange(accountId, row, 'conversation_not_found');
  }

  /** Branches a new conversation from a message. @throws DomainError message_not_found */
  async branch(accountId: number, id: number, messageId: number): Promise<Conversation> {
    const row = await this.conversations.branchForOwner(accountId, id, messageId);
    return this.publishChange(accountId, row, 'message_not_found');
  }

  /**
   * Returns the soul's latest one-to-one conversation, creating one where there is none.
   * @throws DomainError soul_not_found
   */
  async latest(accountId: number, companionId: number): Promise<Conversation> {
    const row = await this.conversations.latestForOwner(accountId, companionId);
    return row ? toConversation(row) : this.create(accountId, companionId);
  }

  /**
   * Publishes the person's typing state to the workers; only group conversations use it.
   * @throws DomainError conversation_not_found
   */
  async personTyping(accountId: number, id: number, active: boolean): Promise<void> {
    const { isGroup } = await this.get(accountId, id);
    if (isGroup) this.realtime.publishPersonTyping(id, active);
  }

  /** Lists the souls whose reply is pending. @throws DomainError conversation_not_found */
  async typing(accountId: number, id: number): Promise<TypingSoul[]> {
    const souls = await this.conversations.typingForOwner(accountId, id);
    if (souls.length === 0) await this.get(accountId, id);
    return souls;
  }

  /** Publishes changed conversations with a soul to the account's clients, the most recently active up to `MAX_ANNOUNCED`. */
  async announce(accountId: number, companionId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const changed = new Set(ids);
    const rows = await this.conversations.listForOwner(accountId, companionId);
    const announced = rows.filter(({ id }) => changed.has(id)).slice(0, MAX_ANNOUNCED);
    const room = rooms.account(accountId);
    this.realtime.publish(
      ...announced.map((row) => ({ room, event: 'conversation' as const, payload: toConversation(row) })),
    );
  }

  private publishChange(accountId: number, row: ConversationRow | null, errorIfMissing: ErrorCode): Conversation {
    if (!row) throw new DomainError(errorIfMissing);
    const conversation = toConversation(row);
    this.realtime.publish({ room: rooms.account(accountId), event: 'conversation', payload: conversation });
    return conversation;
  }
}
