import type { GlowState, Personality, Tone } from '@kinloom/contract';
import { Sql } from '@kinloom/database';
import { type ArchiveLine, type HeardFile, type SelfConfig, STORED_LINES_FROM } from '@kinloom/mind';
import { Inject, Injectable } from '@nestjs/common';
import {
  AUDIBLE,
  HEARD_COLUMNS,
  type HeardRow,
  MEMORY_COLUMNS,
  type MemoryRow,
  type NoteRow,
  SPOKEN,
} from './memory-rows';

/** A soul as its mind is made from it. */
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
  /** What was changed by hand of how it speaks and thinks. */
  config: SelfConfig | null;
}

/** How far something of a conversation was read. */
export interface Place {
  conversationId: number;
  seq: number;
}

/** A file as a soul reads it: of a message, or given to the soul itself. `said_at` is in milliseconds. */
export interface HeardFileRow {
  id: number;
  name: string;
  text: string;
  conversation_id: number | null;
  message_id: number | null;
  said_at: number;
  whispered: boolean;
}

/** A line of a soul's archive. `said_at` is in milliseconds. */
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

/** Characters read of one line of an archive. */
const LINE_TEXT = 4_000;

/** Characters read of one file: more than its passages hold. */
const FILE_TEXT = 150_000;

/** Files `f`, with text, of messages `m` that the soul `$1` may recall, where the person did not object to them. */
const FILES = `SELECT f.id, f.name, left(f.content, ${FILE_TEXT}) AS text, m.conversation_id, m.id AS message_id,
    (extract(epoch FROM m.created_at) * 1000)::float8 AS said_at, m.whispered
  FROM files f JOIN messages m ON m.id = f.message_id
  JOIN conversation_souls s ON s.conversation_id = m.conversation_id AND s.companion_id = $1
  WHERE f.content IS NOT NULL AND NOT m.forgotten
    AND NOT EXISTS (SELECT FROM objections o WHERE o.companion_id = $1 AND o.kind = 'file' AND o.ref_id = f.id)`;

/** What souls' minds are built from. For processes, not for people: whose a soul is was asked before. */
@Injectable()
export class MindsRepository {
  constructor(@Inject(Sql) private readonly sql: Sql) {}

  async soul(soulId: number): Promise<SoulRow | null> {
    const rows = await this.sql.run<SoulRow>(
      'minds.soul',
      // What a card wanted to stand above everything stands below the instructions, where the person lets it.
      `SELECT p.id, p.name, p.archetype, p.personality, p.tone, p.glow, p.trust, p.relationship_level AS level, p.mind_version AS version, p.config,
         CASE WHEN k.enabled THEN concat_ws(E'\n\n', nullif(p.gpt_instructions, ''), nullif(k.system_prompt, ''), nullif(k.post_history, ''))
           ELSE p.gpt_instructions END AS instructions
       FROM companions p LEFT JOIN cards k ON k.companion_id = p.id WHERE p.id = $1`,
      [soulId],
    );
    return rows[0] ?? null;
  }

  /** Memories changed after a version, in no order. */
  memories(soulId: number, after: number): Promise<MemoryRow[]> {
    return this.sql.run(
      'minds.memories',
      `SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.companion_id = $1 AND m.version > $2`,
      [soulId, after],
    );
  }

  /** Notes of sessions written after a version; emptied ones, that are to be written anew, are not among them. */
  notes(soulId: number, after: number): Promise<NoteRow[]> {
    return this.sql.run(
      'minds.notes',
      `SELECT id, conversation_id, title, content, keywords, feelings, span, whispered FROM session_notes
       WHERE companion_id = $1 AND version > $2 AND content <> ''
         AND NOT EXISTS (SELECT FROM objections o WHERE o.companion_id = $1 AND o.kind = 'note' AND o.ref_id = session_notes.id)`,
      [soulId, after],
    );
  }

  /** Keys to let go of, since a version. */
  async forgotten(soulId: number, after: number): Promise<string[]> {
    const rows = await this.sql.run<{ key: string }>(
      'minds.forgotten',
      'SELECT key FROM forgotten WHERE companion_id = $1 AND version > $2',
      [soulId, after],
    );
    return rows.map(({ key }) => key);
  }

  /** What the person objected to among messages, archive and files: the keys that are not to be recalled. */
  async objections(soulId: number): Promise<string[]> {
    const rows = await this.sql.run<{ key: string }>(
      'minds.objections',
      `SELECT kind || ':' || ref_id AS key FROM objections WHERE companion_id = $1`,
      [soulId],
    );
    return rows.map(({ key }) => key);
  }

  /** The next messages of all conversations a soul took part in, after a place, in the order of conversation and seq. */
  everything(soulId: number, { conversationId, seq }: Place, limit: number): Promise<HeardRow[]> {
    return this.sql.run(
      'minds.everything',
      `SELECT ${HEARD_COLUMNS} FROM messages m ${SPOKEN}
       WHERE m.conversation_id IN (SELECT conversation_id FROM conversation_souls WHERE companion_id = $1)
         AND (m.conversation_id, m.seq) > ($2, $3) AND ${AUDIBLE}
       ORDER BY m.conversation_id, m.seq LIMIT $4`,
      [soulId, conversationId, seq, limit],
    );
  }

  /** The conversations a soul takes part in, with how far each is to be heard: up to where somebody is still speaking. */
  async audible(soulId: number): Promise<Place[]> {
    return this.sql.run(
      'minds.audible',
      `SELECT c.id AS "conversationId", c.last_seq AS last, coalesce((
           SELECT min(m.seq) - 1 FROM messages m
           WHERE m.conversation_id = c.id AND m.status = 'streaming' AND m.seq > c.last_seq - 200), c.last_seq) AS seq
       FROM conversation_souls s JOIN conversations c ON c.id = s.conversation_id WHERE s.companion_id = $1`,
      [soulId],
    );
  }

  /** What was said in these conversations after these places, up to others. */
  between(from: readonly Place[], to: ReadonlyMap<number, number>): Promise<HeardRow[]> {
    return this.sql.run(
      'minds.between',
      `SELECT ${HEARD_COLUMNS} FROM unnest($1::bigint[], $2::int[], $3::int[]) AS k(id, low, high)
       JOIN messages m ON m.conversation_id = k.id AND m.seq > k.low AND m.seq <= k.high ${SPOKEN}
       WHERE ${AUDIBLE} ORDER BY m.conversation_id, m.seq`,
      stretchesOf(from, to),
    );
  }

  /** The next lines of a soul's stored archive, after one, in their order; of those that it holds at most `most`, the newest. */
  archive(soulId: number, after: number, limit: number, most: number): Promise<ArchiveRow[]> {
    return this.sql.run(
      'minds.archive',
      `SELECT a.id, a.thread, a.speaker, a.voice, left(a.content, ${LINE_TEXT}) AS text, a.message_id, m.conversation_id,
         (extract(epoch FROM a.said_at) * 1000)::float8 AS said_at
       FROM archive_lines a LEFT JOIN messages m ON m.id = a.message_id
       WHERE a.companion_id = $1 AND a.id > greatest($2, coalesce((
           SELECT id FROM archive_lines WHERE companion_id = $1 ORDER BY id DESC OFFSET $4 LIMIT 1), 0))
         AND NOT coalesce(m.forgotten, false)
       ORDER BY a.id LIMIT $3`,
      [soulId, after, limit, most],
    );
  }

  /** The next files of all conversations a soul takes part in, after one. */
  files(soulId: number, after: number, limit: number): Promise<HeardFileRow[]> {
    return this.sql.run('minds.files', `${FILES} AND f.id > $2 ORDER BY f.id LIMIT $3`, [soulId, after, limit]);
  }

  /** The next files that were given to the soul itself, after one; of exports, what was said in them is its archive. */
  brought(soulId: number, after: number, limit: number): Promise<HeardFileRow[]> {
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
    return this.sql.run('minds.files.of', `${FILES} AND f.message_id = ANY($2::bigint[]) ORDER BY f.id`, [
      soulId,
      messageIds,
    ]);
  }

  /** Messages with files, in these conversations after these places, up to others. */
  async withFiles(from: readonly Place[], to: ReadonlyMap<number, number>): Promise<number[]> {
    const rows = await this.sql.run<{ id: number }>(
      'minds.files.between',
      `SELECT m.id FROM unnest($1::bigint[], $2::int[], $3::int[]) AS k(id, low, high)
       JOIN messages m ON m.conversation_id = k.id AND m.seq > k.low AND m.seq <= k.high WHERE m.files <> '[]'`,
      stretchesOf(from, to),
    );
    return rows.map(({ id }) => id);
  }

  /** Messages that a soul may recall, among these. */
  messages(soulId: number, ids: readonly number[]): Promise<HeardRow[]> {
    return this.sql.run(
      'minds.messages',
      `SELECT ${HEARD_COLUMNS} FROM messages m ${SPOKEN}
       WHERE m.id = ANY($2::bigint[]) AND ${AUDIBLE}
         AND EXISTS (SELECT FROM conversation_souls s WHERE s.conversation_id = m.conversation_id AND s.companion_id = $1)`,
      [soulId, ids],
    );
  }
}

const stretchesOf = (from: readonly Place[], to: ReadonlyMap<number, number>) => [
  from.map(({ conversationId }) => conversationId),
  from.map(({ seq }) => seq),
  from.map(({ conversationId }) => to.get(conversationId) ?? 0),
];

export function toHeardFile({ conversation_id, message_id, said_at, ...file }: HeardFileRow): HeardFile {
  return { ...file, conversationId: conversation_id, messageId: message_id, at: said_at };
}

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
