import { DomainError, LIMITS, type Message, type RoomEvent, rooms } from '@kinloom/contract';
import type { ListMessagesQuery, SendMessageRequest } from '@kinloom/contract/requests';
import { DEADLOCK, isSqlState, UNIQUE_VIOLATION } from '@kinloom/database';
import { RateLimits } from '@kinloom/domain/accounts';
import { UsageSessionService } from '@kinloom/domain/care';
import { Realtime, type TurnOffer } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { MessageBatcher } from './message-batcher';
import { toMessage } from '../row-mappers';
import { type MessageDraft, MessagesRepository, type StoredRow } from './messages.repository';
import { TurnDispatcher } from '../turns/turn-dispatcher';
import { RiskScreening, type UserText } from './risk-screening';
import { readingOf } from './stored-readings';

/** Stores the messages of people and reads those of people and souls. */
@Injectable()
export class MessagesService {
  private readonly batcher = new MessageBatcher<Message>((drafts) => this.store(drafts));

  constructor(
    private readonly messages: MessagesRepository,
    private readonly realtime: Realtime,
    private readonly dispatcher: TurnDispatcher,
    private readonly limits: RateLimits,
    private readonly riskScreening: RiskScreening,
    private readonly usageSessions: UsageSessionService,
  ) {}

  /**
   * Stores a message together with the turn it opens, publishes it to the account's clients and enqueues the turn. The turn row is
   * durable; event and job only reduce latency, since the sweeper finds open turns.
   * @throws DomainError message_blank, message_too_long, too_many, file_not_found, conversation_not_found
   */
  async post(
    accountId: number,
    conversationId: number,
    { content, clientId, whisper, style, topic, channelId, fileIds = [] }: SendMessageRequest,
  ): Promise<Message> {
    if (content.trim() === '' && fileIds.length === 0)
      throw new DomainError('message_blank', { fields: { content: 'A message needs text.' } });
    if (content.length > LIMITS.messageLength) throw new DomainError('message_too_long');
    await this.limits.count('message', accountId);
    if (fileIds.length > 0) await this.checkFiles(accountId, conversationId, fileIds, clientId);
    return this.batcher.add({
      accountId,
      conversationId,
      content,
      clientId: clientId ?? null,
      whispered: whisper ?? false,
      style: style ?? null,
      topic: topic ?? null,
      channelId: channelId ?? null,
      fileIds,
      reading: readingOf(content),
    });
  }

  /** Reads a page, oldest first. @returns a list of `Message` as JSON @throws DomainError conversation_not_found */
  async page(accountId: number, conversationId: number, { after, before, limit }: ListMessagesQuery): Promise<string> {
    const messages = await this.messages.pageForOwner(accountId, conversationId, {
      after,
      before,
      limit: limit ?? LIMITS.pageDefault,
    });
    if (messages === null) throw new DomainError('conversation_not_found');
    return messages;
  }

  /**
   * Reads what follows a seq: the newest messages, at most one page. A client that missed more detects the gap and pages back.
   * @throws DomainError conversation_not_found
   */
  async listAfter(accountId: number, conversationId: number, afterSeq: number): Promise<Message[]> {
    const rows = await this.messages.afterSeqForOwner(accountId, conversationId, afterSeq, LIMITS.pageMax);
    if (!rows) throw new DomainError('conversation_not_found');
    return rows.map(toMessage);
  }

  /** Reads messages by seq range without an ownership check; for the realtime sequencer. */
  async between(conversationId: number, from: number, to: number): Promise<Message[]> {
    return (await this.messages.between(conversationId, from, to)).map(toMessage);
  }

  /**
   * Rejects files that are not available. A retry with a known client id finds its files attached already, so that none of them is
   * unattached.
   */
  private async checkFiles(
    accountId: number,
    conversationId: number,
    fileIds: readonly number[],
    clientId: string | undefined,
  ): Promise<void> {
    const unattached = await this.messages.countUnattachedFiles(accountId, conversationId, fileIds);
    if (unattached < fileIds.length && clientId === undefined) throw new DomainError('file_not_found');
    if (unattached > 0 && unattached < fileIds.length) throw new DomainError('file_not_found');
  }

  private async store(drafts: MessageDraft[]): Promise<(Message | Error)[]> {
    const rows = await this.storeWithRetry(drafts);
    const results: (Message | Error)[] = [];
    const events: RoomEvent[] = [];
    const turns: TurnOffer[] = [];
    const userTexts: UserText[] = [];
    for (const row of rows.sort((a, b) => a.seq - b.seq)) {
      const message = toMessage(row);
      results[row.draft] = message;
      const draft = drafts[row.draft];
      if (row.turn_id === null || !draft) continue;
      events.push({ room: rooms.account(draft.accountId), event: 'message', payload: message });
      turns.push({ turnId: row.turn_id, conversationId: row.conversation_id });
      userTexts.push({ accountId: draft.accountId, messageId: message.id, content: message.content });
      this.usageSessions.messageSent(draft.accountId, draft.conversationId);
    }
    this.realtime.publish(...events);
    this.riskScreening.enqueue(userTexts);
    this.dispatcher.enqueue(turns);
    return drafts.map((_, index) => results[index] ?? new DomainError('conversation_not_found'));
  }

  /** Another process may store the same client id concurrently. The statement then fails as a whole and is retried. */
  private async storeWithRetry(drafts: MessageDraft[], attempts = 3): Promise<StoredRow[]> {
    try {
      return await this.messages.store(drafts);
    } catch (error) {
      if (attempts > 1 && isSqlState(error, UNIQUE_VIOLATION, DEADLOCK))
        return this.storeWithRetry(drafts, attempts - 1);
      throw error;
    }
  }
}
