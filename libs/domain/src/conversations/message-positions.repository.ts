import type { MessagePlace } from '@kinloom/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How many messages before the place that was found are looked at again: where clocks went back a little, one of them may be it. */
const LOOK_BACK = 100;

/**
 * Times grow with seq, so a moment is found by halving, through the index of seq. `low` and `high` hold the place between them: all
 * before `low` is earlier, the first message from `high` on is not (or there is none). Deleted messages leave gaps. The edge is one value,
 * not a table to join: only so does the index give its first message without all that follow.
 */
const PLACE = `
  WITH RECURSIVE owned AS (
    SELECT id, last_seq::bigint AS last_seq FROM conversations WHERE id = $2 AND account_id = $1
  ), halved AS (
    SELECT 1::bigint AS low, last_seq + 1 AS high FROM owned
    UNION ALL
    SELECT CASE WHEN m.created_at < $3 THEN m.seq + 1 ELSE h.low END, CASE WHEN m.created_at < $3 THEN h.high ELSE (h.low + h.high) / 2 END
    FROM halved h LEFT JOIN LATERAL (
      SELECT seq, created_at FROM messages
      WHERE conversation_id = $2 AND seq >= (h.low + h.high) / 2 AND seq < h.high ORDER BY seq LIMIT 1
    ) m ON true
    WHERE h.low < h.high
  ), edge AS (
    SELECT low AS seq FROM halved WHERE low >= high
  )
  SELECT p.id AS "messageId", p.seq FROM owned LEFT JOIN LATERAL (
    (SELECT m.id, m.seq FROM messages m
     WHERE m.conversation_id = owned.id AND m.seq >= (SELECT seq FROM edge) - ${LOOK_BACK} AND m.created_at >= $3 ORDER BY m.seq LIMIT 1)
    UNION ALL
    (SELECT id, seq FROM messages WHERE conversation_id = owned.id ORDER BY seq DESC LIMIT 1)
    LIMIT 1
  ) p ON true`;

@Injectable()
export class MessagePositionsRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * The first message at or after a moment, or the last where all are earlier.
   * @returns null where the conversation is not the account's, 'empty' where it has no message
   */
  async findForOwner(accountId: number, conversationId: number, at: Date): Promise<MessagePlace | 'empty' | null> {
    const rows: { messageId: number | null; seq: number }[] = await this.source.query(PLACE, [
      accountId,
      conversationId,
      at,
    ]);
    const [row] = rows;
    if (!row) return null;
    return row.messageId === null ? 'empty' : { messageId: row.messageId, seq: row.seq };
  }

  /** The person has read up to here; never less far than before, nor further than there is. @returns whether that is news */
  async readForOwner(accountId: number, conversationId: number, seq: number): Promise<boolean> {
    const [rows]: [unknown[]] = await this.source.query(
      `UPDATE conversations SET read_seq = least($3, last_seq)
       WHERE id = $2 AND account_id = $1 AND read_seq < least($3, last_seq) RETURNING id`,
      [accountId, conversationId, seq],
    );
    return rows.length > 0;
  }
}
