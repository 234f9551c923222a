import { CARD_TURNS, type Notice } from '@kinloom/contract';
import { AccountEntity, ConversationEntity, MessageEntity, transact } from '@kinloom/database';
import { countReferral, type HelpTier } from '@kinloom/domain/care';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { MESSAGE_COLUMNS, type MessageRow } from '../row-mappers';

interface NoticeContext {
  conversation_id: number;
  sender_id: number;
  notices: Notice[];
  care_tier: HelpTier | null;
  country: string;
  /** Help of at least this tier was shown within the last `CARD_TURNS` messages of the person. */
  shown_recently: boolean;
}

/** System notices on people's messages. They are stored on the message and are deleted with it. */
@Injectable()
export class NoticesRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Adds a help notice to a person's message and counts the referral in the same transaction. Idempotent: does nothing where the message
   * has help of this tier already, or recent messages of the conversation do.
   * @param noticeFor builds the notice for the account's country; an empty string where it is unknown
   * @returns the updated message, or null where nothing changed
   */
  async addHelp(messageId: number, tier: HelpTier, noticeFor: (country: string) => Notice): Promise<MessageRow | null> {
    return transact(this.source, async (manager) => {
      const context = await this.lockContext(manager, messageId, tier);
      if (!context || context.shown_recently || (context.care_tier ?? 0) >= tier) return null;
      // Help of a lower tier is replaced; other notices stay.
      const others = context.notices.filter(({ resources }) => resources.length === 0);
      await countReferral(manager, context.sender_id, context.country, tier);
      return this.updateNotices(manager, messageId, [...others, noticeFor(context.country)], tier);
    });
  }

  /**
   * Puts the author's account into guarded mode and adds the notice to the message.
   * @returns the updated message, or null where the account was guarded already
   */
  async enableGuardedMode(messageId: number, notice: Notice): Promise<MessageRow | null> {
    return transact(this.source, async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(AccountEntity, { guardedAt: () => 'now()' })
        .where({ guardedAt: IsNull() })
        .andWhere('id = (SELECT m.sender_id FROM messages m WHERE m.id = :messageId)', { messageId })
        .execute();
      if (affected === 0) return null;
      const result = await manager
        .createQueryBuilder()
        .update(MessageEntity, { notices: () => 'notices || :added::jsonb' })
        .where({ id: messageId })
        .setParameters({ added: JSON.stringify([notice]) })
        .returning(MESSAGE_COLUMNS)
        .execute();
      return (result.raw as MessageRow[])[0] ?? null;
    });
  }

  /** Locks the conversation, so that of two concurrent messages the second sees the help shown with the first. */
  private async lockContext(manager: EntityManager, messageId: number, tier: HelpTier): Promise<NoticeContext | null> {
    await manager
      .createQueryBuilder(ConversationEntity, 'conversation')
      .select('conversation.id')
      .where('conversation.id = (SELECT m.conversation_id FROM messages m WHERE m.id = :messageId)', { messageId })
      .setLock('pessimistic_write')
      .getOne();
    // SQL: reads inside of JSON
    const [context] = await manager.query<NoticeContext[]>(
      `SELECT m.conversation_id, m.sender_id, m.notices, m.care_tier, coalesce(a.behavior ->> 'country', '') AS country,
         EXISTS (
           SELECT FROM messages n
           WHERE n.sender_id = m.sender_id AND n.care_tier >= $2 AND n.conversation_id = m.conversation_id AND n.seq < m.seq
             AND (SELECT count(*) FROM messages t WHERE t.conversation_id = m.conversation_id AND t.sender_id IS NOT NULL
                  AND t.seq > n.seq AND t.seq <= m.seq) <= ${CARD_TURNS}) AS shown_recently
       FROM messages m JOIN accounts a ON a.id = m.sender_id WHERE m.id = $1`,
      [messageId, tier],
    );
    return context ?? null;
  }

  private async updateNotices(
    manager: EntityManager,
    messageId: number,
    notices: readonly Notice[],
    tier: HelpTier,
  ): Promise<MessageRow | null> {
    const result = await manager
      .createQueryBuilder()
      .update(MessageEntity, { notices: [...notices], careTier: tier })
      .where({ id: messageId })
      .returning(MESSAGE_COLUMNS)
      .execute();
    return (result.raw as MessageRow[])[0] ?? null;
  }
}
