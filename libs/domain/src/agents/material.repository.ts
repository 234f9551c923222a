import type { Slider } from '@kinloom/contract';
import { AccountEntity } from '@kinloom/database';
import { ACTIVE_MEMORY } from '@kinloom/domain/souls';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A soul as agents use it. */
export interface SoulRow {
  id: number;
  name: string;
  archetype: string;
  version: number;
  trust: number;
  status: string;
  last_at: Date | null;
  elsewhere: number;
}

export interface SaidRow {
  id: number;
  conversation_id: number;
  companion_id: number;
  soul: string;
  content: string;
  said_at: Date;
}

export interface TalkRow {
  id: number;
  title: string | null;
  souls: string[];
  soul_ids: number[];
  is_group: boolean;
  messages: number;
  own: number;
  first_at: Date;
  last_at: Date;
  last_own: boolean;
}

export interface NoteRow {
  id: number;
  conversation_id: number;
  companion_id: number;
  soul: string;
  title: string;
  content: string;
  keywords: string[];
  feelings: string[];
  from: number;
}

export interface TroubleRow {
  what: 'reply' | 'job' | 'import' | 'file';
  id: number;
  code: string | null;
  label: string;
  conversation_id: number | null;
  companion_id: number | null;
  at: Date;
}

export type Sliders = Partial<Record<Slider, number>>;

/** Source material of agents, restricted to one account; excludes whispered and forgotten content. */
@Injectable()
export class AgentMaterialRepository {
  constructor(private readonly source: DataSource) {}

  /** Souls of an account, most recently active first. */
  souls(accountId: number): Promise<SoulRow[]> {
    // SQL: aggregates over two outer joins
    return this.source.query(
      `SELECT p.id, p.name, p.archetype, p.mind_version AS version, p.trust, p.status, max(c.last_message_at) AS last_at,
         coalesce(sum(c.last_seq), 0)::int AS elsewhere
       FROM companions p LEFT JOIN conversation_souls s ON s.companion_id = p.id LEFT JOIN conversations c ON c.id = s.conversation_id
       WHERE p.account_id = $1 GROUP BY p.id ORDER BY max(c.last_message_at) DESC NULLS LAST, p.id`,
      [accountId],
    );
  }

  async person(accountId: number): Promise<string> {
    const account = await this.source
      .getRepository(AccountEntity)
      .findOne({ select: { id: true, displayName: true }, where: { id: accountId } });
    return account?.displayName ?? '';
  }

  /** The person's messages, newest first, optionally within a time span (ms). A group message is assigned to the group's first soul. */
  listStatements(accountId: number, from: number | null, to: number | null, limit: number): Promise<SaidRow[]> {
    // SQL: lateral join
    return this.source.query(
      `SELECT m.id, m.conversation_id, p.id AS companion_id, p.name AS soul, m.content, m.created_at AS said_at
       FROM conversations c
       JOIN LATERAL (SELECT s.companion_id FROM conversation_souls s WHERE s.conversation_id = c.id ORDER BY s.position LIMIT 1) s ON true
       JOIN companions p ON p.id = s.companion_id
       JOIN messages m ON m.conversation_id = c.id AND m.sender_id IS NOT NULL AND NOT m.whispered AND NOT m.forgotten
       WHERE c.account_id = $1 AND NOT EXISTS (
           SELECT FROM memory_messages k JOIN memories x ON x.id = k.memory_id
           WHERE k.message_id = m.id AND x.objection IN ('wrong', 'never-mention'))
         AND ($2::float8 IS NULL OR m.created_at >= to_timestamp($2 / 1000)) AND ($3::float8 IS NULL OR m.created_at <= to_timestamp($3 / 1000))
       ORDER BY m.created_at DESC, m.id DESC LIMIT $4`,
      [accountId, from, to, limit],
    );
  }

  /** Conversations with message counts, most recent first. */
  async talks(accountId: number, limit: number): Promise<TalkRow[]> {
    // SQL: subqueries that return arrays
    const rows = await this.source.query<TalkRow[]>(
      `SELECT c.id, c.title, c.is_group, count(m.*)::int AS messages, count(m.sender_id)::int AS own, min(m.created_at) AS first_at, max(m.created_at) AS last_at,
         (array_agg(m.sender_id IS NOT NULL ORDER BY m.seq DESC))[1] AS last_own,
         (SELECT array_agg(p.name ORDER BY s.position) FROM conversation_souls s JOIN companions p ON p.id = s.companion_id WHERE s.conversation_id = c.id) AS souls,
         (SELECT array_agg(s.companion_id) FROM conversation_souls s WHERE s.conversation_id = c.id) AS soul_ids
       FROM conversations c JOIN messages m ON m.conversation_id = c.id WHERE c.account_id = $1
       GROUP BY c.id ORDER BY max(m.created_at) DESC LIMIT $2`,
      [accountId, limit],
    );
    // Arrays of bigint arrive as strings.
    return rows.map((row) => ({ ...row, soul_ids: (row.soul_ids ?? []).map(Number) }));
  }

  notes(accountId: number, limit: number): Promise<NoteRow[]> {
    // SQL: reads inside of JSON
    return this.source.query(
      `SELECT n.id, n.conversation_id, n.companion_id, p.name AS soul, n.title, n.content, n.keywords, n.feelings, (n.span ->> 'from')::float8 AS "from"
       FROM session_notes n JOIN companions p ON p.id = n.companion_id WHERE p.account_id = $1 AND NOT n.whispered AND n.content <> ''
       ORDER BY (n.span ->> 'from')::float8 DESC LIMIT $2`,
      [accountId, limit],
    );
  }

  /** Counts of available material. */
  async countMaterial(accountId: number): Promise<{ souls: number; conversations: number; memories: number }> {
    // SQL: subqueries, read in one snapshot
    const [row] = await this.source.query<{ souls: number; conversations: number; memories: number }[]>(
      `SELECT (SELECT count(*)::int FROM companions WHERE account_id = $1) AS souls,
         (SELECT count(*)::int FROM conversations WHERE account_id = $1 AND last_seq > 0) AS conversations,
         (SELECT count(*)::int FROM memories m JOIN companions p ON p.id = m.companion_id
           WHERE p.account_id = $1 AND ${ACTIVE_MEMORY}) AS memories`,
      [accountId],
    );
    return row ?? { souls: 0, conversations: 0, memories: 0 };
  }

  /** Recent failures, newest first: replies, tasks and unreadable files. */
  troubles(accountId: number, days: number, limit: number): Promise<TroubleRow[]> {
    // SQL: reads inside of JSON
    return this.source.query(
      `SELECT * FROM (
         SELECT 'reply' AS what, m.id, m.failure AS code, p.name AS label, m.conversation_id, m.companion_id, m.created_at AS at
         FROM messages m JOIN conversations c ON c.id = m.conversation_id LEFT JOIN companions p ON p.id = m.companion_id
         WHERE c.account_id = $1 AND m.status = 'failed'
         UNION ALL
         SELECT CASE WHEN kind IN ('import', 'preview') THEN 'import' ELSE 'job' END, id, result ->> 'code', kind, NULL, NULL, changed_at
         FROM jobs WHERE account_id = $1 AND state = 'failed'
         UNION ALL
         SELECT 'file', id, unread, name, conversation_id, companion_id, created_at FROM files WHERE account_id = $1 AND unread IS NOT NULL
       ) t WHERE at > now() - make_interval(days => $2) ORDER BY at DESC LIMIT $3`,
      [accountId, days, limit],
    );
  }
}
