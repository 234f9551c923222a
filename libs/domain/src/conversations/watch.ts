import { ATTENTIVE_HOURS, type NoticeNews, rooms } from '@kinloom/contract';
import { helpNotice, type HelpTier, helpTier, resourcesFor } from '@kinloom/domain/care';
import { type Earlier, readRisk, type Risk } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Injectable, Logger } from '@nestjs/common';
import { type MessageRow, toMessage } from './mapper';
import { NoticesRepository } from './notices.repository';
import type { ClaimedTurn } from './turn-rows';

/** What a person just said. */
export interface Words {
  accountId: number;
  messageId: number;
  content: string;
}

/**
 * Looks after whoever writes: every message of a person is read for risk before any voice is asked for an answer. Its words alone are read
 * where it comes in, so that help does not wait for what is answered before it; with what was said before, where it is taken up for an
 * answer. Nothing of it depends on a voice.
 */
@Injectable()
export class Watch {
  private readonly logger = new Logger('Care');

  constructor(
    private readonly notices: NoticesRepository,
    private readonly realtime: Realtime,
  ) {}

  /** Reads words as they come in. Returns at once; what cannot be kept now is seen to when they are answered. */
  over(said: readonly Words[]): void {
    for (const words of said) {
      const risk = readRisk(words.content, []);
      const tier = helpTier(risk, false);
      if (tier !== null) void this.helpSoon(words, tier, risk.about);
    }
  }

  /** Reads the message of a turn, with what was said before it. Settles before anybody may answer. */
  async turn({ asked, history, account_id, attentive }: ClaimedTurn): Promise<void> {
    if (!asked || asked.companion_id !== null) return;
    const since = asked.said_at - ATTENTIVE_HOURS * 3_600_000;
    // What was brought from elsewhere tells nothing of today, nor does what was said long ago.
    const earlier: Earlier = history
      .filter(({ said_at, seq, brought }) => !brought && said_at >= since && seq < asked.seq)
      .map(({ companion_id, content }) => ({ own: companion_id === null, text: content }));
    const risk = readRisk(asked.content, earlier);
    const tier = helpTier(risk, attentive);
    if (tier === null) return;
    await this.help({ accountId: account_id, messageId: asked.id, content: asked.content }, tier, risk.about);
  }

  private async helpSoon(words: Words, tier: HelpTier, about: Risk['about']): Promise<void> {
    try {
      await this.help(words, tier, about);
    } catch (error) {
      this.logger.warn(
        `help with message ${words.messageId} comes with its turn: ${error instanceof Error ? error.name : 'unknown'}`,
      );
    }
  }

  private async help({ accountId, messageId }: Words, tier: HelpTier, about: Risk['about']): Promise<void> {
    const row = await this.notices.help(messageId, tier, (country) => helpNotice(tier, about, resourcesFor(country)));
    if (row) this.tell(accountId, row);
  }

  /** The message as it stands now, for whoever shows it; and what is new, for whoever listens. */
  private tell(accountId: number, row: MessageRow): void {
    const room = rooms.account(accountId);
    const message = toMessage(row);
    const [notice] = message.notices.slice(-1);
    this.realtime.publish({ room, event: 'message', payload: message });
    if (!notice) return;
    const { conversationId, id } = message;
    const news: NoticeNews = { ...notice, conversationId, messageId: id, at: new Date().toISOString() };
    this.realtime.publish({ room, event: 'notice', payload: news });
  }
}
