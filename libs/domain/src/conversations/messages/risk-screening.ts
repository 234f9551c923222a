import { ATTENTIVE_HOURS, type Notice, type NoticeNews, rooms } from '@kinloom/contract';
import { GUARDED_NOTICE, helpNotice, type HelpTier, helpTier, resourcesFor } from '@kinloom/domain/care';
import {
  contextOf,
  type Earlier,
  graverOf,
  isMinor,
  isUncertain,
  messageReader,
  readRisk,
  type Risk,
} from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Injectable, Logger } from '@nestjs/common';
import { type MessageRow, toMessage } from '../row-mappers';
import { NoticesRepository } from './notices.repository';
import { RiskConsultation } from './risk-consultation';
import type { ClaimedTurn } from '../turns/turn-rows';

/** Maximum queue length. Messages above it are screened only when their turn is claimed. */
const MAX_QUEUE_LENGTH = 500;

/** A new message of a person. */
export interface UserText {
  accountId: number;
  messageId: number;
  content: string;
}

/** Result of screening a message. */
interface ScreeningResult {
  tier: HelpTier | null;
  about: Risk['about'];
  minor: boolean;
}

/**
 * Screens the messages of people for risk before any model is asked for a reply. New messages are screened alone, off the request path,
 * so that help is not delayed by the turns before them; when the turn is claimed, they are screened again with their context. Needs no
 * language model; where one is available, it is asked about messages of which the trained models are uncertain.
 */
@Injectable()
export class RiskScreening {
  private readonly logger = new Logger('RiskScreening');
  private readonly queue: UserText[] = [];
  /** Tail of each account's chain of pending notices. */
  private readonly pendingNotices = new Map<number, Promise<void>>();
  private isScreening = false;

  constructor(
    private readonly notices: NoticesRepository,
    private readonly realtime: Realtime,
    private readonly consultation: RiskConsultation,
  ) {
    // Loads the weights now, and not with the first message.
    messageReader();
  }

  /**
   * Queues new messages for screening, one per turn of the event loop. Returns at once. What exceeds the queue or fails is screened again
   * with its turn.
   */
  enqueue(messages: readonly UserText[]): void {
    this.queue.push(...messages.slice(0, MAX_QUEUE_LENGTH - this.queue.length));
    if (!this.isScreening && this.queue.length > 0) this.screenNext();
  }

  /**
   * Screens the message of a claimed turn together with the recent messages before it. Resolves before any soul may reply.
   * @returns the risk, where a language model answered that it is graver than the trained models read; otherwise null
   */
  async screenTurn(
    { kind, asked, history, account_id, attentive }: ClaimedTurn,
    signal: AbortSignal,
  ): Promise<Risk | null> {
    if (!asked || asked.companion_id !== null) return null;
    const since = asked.said_at - ATTENTIVE_HOURS * 3_600_000;
    // Imported messages and those older than `ATTENTIVE_HOURS` say nothing about the present state.
    const earlier: Earlier = history
      .filter(({ said_at, seq, brought }) => !brought && said_at >= since && seq < asked.seq)
      .map(({ companion_id, content }) => ({ own: companion_id === null, text: content }));
    const risk = readRisk(asked.content, earlier);
    const tier = helpTier(risk, attentive);
    // A regenerated reply is no new statement of the person: guarded mode that was lifted since then stays off.
    const minor = kind === 'reply' && isMinor(asked.content);
    const message = { accountId: account_id, messageId: asked.id, content: asked.content };
    // Help by the trained models does not wait for a language model.
    if (tier !== null || minor) await this.addNotices(message, { tier, about: risk.about, minor });
    if (!isUncertain(asked.content, earlier)) return null;
    const answered = await this.consultation.consult(account_id, asked.content, contextOf(earlier), signal);
    const graver = graverOf(risk, answered);
    if (graver === risk) return null;
    await this.addNotices(message, { tier: helpTier(graver, attentive), about: graver.about, minor: false });
    return graver;
  }

  private screenNext(): void {
    this.isScreening = true;
    setImmediate(() => {
      const message = this.queue.shift();
      if (message) this.screen(message);
      if (this.queue.length > 0) this.screenNext();
      else this.isScreening = false;
    });
  }

  private screen(message: UserText): void {
    const risk = readRisk(message.content, []);
    const tier = helpTier(risk, false);
    const minor = isMinor(message.content);
    if (tier !== null || minor) this.enqueueNotices(message, { tier, about: risk.about, minor });
  }

  /** Serialises notices per account in message order, because a notice depends on those shown before it. */
  private enqueueNotices(message: UserText, result: ScreeningResult): void {
    const { accountId } = message;
    const previous = this.pendingNotices.get(accountId) ?? Promise.resolve();
    const done = previous
      .then(() => this.addNoticesOrLog(message, result))
      .finally(() => {
        if (this.pendingNotices.get(accountId) === done) this.pendingNotices.delete(accountId);
      });
    this.pendingNotices.set(accountId, done);
  }

  private async addNoticesOrLog(message: UserText, result: ScreeningResult): Promise<void> {
    try {
      await this.addNotices(message, result);
    } catch (error) {
      this.logger.warn(
        `risk.notice_failed messageId=${message.messageId} error=${error instanceof Error ? error.name : 'unknown'}: the message is screened again with its turn`,
      );
    }
  }

  /** Sequential, because both update the same message row. */
  private async addNotices({ accountId, messageId }: UserText, { tier, about, minor }: ScreeningResult): Promise<void> {
    if (minor) this.publishNotice(accountId, await this.notices.enableGuardedMode(messageId, GUARDED_NOTICE));
    if (tier === null) return;
    const help = (country: string): Notice => helpNotice(tier, about, resourcesFor(country));
    this.publishNotice(accountId, await this.notices.addHelp(messageId, tier, help));
  }

  /** Publishes the updated message and its new notice to the account's clients. */
  private publishNotice(accountId: number, row: MessageRow | null): void {
    const updated = row && toMessage(row);
    const notice = updated?.notices.at(-1);
    if (!updated || !notice) return;
    const room = rooms.account(accountId);
    const { conversationId, id } = updated;
    const news: NoticeNews = { ...notice, conversationId, messageId: id, at: new Date().toISOString() };
    this.realtime.publish({ room, event: 'message', payload: updated }, { room, event: 'notice', payload: news });
  }
}
