import { FIRST_WORDS_SOURCE } from '@kinloom/contract';
import { ConversationEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConversationRow } from './row-mappers';

const SELECT = `
  SELECT c.id, c.title, c.is_group, c.last_seq, c.read_seq, c.focus, c.branched_from, c.last_message_at, c.created_at,
    coalesce((SELECT jsonb_agg(s.companion_id ORDER BY s.position) FROM conversation_souls s WHERE s.conversation_id = c.id), '[]')
      AS participant_ids,
    (SELECT left(m.content, ${FIRST_WORDS_SOURCE}) FROM messages m
     WHERE m.conversation_id = c.id AND m.sender_id IS NOT NULL AND m.content <> '' AND NOT m.forgotten ORDER BY m.seq LIMIT 1) AS first_message
  FROM conversations c`;

/** Conversations and their participants. */
@Injectable()
export class ConversationsRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Lists conversations, most recent activity first.
   * @param companionId restricts the list to one-to-one conversations with this soul
   */
  listForOwner(accountId: number, companionId?: number): Promise<ConversationRow[]> {
    // SQL: subqueries that return arrays
    return this.source.query(
      `${SELECT}
       WHERE c.account_id = $1 AND ($2::bigint IS NULL OR (NOT c.is_group AND EXISTS
         (SELECT FROM conversation_souls s WHERE s.conversation_id = c.id AND s.companion_id = $2)))
       ORDER BY coalesce(c.last_message_at, c.created_at) DESC, c.id DESC`,
      [accountId, companionId ?? null],
    );
  }

  async findForOwner(accountId: number, id: number): Promise<ConversationRow | null> {
    // SQL: subqueries that return arrays
    const rows: ConversationRow[] = await this.source.query(`${SELECT} WHERE c.account_id = $1 AND c.id = $2`, [
      accountId,
      id,
    ]);
    return rows[0] ?? null;
  }

  /**
   * Creates a one-to-one conversation. With a greeting, the soul's first message is stored in the same statement.
   * @returns null where the soul does not belong to the account
   */
  async createForOwner(
    accountId: number,
    companionId: number,
    greeting: string | null = null,
  ): Promise<ConversationRow | null> {
    // SQL: one statement for several tables, as a CTE with RETURNING
    const rows: { id: number }[] = await this.source.query(
      `WITH soul AS (SELECT id FROM companions WHERE id = $2 AND account_id = $1),
         made AS (
           INSERT INTO conversations (account_id, last_seq, last_message_at)
           SELECT $1, ($3::text IS NOT NULL)::int, CASE WHEN $3::text IS NOT NULL THEN now() END FROM soul RETURNING id
         ),
         joined AS (INSERT INTO conversation_souls SELECT made.id, soul.id, 0 FROM made, soul),
         greeted AS (
           INSERT INTO messages (conversation_id, seq, companion_id, content, status)
           SELECT made.id, 1, soul.id, $3, 'complete' FROM made, soul WHERE $3::text IS NOT NULL
         )
       SELECT id FROM made`,
      [accountId, companionId, greeting],
    );
    return rows[0] ? this.findForOwner(accountId, rows[0].id) : null;
  }

  /**
   * Reads a greeting of the soul's card by its index; `text` is null where the card has none at that index.
   * @returns null where the soul does not belong to the account
   */
  async greetingForOwner(
    accountId: number,
    companionId: number,
    index: number,
  ): Promise<{ text: string | null } | null> {
    // SQL: reads inside of JSON
    const rows: { text: string | null }[] = await this.source.query(
      `SELECT k.greetings ->> $3::int AS text FROM companions p LEFT JOIN cards k ON k.companion_id = p.id
       WHERE p.account_id = $1 AND p.id = $2`,
      [accountId, companionId, index],
    );
    return rows[0] ?? null;
  }

  /**
   * Creates a group conversation; the order of the ids is the speaking order.
   * @returns null where one of the souls does not belong to the account
   */
  async createGroupForOwner(
    accountId: number,
    companionIds: readonly number[],
    title: string,
  ): Promise<ConversationRow | null> {
    // SQL: one statement for several tables, as a CTE with RETURNING
    const rows: { id: number }[] = await this.source.query(
      `WITH souls AS (
         SELECT s.id, s.index FROM unnest($2::bigint[]) WITH ORDINALITY AS s (id, index) JOIN companions p ON p.id = s.id AND p.account_id = $1
       ), made AS (
         INSERT INTO conversations (account_id, title, is_group) SELECT $1, $3, true
         WHERE (SELECT count(*) FROM souls) = cardinality($2::bigint[]) RETURNING id
       ), joined AS (
         INSERT INTO conversation_souls (conversation_id, companion_id, position) SELECT made.id, souls.id, souls.index - 1 FROM made, souls
       )
       SELECT id FROM made`,
      [accountId, companionIds, title],
    );
    return rows[0] ? this.findForOwner(accountId, rows[0].id) : null;
  }

  /** @returns the updated conversation, or null where it does not belong to the account */
  async updateForOwner(
    accountId: number,
    id: number,
    changes: { title: string } | { focus: string | null },
  ): Promise<ConversationRow | null> {
    const { affected } = await this.source.getRepository(ConversationEntity).update({ accountId, id }, changes);
    return affected === 1 ? this.findForOwner(accountId, id) : null;
  }

  /**
   * Copies a conversation up to and including a message into a new one with the same souls. The copy starts with its reflection progress
   * at the last seq, so that copied messages are not extracted into memories a second time.
   * @returns null where the account has no such message
   */
  async branchForOwner(accountId: number, id: number, messageId: number): Promise<ConversationRow | null> {
    // SQL: one statement for several tables, as a CTE with RETURNING
    const rows: { id: number }[] = await this.source.query(
      `WITH origin AS (
         SELECT c.*, m.seq AS until FROM conversations c JOIN messages m ON m.conversation_id = c.id
         WHERE c.account_id = $1 AND c.id = $2 AND m.id = $3
       ), copied AS (
         SELECT m.*, row_number() OVER (ORDER BY m.seq)::int AS index FROM messages m JOIN origin o ON m.conversation_id = o.id AND m.seq <= o.until
         WHERE m.status <> 'streaming'
       ), made AS (
         INSERT INTO conversations (account_id, title, is_group, focus, branched_from, last_seq, read_seq, last_message_at)
         SELECT account_id, title, is_group, focus, id, many, many, now() FROM origin, (SELECT count(*)::int AS many FROM copied) c RETURNING id, last_seq
       ), joined AS (
         INSERT INTO conversation_souls (conversation_id, companion_id, position)
         SELECT made.id, s.companion_id, s.position FROM made, conversation_souls s WHERE s.conversation_id = $2
       ), said AS (
         INSERT INTO messages (conversation_id, seq, sender_id, companion_id, content, status, failure, recalled, created_at, whispered,
           forgotten, files, edited_at, why, notices, care_tier, reading, copy_of)
         SELECT made.id, index, sender_id, companion_id, content, status, failure, recalled, created_at, whispered, forgotten, files, edited_at,
           why, notices, care_tier, reading, coalesce(copy_of, copied.id) FROM made, copied ORDER BY index
       ), taken_in AS (
         INSERT INTO reflection_progress (conversation_id, reflected_seq, extracted_seq, due) SELECT id, last_seq, last_seq, false FROM made
       )
       SELECT id FROM made`,
      [accountId, id, messageId],
    );
    return rows[0] ? this.findForOwner(accountId, rows[0].id) : null;
  }

  /** Finds the most recently active one-to-one conversation with the soul. */
  async latestForOwner(accountId: number, companionId: number): Promise<ConversationRow | null> {
    return (await this.listForOwner(accountId, companionId))[0] ?? null;
  }

  /** Lists the souls whose reply is pending: the turn is open and has no reply message yet. In a group, only the selected speaker. */
  typingForOwner(accountId: number, id: number): Promise<{ companionId: number; name: string }[]> {
    // SQL: joins from the turn over the conversation to its souls, and a subquery
    return this.source.query(
      `SELECT DISTINCT p.id AS "companionId", p.name
       FROM turns t
       JOIN conversations c ON c.id = t.conversation_id AND c.account_id = $1
       JOIN conversation_souls s ON s.conversation_id = c.id
       JOIN companions p ON p.id = s.companion_id
       WHERE t.conversation_id = $2 AND t.state IN ('waiting', 'answering') AND NOT t.stop
         AND (NOT c.is_group OR p.id = t.speaker_id) AND t.kind = 'reply'
         AND NOT EXISTS (SELECT FROM messages m WHERE m.turn_id = t.id AND m.companion_id = p.id)
       ORDER BY p.id`,
      [accountId, id],
    );
  }
}
