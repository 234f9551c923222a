import type { GlowState, Personality, Tone } from '@kinloom/contract';
import { Sql } from '@kinloom/database';
import { Inject, Injectable } from '@nestjs/common';
import { AUDIBLE, HEARD_COLUMNS, type HeardRow, MEMORY_COLUMNS, type MemoryRow, type NoteRow, SPOKEN } from './rows';

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
}

/** How far something of a conversation was read. */
export interface Place {
  conversationId: number;
  seq: number;
}

/** What souls' minds are built from. For processes, not for people: whose a soul is was asked before. */
@Injectable()
export class MindsRepository {
  constructor(@Inject(Sql) private readonly sql: Sql) {}

  async soul(soulId: number): Promise<SoulRow | null> {
    const rows = await this.sql.run<SoulRow>(
      'minds.soul',
      `SELECT id, name, archetype, personality, gpt_instructions AS instructions, tone, glow, trust, relationship_level AS level,
         mind_version AS version FROM companions WHERE id = $1`,
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
      [
        from.map(({ conversationId }) => conversationId),
        from.map(({ seq }) => seq),
        from.map(({ conversationId }) => to.get(conversationId) ?? 0),
      ],
    );
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
