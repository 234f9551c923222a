import { Sql } from '@kinloom/database';
import { Inject, Injectable } from '@nestjs/common';
import { MESSAGE_COLUMNS, type MessageRow } from './mapper';

/** One message on its way in. */
export interface Draft {
  accountId: number;
  conversationId: number;
  content: string;
  clientId: string | null;
  whispered: boolean;
}

/**
 * A draft that is stored: `turn_id` is the turn it opened, null where it had been stored before; `first` tells that no open turn of the
 * conversation was before it. Where one was, it may have ended meanwhile.
 */
export type StoredRow = MessageRow & { draft: number; turn_id: number | null; first: boolean };

/** Above every seq there can be. */
const LAST_SEQ = 2_147_483_647;

const columns = (alias: string) => MESSAGE_COLUMNS.replaceAll(/\w+/g, (column) => `${alias}.${column}`);

/**
 * Everything that a message's arrival means, in one statement, for any number of messages of any conversations: whose the conversation
 * is, whether the message had already come (by its client id), the next seq from the conversation's counter, the message and its turn.
 * Conversations are locked in the order of their ids, so that two processes never wait for each other in a circle.
 */
const STORE = `
  WITH drafts AS (
    SELECT * FROM unnest($1::int[], $2::bigint[], $3::bigint[], $4::text[], $5::uuid[], $6::boolean[])
      AS d(draft, account_id, conversation_id, content, client_id, whispered)
  ), owned AS MATERIALIZED (
    SELECT id, account_id FROM conversations WHERE id = ANY($3::bigint[]) ORDER BY id FOR UPDATE
  ), allowed AS (
    SELECT d.* FROM drafts d JOIN owned o ON o.id = d.conversation_id AND o.account_id = d.account_id
  ), known AS (
    SELECT a.draft, ${columns('m')} FROM allowed a
    JOIN messages m ON m.conversation_id = a.conversation_id AND m.client_id = a.client_id
  ), fresh AS (
    SELECT a.*, row_number() OVER (PARTITION BY a.conversation_id ORDER BY a.draft)::int AS place
    FROM allowed a WHERE NOT EXISTS (SELECT FROM known k WHERE k.draft = a.draft)
  ), counted AS (
    UPDATE conversations c SET last_seq = c.last_seq + f.many, last_message_at = now()
    FROM (SELECT conversation_id, count(*)::int AS many FROM fresh GROUP BY conversation_id) f
    WHERE c.id = f.conversation_id
    RETURNING c.id, c.last_seq - f.many AS before
  ), stored AS (
    INSERT INTO messages (conversation_id, seq, sender_id, content, client_id, whispered, status)
    SELECT f.conversation_id, c.before + f.place, f.account_id, f.content, f.client_id, f.whispered, 'complete'
    FROM fresh f JOIN counted c ON c.id = f.conversation_id ORDER BY f.draft
    RETURNING ${MESSAGE_COLUMNS}
  ), asked AS (
    INSERT INTO turns (conversation_id, message_id) SELECT conversation_id, id FROM stored ORDER BY id
    RETURNING id, message_id
  )
  SELECT f.draft, ${columns('s')}, a.id AS turn_id,
    f.place = 1 AND NOT EXISTS (
      SELECT FROM turns t WHERE t.conversation_id = s.conversation_id AND t.state IN ('waiting', 'answering')) AS first
  FROM stored s
  JOIN counted c ON c.id = s.conversation_id
  JOIN fresh f ON f.conversation_id = s.conversation_id AND f.place = s.seq - c.before
  JOIN asked a ON a.message_id = s.id
  UNION ALL
  SELECT k.draft, ${columns('k')}, NULL, false FROM known k`;

@Injectable()
export class MessagesRepository {
  constructor(@Inject(Sql) private readonly sql: Sql) {}

  /**
   * Stores drafts; no two of them may share conversation and client id.
   * @returns a row for each draft whose conversation is its account's; `draft` is its place in `drafts`
   */
  store(drafts: readonly Draft[]): Promise<StoredRow[]> {
    return this.sql.run('messages.store', STORE, [
      drafts.map((_, place) => place),
      drafts.map((draft) => draft.accountId),
      drafts.map((draft) => draft.conversationId),
      drafts.map((draft) => draft.content),
      drafts.map((draft) => draft.clientId),
      drafts.map((draft) => draft.whispered),
    ]);
  }

  /**
   * A page, oldest first: after a message, the next ones; otherwise the newest, or those before a message. A message that is gone
   * still marks its place.
   * @returns null where the conversation is not the account's
   */
  async pageForOwner(
    accountId: number,
    conversationId: number,
    { after, before, limit }: { after?: number | undefined; before?: number | undefined; limit: number },
  ): Promise<MessageRow[] | null> {
    const forward = after !== undefined && before === undefined;
    const seqOf = (parameter: string) =>
      `(SELECT seq FROM messages WHERE id = ${parameter}::bigint AND conversation_id = $2)`;
    const lastBefore = (parameter: string) =>
      `(SELECT max(seq) FROM messages WHERE conversation_id = $2 AND id < ${parameter}::bigint)`;
    const rows = await this.sql.run<MessageRow & { owned: boolean }>(
      `messages.page.${forward ? 'forward' : 'back'}`,
      `SELECT true AS owned, page.* FROM conversations c
       LEFT JOIN LATERAL (
         SELECT ${MESSAGE_COLUMNS} FROM messages
         WHERE conversation_id = c.id
           AND seq > CASE WHEN $3::bigint IS NULL THEN 0 ELSE coalesce(${seqOf('$3')}, ${lastBefore('$3')}, 0) END
           AND seq < CASE WHEN $4::bigint IS NULL THEN ${LAST_SEQ} ELSE coalesce(${seqOf('$4')}, ${lastBefore('$4')} + 1, 1) END
         ORDER BY seq ${forward ? 'ASC' : 'DESC'} LIMIT $5
       ) page ON true
       WHERE c.account_id = $1 AND c.id = $2
       ORDER BY page.seq`,
      [accountId, conversationId, after ?? null, before ?? null, limit],
    );
    if (rows.length === 0) return null;
    return rows.filter((row) => row.id !== null);
  }

  /** The newest messages above a seq, oldest first. @returns null where the conversation is not the account's */
  async afterSeqForOwner(
    accountId: number,
    conversationId: number,
    afterSeq: number,
    limit: number,
  ): Promise<MessageRow[] | null> {
    const rows = await this.sql.run<MessageRow>(
      'messages.after',
      `SELECT page.* FROM conversations c
       LEFT JOIN LATERAL (
         SELECT ${MESSAGE_COLUMNS} FROM messages WHERE conversation_id = c.id AND seq > $3 ORDER BY seq DESC LIMIT $4
       ) page ON true
       WHERE c.account_id = $1 AND c.id = $2
       ORDER BY page.seq`,
      [accountId, conversationId, afterSeq, limit],
    );
    if (rows.length === 0) return null;
    return rows.filter((row) => row.id !== null);
  }

  /** Stored messages of a conversation from one seq to another, whoever's it is: for processes, not for people. */
  between(conversationId: number, from: number, to: number): Promise<MessageRow[]> {
    return this.sql.run(
      'messages.between',
      `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE conversation_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq`,
      [conversationId, from, to],
    );
  }
}
