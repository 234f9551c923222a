import type { GlowState, Personality, Tone } from '@kinloom/contract';
import { isCommittedLineSql, Sql } from '@kinloom/database';
import {
  type ArchiveLine,
  type HeardFile,
  type QuantizedVector,
  type SelfConfig,
  STORED_LINES_FROM,
} from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import type { EmbeddingModelKey } from './mind-types';
import {
  hashOfTextSql,
  USABLE_MESSAGE,
  MESSAGE_COLUMNS,
  type SpokenMessageRow,
  MEMORY_COLUMNS,
  type MemoryRow,
  type NoteRow,
  MESSAGE_JOINS,
} from '../memory-rows';

/** Columns of a soul from which its mind is built. */
export interface SoulRow {
  id: number;
  name: string;
  archetype: string;
  personality: Personality | string;
  instructions: string;
  tone: Tone;
  glow: GlowState;
  trust: number;
  level: number;
  version: number;
  embedding_revision: number;
  /** Overrides of writing and reasoning style set by the owner. */
  config: SelfConfig | null;
}

/** Cursor into a conversation: the last seq that was read. */
export interface ConversationCursor {
  conversationId: number;
  seq: number;
}

/** A file of a message, or one given to the soul directly. `said_at` is in milliseconds since the epoch. */
export interface HeardFileRow {
  id: number;
  name: string;
  text: string;
  conversation_id: number | null;
  message_id: number | null;
  said_at: number;
  whispered: boolean;
}

/** A line of a soul's imported archive. `said_at` is in milliseconds since the epoch. */
export interface ArchiveRow {
  id: number;
  thread: string;
  speaker: string;
  voice: ArchiveLine['from'];
  text: string;
  said_at: number | null;
  message_id: number | null;
  conversation_id: number | null;
}

/** A stored vector: a signed byte per dimension, and 1 / its length. */
export interface EmbeddingRow {
  id: number;
  scale: number;
  vector: Buffer;
}

/** Characters read per archive line. */
const LINE_TEXT = 4_000;

/** Characters read per file; more than its passages can use. */
const FILE_TEXT = 150_000;

/** SELECT of files `f` with text from messages `m` that soul `$1` may recall and that have no objection. */
const FILES = `SELECT f.id, f.name, left(f.content, ${FILE_TEXT}) AS text, m.conversation_id, m.id AS message_id,
    (extract(epoch FROM m.created_at) * 1000)::float8 AS said_at, m.whispered
  FROM files f JOIN messages m ON m.id = f.message_id
  JOIN conversation_souls s ON s.conversation_id = m.conversation_id AND s.companion_id = $1
  WHERE f.content IS NOT NULL AND NOT m.forgotten
    AND NOT EXISTS (SELECT FROM objections o WHERE o.companion_id = $1 AND o.kind = 'file' AND o.ref_id = f.id)`;

/** Loads the data of souls' minds. Performs no ownership check; callers must have verified the owner. */
@Injectable()
export class MindsRepository {
  constructor(private readonly sql: Sql) {}

  async soul(soulId: number): Promise<SoulRow | null> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<SoulRow>(
      'minds.soul',
      // Card prompts are appended after the instructions, and only if the owner enabled them.
      `SELECT p.id, p.name, p.archetype, p.personality, p.tone, p.glow, p.trust, p.relationship_level AS level, p.mind_version AS version, p.embedding_revision, p.config,
         CASE WHEN k.enabled THEN concat_ws(E'\n\n', nullif(p.gpt_instructions, ''), nullif(k.system_prompt, ''), nullif(k.post_history, ''))
           ELSE p.gpt_instructions END AS instructions
       FROM companions p LEFT JOIN cards k ON k.companion_id = p.id WHERE p.id = $1`,
      [soulId],
    );
    return rows[0] ?? null;
  }

  /** Memories changed after a mind version, unordered. */
  memories(soulId: number, after: number): Promise<MemoryRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'minds.memories',
      `SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.companion_id = $1 AND m.version > $2`,
      [soulId, after],
    );
  }

  /** Session notes written after a mind version; excludes emptied notes that wait for regeneration. */
  notes(soulId: number, after: number): Promise<NoteRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'minds.notes',
      `SELECT id, conversation_id, title, content, keywords, feelings, span, whispered FROM session_notes
       WHERE companion_id = $1 AND version > $2 AND content <> ''
         AND NOT EXISTS (SELECT FROM objections o WHERE o.companion_id = $1 AND o.kind = 'note' AND o.ref_id = session_notes.id)`,
      [soulId, after],
    );
  }

  /** Tombstone keys recorded after a mind version. */
  async tombstones(soulId: number, after: number): Promise<string[]> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<{ key: string }>(
      'minds.forgotten',
      'SELECT key FROM memory_tombstones WHERE companion_id = $1 AND version > $2',
      [soulId, after],
    );
    return rows.map(({ key }) => key);
  }

  /** Keys of messages, archive lines, notes and files with an objection; these are excluded from recall. */
  async objections(soulId: number): Promise<string[]> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<{ key: string }>(
      'minds.objections',
      `SELECT kind || ':' || ref_id AS key FROM objections WHERE companion_id = $1`,
      [soulId],
    );
    return rows.map(({ key }) => key);
  }

  /** Next page of messages from all conversations of a soul, after a cursor, ordered by conversation and seq. */
  messagesAfter(
    soulId: number,
    { conversationId, seq }: ConversationCursor,
    limit: number,
  ): Promise<SpokenMessageRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'minds.everything',
      `SELECT ${MESSAGE_COLUMNS} FROM messages m ${MESSAGE_JOINS}
       WHERE m.conversation_id IN (SELECT conversation_id FROM conversation_souls WHERE companion_id = $1)
         AND (m.conversation_id, m.seq) > ($2, $3) AND ${USABLE_MESSAGE}
       ORDER BY m.conversation_id, m.seq LIMIT $4`,
      [soulId, conversationId, seq, limit],
    );
  }

  /** Conversations of a soul with the last seq that may be read; stops before a reply that is still streaming. */
  async readableSeqs(soulId: number): Promise<ConversationCursor[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'minds.audible',
      `SELECT c.id AS "conversationId", c.last_seq AS last, coalesce((
           SELECT min(m.seq) - 1 FROM messages m
           WHERE m.conversation_id = c.id AND m.status = 'streaming' AND m.seq > c.last_seq - 200), c.last_seq) AS seq
       FROM conversation_souls s JOIN conversations c ON c.id = s.conversation_id WHERE s.companion_id = $1`,
      [soulId],
    );
  }

  /** Messages of the conversations after the `from` cursors, up to the seqs in `to`. */
  messagesBetween(from: readonly ConversationCursor[], to: ReadonlyMap<number, number>): Promise<SpokenMessageRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'minds.between',
      `SELECT ${MESSAGE_COLUMNS} FROM unnest($1::bigint[], $2::int[], $3::int[]) AS k(id, low, high)
       JOIN messages m ON m.conversation_id = k.id AND m.seq > k.low AND m.seq <= k.high ${MESSAGE_JOINS}
       WHERE ${USABLE_MESSAGE} ORDER BY m.conversation_id, m.seq`,
      seqRanges(from, to),
    );
  }

  /** Next page of archive lines after an id, in id order, limited to the newest `most` lines of the soul. */
  archive(soulId: number, after: number, limit: number, most: number): Promise<ArchiveRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'minds.archive',
      `SELECT a.id, a.thread, a.speaker, a.voice, left(a.content, ${LINE_TEXT}) AS text, a.message_id, m.conversation_id,
         (extract(epoch FROM a.said_at) * 1000)::float8 AS said_at
       FROM archive_lines a LEFT JOIN messages m ON m.id = a.message_id
       WHERE a.companion_id = $1 AND ${isCommittedLineSql('a', '$1')} AND a.id > greatest($2, coalesce((
           SELECT id FROM archive_lines n WHERE n.companion_id = $1 AND ${isCommittedLineSql('n', '$1')} ORDER BY id DESC OFFSET $4 LIMIT 1), 0))
         AND NOT coalesce(m.forgotten, false)
       ORDER BY a.id LIMIT $3`,
      [soulId, after, limit, most],
    );
  }

  /** Next page of files from all conversations of a soul, after an id. */
  files(soulId: number, after: number, limit: number): Promise<HeardFileRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run('minds.files', `${FILES} AND f.id > $2 ORDER BY f.id LIMIT $3`, [soulId, after, limit]);
  }

  /** Next page of files given to the soul directly, after an id; conversation exports are excluded, because they are in the archive. */
  ownFiles(soulId: number, after: number, limit: number): Promise<HeardFileRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'minds.files.brought',
      `SELECT f.id, f.name, left(f.content, ${FILE_TEXT}) AS text, NULL::bigint AS conversation_id, NULL::bigint AS message_id,
         (extract(epoch FROM f.created_at) * 1000)::float8 AS said_at, false AS whispered
       FROM files f WHERE f.companion_id = $1 AND f.id > $2 AND f.content IS NOT NULL AND f.category IS DISTINCT FROM 'conversations'
         AND NOT EXISTS (SELECT FROM objections o WHERE o.companion_id = $1 AND o.kind = 'file' AND o.ref_id = f.id)
       ORDER BY f.id LIMIT $3`,
      [soulId, after, limit],
    );
  }

  /** Files of these messages. */
  filesOf(soulId: number, messageIds: readonly number[]): Promise<HeardFileRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run('minds.files.of', `${FILES} AND f.message_id = ANY($2::bigint[]) ORDER BY f.id`, [
      soulId,
      messageIds,
    ]);
  }

  /** Ids of messages with files, after the `from` cursors and up to the seqs in `to`. */
  async messagesWithFiles(from: readonly ConversationCursor[], to: ReadonlyMap<number, number>): Promise<number[]> {
    // SQL: hot path, prepared by name
    const rows = await this.sql.run<{ id: number }>(
      'minds.files.between',
      `SELECT m.id FROM unnest($1::bigint[], $2::int[], $3::int[]) AS k(id, low, high)
       JOIN messages m ON m.conversation_id = k.id AND m.seq > k.low AND m.seq <= k.high WHERE m.files <> '[]'`,
      seqRanges(from, to),
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Next page of vectors of messages that the soul may recall, written after a revision, in descending order of message ids. Vectors of texts
   * that have been changed since are left out.
   * @param beforeId the last id of the page before
   */
  messageEmbeddings(
    soulId: number,
    model: EmbeddingModelKey,
    { afterRevision, beforeId }: { afterRevision: number; beforeId: number },
    limit: number,
  ): Promise<EmbeddingRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'minds.embeddings.messages',
      `SELECT e.message_id AS id, e.scale, e.vector
       FROM companions p JOIN conversation_souls s ON s.companion_id = p.id
       JOIN conversations c ON c.id = s.conversation_id AND c.account_id = p.account_id
       JOIN message_embeddings e ON e.conversation_id = c.id AND e.revision > $4
       JOIN embedding_models k ON k.id = e.model_id AND k.name = $2 AND k.version = $3
       JOIN messages m ON m.id = e.message_id AND ${hashOfTextSql('m.content')} = e.content_hash
       WHERE p.id = $1 AND e.message_id < $5 AND ${USABLE_MESSAGE}
       ORDER BY e.message_id DESC LIMIT $6`,
      [soulId, model.name, model.version, afterRevision, beforeId, limit],
    );
  }

  /** Vectors of the soul's notes and memories, by their keys, written after a revision. Vectors of changed texts are left out. */
  ownEmbeddings(
    soulId: number,
    model: EmbeddingModelKey,
    afterRevision: number,
  ): Promise<(Omit<EmbeddingRow, 'id'> & { key: string })[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'minds.embeddings.own',
      `SELECT 'memory:' || m.id AS key, e.scale, e.vector
       FROM memories m JOIN memory_embeddings e ON e.memory_id = m.id AND e.content_hash = ${hashOfTextSql('m.content')}
       JOIN embedding_models k ON k.id = e.model_id AND k.name = $2 AND k.version = $3
       WHERE m.companion_id = $1 AND e.revision > $4
       UNION ALL
       SELECT 'note:' || n.id, e.scale, e.vector
       FROM session_notes n JOIN note_embeddings e ON e.note_id = n.id AND e.content_hash = ${hashOfTextSql('n.content')}
       JOIN embedding_models k ON k.id = e.model_id AND k.name = $2 AND k.version = $3
       WHERE n.companion_id = $1 AND e.revision > $4`,
      [soulId, model.name, model.version, afterRevision],
    );
  }

  /** The subset of these messages that the soul may recall. */
  messages(soulId: number, ids: readonly number[]): Promise<SpokenMessageRow[]> {
    // SQL: hot path, prepared by name
    return this.sql.run(
      'minds.messages',
      `SELECT ${MESSAGE_COLUMNS} FROM messages m ${MESSAGE_JOINS}
       WHERE m.id = ANY($2::bigint[]) AND ${USABLE_MESSAGE}
         AND EXISTS (SELECT FROM conversation_souls s WHERE s.conversation_id = m.conversation_id AND s.companion_id = $1)`,
      [soulId, ids],
    );
  }
}

const seqRanges = (from: readonly ConversationCursor[], to: ReadonlyMap<number, number>) => [
  from.map(({ conversationId }) => conversationId),
  from.map(({ seq }) => seq),
  from.map(({ conversationId }) => to.get(conversationId) ?? 0),
];

/** Maps the row of an attached file for the mind. */
export function toHeardFile({ conversation_id, message_id, said_at, ...file }: HeardFileRow): HeardFile {
  return { ...file, conversationId: conversation_id, messageId: message_id, at: said_at };
}

/** Maps a stored vector for the mind, without a copy. */
export function toQuantizedVector({ scale, vector }: Pick<EmbeddingRow, 'scale' | 'vector'>): QuantizedVector {
  return { bytes: new Int8Array(vector.buffer, vector.byteOffset, vector.length), scale };
}

/** Maps a stored archive line for the mind. */
export function toArchiveLine({ id, voice, said_at, message_id, conversation_id, ...line }: ArchiveRow): ArchiveLine {
  return {
    ...line,
    place: STORED_LINES_FROM + id,
    source: 'archive',
    from: voice,
    at: said_at,
    conversationId: conversation_id,
    messageId: message_id,
  };
}
