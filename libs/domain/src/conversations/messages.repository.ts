import type { ConversationStyle, Topic } from '@kinloom/contract';
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
  /** How the turn it opens is to be taken; null: as the account has it. */
  style: ConversationStyle | null;
  topic: Topic | null;
  channelId: number | null;
  /** Files uploaded to the conversation that no message has yet. */
  fileIds: readonly number[];
}

/**
 * A draft that is stored: `turn_id` is the turn it opened, null where it had been stored before; `first` tells that no open turn of the
 * conversation was before it. Where one was, it may have ended meanwhile.
 */
export type StoredRow = MessageRow & { draft: number; turn_id: number | null; first: boolean };

/** A reply at rest. */
export type ReplyRow = Pick<MessageRow, 'content' | 'status' | 'failure'>;

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
    SELECT * FROM unnest($1::int[], $2::bigint[], $3::bigint[], $4::text[], $5::uuid[], $6::boolean[], $7::text[], $8::text[],
        $9::bigint[], $10::text[])
      AS d(draft, account_id, conversation_id, content, client_id, whispered, style, topic, channel_id, file_ids)
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
    INSERT INTO messages (conversation_id, seq, sender_id, content, client_id, whispered, status, files)
    SELECT f.conversation_id, c.before + f.place, f.account_id, f.content, f.client_id, f.whispered, 'complete',
      CASE WHEN f.file_ids IS NULL THEN '[]' ELSE coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'type', u.type, 'size', u.size, 'read', u.content IS NOT NULL,
          'unread', u.unread) ORDER BY u.id)
        FROM files u WHERE u.id = ANY(f.file_ids::bigint[]) AND u.conversation_id = f.conversation_id AND u.message_id IS NULL), '[]') END
    FROM fresh f JOIN counted c ON c.id = f.conversation_id ORDER BY f.draft
    RETURNING ${MESSAGE_COLUMNS}
  ), placed AS (
    SELECT s.id AS message_id, f.* FROM stored s
    JOIN counted c ON c.id = s.conversation_id
    JOIN fresh f ON f.conversation_id = s.conversation_id AND f.place = s.seq - c.before
  ), attached AS (
    UPDATE files u SET message_id = p.message_id FROM placed p
    WHERE p.file_ids IS NOT NULL AND u.id = ANY(p.file_ids::bigint[]) AND u.conversation_id = p.conversation_id AND u.message_id IS NULL
  ), asked AS (
    INSERT INTO turns (conversation_id, message_id, style, topic, channel_id)
    SELECT conversation_id, message_id, style, topic, channel_id FROM placed ORDER BY message_id
    RETURNING id, message_id
  )
  SELECT p.draft, ${columns('s')}, a.id AS turn_id,
    p.place = 1 AND NOT EXISTS (
      SELECT FROM turns t WHERE t.conversation_id = s.conversation_id AND t.state IN ('waiting', 'answering')) AS first
  FROM stored s
  JOIN placed p ON p.message_id = s.id
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
      drafts.map((draft) => draft.style),
      drafts.map((draft) => draft.topic),
      drafts.map((draft) => draft.channelId),
      drafts.map(({ fileIds }) => (fileIds.length > 0 ? `{${fileIds.join(',')}}` : null)),
    ]);
  }

  /** How many of these files were uploaded to the conversation and belong to no message yet. */
  async waitingFiles(accountId: number, conversationId: number, fileIds: readonly number[]): Promise<number> {
    const rows = await this.sql.run<{ many: number }>(
      'messages.files',
      `SELECT count(*)::int AS many FROM files
       WHERE id = ANY($3::bigint[]) AND account_id = $1 AND conversation_id = $2 AND message_id IS NULL`,
      [accountId, conversationId, fileIds],
    );
    return rows[0]?.many ?? 0;
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

  /** The reply to a message, once it is at rest; in a group, the first. */
  async replyTo(messageId: number): Promise<ReplyRow | null> {
    const rows = await this.sql.run<ReplyRow>(
      'messages.reply',
      `SELECT m.content, m.status, m.failure FROM turns t JOIN messages m ON m.turn_id = t.id AND m.status <> 'streaming'
       WHERE t.message_id = $1 ORDER BY m.seq LIMIT 1`,
      [messageId],
    );
    return rows[0] ?? null;
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
