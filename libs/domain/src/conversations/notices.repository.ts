import { CARD_TURNS, type Notice } from '@kinloom/contract';
import { transact } from '@kinloom/database';
import { countReferral, type HelpTier } from '@kinloom/domain/care';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MESSAGE_COLUMNS, type MessageRow } from './mapper';

interface Asked {
  conversation_id: number;
  sender_id: number;
  notices: Notice[];
  care_tier: HelpTier | null;
  country: string;
  /** Help as weighty was shown a few turns before. */
  shown: boolean;
}

/** What the house says to people's messages. It is kept with the message, and goes with it. */
@Injectable()
export class NoticesRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * Shows help with a person's message, and counts that it was shown: both or neither. Nothing is done where the message has it already, or
   * help as weighty stands a few turns above.
   * @param noticeFor what is said, by the account's country; empty where that is not known
   * @returns the message with it, or null where nothing was done
   */
  async help(messageId: number, tier: HelpTier, noticeFor: (country: string) => Notice): Promise<MessageRow | null> {
    return transact(this.source, async (manager) => {
      const asked = await this.ask(manager, messageId, tier);
      if (!asked || asked.shown || (asked.care_tier ?? 0) >= tier) return null;
      // Help that was lighter gives way; whatever else was said stays.
      const others = asked.notices.filter(({ resources }) => resources.length === 0);
      await countReferral(manager, asked.sender_id, asked.country, tier);
      return this.put(manager, messageId, [...others, noticeFor(asked.country)], tier);
    });
  }

  /** Puts the account of a message's author in the guarded mode. @returns the message with what is said to that, or null where it was so already */
  async guard(messageId: number, notice: Notice): Promise<MessageRow | null> {
    return transact(this.source, async (manager) => {
      const [, changed] = await manager.query<[unknown, number]>(
        `UPDATE accounts a SET guarded_at = now() FROM messages m WHERE m.id = $1 AND a.id = m.sender_id AND a.guarded_at IS NULL`,
        [messageId],
      );
      if (changed === 0) return null;
      const [[row]] = await manager.query<[MessageRow[], number]>(
        `UPDATE messages SET notices = notices || $2::jsonb WHERE id = $1 RETURNING ${MESSAGE_COLUMNS}`,
        [messageId, JSON.stringify([notice])],
      );
      return row ?? null;
    });
  }

  /** The conversation is held, so that of two messages in one moment the second sees what the first was shown. */
  private async ask(manager: EntityManager, messageId: number, tier: HelpTier): Promise<Asked | null> {
    await manager.query(
      'SELECT FROM conversations WHERE id = (SELECT conversation_id FROM messages WHERE id = $1) FOR UPDATE',
      [messageId],
    );
    const [asked] = await manager.query<Asked[]>(
      `SELECT m.conversation_id, m.sender_id, m.notices, m.care_tier, coalesce(a.behavior ->> 'country', '') AS country,
         EXISTS (
           SELECT FROM messages n
           WHERE n.sender_id = m.sender_id AND n.care_tier >= $2 AND n.conversation_id = m.conversation_id AND n.seq < m.seq
             AND (SELECT count(*) FROM messages t WHERE t.conversation_id = m.conversation_id AND t.sender_id IS NOT NULL
                  AND t.seq > n.seq AND t.seq <= m.seq) <= ${CARD_TURNS}) AS shown
       FROM messages m JOIN accounts a ON a.id = m.sender_id WHERE m.id = $1`,
      [messageId, tier],
    );
    return asked ?? null;
  }

  private async put(
    manager: EntityManager,
    messageId: number,
    notices: readonly Notice[],
    tier: HelpTier,
  ): Promise<MessageRow | null> {
    const [[row]] = await manager.query<[MessageRow[], number]>(
      `UPDATE messages SET notices = $2, care_tier = $3 WHERE id = $1 RETURNING ${MESSAGE_COLUMNS}`,
      [messageId, JSON.stringify(notices), tier],
    );
    return row ?? null;
  }
}
