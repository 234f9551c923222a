import { DomainError, LIMITS, type Message, type RoomEvent, rooms } from '@kinloom/contract';
import type { ListMessagesQuery, SendMessageRequest } from '@kinloom/contract/requests';
import { DEADLOCK, isSqlState, UNIQUE_VIOLATION } from '@kinloom/database';
import { RateLimits } from '@kinloom/domain/accounts';
import { UsageSessionService } from '@kinloom/domain/care';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { MessageBatcher } from './message-batcher';
import { toMessage } from './mapper';
import { type Draft, MessagesRepository, type StoredRow } from './messages.repository';
import { type NewTurn, TurnDispatcher } from './turn-dispatcher';
import { RiskScreening, type UserText } from './risk-screening';

/** Messages of people, on their way in; and everybody's, on their way out. */
@Injectable()
export class MessagesService {
  private readonly batcher = new MessageBatcher<Message>((drafts) => this.store(drafts));

  constructor(
    private readonly messages: MessagesRepository,
    private readonly realtime: Realtime,
    private readonly dispatcher: TurnDispatcher,
    private readonly limits: RateLimits,
    private readonly riskScreening: RiskScreening,
    private readonly sittings: UsageSessionService,
  ) {}

  /**
   * Takes a message: stores it with the turn it opens, then tells the account's windows and has the turn attended to. The turn is the
   * durable fact; the event and the job only make it quick.
   * @throws DomainError message_blank, message_too_long, too_many, file_not_found, conversation_not_found
   */
  async post(
    accountId: number,
    conversationId: number,
    { content, clientId, whisper, style, topic, channelId, fileIds = [] }: SendMessageRequest,
  ): Promise<Message> {
    if (content.trim() === '' && fileIds.length === 0)
      throw new DomainError('message_blank', { fields: { content: 'A message needs some words.' } });
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
    });
  }

  /** A page, oldest first. @throws DomainError conversation_not_found */
  async page(
    accountId: number,
    conversationId: number,
    { after, before, limit }: ListMessagesQuery,
  ): Promise<Message[]> {
    const rows = await this.messages.pageForOwner(accountId, conversationId, {
      after,
      before,
      limit: limit ?? LIMITS.pageDefault,
    });
    if (!rows) throw new DomainError('conversation_not_found');
    return rows.map(toMessage);
  }

  /**
   * What came after a seq: at most a page, the newest. A client that missed more sees the gap and reads the rest by page.
   * @throws DomainError conversation_not_found
   */
  async listAfter(accountId: number, conversationId: number, afterSeq: number): Promise<Message[]> {
    const rows = await this.messages.afterSeqForOwner(accountId, conversationId, afterSeq, LIMITS.pageMax);
    if (!rows) throw new DomainError('conversation_not_found');
    return rows.map(toMessage);
  }

  /** For the sequencer: stored messages from one seq to another, whoever's they are. */
  async between(conversationId: number, from: number, to: number): Promise<Message[]> {
    return (await this.messages.between(conversationId, from, to)).map(toMessage);
  }

  /** Of a message that was stored before, the files are its own by now. */
  private async checkFiles(
    accountId: number,
    conversationId: number,
    fileIds: readonly number[],
    clientId: string | undefined,
  ): Promise<void> {
    const waiting = await this.messages.waitingFiles(accountId, conversationId, fileIds);
    if (waiting < fileIds.length && clientId === undefined) throw new DomainError('file_not_found');
    if (waiting > 0 && waiting < fileIds.length) throw new DomainError('file_not_found');
  }

  private async store(drafts: Draft[]): Promise<(Message | Error)[]> {
    const rows = await this.storeOnce(drafts);
    const results: (Message | Error)[] = [];
    const events: RoomEvent[] = [];
    const turns: NewTurn[] = [];
    const said: UserText[] = [];
    for (const row of rows.sort((a, b) => a.seq - b.seq)) {
      const message = toMessage(row);
      results[row.draft] = message;
      const draft = drafts[row.draft];
      if (row.turn_id === null || !draft) continue;
      events.push({ room: rooms.account(draft.accountId), event: 'message', payload: message });
      turns.push({ turnId: row.turn_id, first: row.first });
      said.push({ accountId: draft.accountId, messageId: message.id, content: message.content });
      this.sittings.messageSent(draft.accountId, draft.conversationId);
    }
    this.realtime.publish(...events);
    this.riskScreening.enqueue(said);
    this.dispatcher.enqueue(turns);
    return drafts.map((_, place) => results[place] ?? new DomainError('conversation_not_found'));
  }

  /** The same client id may be stored by another process in the same moment: nothing of the batch is then stored, and it is tried again. */
  private async storeOnce(drafts: Draft[], tries = 3): Promise<StoredRow[]> {
    try {
      return await this.messages.store(drafts);
    } catch (error) {
      if (tries > 1 && isSqlState(error, UNIQUE_VIOLATION, DEADLOCK)) return this.storeOnce(drafts, tries - 1);
      throw error;
    }
  }
}
