import type { RelationalPattern, SoulStatus } from '@kinloom/contract';
import { CompanionEntity, MemoryTombstoneEntity, ReflectionProgressEntity } from '@kinloom/database';
import type { Before, SoulCondition, Stretch, Taken } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { storeMessageEmotions } from './message-emotions.repository';
import { countRecalls, storeMemories, storeNotes, storeRelationship } from './store-memories.repository';
import type { OfferingRow } from '../offerings/offering-rows';
import { storeProposal } from '../offerings/offering-proposals.repository';
import {
  USABLE_MESSAGE,
  MESSAGE_COLUMNS,
  type SpokenMessageRow,
  MEMORY_COLUMNS,
  type MemoryRow,
  MESSAGE_JOINS,
} from '../memory-rows';

/** Maximum number of messages per reflection. */
const MAX_MESSAGES = 60;
/** Earlier messages loaded as context for references. */
const CONTEXT_MESSAGES = 12;
/** Maximum number of messages covered by one session note; longer sessions get several notes. */
const NOTE_MESSAGES = 400;

/** Messages of a conversation since its last reflection, with what is needed to process them. */
export interface Unreflected {
  accountId: number;
  person: string;
  /** IANA name of the person's time zone; null if it is not known. */
  timeZone: string | null;
  /** Souls with their mind versions, read findSoulState everything else (for the optimistic concurrency check in `storeReflection`). */
  souls: { id: number; name: string; version: number }[];
  reflectedSeq: number;
  /** Last seq of this reflection; stops findSoulState a reply that is still streaming. */
  upTo: number;
  /** Messages above `reflectedSeq` are new; earlier ones belong to the same session or are context. */
  said: SpokenMessageRow[];
  /** First seq of the newest session note, or of the next one. */
  notedFrom: number;
  /** Souls for which a model wrote the note that begins there. */
  notedByModel: number[];
  /** Ranges of notes that were emptied because a covered message was deleted. */
  emptied: Stretch[];
  /** Messages that were reflected on findSoulState and have been edited since. */
  reworded: SpokenMessageRow[];
}

/** Progress of reflection per conversation, and its results. */
@Injectable()
export class ReflectionRepository {
  constructor(private readonly source: DataSource) {}

  /** @returns null if the conversation was deleted or has no messages */
  async findUnreflected(conversationId: number): Promise<Unreflected | null> {
    // SQL: subqueries that return arrays
    const [row] = await this.source.query<
      {
        account_id: number;
        person: string;
        time_zone: string | null;
        souls: { id: number; name: string; version: number }[];
        reflected_seq: number;
        up_to: number;
        emptied: Stretch[];
        session: number;
        noted_by_model: number[];
      }[]
    >(
      `SELECT c.account_id, a.display_name AS person, a.time_zone, r.reflected_seq,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'version', p.mind_version) ORDER BY p.id), '[]')
          FROM conversation_souls s JOIN companions p ON p.id = s.companion_id WHERE s.conversation_id = c.id) AS souls,
         least(r.reflected_seq + ${MAX_MESSAGES}, coalesce((
           SELECT min(m.seq) - 1 FROM messages m
           WHERE m.conversation_id = c.id AND m.status = 'streaming' AND m.seq > r.reflected_seq), c.last_seq)) AS up_to,
         (SELECT coalesce(max(from_seq), 1) FROM session_notes WHERE conversation_id = c.id) AS session,
         (SELECT coalesce(array_agg(n.companion_id), '{}') FROM session_notes n WHERE n.conversation_id = c.id AND n.by_model AND n.content <> ''
            AND n.from_seq = (SELECT max(from_seq) FROM session_notes WHERE conversation_id = c.id)) AS noted_by_model,
         (SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_object('from', from_seq, 'to', to_seq)), '[]')
          FROM session_notes WHERE conversation_id = c.id AND content = '') AS emptied
       FROM reflection_progress r JOIN conversations c ON c.id = r.conversation_id JOIN accounts a ON a.id = c.account_id
       WHERE r.conversation_id = $1`,
      [conversationId],
    );
    if (!row) return null;
    const noted = Math.floor(Math.max(0, row.reflected_seq - row.session) / NOTE_MESSAGES) * NOTE_MESSAGES;
    const notedFrom = row.session + noted;
    const from = Math.min(row.reflected_seq - CONTEXT_MESSAGES, notedFrom);
    return {
      accountId: row.account_id,
      person: row.person,
      timeZone: row.time_zone,
      souls: row.souls,
      reflectedSeq: row.reflected_seq,
      upTo: row.up_to,
      said: await this.listMessages(conversationId, { from, to: row.up_to }),
      notedFrom,
      notedByModel: noted === 0 ? row.noted_by_model.map(Number) : [],
      emptied: row.emptied,
      // SQL: the columns and joins that every read of these rows has
      reworded: await this.source.query(
        `SELECT ${MESSAGE_COLUMNS} FROM messages m ${MESSAGE_JOINS}
         WHERE m.conversation_id = $1 AND m.reread AND m.seq <= $2 AND ${USABLE_MESSAGE} ORDER BY m.seq LIMIT ${MAX_MESSAGES}`,
        [conversationId, row.reflected_seq],
      ),
    };
  }

  /** Messages in a seq range of a conversation, oldest first. */
  listMessages(conversationId: number, { from, to }: Stretch): Promise<SpokenMessageRow[]> {
    // SQL: the columns and joins that every read of these rows has
    return this.source.query(
      `SELECT ${MESSAGE_COLUMNS} FROM messages m ${MESSAGE_JOINS}
       WHERE m.conversation_id = $1 AND m.seq BETWEEN $2 AND $3 AND ${USABLE_MESSAGE} ORDER BY m.seq`,
      [conversationId, from, to],
    );
  }

  async findSoulState(soulId: number): Promise<Before | null> {
    // SQL: the columns of an outer join, by their names in the database
    const [row] = await this.source.query<ConditionRow[]>(
      `SELECT p.status, p.energy, p.tone, p.glow, p.trust, p.relationship_level, p.relationship_progress,
         p.restraint, p.last_exchange_at, r.pattern
       FROM companions p LEFT JOIN relational_patterns r ON r.companion_id = p.id WHERE p.id = $1`,
      [soulId],
    );
    return row ? { condition: toCondition(row), pattern: row.pattern } : null;
  }

  /**
   * Stores the results of a reflection up to a seq, all or nothing.
   * @param from `reflectedSeq` when the reflection started
   * @param souls mind versions read findSoulState the reflection
   * @returns changed memories, new proposals, and whether more messages are due; null if another worker stored a result first or a mind
   *   version changed, in which case the reflection must be repeated
   */
  async storeReflection(
    conversationId: number,
    { from, to }: Stretch,
    souls: Unreflected['souls'],
    taken: readonly Taken[],
    reworded: readonly SpokenMessageRow[],
  ): Promise<{ changed: MemoryRow[]; offered: OfferingRow[]; due: boolean } | null> {
    return this.source.transaction(async (manager) => {
      // Lock order: souls findSoulState progress, as in every other transaction that locks both.
      const now = await manager.find(CompanionEntity, {
        select: { id: true, mindVersion: true },
        where: { id: In(souls.map(({ id }) => id)) },
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      if (now.some(({ id, mindVersion }) => mindVersion !== souls.find((soul) => soul.id === id)?.version)) return null;
      if ((await lockProgress(manager, conversationId)) !== from) return null;
      const changed: MemoryRow[] = [];
      const offered: OfferingRow[] = [];
      for (const one of taken) {
        changed.push(...(await this.storeTaken(manager, conversationId, { from, to }, one)));
        offered.push(...(await storeProposal(manager, conversationId, one)));
      }
      const reread = reworded.map(({ id }) => id);
      return { changed, offered, due: await advance(manager, conversationId, { from, to }, reread) };
    });
  }

  /**
   * Marks a conversation as reflected when there was nothing to process.
   * @returns whether messages arrived in the meantime
   */
  async completeWithoutResult(conversationId: number, reflectedSeq: number): Promise<boolean> {
    return this.source.transaction(
      async (manager) =>
        (await lockProgress(manager, conversationId)) === reflectedSeq &&
        advance(manager, conversationId, { from: reflectedSeq, to: reflectedSeq }),
    );
  }

  /** Claims reflections that have been due for 30 s without progress; a claimed one is returned again after another 30 s at the earliest. */
  async claimStale(limit: number): Promise<number[]> {
    // SQL: one statement claims rows that no other process has locked
    const [rows] = await this.source.query<[{ conversation_id: number }[], number]>(
      `UPDATE reflection_progress SET due_at = now() WHERE conversation_id IN (
         SELECT conversation_id FROM reflection_progress WHERE due AND due_at < now() - interval '30 seconds'
         ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING conversation_id`,
      [limit],
    );
    return rows.map(({ conversation_id }) => conversation_id);
  }

  /** Deletes expired tombstones. @param days retention; must exceed the time a process may cache a mind */
  async deleteExpiredTombstones(days: number): Promise<void> {
    await this.source
      .getRepository(MemoryTombstoneEntity)
      .createQueryBuilder()
      .delete()
      .where('created_at < now() - make_interval(days => :days)', { days })
      .execute();
  }

  private async storeTaken(
    manager: EntityManager,
    conversationId: number,
    { from, to }: Stretch,
    taken: Taken,
  ): Promise<MemoryRow[]> {
    const { soulId, condition } = taken;
    const result = await manager
      .createQueryBuilder()
      .update(CompanionEntity, {
        mindVersion: () => 'mind_version + 1',
        status: () => `CASE WHEN status IN ('active', 'thinking') THEN :status ELSE status END`,
        energy: condition.energy,
        tone: condition.tone,
        glow: condition.glow,
        trust: condition.trust,
        relationshipLevel: condition.level,
        relationshipProgress: condition.progress,
        restraint: condition.restraint,
        lastExchangeAt: condition.lastExchangeAt === null ? null : new Date(condition.lastExchangeAt),
        lastMemorySummary: taken.summary ?? undefined,
        updatedAt: () => 'now()',
      })
      .where({ id: soulId })
      .setParameters({ status: condition.status })
      .returning('mind_version')
      .execute();
    const version = (result.raw as { mind_version: number }[])[0]?.mind_version;
    if (version === undefined) return [];
    const touched = [
      ...(await storeMemories(manager, version, taken)),
      ...(await countRecalls(manager, conversationId, { from, to }, soulId, version)),
    ];
    await storeNotes(manager, conversationId, version, taken);
    await storeRelationship(manager, taken);
    await storeMessageEmotions(manager, soulId, taken.felt);
    if (touched.length === 0) return [];
    // SQL: the computed columns that every read of memories has
    return manager.query(`SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.id = ANY($1::bigint[]) ORDER BY m.id`, [
      [...new Set(touched)],
    ]);
  }
}

/** Locks the reflection progress of a conversation until the transaction ends. @returns `reflected_seq`; null if there is no row */
async function lockProgress(manager: EntityManager, conversationId: number): Promise<number | null> {
  const progress = await manager.findOne(ReflectionProgressEntity, {
    where: { conversationId },
    lock: { mode: 'pessimistic_write' },
  });
  return progress?.reflectedSeq ?? null;
}

/**
 * Advances `reflected_seq`, marks edited messages as read again, and recomputes `due`, in a statement after the one that locked the row. A finished reply sets `due` under the
 * same lock, so no message can be missed between the two.
 * @param reread ids of messages before the range that were read again
 * @returns whether more messages are due; excludes those after a reply that is still streaming, because that reply sets `due` itself
 */
async function advance(
  manager: EntityManager,
  conversationId: number,
  { from, to }: Stretch,
  reread: readonly number[] = [],
): Promise<boolean> {
  // SQL: one statement for several tables, as a CTE with RETURNING
  const [rows] = await manager.query<[{ due: boolean }[], number]>(
    `WITH reread AS (
       UPDATE messages SET reread = false WHERE conversation_id = $1 AND reread AND (seq > $3 OR id = ANY($4::bigint[])) AND seq <= $2
     )
     UPDATE reflection_progress SET reflected_seq = $2, due_at = now(), due = EXISTS (
         SELECT FROM messages m WHERE m.conversation_id = $1 AND m.seq > $2 AND m.companion_id IS NOT NULL AND ${USABLE_MESSAGE}
           AND NOT EXISTS (SELECT FROM messages s
             WHERE s.conversation_id = $1 AND s.status = 'streaming' AND s.seq > $2 AND s.seq < m.seq))
       WHERE conversation_id = $1 RETURNING due`,
    [conversationId, to, from, reread],
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
