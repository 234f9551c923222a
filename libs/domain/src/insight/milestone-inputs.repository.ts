import type { EmotionName } from '@kinloom/contract';
import { SelectBatch } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { BRIGHT, connectionStrength, HEAVY, type Told, WELL_ACQUAINTED } from './figures';
import { MEMORY_OF_SOUL, dateOf, DAY_SAID, MAX_GAP, MESSAGE_WITH_SOUL } from './insight-inputs.repository';
import { EVIDENCE } from './observations';
import type { MilestoneInputs } from './milestones';
import { DEPTH_SCORES, EMOTIONS, EMOTIONS_WITH_BREAKS, outsideDanger, REFLECTIONS } from './outside-danger';

/** Trigger type of reflections on a positive turn in the person's life. */
const TURN_TRIGGER = 'milestone';
/** Trigger types of reflections on something confided, and the minimum weight for the milestone. */
const CONFIDED_TRIGGERS = ['confidence', 'disclosure'];
const CONFIDED_WEIGHT = 0.75;

/** A row with a time as in JSON. */
interface Dated {
  id: number;
  at: string;
}
const dated = <Row extends Dated>(row: Row) => ({ ...row, at: new Date(row.at) });

/** Reads the inputs of milestones and observations. Performs no ownership check; for background jobs. */
@Injectable()
export class MilestoneInputsRepository {
  constructor(private readonly batch: SelectBatch) {}

  async read(soulId: number): Promise<MilestoneInputs> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const firstMessage = this.batch.select<Dated[]>(
      `SELECT m.id, m.created_at AS at FROM conversation_souls s JOIN messages m ON m.conversation_id = s.conversation_id
       WHERE s.companion_id = $1 AND m.companion_id IS NULL AND ${MESSAGE_WITH_SOUL} AND ${outsideDanger('m.id')}
       ORDER BY m.created_at, m.id LIMIT 1`,
      [soulId],
    );
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const firstMemory = this.batch.select<Dated[]>(
      `SELECT m.id, m.said_at AS at FROM memories m WHERE ${MEMORY_OF_SOUL} ORDER BY m.said_at, m.id LIMIT 1`,
      [soulId],
    );
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const shared = this.batch.select<(Dated & { memoryId: number })[]>(
      `SELECT s.id, s.created_at AS at, m.id AS "memoryId" FROM memories m JOIN shared_memories s ON s.id = m.source_id
       WHERE ${MEMORY_OF_SOUL} AND m.source_type = 'shared' AND s.memory_type = 'breakthrough'
         AND ${outsideDanger('s.message_id')} ORDER BY s.id`,
      [soulId],
    );
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const anchors = this.batch.select<(Dated & { messageId: number })[]>(
      `SELECT a.id, a.created_at AS at, a.message_id AS "messageId" FROM anchors a JOIN anchor_souls s ON s.anchor_id = a.id
       WHERE s.companion_id = $1 AND a.anchor_type = 'breakthrough' AND ${outsideDanger('a.message_id')} ORDER BY a.id`,
      [soulId],
    );
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const moved = this.batch.select<(Dated & { messageId: number; turn: boolean })[]>(
      `SELECT r.id, m.created_at AS at, r.message_id AS "messageId", r.trigger_type = $2 AS turn
       FROM ${REFLECTIONS} r JOIN messages m ON m.id = r.message_id
       WHERE r.trigger_type = $2 OR (r.trigger_type = ANY($3::text[]) AND round(r.emotional_weight::numeric, 2) >= $4)
       ORDER BY m.created_at, m.id`,
      [soulId, TURN_TRIGGER, CONFIDED_TRIGGERS, CONFIDED_WEIGHT],
    );
    const [messages, memories, sharedRows, anchorRows, movedRows, acquainted] = await Promise.all([
      firstMessage,
      firstMemory,
      shared,
      anchors,
      moved,
      this.wellAcquaintedAt(soulId),
    ]);
    const turns = movedRows.map(dated);
    return {
      firstMessage: messages.map(dated)[0] ?? null,
      firstMemory: memories.map(dated)[0] ?? null,
      shared: sharedRows.map(dated),
      anchors: anchorRows.map(dated),
      turns: turns.filter(({ turn }) => turn),
      confided: turns.find(({ turn }) => !turn) ?? null,
      acquainted,
    };
  }

  /** When connection strength, accumulated memory by memory, first reached its threshold. */
  private async wellAcquaintedAt(soulId: number): Promise<Date | null> {
    // SQL: window functions
    const rows = await this.batch.select<(Told & { at: string })[]>(
      `SELECT m.said_at AS at, (row_number() OVER w)::int AS memories, sum(m.significance::float8) OVER w AS significance,
         (dense_rank() OVER (ORDER BY ${DAY_SAID}))::int AS days
       FROM memories m WHERE ${MEMORY_OF_SOUL} WINDOW w AS (ORDER BY m.said_at, m.id ROWS UNBOUNDED PRECEDING) ORDER BY m.said_at, m.id`,
      [soulId],
    );
    return dateOf(rows.find((told) => connectionStrength(told).value >= WELL_ACQUAINTED)?.at);
  }

  /** The soul's memories at each of these times. */
  async memoriesAt(soulId: number, times: readonly Date[]): Promise<Told[]> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    return this.batch.select(
      `SELECT count(m.id)::int AS memories, coalesce(sum(m.significance::float8), 0) AS significance,
         count(DISTINCT ${DAY_SAID})::int AS days
       FROM unnest($2::timestamptz[]) WITH ORDINALITY AS t(at, place) LEFT JOIN memories m ON ${MEMORY_OF_SOUL} AND date_trunc('milliseconds', m.said_at) <= t.at
       GROUP BY t.place ORDER BY t.place`,
      [soulId, times],
    );
  }

  /** Quotable messages with an emotion, optionally on a topic; newest first. */
  async about(soulId: number, emotion: EmotionName, topic: string | null): Promise<number[]> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    return this.ids(
      `SELECT f.message_id AS id FROM ${EMOTIONS} f JOIN ${DEPTH_SCORES} d ON d.message_id = f.message_id
       WHERE f.emotion = $2 AND ($3::text IS NULL OR $3 = ANY(f.topics)) AND d.quotable
       ORDER BY f.felt_at DESC, f.message_id DESC LIMIT ${EVIDENCE}`,
      [soulId, emotion, topic],
    );
  }

  /** Most frequent positive emotion that follows a negative one within `MAX_GAP`, with quotable messages. */
  async relief(
    soulId: number,
  ): Promise<{ from: EmotionName; to: EmotionName; many: number; messageIds: number[] } | null> {
    // SQL: window functions over a CTE
    const [row] = await this.batch.select<
      { from: EmotionName; to: EmotionName; many: number; messageIds: number[] | null }[]
    >(
      `WITH felt AS (
         SELECT f.message_id, f.conversation_id, f.felt_at, f.emotion, d.quotable, lag(f.emotion) OVER w AS before,
           f.felt_at - lag(f.felt_at) OVER w AS pause
         FROM ${EMOTIONS_WITH_BREAKS} f JOIN message_depth_scores d ON d.companion_id = $1 AND d.message_id = f.message_id
         WHERE f.dominant WINDOW w AS (PARTITION BY f.conversation_id ORDER BY f.felt_at, f.message_id)
       )
       SELECT before AS "from", emotion AS "to", count(*)::int AS many,
         (array_agg(message_id ORDER BY felt_at DESC, message_id DESC) FILTER (WHERE quotable))[1:${EVIDENCE}] AS "messageIds"
       FROM felt WHERE emotion = ANY($2::text[]) AND before = ANY($3::text[]) AND pause <= ${MAX_GAP}
       GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 1`,
      [soulId, [...BRIGHT], [...HEAVY]],
    );
    return row ? { ...row, messageIds: (row.messageIds ?? []).map(Number) } : null;
  }

  /** Quotable vulnerable messages, newest first. */
  confided(soulId: number): Promise<number[]> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    return this.ids(
      `SELECT message_id AS id FROM ${DEPTH_SCORES} d WHERE vulnerable AND quotable
       ORDER BY said_at DESC, message_id DESC LIMIT ${EVIDENCE}`,
      [soulId],
    );
  }

  /** Quotable messages whose reflection has at least this emotional weight, newest first. */
  moments(soulId: number, weight: number): Promise<number[]> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    return this.ids(
      `SELECT r.message_id AS id FROM ${REFLECTIONS} r JOIN ${DEPTH_SCORES} d ON d.message_id = r.message_id
       WHERE round(r.emotional_weight::numeric, 2) >= $2 AND d.quotable
       ORDER BY d.said_at DESC, d.message_id DESC LIMIT ${EVIDENCE}`,
      [soulId, weight],
    );
  }

  /** Quotable source messages of these memories, newest first. */
  listSourceMessages(soulId: number, memoryIds: readonly number[]): Promise<number[]> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    return this.ids(
      `SELECT DISTINCT d.message_id AS id, d.said_at FROM memory_messages s
       JOIN ${DEPTH_SCORES} d ON d.message_id = s.message_id AND d.quotable
       WHERE s.memory_id = ANY($2::bigint[]) ORDER BY d.said_at DESC, d.message_id DESC LIMIT ${EVIDENCE}`,
      [soulId, memoryIds],
    );
  }

  async sharedMemories(soulId: number): Promise<number> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const [row] = await this.batch.select<{ many: number }[]>(
      'SELECT count(*)::int AS many FROM shared_memory_souls WHERE companion_id = $1',
      [soulId],
    );
    return row?.many ?? 0;
  }

  private async ids(statement: string, values: unknown[]): Promise<number[]> {
    // SQL: runs the statements of its callers
    return (await this.batch.select<{ id: number }[]>(statement, values)).map(({ id }) => id);
  }
}
