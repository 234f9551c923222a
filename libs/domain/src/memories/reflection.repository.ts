import type { RelationalPattern, SoulStatus } from '@kinloom/contract';
import type { Before, SoulCondition, Stretch, Taken } from '@kinloom/mind';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { storeMessageEmotions } from './message-emotions';
import { countRecalls, storeMemories, storeNotes, storeRelationship } from './store-memories';
import type { OfferingRow } from './offering-rows';
import { storeProposal } from './offering-proposals';
import { AUDIBLE, HEARD_COLUMNS, type HeardRow, MEMORY_COLUMNS, type MemoryRow, SPOKEN } from './memory-rows';

/** Messages taken in at a time, at most. */
const SPAN = 60;
/** Messages before them, for what they refer to. */
const CONTEXT = 12;
/** Messages that one note tells of, at most: what is longer without a pause has a note for each so many. */
const SESSION = 400;
/** Characters of what a vector is made of, at most: models read little more, and one long text would fail all that go with it. */
const EMBEDDED_TEXT = 4_000;

/** What was said in a conversation since its souls last took it in. */
export interface Unreflected {
  accountId: number;
  person: string;
  /** With the versions of their minds, as they were before anything else was read. */
  souls: { id: number; version: number }[];
  reflectedSeq: number;
  /** How far what was said reaches; no further than to where somebody is still speaking. */
  upTo: number;
  /** Whose seq is above `reflectedSeq` is new; what is before belongs to the same session, or is there to understand the new by. */
  said: HeardRow[];
  /** Where the newest note begins, or the next is to begin. */
  notedFrom: number;
  /** Notes that were emptied, because something they told of was deleted. */
  emptied: Stretch[];
  /** What was taken in before, and has other words now. */
  reworded: HeardRow[];
}

@Injectable()
export class ReflectionRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** @returns null where the conversation is gone, or was never spoken in */
  async unreflected(conversationId: number): Promise<Unreflected | null> {
    const [row] = await this.source.query<
      {
        account_id: number;
        person: string;
        souls: { id: number; version: number }[];
        reflected_seq: number;
        up_to: number;
        emptied: Stretch[];
        session: number;
      }[]
    >(
      `SELECT c.account_id, a.display_name AS person, r.reflected_seq,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'version', p.mind_version) ORDER BY p.id), '[]')
          FROM conversation_souls s JOIN companions p ON p.id = s.companion_id WHERE s.conversation_id = c.id) AS souls,
         least(r.reflected_seq + ${SPAN}, coalesce((
           SELECT min(m.seq) - 1 FROM messages m
           WHERE m.conversation_id = c.id AND m.status = 'streaming' AND m.seq > r.reflected_seq), c.last_seq)) AS up_to,
         (SELECT coalesce(max(from_seq), 1) FROM session_notes WHERE conversation_id = c.id) AS session,
         (SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('from', from_seq, 'to', to_seq)), '[]')
          FROM session_notes WHERE conversation_id = c.id AND content = '') AS emptied
       FROM reflection_progress r JOIN conversations c ON c.id = r.conversation_id JOIN accounts a ON a.id = c.account_id
       WHERE r.conversation_id = $1`,
      [conversationId],
    );
    if (!row) return null;
    const noted = Math.floor(Math.max(0, row.reflected_seq - row.session) / SESSION) * SESSION;
    const notedFrom = row.session + noted;
    const from = Math.min(row.reflected_seq - CONTEXT, notedFrom);
    return {
      accountId: row.account_id,
      person: row.person,
      souls: row.souls,
      reflectedSeq: row.reflected_seq,
      upTo: row.up_to,
      said: await this.said(conversationId, { from, to: row.up_to }),
      notedFrom,
      emptied: row.emptied,
      reworded: await this.source.query(
        `SELECT ${HEARD_COLUMNS} FROM messages m ${SPOKEN}
         WHERE m.conversation_id = $1 AND m.reread AND m.seq <= $2 AND ${AUDIBLE} ORDER BY m.seq LIMIT ${SPAN}`,
        [conversationId, row.reflected_seq],
      ),
    };
  }

  /** What was said in a stretch of a conversation, oldest first. */
  said(conversationId: number, { from, to }: Stretch): Promise<HeardRow[]> {
    return this.source.query(
      `SELECT ${HEARD_COLUMNS} FROM messages m ${SPOKEN}
       WHERE m.conversation_id = $1 AND m.seq BETWEEN $2 AND $3 AND ${AUDIBLE} ORDER BY m.seq`,
      [conversationId, from, to],
    );
  }

  async before(soulId: number): Promise<Before | null> {
    const [row] = await this.source.query<ConditionRow[]>(
      `SELECT p.status, p.energy, p.tone, p.glow, p.trust, p.relationship_level, p.relationship_progress,
         p.restraint, p.last_exchange_at, r.pattern
       FROM companions p LEFT JOIN relational_patterns r ON r.companion_id = p.id WHERE p.id = $1`,
      [soulId],
    );
    return row ? { condition: toCondition(row), pattern: row.pattern } : null;
  }

  /**
   * Keeps what the souls of a conversation took from what was said up to a seq, all or nothing.
   * @param from where they had been before
   * @param souls with the versions of their minds that were read before all that this was taken from
   * @returns the memories that changed, what a soul would like to keep of it, and whether there is more; null where somebody else was there first, or something was forgotten
   *   or changed meanwhile: then it is to be taken anew
   */
  async keep(
    conversationId: number,
    { from, to }: Stretch,
    souls: Unreflected['souls'],
    taken: readonly Taken[],
    reworded: readonly HeardRow[],
  ): Promise<{ changed: MemoryRow[]; offered: OfferingRow[]; due: boolean } | null> {
    return this.source.transaction(async (manager) => {
      // Souls before progress, as everybody who changes both takes them: nobody waits in a circle.
      const now = await manager.query<Unreflected['souls']>(
        'SELECT id, mind_version AS version FROM companions WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE',
        [souls.map(({ id }) => id)],
      );
      if (now.some(({ id, version }) => version !== souls.find((soul) => soul.id === id)?.version)) return null;
      if ((await held(manager, conversationId)) !== from) return null;
      const changed: MemoryRow[] = [];
      const offered: OfferingRow[] = [];
      for (const one of taken) {
        changed.push(...(await this.keepOne(manager, conversationId, { from, to }, one)));
        offered.push(...(await storeProposal(manager, conversationId, one)));
      }
      await manager.query(
        'UPDATE messages SET reread = false WHERE conversation_id = $1 AND reread AND (seq > $2 OR id = ANY($3::bigint[])) AND seq <= $4',
        [conversationId, from, reworded.map(({ id }) => id), to],
      );
      return { changed, offered, due: await advance(manager, conversationId, to) };
    });
  }

  /**
   * Takes note that nothing was found to take in.
   * @returns whether there is something after all, said meanwhile
   */
  async rest(conversationId: number, reflectedSeq: number): Promise<boolean> {
    return this.source.transaction(
      async (manager) =>
        (await held(manager, conversationId)) === reflectedSeq && advance(manager, conversationId, reflectedSeq),
    );
  }

  /** Reflections that are due and that nobody seems to see to; each is handed out again only after a while. */
  async forgotten(limit: number): Promise<number[]> {
    const [rows] = await this.source.query<[{ conversation_id: number }[], number]>(
      `UPDATE reflection_progress SET due_at = now() WHERE conversation_id IN (
         SELECT conversation_id FROM reflection_progress WHERE due AND due_at < now() - interval '30 seconds'
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING conversation_id`,
      [limit],
    );
    return rows.map(({ conversation_id }) => conversation_id);
  }

  /** Memories of a soul that have no vector of this model yet, the newest first; a long text has none: it is found by its passages. */
  unembedded(soulId: number, model: string, limit: number): Promise<{ id: number; content: string }[]> {
    return this.source.query(
      `SELECT id, content FROM memories WHERE companion_id = $1 AND embedding_model IS DISTINCT FROM $2
         AND length(content) <= ${EMBEDDED_TEXT} ORDER BY id DESC LIMIT $3`,
      [soulId, model, limit],
    );
  }

  /** Keeps vectors, of contents that are still the same. */
  async keepVectors(
    soulId: number,
    model: string,
    vectors: readonly { id: number; content: string; vector: Float32Array }[],
  ): Promise<void> {
    await this.source.transaction(async (manager) => {
      const [moved] = await manager.query<[{ mind_version: number }[], number]>(
        'UPDATE companions SET mind_version = mind_version + 1 WHERE id = $1 RETURNING mind_version',
        [soulId],
      );
      for (const { id, content, vector } of vectors) {
        await manager.query(
          `UPDATE memories SET embedding = $3, embedding_model = $4, version = $5 WHERE id = $1 AND companion_id = $2 AND content = $6`,
          [id, soulId, [...vector], model, moved[0]?.mind_version ?? 0, content],
        );
      }
    });
  }

  /** Lets go of the keys of forgotten things that every process has seen. @param days how long a process may hold a mind, at least */
  async tidy(days: number): Promise<void> {
    await this.source.query('DELETE FROM forgotten WHERE created_at < now() - make_interval(days => $1)', [days]);
  }

  private async keepOne(
    manager: EntityManager,
    conversationId: number,
    { from, to }: Stretch,
    taken: Taken,
  ): Promise<MemoryRow[]> {
    const { soulId, condition } = taken;
    const [moved] = await manager.query<[{ mind_version: number }[], number]>(
      `UPDATE companions SET mind_version = mind_version + 1, status = CASE WHEN status IN ('active', 'thinking') THEN $2 ELSE status END,
         energy = $3, tone = $4, glow = $5, trust = $6, relationship_level = $7, relationship_progress = $8, restraint = $9,
         last_exchange_at = to_timestamp($10::float8 / 1000), last_memory_summary = coalesce($11, last_memory_summary), updated_at = now()
       WHERE id = $1 RETURNING mind_version`,
      [
        soulId,
        condition.status,
        condition.energy,
        condition.tone,
        condition.glow,
        condition.trust,
        condition.level,
        condition.progress,
        JSON.stringify(condition.restraint),
        condition.lastExchangeAt,
        taken.summary,
      ],
    );
    const version = moved[0]?.mind_version;
    if (version === undefined) return [];
    const touched = [
      ...(await storeMemories(manager, version, taken)),
      ...(await countRecalls(manager, conversationId, { from, to }, soulId, version)),
    ];
    await storeNotes(manager, conversationId, version, taken);
    await storeRelationship(manager, taken);
    await storeMessageEmotions(manager, soulId, taken.felt);
    return manager.query(`SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.id = ANY($1::bigint[]) ORDER BY m.id`, [
      [...new Set(touched)],
    ]);
  }
}

/** Holds how far a conversation was taken in, until the transaction ends. @returns the seq; null where nothing was ever said */
async function held(manager: EntityManager, conversationId: number): Promise<number | null> {
  const [row] = await manager.query<{ reflected_seq: number }[]>(
    'SELECT reflected_seq FROM reflection_progress WHERE conversation_id = $1 FOR UPDATE',
    [conversationId],
  );
  return row?.reflected_seq ?? null;
}

/**
 * Says how far a conversation is taken in, in a statement after the one that holds its row. Who settles a reply asks for a reflection only
 * where none is due yet, under the same lock: what was settled before is seen here, and what comes after sees what is said here.
 * @returns whether there is more that can be taken in: not what stands behind a reply that is still being spoken, for that asks for itself
 */
async function advance(manager: EntityManager, conversationId: number, to: number): Promise<boolean> {
  const [rows] = await manager.query<[{ due: boolean }[], number]>(
    `UPDATE reflection_progress SET reflected_seq = $2, due_at = now(), due = EXISTS (
         SELECT FROM messages m WHERE m.conversation_id = $1 AND m.seq > $2 AND m.companion_id IS NOT NULL AND ${AUDIBLE}
           AND NOT EXISTS (SELECT FROM messages s
             WHERE s.conversation_id = $1 AND s.status = 'streaming' AND s.seq > $2 AND s.seq < m.seq))
       WHERE conversation_id = $1 RETURNING due`,
    [conversationId, to],
  );
  return rows[0]?.due ?? false;
}

interface ConditionRow {
  status: SoulStatus;
  energy: number;
  tone: SoulCondition['tone'];
  glow: SoulCondition['glow'];
  trust: number;
  relationship_level: number;
  relationship_progress: number;
  restraint: SoulCondition['restraint'];
  last_exchange_at: Date | null;
  pattern: RelationalPattern | null;
}

function toCondition(row: ConditionRow): SoulCondition {
  return {
    status: row.status,
    energy: row.energy,
    tone: row.tone,
    glow: row.glow,
    trust: row.trust,
    level: row.relationship_level,
    progress: row.relationship_progress,
    restraint: row.restraint,
    lastExchangeAt: row.last_exchange_at?.getTime() ?? null,
  };
}
