import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConversationRow } from './mapper';

const SELECT = `
  SELECT c.id, c.title, c.is_group, c.last_seq, c.last_message_at, c.created_at,
    coalesce((SELECT jsonb_agg(s.companion_id ORDER BY s.position) FROM conversation_souls s WHERE s.conversation_id = c.id), '[]')
      AS participant_ids
  FROM conversations c`;

@Injectable()
export class ConversationsRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** The last spoken in first. With a soul: only those it has alone with the person. */
  listForOwner(accountId: number, companionId?: number): Promise<ConversationRow[]> {
    return this.source.query(
      `${SELECT}
       WHERE c.account_id = $1 AND ($2::bigint IS NULL OR (NOT c.is_group AND EXISTS
         (SELECT FROM conversation_souls s WHERE s.conversation_id = c.id AND s.companion_id = $2)))
       ORDER BY coalesce(c.last_message_at, c.created_at) DESC, c.id DESC`,
      [accountId, companionId ?? null],
    );
  }

  async findForOwner(accountId: number, id: number): Promise<ConversationRow | null> {
    const rows: ConversationRow[] = await this.source.query(`${SELECT} WHERE c.account_id = $1 AND c.id = $2`, [
      accountId,
      id,
    ]);
    return rows[0] ?? null;
  }

  /** A conversation with one soul of the account. @returns null where the soul is not the account's */
  async createForOwner(accountId: number, companionId: number): Promise<ConversationRow | null> {
    const rows: { id: number }[] = await this.source.query(
      `WITH soul AS (SELECT id FROM companions WHERE id = $2 AND account_id = $1),
         made AS (INSERT INTO conversations (account_id) SELECT $1 FROM soul RETURNING id),
         joined AS (INSERT INTO conversation_souls SELECT made.id, soul.id, 0 FROM made, soul)
       SELECT id FROM made`,
      [accountId, companionId],
    );
    return rows[0] ? this.findForOwner(accountId, rows[0].id) : null;
  }

  /** The souls that are about to answer: those of a turn that is open and whose reply is not yet being written. */
  typingForOwner(accountId: number, id: number): Promise<{ companionId: number; name: string }[]> {
    return this.source.query(
      `SELECT DISTINCT p.id AS "companionId", p.name
       FROM turns t
       JOIN conversations c ON c.id = t.conversation_id AND c.account_id = $1
       JOIN conversation_souls s ON s.conversation_id = c.id
       JOIN companions p ON p.id = s.companion_id
       WHERE t.conversation_id = $2 AND t.state IN ('waiting', 'answering')
         AND NOT EXISTS (SELECT FROM messages m WHERE m.turn_id = t.id AND m.companion_id = p.id)
       ORDER BY p.id`,
      [accountId, id],
    );
  }
}
