import type { EmotionalShift, EmotionName, EmotionPoint } from '@kinloom/contract';
import { INSIGHT_LISTS } from '@kinloom/contract';
import { SelectBatch } from '@kinloom/database';
import { ACTIVE_MEMORY } from '@kinloom/domain/souls';
import type { DepthParts } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import type { InsightInputs } from './insight-computation';
import {
  MAX_PER_EMOTION,
  BRIGHT,
  DEEP_MOMENT,
  HEAVY,
  NEWEST_DEPTHS,
  type Quarters,
  type Told,
  VELOCITY_DAYS,
} from './figures';
import {
  DEPTH_SCORES,
  EMOTIONS,
  EMOTIONS_WITH_BREAKS,
  MEMORY_OUTSIDE_DANGER,
  outsideDanger,
  REFLECTIONS,
} from './outside-danger';
import { MAX_WEEKS, type WeekRows } from './weekly-growth';

/** Condition for active memories `m` of soul $1. */
export const MEMORY_OF_SOUL = `m.companion_id = $1 AND ${ACTIVE_MEMORY} AND ${MEMORY_OUTSIDE_DANGER}`;
/** The day (UTC) on which memory `m` was said. */
export const DAY_SAID = "(m.said_at AT TIME ZONE 'UTC')::date";
/** Condition for messages `m` between the person and soul $1, also in group conversations; excludes forgotten messages. */
export const MESSAGE_WITH_SOUL = `m.content <> '' AND m.status IN ('complete', 'stopped') AND NOT m.forgotten AND m.copy_of IS NULL
  AND (m.companion_id IS NULL OR m.companion_id = $1)`;
/** A time of a JSON row. */
export const dateOf = (time: string | null | undefined): Date | null => (time ? new Date(time) : null);
const INTERVAL = (days: 1 | 7, time: string) =>
  `to_char(date_trunc('${days === 1 ? 'day' : 'week'}', ${time} AT TIME ZONE 'UTC'), 'YYYY-MM-DD')`;
/** Maximum gap between two emotions for one to count as following the other. */
export const MAX_GAP = "interval '2 hours'";

/** Reads and aggregates the inputs of the figures. Performs no ownership check; for background jobs. */
@Injectable()
export class InsightInputsRepository {
  constructor(private readonly batch: SelectBatch) {}

  async inputs(soulId: number): Promise<InsightInputs> {
    const [told, memoryDays, firstAt, feelings, outcomes, shifts, depths, quarters, deepMoments, weights] =
      await Promise.all([
        this.told(soulId),
        this.memoryDays(soulId),
        this.firstAt(soulId),
        this.feelings(soulId),
        this.outcomes(soulId),
        this.shifts(soulId),
        this.depths(soulId),
        this.quarters(soulId),
        this.deepMoments(soulId),
        this.weights(soulId),
      ]);
    return { told, memoryDays, firstAt, feelings, outcomes, shifts, depths, quarters, deepMoments, weights };
  }

  private async told(soulId: number): Promise<Told> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const [row] = await this.batch.select<Told[]>(
      `SELECT count(*)::int AS memories, coalesce(sum(m.significance::float8), 0) AS significance,
         count(DISTINCT ${DAY_SAID})::int AS days
       FROM memories m WHERE ${MEMORY_OF_SOUL}`,
      [soulId],
    );
    return row ?? { memories: 0, significance: 0, days: 0 };
  }

  private async memoryDays(soulId: number): Promise<Record<string, number>> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const rows = await this.batch.select<{ day: string; many: number }[]>(
      `SELECT to_char(m.said_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::int AS many FROM memories m
       WHERE ${MEMORY_OF_SOUL} AND m.said_at > now() - make_interval(days => $2) GROUP BY 1`,
      [soulId, VELOCITY_DAYS + 1],
    );
    return Object.fromEntries(rows.map(({ day, many }) => [day, many]));
  }

  private async firstAt(soulId: number): Promise<Date | null> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const [row] = await this.batch.select<{ at: string | null }[]>(
      `SELECT min(m.created_at) AS at FROM conversation_souls s JOIN messages m ON m.conversation_id = s.conversation_id
       WHERE s.companion_id = $1 AND m.companion_id IS NULL AND ${MESSAGE_WITH_SOUL}`,
      [soulId],
    );
    return dateOf(row?.at);
  }

  private async feelings(soulId: number): Promise<InsightInputs['feelings']> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const rows = await this.batch.select<(Omit<InsightInputs['feelings'][number], 'last'> & { last: string })[]>(
      `SELECT emotion, avg(intensity::float8) AS intensity, count(*)::int AS frequency, max(felt_at) AS last
       FROM ${EMOTIONS} f GROUP BY emotion`,
      [soulId],
    );
    return rows.map((row) => ({ ...row, last: new Date(row.last) }));
  }

  /** Counts how often one emotion was followed by another within `MAX_GAP`. */
  private outcomes(soulId: number): Promise<InsightInputs['outcomes']> {
    // SQL: window functions over a CTE
    return this.batch.select(
      `WITH felt AS (
         SELECT message_id, conversation_id, felt_at, array_agg(emotion) AS emotions FROM ${EMOTIONS_WITH_BREAKS} f
         GROUP BY message_id, conversation_id, felt_at
       ), followed AS (
         SELECT emotions, lead(emotions) OVER w AS next, lead(felt_at) OVER w - felt_at AS pause FROM felt
         WINDOW w AS (PARTITION BY conversation_id ORDER BY felt_at, message_id)
       )
       SELECT e.emotion, o.outcome, count(*)::int AS many FROM followed, unnest(emotions) AS e(emotion), unnest(next) AS o(outcome)
       WHERE pause <= ${MAX_GAP} AND e.emotion <> o.outcome GROUP BY 1, 2`,
      [soulId],
    );
  }

  /** Newest shifts between positive and negative emotions. */
  private async shifts(soulId: number): Promise<EmotionalShift[]> {
    // SQL: window functions over a CTE
    const rows = await this.batch.select<EmotionalShift[]>(
      `WITH felt AS (
         SELECT message_id, conversation_id, felt_at, emotion, lag(emotion) OVER (PARTITION BY conversation_id ORDER BY felt_at, message_id)
           AS before
         FROM ${EMOTIONS_WITH_BREAKS} f WHERE dominant AND (emotion IS NULL OR emotion = ANY($2::text[] || $3::text[]))
       )
       SELECT before AS "from", emotion AS "to", conversation_id AS "conversationId", message_id AS "messageId", felt_at AS date FROM felt
       WHERE (emotion = ANY($2::text[])) <> (before = ANY($2::text[])) ORDER BY felt_at DESC, message_id DESC LIMIT $4`,
      [soulId, [...BRIGHT], [...HEAVY], INSIGHT_LISTS.shifts],
    );
    return rows.map((row) => ({ ...row, date: new Date(row.date).toISOString() }));
  }

  private async depths(soulId: number): Promise<InsightInputs['depths']> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const [row] = await this.batch.select<(DepthParts & { many: number })[]>(
      `SELECT count(*)::int AS many, coalesce(sum(words::float8), 0) AS words, coalesce(sum(feeling::float8), 0) AS feeling,
         coalesce(sum(confided::float8), 0) AS confided, coalesce(sum(kept::float8), 0) AS kept, coalesce(sum(asked::float8), 0) AS asked
       FROM (SELECT * FROM ${DEPTH_SCORES} d ORDER BY said_at DESC, message_id DESC LIMIT $2) newest`,
      [soulId, NEWEST_DEPTHS],
    );
    const { many, ...sums } = row ?? { many: 0, words: 0, feeling: 0, confided: 0, kept: 0, asked: 0 };
    return { many, sums };
  }

  private async quarters(soulId: number): Promise<Quarters> {
    // SQL: CTE
    const [row] = await this.batch.select<Quarters[]>(
      `WITH q AS (SELECT count(*)::int / 4 AS quarter FROM ${DEPTH_SCORES} d)
       SELECT quarter,
         (SELECT count(*) FILTER (WHERE vulnerable)::int
          FROM (SELECT vulnerable FROM ${DEPTH_SCORES} d ORDER BY said_at, message_id LIMIT quarter) f) AS first,
         (SELECT count(*) FILTER (WHERE vulnerable)::int
          FROM (SELECT vulnerable FROM ${DEPTH_SCORES} d ORDER BY said_at DESC, message_id DESC LIMIT quarter) n) AS newest
       FROM q`,
      [soulId],
    );
    return row ?? { quarter: 0, first: 0, newest: 0 };
  }

  private async deepMoments(soulId: number): Promise<number> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const [row] = await this.batch.select<{ many: number }[]>(
      `SELECT count(*)::int AS many FROM ${REFLECTIONS} r WHERE round(emotional_weight::numeric, 2) >= $2`,
      [soulId, DEEP_MOMENT],
    );
    return row?.many ?? 0;
  }

  /** Significance and recall count of every active memory. */
  private weights(soulId: number): Promise<InsightInputs['weights']> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    return this.batch.select(
      `SELECT m.id, m.significance::float8 AS significance, coalesce(r.many, 0) AS references FROM memories m
       LEFT JOIN (SELECT r.ref_id, count(*)::int AS many FROM recalls r JOIN messages x ON x.id = r.message_id AND NOT x.forgotten
                  WHERE r.companion_id = $1 AND r.kind = 'memory' GROUP BY r.ref_id) r ON r.ref_id = m.id
       WHERE ${MEMORY_OF_SOUL}`,
      [soulId],
    );
  }

  /** Emotions by day or week, limited to the newest ones. */
  async feelingWeeks(soulId: number, days: 1 | 7): Promise<EmotionPoint[]> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const rows = await this.batch.select<EmotionPoint[]>(
      `SELECT ${INTERVAL(days, 'felt_at')} AS week, ${days} AS days, emotion, round(avg(intensity::numeric), 2)::float8 AS intensity, count(*)::int AS messages
       FROM ${EMOTIONS} f GROUP BY 1, 3 ORDER BY 1, 3`,
      [soulId],
    );
    const from = [...new Set(rows.map(({ week }) => week))].at(-MAX_WEEKS) ?? '';
    return rows.filter(({ week }) => week >= from);
  }

  async weeks(soulId: number, days: 1 | 7): Promise<WeekRows> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const messages = this.byWeek(
      `SELECT ${INTERVAL(days, 'm.created_at')} AS week, count(*)::int AS value FROM conversation_souls s
       JOIN messages m ON m.conversation_id = s.conversation_id WHERE s.companion_id = $1 AND ${MESSAGE_WITH_SOUL} GROUP BY 1`,
      soulId,
    );
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const memories = this.byWeek(
      `SELECT ${INTERVAL(days, 'm.said_at')} AS week, count(*)::int AS value FROM memories m WHERE ${MEMORY_OF_SOUL} GROUP BY 1`,
      soulId,
    );
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    const starts = this.batch.select<WeekRows['start'][]>(
      `SELECT coalesce((SELECT from_value FROM relationship_changes WHERE companion_id = p.id AND what = 'trust' ORDER BY id LIMIT 1), p.trust)
           AS trust,
         coalesce((SELECT from_value FROM relationship_changes WHERE companion_id = p.id AND what = 'level' ORDER BY id LIMIT 1),
           p.relationship_level)::int AS level
       FROM companions p WHERE p.id = $1`,
      [soulId],
    );
    const changes = [this.changes(soulId, days, 'trust'), this.changes(soulId, days, 'level')] as const;
    const [byMessages, byMemories, [start], trust, level] = await Promise.all([messages, memories, starts, ...changes]);
    return { days, messages: byMessages, memories: byMemories, trust, level, start: start ?? { trust: 0, level: 1 } };
  }

  /** Sum of changes by interval; a change belongs to the interval of its message. */
  private changes(soulId: number, days: 1 | 7, what: 'trust' | 'level'): Promise<Map<string, number>> {
    // SQL: a text, because `SelectBatch` reads it together with the other inputs
    return this.byWeek(
      `SELECT ${INTERVAL(days, 'coalesce(m.created_at, c.created_at)')} AS week, sum(c.to_value - c.from_value) AS value
       FROM relationship_changes c LEFT JOIN messages m ON m.id = c.message_id
       WHERE c.companion_id = $1 AND c.what = '${what}' AND ${outsideDanger('c.message_id')} GROUP BY 1`,
      soulId,
    );
  }

  private async byWeek(statement: string, soulId: number): Promise<Map<string, number>> {
    // SQL: runs the statements of its callers, which group by interval
    const rows = await this.batch.select<{ week: string; value: number }[]>(statement, [soulId]);
    return new Map(rows.map(({ week, value }) => [week, value]));
  }

  /** Topics mentioned with each emotion, most frequent first, then most recent. */
  async triggers(soulId: number): Promise<{ emotion: EmotionName; topic: string; many: number }[]> {
    // SQL: window functions
    return this.batch.select(
      `SELECT emotion, topic, many FROM (
         SELECT emotion, topic, count(*)::int AS many, max(felt_at) AS last,
           row_number() OVER (PARTITION BY emotion ORDER BY count(*) DESC, max(felt_at) DESC, topic) AS place
         FROM ${EMOTIONS} f, unnest(topics) AS topic GROUP BY emotion, topic) told
       WHERE place <= $2 ORDER BY many DESC, last DESC, topic, emotion`,
      [soulId, MAX_PER_EMOTION],
    );
  }
}
