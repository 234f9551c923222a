import { DomainError, LIMITS, type Message, type MessageVariant, type RoomEvent, rooms } from '@kinloom/contract';
import { RateLimits } from '@kinloom/domain/accounts';
import { MemoriesService } from '@kinloom/domain/memories';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { type RegenerateResult, ReplyControlsRepository, type Refusal } from './reply-controls.repository';
import { type MessageRow, toMessage } from './mapper';
import { TurnDispatcher } from './turn-dispatcher';
import { RiskScreening } from './risk-screening';

/** What a person does to replies, and to what they said themselves: all of it durable before it is told. */
@Injectable()
export class ReplyControlsService {
  constructor(
    private readonly controls: ReplyControlsRepository,
    private readonly memories: MemoriesService,
    private readonly dispatcher: TurnDispatcher,
    private readonly realtime: Realtime,
    private readonly limits: RateLimits,
    private readonly riskScreening: RiskScreening,
  ) {}

  /**
   * Stops what is being said: of a reply, or of all that answers a message of one's own. What was said so far stays, and is marked.
   * @returns the message as it stands; how it ends is told by its event. Of what is at rest, nothing changes
   * @throws DomainError message_not_found
   */
  async stop(accountId: number, conversationId: number, messageId: number): Promise<Message> {
    const row = await this.find(accountId, conversationId, messageId);
    const turns = await this.controls.stop(conversationId, messageId);
    for (const turnId of turns) this.realtime.stopTurn(turnId);
    this.dispatcher.enqueue(turns.map((turnId) => ({ turnId, first: false })));
    return toMessage(row);
  }

  /**
   * Has a reply that waits for a model tried at once. Of one that does not wait, nothing changes.
   * @returns the message as it stands; how the try ends is told by its event
   * @throws DomainError message_not_found, too_many
   */
  async retry(accountId: number, conversationId: number, messageId: number): Promise<Message> {
    const row = await this.find(accountId, conversationId, messageId);
    await this.limits.count('message', accountId);
    const turns = await this.controls.retry(conversationId, messageId);
    this.dispatcher.enqueue(turns.map((turnId) => ({ turnId, first: false })));
    return toMessage(row);
  }

  /** Has a reply spoken again; the wording before is kept. @throws DomainError message_not_found, message_not_reply, message_under_way, too_many */
  regenerate(accountId: number, conversationId: number, messageId: number): Promise<Message> {
    return this.again(accountId, conversationId, messageId, 'anew');
  }

  /** Has a stopped reply continued. @throws DomainError message_not_found, message_not_reply, message_not_stopped, message_under_way, too_many */
  resume(accountId: number, conversationId: number, messageId: number): Promise<Message> {
    return this.again(accountId, conversationId, messageId, 'onward');
  }

  /**
   * Changes what a person said. What was remembered from it alone is forgotten, it is taken in anew, and answered anew.
   * @throws DomainError message_not_found, message_not_own, message_blank, message_too_long, too_many
   */
  async edit(accountId: number, conversationId: number, messageId: number, content: string): Promise<Message> {
    if (content.trim() === '')
      throw new DomainError('message_blank', { fields: { content: 'A message needs some words.' } });
    if (content.length > LIMITS.messageLength) throw new DomainError('message_too_long');
    const row = await this.find(accountId, conversationId, messageId);
    if (row.sender_id === null) throw new DomainError('message_not_own');
    await this.limits.count('message', accountId);
    const answered = await this.memories.rewordMessage(accountId, conversationId, messageId, content, (manager) =>
      this.controls.answerAnew(manager, conversationId, messageId),
    );
    const edited = toMessage(await this.find(accountId, conversationId, messageId));
    this.tell(accountId, edited, ...answered.again.map(({ message }) => toMessage(message)));
    this.riskScreening.enqueue([{ accountId, messageId, content }]);
    this.dispatcher.enqueue(answered.turnIds.map((turnId) => ({ turnId, first: false })));
    return edited;
  }

  /** Every wording of a reply, in the order they were spoken. @throws DomainError message_not_found */
  async variants(accountId: number, conversationId: number, messageId: number): Promise<MessageVariant[]> {
    const row = await this.find(accountId, conversationId, messageId);
    return (await this.controls.variants(row)).map(({ created_at, ...variant }) => ({
      ...variant,
      createdAt: created_at.toISOString(),
    }));
  }

  /** @throws DomainError message_not_found, message_not_reply, message_under_way, variant_not_found */
  async choose(accountId: number, conversationId: number, messageId: number, number: number): Promise<Message> {
    const row = await this.find(accountId, conversationId, messageId);
    const chosen = await this.controls.choose(row, number);
    if (chosen === null) throw new DomainError('variant_not_found');
    if (typeof chosen === 'string') throw new DomainError(chosen);
    const message = toMessage(chosen);
    this.tell(accountId, message);
    return message;
  }

  private async again(
    accountId: number,
    conversationId: number,
    messageId: number,
    kind: 'anew' | 'onward',
  ): Promise<Message> {
    const row = await this.find(accountId, conversationId, messageId);
    await this.limits.count('message', accountId);
    const again: RegenerateResult | Refusal = await this.controls.again(row, kind);
    if (typeof again === 'string') throw new DomainError(again);
    const message = toMessage(again.message);
    this.tell(accountId, message);
    this.dispatcher.enqueue([{ turnId: again.turnId, first: false }]);
    return message;
  }

  private async find(accountId: number, conversationId: number, messageId: number): Promise<MessageRow> {
    const row = await this.controls.findForOwner(accountId, conversationId, messageId);
    if (!row) throw new DomainError('message_not_found');
    return row;
  }

  private tell(accountId: number, ...messages: Message[]): void {
    const room = rooms.account(accountId);
    this.realtime.publish(...messages.map((payload): RoomEvent => ({ room, event: 'message', payload })));
  }
}
