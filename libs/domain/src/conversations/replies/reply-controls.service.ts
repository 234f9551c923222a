import { DomainError, LIMITS, type Message, type MessageVariant, type RoomEvent, rooms } from '@kinloom/contract';
import { RateLimits } from '@kinloom/domain/accounts';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { ConversationChangesService } from '../changes/conversation-changes.service';
import { type RegenerateResult, ReplyControlsRepository, type Refusal } from './reply-controls.repository';
import { type MessageRow, toMessage } from '../row-mappers';
import { TurnDispatcher } from '../turns/turn-dispatcher';
import { RiskScreening } from '../messages/risk-screening';

/**
 * Stops, retries, regenerates and resumes replies, switches their variants, and edits the person's own messages. Every change is
 * committed before it is published.
 */
@Injectable()
export class ReplyControlsService {
  constructor(
    private readonly controls: ReplyControlsRepository,
    private readonly changes: ConversationChangesService,
    private readonly dispatcher: TurnDispatcher,
    private readonly realtime: Realtime,
    private readonly limits: RateLimits,
    private readonly riskScreening: RiskScreening,
  ) {}

  /**
   * Stops one reply, or every reply to a message of the person. The text streamed so far is kept and the reply is marked as stopped. Does
   * nothing for finished replies.
   * @returns the message before the stop takes effect; its final state follows as an event
   * @throws DomainError message_not_found
   */
  async stop(accountId: number, conversationId: number, messageId: number): Promise<Message> {
    const row = await this.find(accountId, conversationId, messageId);
    const turns = await this.controls.requestStop(conversationId, messageId);
    for (const turnId of turns) this.realtime.stopTurn(turnId);
    this.dispatcher.enqueue(turns.map((turnId) => ({ turnId, conversationId })));
    return toMessage(row);
  }

  /**
   * Retries a deferred reply at once. Does nothing for a reply that is not deferred.
   * @returns the message before the retry; its outcome follows as an event
   * @throws DomainError message_not_found, too_many
   */
  async retry(accountId: number, conversationId: number, messageId: number): Promise<Message> {
    const row = await this.find(accountId, conversationId, messageId);
    await this.limits.count('message', accountId);
    const turns = await this.controls.requestRetry(conversationId, messageId);
    this.dispatcher.enqueue(turns.map((turnId) => ({ turnId, conversationId })));
    return toMessage(row);
  }

  /**
   * Regenerates a reply; the present text is kept as a variant.
   * @throws DomainError message_not_found, message_not_reply, message_under_way, too_many
   */
  regenerate(accountId: number, conversationId: number, messageId: number): Promise<Message> {
    return this.restart(accountId, conversationId, messageId, 'regenerate');
  }

  /**
   * Resumes a stopped reply.
   * @throws DomainError message_not_found, message_not_reply, message_not_stopped, message_under_way, too_many
   */
  resume(accountId: number, conversationId: number, messageId: number): Promise<Message> {
    return this.restart(accountId, conversationId, messageId, 'continue');
  }

  /**
   * Edits a message of the person. Memories derived from it alone are erased, the new text is reflected on, and the replies are
   * regenerated.
   * @throws DomainError message_not_found, message_not_own, message_blank, message_too_long, too_many
   */
  async edit(accountId: number, conversationId: number, messageId: number, content: string): Promise<Message> {
    if (content.trim() === '') throw new DomainError('message_blank', { fields: { content: 'A message needs text.' } });
    if (content.length > LIMITS.messageLength) throw new DomainError('message_too_long');
    const row = await this.find(accountId, conversationId, messageId);
    if (row.sender_id === null) throw new DomainError('message_not_own');
    await this.limits.count('message', accountId);
    const answer = await this.changes.editMessage(accountId, conversationId, messageId, content, (manager) =>
      this.controls.regenerateReplies(manager, conversationId, messageId),
    );
    const edited = toMessage(await this.find(accountId, conversationId, messageId));
    this.publishMessages(accountId, edited, ...answer.regenerated.map(({ message }) => toMessage(message)));
    this.riskScreening.enqueue([{ accountId, messageId, content }]);
    this.dispatcher.enqueue(answer.turnIds.map((turnId) => ({ turnId, conversationId })));
    return edited;
  }

  /**
   * Lists the variants of a reply in the order they were generated.
   * @throws DomainError message_not_found
   */
  async variants(accountId: number, conversationId: number, messageId: number): Promise<MessageVariant[]> {
    const row = await this.find(accountId, conversationId, messageId);
    return (await this.controls.listVariants(row)).map(({ created_at, ...variant }) => ({
      ...variant,
      createdAt: created_at.toISOString(),
    }));
  }

  /** Makes a variant the current text of a reply. @throws DomainError message_not_found, message_not_reply, message_under_way, variant_not_found */
  async choose(accountId: number, conversationId: number, messageId: number, number: number): Promise<Message> {
    const row = await this.find(accountId, conversationId, messageId);
    const chosen = await this.controls.chooseVariant(row, number);
    if (chosen === null) throw new DomainError('variant_not_found');
    if (typeof chosen === 'string') throw new DomainError(chosen);
    const message = toMessage(chosen);
    this.publishMessages(accountId, message);
    return message;
  }

  private async restart(
    accountId: number,
    conversationId: number,
    messageId: number,
    kind: 'regenerate' | 'continue',
  ): Promise<Message> {
    const row = await this.find(accountId, conversationId, messageId);
    await this.limits.count('message', accountId);
    const restarted: RegenerateResult | Refusal = await this.controls.restart(row, kind);
    if (typeof restarted === 'string') throw new DomainError(restarted);
    const message = toMessage(restarted.message);
    this.publishMessages(accountId, message);
    this.dispatcher.enqueue([{ turnId: restarted.turnId, conversationId }]);
    return message;
  }

  private async find(accountId: number, conversationId: number, messageId: number): Promise<MessageRow> {
    const row = await this.controls.findForOwner(accountId, conversationId, messageId);
    if (!row) throw new DomainError('message_not_found');
    return row;
  }

  private publishMessages(accountId: number, ...messages: Message[]): void {
    const room = rooms.account(accountId);
    this.realtime.publish(...messages.map((payload): RoomEvent => ({ room, event: 'message', payload })));
  }
}
