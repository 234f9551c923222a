import type { ConversationStyle, Topic } from '@kinloom/contract';
import { Sql } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { MESSAGE_COLUMNS, MESSAGE_FIELDS, type MessageRow } from '../row-mappers';

/** A new message of a person, validated and not yet stored. */
export interface MessageDraft {
  accountId: number;
  conversationId: number;
  content: string;
  clientId: string | null;
  whispered: boolean;
  /** Conversation style of the turn it opens; null: the account's setting. */
  style: ConversationStyle | null;
  topic: Topic | null;
  channelId: number | null;
  /** Files uploaded to the conversation and not yet attached to a message. */
  fileIds: readonly number[];
  /** Analysis of `content` (`readingOf`); null where it is not analysed yet. */
  reading: readonly number[] | null;
}

/** A stored draft. `turn_id` is the turn it opened, null where the client id was stored before (idempotent replay). */
export type StoredRow = MessageRow & { draft: number; turn_id: number | null };

/** A finished reply: complete, stopped or failed. */
export type ReplyRow = Pick<MessageRow, 'content' | 'status' | 'failure'>;

/** Greater than every possible seq (the maximum of int4). */
const MAX_SEQ = 2_147_483_647;

/** `unnest` flattens nested arrays, so that lists of numbers are passed as texts. */
const arrayLiteral = (numbers: readonly number[]) => `{${numbers.join(',')}}`;

const columns = (alias: string) => MESSAGE_COLUMNS.replaceAll(/\w+/g, (column) => `${alias}.${column}`);

/**
 * Stores any number of messages of any conversations in one statement: ownership check, deduplication by client id (idempotency), the next
 * seq from the conversation's counter, the message, its files and its turn. Conversations are locked in id order, so that concurrent batches cannot
 * deadlock.
 */
const STORE = `
  WITH drafts AS (
    SELECT * FROM unnest($1::int[], $2::bigint[], $3::bigint[], $4::text[], $5::uuid[], $6::boolean[], $7::text[], $8::text[],
        $9::bigint[], $10::text[], $11::text[])
      AS d(draft, account_id, conversation_id, content, client_id, whispered, style, topic, channel_id, file_ids, reading)
  ), owned AS MATERIALIZED (
    SELECT id, account_id FROM conversations WHERE id = ANY($3::bigint[]) ORDER BY id FOR UPDATE
  ), allowed AS (
    SELECT d.* FROM drafts d JOIN owned o ON o.id = d.conversation_id AND o.account_id = d.account_id
  ), duplicates AS (
    SELECT a.draft, ${columns('m')} FROM allowed a
    JOIN messages m ON m.conversation_id = a.conversation_id AND m.client_id = a.client_id
  ), fresh AS (
    SELECT a.*, row_number() OVER (PARTITION BY a.conversation_id ORDER BY a.draft)::int AS position
    FROM allowed a WHERE NOT EXISTS (SELECT FROM duplicates k WHERE k.draft = a.draft)
  ), counted AS (
    -- Who writes has read everything so far.
    UPDATE conversations c SET last_seq = c.last_seq + f.total, read_seq = c.last_seq + f.total, last_message_at = now()
    FROM (SELECT conversation_id, count(*)::int AS total FROM fresh GROUP BY conversation_id) f
    WHERE c.id = f.conversation_id
    RETURNING c.id, c.last_seq - f.total AS before
  ), stored AS (
    INSERT INTO messages (conversation_id, seq, sender_id, content, client_id, whispered, reading, status, files)
    SELECT f.conversation_id, c.before + f.position, f.account_id, f.content, f.client_id, f.whispered, f.reading::real[], 'complete',
      CASE WHEN f.file_ids IS NULL THEN '[]' ELSE coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'type', u.type, 'size', u.size, 'read', u.content IS NOT NULL,
          'unread', u.unread) ORDER BY u.id)
        FROM files u WHERE u.id = ANY(f.file_ids::bigint[]) AND u.conversation_id = f.conversation_id AND u.message_id IS NULL), '[]') END
    FROM fresh f JOIN counted c ON c.id = f.conversation_id ORDER BY f.draft
    RETURNING ${MESSAGE_COLUMNS}
  ), placed AS (
    SELECT s.id AS message_id, f.* FROM stored s
    JOIN counted c ON c.id = s.conversation_id
    JOIN fresh f ON f.conversation_id = s.conversation_id AND f.position = s.seq - c.before
  ), attached AS (
    UPDATE files u SET message_id = p.message_id FROM placed p
    WHERE p.file_ids IS NOT NULL AND u.id = ANY(p.file_ids::bigint[]) AND u.conversation_id = p.conversation_id AND u.message_id IS NULL
  ), opened AS (
    INSERT INTO turns (conversation_id, message_id, style, topic, channel_id)
    SELECT conversation_id, message_id, style, topic, channel_id FROM placed ORDER BY message_id
    RETURNING id, message_id
  )
  SELECT p.draft, ${columns('s')}, a.id AS turn_id
  FROM stored s
  JOIN placed p ON p.message_id = s.id
  JOIN opened a ON a.message_id = s.id
  UNION ALL
  SELECT k.draft, ${columns('k')}, NULL FROM duplicates k`;

/** Messages of conversations. Sending and paging are the hot path. */
@Injectable()
export class MessagesRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Stores drafts. No two drafts may have the same conversation and client id.
   * @returns a row for each draft whose conversation belongs to its account; `draft` is the index into `drafts`
   */
  store(drafts: readonly MessageDraft[]): Promise<StoredRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run('messages.store', STORE, [
      drafts.map((_, index) => index),
      drafts.map((draft) => draft.accountId),
      drafts.map((draft) => draft.conversationId),
      drafts.map((draft) => draft.content),
      drafts.map((draft) => draft.clientId),
      drafts.map((draft) => draft.whispered),
      drafts.map((draft) => draft.style),
      drafts.map((draft) => draft.topic),
      drafts.map((draft) => draft.channelId),
      drafts.map(({ fileIds }) => (fileIds.length > 0 ? arrayLiteral(fileIds) : null)),
      drafts.map(({ reading }) => reading && arrayLiteral(reading)),
    ]);
  }

  /** Counts how many of these files belong to the conversation and are not yet attached to a message. */
  async countUnattachedFiles(accountId: number, conversationId: number, fileIds: readonly number[]): Promise<number> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<{ total: number }>(
      'messages.files',
      `SELECT count(*)::int AS total FROM files
       WHERE id = ANY($3::bigint[]) AND account_id = $1 AND conversation_id = $2 AND message_id IS NULL`,
      [accountId, conversationId, fileIds],
    );
    return rows[0]?.total ?? 0;
  }

  /**
   * Reads a page, oldest first. With only `after`: the messages that follow; otherwise the newest, or those before `before`. A deleted
   * message still works as a cursor.
   * @returns the messages as JSON, which needs no conversion of its rows here; null where the conversation does not belong to the account
   */
  async pageForOwner(
    accountId: number,
    conversationId: number,
    { after, before, limit }: { after?: number | undefined; before?: number | undefined; limit: number },
  ): Promise<string | null> {
    const forward = after !== undefined && before === undefined;
    const seqOf = (parameter: string) =>
      `(SELECT seq FROM messages WHERE id = ${parameter}::bigint AND conversation_id = $2)`;
    const lastBefore = (parameter: string) =>
      `(SELECT max(seq) FROM messages WHERE conversation_id = $2 AND id < ${parameter}::bigint)`;
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<{ messages: string }>(
      `messages.page.${forward ? 'forward' : 'back'}`,
      `SELECT coalesce((SELECT json_agg(page ORDER BY page.seq)::text FROM (
         SELECT ${MESSAGE_FIELDS} FROM messages
         WHERE conversation_id = $2
           AND seq > CASE WHEN $3::bigint IS NULL THEN 0 ELSE coalesce(${seqOf('$3')}, ${lastBefore('$3')}, 0) END
           AND seq < CASE WHEN $4::bigint IS NULL THEN ${MAX_SEQ} ELSE coalesce(${seqOf('$4')}, ${lastBefore('$4')} + 1, 1) END
         ORDER BY seq ${forward ? 'ASC' : 'DESC'} LIMIT $5
       ) page), '[]') AS messages
       FROM conversations c WHERE c.account_id = $1 AND c.id = $2`,
      [accountId, conversationId, after ?? null, before ?? null, limit],
    );
    return rows[0]?.messages ?? null;
  }

  /**
   * Reads the newest messages above a seq, oldest first.
   * @returns null where the conversation does not belong to the account
   */
  async afterSeqForOwner(
    accountId: number,
    conversationId: number,
    afterSeq: number,
    limit: number,
  ): Promise<MessageRow[] | null> {
    // SQL: hot path, prepared by name
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

  /** Finds the finished reply to a message; in a group, the first one. */
  async findReplyTo(messageId: number): Promise<ReplyRow | null> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<ReplyRow>(
      'messages.reply',
      `SELECT m.content, m.status, m.failure FROM turns t JOIN messages m ON m.turn_id = t.id AND m.status <> 'streaming'
       WHERE t.message_id = $1 ORDER BY m.seq LIMIT 1`,
      [messageId],
    );
    return rows[0] ?? null;
  }

  /** Reads messages by seq range without an ownership check; for internal processes only. */
  between(conversationId: number, from: number, to: number): Promise<MessageRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'messages.between',
      `SELECT ${MESSAGE_COLUMNS} FROM messages WHERE conversation_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq`,
      [conversationId, from, to],
    );
  }
}
