import type { MessagePlace } from '@kinloom/contract';
import { ConversationEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * Number of messages re-checked before the binary search's result, because small clock corrections can make `created_at` non-monotonic.
 */
const CLOCK_SKEW_WINDOW = 100;

/**
 * Binary search by seq, because `created_at` grows with seq and only seq is indexed per conversation. Invariant: every message before
 * `low` is earlier than the date; the first message at or after `high` is not, or does not exist. Deleted messages leave gaps, so each
 * step takes the next existing seq. `edge` is used as a scalar subquery and not joined: only then does the planner read a single row from
 * the index.
 */
const FIND_POSITION = `
  WITH RECURSIVE owned AS (
    SELECT id, last_seq::bigint AS last_seq FROM conversations WHERE id = $2 AND account_id = $1
  ), bisected AS (
    SELECT 1::bigint AS low, last_seq + 1 AS high FROM owned
    UNION ALL
    SELECT CASE WHEN m.created_at < $3 THEN m.seq + 1 ELSE h.low END, CASE WHEN m.created_at < $3 THEN h.high ELSE (h.low + h.high) / 2 END
    FROM bisected h LEFT JOIN LATERAL (
      SELECT seq, created_at FROM messages
      WHERE conversation_id = $2 AND seq >= (h.low + h.high) / 2 AND seq < h.high ORDER BY seq LIMIT 1
    ) m ON true
    WHERE h.low < h.high
  ), edge AS (
    SELECT low AS seq FROM bisected WHERE low >= high
  )
  SELECT p.id AS "messageId", p.seq FROM owned LEFT JOIN LATERAL (
    (SELECT m.id, m.seq FROM messages m
     WHERE m.conversation_id = owned.id AND m.seq >= (SELECT seq FROM edge) - ${CLOCK_SKEW_WINDOW} AND m.created_at >= $3 ORDER BY m.seq LIMIT 1)
    UNION ALL
    (SELECT id, seq FROM messages WHERE conversation_id = owned.id ORDER BY seq DESC LIMIT 1)
    LIMIT 1
  ) p ON true`;

/** Positions in conversations: messages by date, and read markers. */
@Injectable()
export class MessagePositionsRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Finds the first message at or after a date, or the last message where all are earlier.
   * @returns null where the conversation does not belong to the account, 'empty' where it has no messages
   */
  async findForOwner(accountId: number, conversationId: number, at: Date): Promise<MessagePlace | 'empty' | null> {
    // SQL: recursive CTE
    const rows: { messageId: number | null; seq: number }[] = await this.source.query(FIND_POSITION, [
      accountId,
      conversationId,
      at,
    ]);
    const [row] = rows;
    if (!row) return null;
    return row.messageId === null ? 'empty' : { messageId: row.messageId, seq: row.seq };
  }

  /**
   * Advances the read position; it never moves back and never exceeds the last seq.
   * @returns whether it changed
   */
  async markReadForOwner(accountId: number, conversationId: number, seq: number): Promise<boolean> {
    const { affected } = await this.source
      .getRepository(ConversationEntity)
      .createQueryBuilder()
      .update({ readSeq: () => 'least(:seq, last_seq)' })
      .where({ id: conversationId, accountId })
      .andWhere('read_seq < least(:seq, last_seq)', { seq })
      .execute();
    return affected === 1;
  }
}
