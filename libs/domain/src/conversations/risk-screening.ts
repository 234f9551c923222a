import { ATTENTIVE_HOURS, type Notice, type NoticeNews, rooms } from '@kinloom/contract';
import { GUARDED_NOTICE, helpNotice, type HelpTier, helpTier, resourcesFor } from '@kinloom/domain/care';
import { type Earlier, isMinor, readRisk, type Risk } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Injectable, Logger } from '@nestjs/common';
import { type MessageRow, toMessage } from './mapper';
import { NoticesRepository } from './notices.repository';
import type { ClaimedTurn } from './turn-rows';

/** Messages that wait to be read as they come in. Where more come than can be read, the others are read with their turns. */
const UNREAD = 500;

/** What a person just said. */
export interface UserText {
  accountId: number;
  messageId: number;
  content: string;
}

/** What was found in it. */
interface Found {
  tier: HelpTier | null;
  about: Risk['about'];
  minor: boolean;
}

/**
 * Looks after whoever writes: every message of a person is read for risk before any voice is asked for an answer. Its words alone are read
 * where it comes in, so that help does not wait for what is answered before it; with what was said before, where it is taken up for an
 * answer. Nothing of it depends on a voice.
 */
@Injectable()
export class RiskScreening {
  private readonly logger = new Logger('Care');
  private readonly unread: UserText[] = [];
  /** What is still seen to of each account's words. */
  private readonly seeing = new Map<number, Promise<void>>();
  private reading = false;

  constructor(
    private readonly notices: NoticesRepository,
    private readonly realtime: Realtime,
  ) {}

  /**
   * Reads words as they come in, one between two other things that this process has to do. Returns at once; what cannot be read or kept now
   * is seen to when it is answered.
   */
  enqueue(said: readonly UserText[]): void {
    this.unread.push(...said.slice(0, UNREAD - this.unread.length));
    if (!this.reading && this.unread.length > 0) this.readNext();
  }

  /** Reads the message of a turn, with what was said before it. Settles before anybody may answer. */
  async screenTurn({ kind, asked, history, account_id, attentive }: ClaimedTurn): Promise<void> {
    if (!asked || asked.companion_id !== null) return;
    const since = asked.said_at - ATTENTIVE_HOURS * 3_600_000;
    // What was brought from elsewhere tells nothing of today, nor does what was said long ago.
    const earlier: Earlier = history
      .filter(({ said_at, seq, brought }) => !brought && said_at >= since && seq < asked.seq)
      .map(({ companion_id, content }) => ({ own: companion_id === null, text: content }));
    const risk = readRisk(asked.content, earlier);
    const tier = helpTier(risk, attentive);
    // A reply that is spoken again is no new word of the person: what was changed back since then stays so.
    const minor = kind === 'reply' && isMinor(asked.content);
    const words = { accountId: account_id, messageId: asked.id, content: asked.content };
    if (tier !== null || minor) await this.see(words, { tier, about: risk.about, minor });
  }

  private readNext(): void {
    this.reading = true;
    setImmediate(() => {
      const words = this.unread.shift();
      if (words) this.read(words);
      if (this.unread.length > 0) this.readNext();
      else this.reading = false;
    });
  }

  private read(words: UserText): void {
    const risk = readRisk(words.content, []);
    const tier = helpTier(risk, false);
    const minor = isMinor(words.content);
    if (tier !== null || minor) this.seeInTurn(words, { tier, about: risk.about, minor });
  }

  /** One account's words after the other, in the order they came: what is shown with the second goes by what the first was shown. */
  private seeInTurn(words: UserText, found: Found): void {
    const { accountId } = words;
    const before = this.seeing.get(accountId) ?? Promise.resolve();
    const seen = before
      .then(() => this.seeTo(words, found))
      .finally(() => {
        if (this.seeing.get(accountId) === seen) this.seeing.delete(accountId);
      });
    this.seeing.set(accountId, seen);
  }

  private async seeTo(words: UserText, found: Found): Promise<void> {
    try {
      await this.see(words, found);
    } catch (error) {
      this.logger.warn(
        `what message ${words.messageId} needs comes with its turn: ${error instanceof Error ? error.name : 'unknown'}`,
      );
    }
  }

  /** One after the other: both are kept with the message. */
  private async see({ accountId, messageId }: UserText, { tier, about, minor }: Found): Promise<void> {
    if (minor) this.tell(accountId, await this.notices.guard(messageId, GUARDED_NOTICE));
    if (tier === null) return;
    const help = (country: string): Notice => helpNotice(tier, about, resourcesFor(country));
    this.tell(accountId, await this.notices.help(messageId, tier, help));
  }

  /** The message as it stands now, for whoever shows it; and what is new, for whoever listens. */
  private tell(accountId: number, row: MessageRow | null): void {
    const message = row && toMessage(row);
    const notice = message?.notices.at(-1);
    if (!message || !notice) return;
    const room = rooms.account(accountId);
    const { conversationId, id } = message;
    const news: NoticeNews = { ...notice, conversationId, messageId: id, at: new Date().toISOString() };
    this.realtime.publish({ room, event: 'message', payload: message }, { room, event: 'notice', payload: news });
  }
}
