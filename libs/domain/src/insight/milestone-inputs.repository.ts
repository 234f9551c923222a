import type { EmotionName } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BRIGHT, DEEP_CONNECTION, HEAVY } from './figures';
import { MESSAGE_WITH_SOUL, ACTIVE_MEMORY, MAX_GAP } from './insight-inputs.repository';
import { EVIDENCE } from './observations';
import type { MilestoneInputs } from './milestones';

/** Trigger type of reflections on a positive turn in the person's life. */
const TURN_TRIGGER = 'milestone';
/** Trigger types of reflections on something confided, and the minimum weight for the breakthrough milestone. */
const CONFIDED_TRIGGERS = ['confidence', 'disclosure'];
const CONFIDED_WEIGHT = 0.75;

/** Reads the inputs of milestones and observations. Performs no ownership check; for background jobs. */
@Injectable()
export class MilestoneInputsRepository {
  constructor(private readonly source: DataSource) {}

  async read(soulId: number): Promise<MilestoneInputs> {
    const [firstMessage] = await this.source.query<{ id: number; at: Date }[]>(
      `SELECT m.id, m.created_at AS at FROM conversation_souls s JOIN messages m ON m.conversation_id = s.conversation_id
       WHERE s.companion_id = $1 AND m.companion_id IS NULL AND ${MESSAGE_WITH_SOUL} ORDER BY m.created_at, m.id LIMIT 1`,
      [soulId],
    );
    const [firstMemory] = await this.source.query<{ id: number; at: Date }[]>(
      `SELECT m.id, m.said_at AS at FROM memories m WHERE ${ACTIVE_MEMORY} ORDER BY m.said_at, m.id LIMIT 1`,
      [soulId],
    );
    const shared = await this.source.query<MilestoneInputs['shared']>(
      `SELECT s.id, s.created_at AS at, m.id AS "memoryId" FROM memories m JOIN shared_memories s ON s.id = m.source_id
       WHERE ${ACTIVE_MEMORY} AND m.source_type = 'shared' AND s.memory_type = 'breakthrough' ORDER BY s.id`,
      [soulId],
    );
    const anchors = await this.source.query<MilestoneInputs['anchors']>(
      `SELECT a.id, a.created_at AS at, a.message_id AS "messageId" FROM anchors a JOIN anchor_souls s ON s.anchor_id = a.id
       WHERE s.companion_id = $1 AND a.anchor_type = 'breakthrough' ORDER BY a.id`,
      [soulId],
    );
    const moved = await this.source.query<(MilestoneInputs['turns'][number] & { turn: boolean })[]>(
      `SELECT r.id, m.created_at AS at, r.message_id AS "messageId", r.trigger_type = $2 AS turn
       FROM soul_reflections r JOIN messages m ON m.id = r.message_id
       WHERE r.companion_id = $1 AND (r.trigger_type = $2
         OR (r.trigger_type = ANY($3::text[]) AND round(r.emotional_weight::numeric, 2) >= $4))
       ORDER BY m.created_at, m.id`,
      [soulId, TURN_TRIGGER, CONFIDED_TRIGGERS, CONFIDED_WEIGHT],
    );
    return {
      firstMessage: firstMessage ?? null,
      firstMemory: firstMemory ?? null,
      shared,
      anchors,
      turns: moved.filter(({ turn }) => turn),
      confided: moved.find(({ turn }) => !turn) ?? null,
      deep: await this.deepConnectionAt(soulId),
    };
  }

  /** When connection strength (accumulated memory by memory) or trust first reached its threshold, after the minimum number of messages. */
  private async deepConnectionAt(soulId: number): Promise<Date | null> {
    const [row] = await this.source.query<{ at: Date | null }[]>(
      `SELECT greatest(known.at, deep.at) AS at
       FROM (SELECT said_at AS at FROM message_depth_scores WHERE companion_id = $1 ORDER BY said_at, message_id OFFSET $4 LIMIT 1) known, (SELECT least(
         (SELECT min(said_at) FROM (
            SELECT m.said_at, avg(m.significance::float8) OVER w * 8 + least(50, 5 * count(*) OVER w) AS strength FROM memories m
            WHERE ${ACTIVE_MEMORY} AND m.layer IN ('surface', 'core') WINDOW w AS (ORDER BY m.said_at, m.id)) grown WHERE strength >= $2),
         (SELECT min(coalesce(m.created_at, c.created_at)) FROM relationship_changes c LEFT JOIN messages m ON m.id = c.message_id
          WHERE c.companion_id = $1 AND c.what = 'trust' AND c.to_value >= $3)) AS at) deep
       WHERE deep.at IS NOT NULL`,
      [soulId, DEEP_CONNECTION.strength, DEEP_CONNECTION.trust, DEEP_CONNECTION.messages - 1],
    );
    return row?.at ?? null;
  }

  /** Number and significance of the soul's memories at each of these times. */
  async memoriesAt(
    soulId: number,
    times: readonly Date[],
  ): Promise<{ memories: number; near: number; significance: number }[]> {
    return this.source.query(
      `SELECT count(m.id)::int AS memories, count(m.id) FILTER (WHERE m.layer IN ('surface', 'core'))::int AS near,
         coalesce(sum(m.significance::float8) FILTER (WHERE m.layer IN ('surface', 'core')), 0) AS significance
       FROM unnest($2::timestamptz[]) WITH ORDINALITY AS t(at, place) LEFT JOIN memories m ON ${ACTIVE_MEMORY} AND date_trunc('milliseconds', m.said_at) <= t.at
       GROUP BY t.place ORDER BY t.place`,
      [soulId, times],
    );
  }

  /** Quotable messages with an emotion, optionally on a topic; newest first. */
  async about(soulId: number, emotion: EmotionName, topic: string | null): Promise<number[]> {
    return this.ids(
      `SELECT f.message_id AS id FROM feelings f JOIN message_depth_scores d ON d.companion_id = f.companion_id AND d.message_id = f.message_id
       WHERE f.companion_id = $1 AND f.emotion = $2 AND ($3::text IS NULL OR $3 = ANY(f.topics)) AND d.quotable
       ORDER BY f.felt_at DESC, f.message_id DESC LIMIT ${EVIDENCE}`,
      [soulId, emotion, topic],
    );
  }

  /** Most frequent positive emotion that follows a negative one within `MAX_GAP`, with quotable messages. */
  async relief(
    soulId: number,
  ): Promise<{ from: EmotionName; to: EmotionName; many: number; messageIds: number[] } | null> {
    const [row] = await this.source.query<
      { from: EmotionName; to: EmotionName; many: number; messageIds: number[] | null }[]
    >(
      `WITH felt AS (
         SELECT f.message_id, f.conversation_id, f.felt_at, f.emotion, d.quotable, lag(f.emotion) OVER w AS before,
           f.felt_at - lag(f.felt_at) OVER w AS pause
         FROM feelings f JOIN message_depth_scores d ON d.companion_id = f.companion_id AND d.message_id = f.message_id
         WHERE f.companion_id = $1 AND f.dominant WINDOW w AS (PARTITION BY f.conversation_id ORDER BY f.felt_at, f.message_id)
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
    return this.ids(
      `SELECT message_id AS id FROM message_depth_scores WHERE companion_id = $1 AND vulnerable AND quotable
       ORDER BY said_at DESC, message_id DESC LIMIT ${EVIDENCE}`,
      [soulId],
    );
  }

  /** Quotable messages whose reflection has at least this emotional weight, newest first. */
  moments(soulId: number, weight: number): Promise<number[]> {
    return this.ids(
      `SELECT r.message_id AS id FROM soul_reflections r JOIN message_depth_scores d ON d.companion_id = r.companion_id AND d.message_id = r.message_id
       WHERE r.companion_id = $1 AND round(r.emotional_weight::numeric, 2) >= $2 AND d.quotable
       ORDER BY d.said_at DESC, d.message_id DESC LIMIT ${EVIDENCE}`,
      [soulId, weight],
    );
  }

  /** Quotable source messages of these memories, newest first. */
  told(soulId: number, memoryIds: readonly number[]): Promise<number[]> {
    return this.ids(
      `SELECT DISTINCT d.message_id AS id, d.said_at FROM memory_messages s
       JOIN message_depth_scores d ON d.companion_id = $1 AND d.message_id = s.message_id AND d.quotable
       WHERE s.memory_id = ANY($2::bigint[]) ORDER BY d.said_at DESC, d.message_id DESC LIMIT ${EVIDENCE}`,
      [soulId, memoryIds],
    );
  }

  async sharedMemories(soulId: number): Promise<number> {
    const [row] = await this.source.query<{ many: number }[]>(
      'SELECT count(*)::int AS many FROM shared_memory_souls WHERE companion_id = $1',
      [soulId],
    );
    return row?.many ?? 0;
  }

  private async ids(statement: string, values: unknown[]): Promise<number[]> {
    return (await this.source.query<{ id: number }[]>(statement, values)).map(({ id }) => id);
  }
}
