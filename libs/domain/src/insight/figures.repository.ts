import { CompanionEntity, InsightFiguresEntity, MilestoneEntity, transact } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ComputedInsight, ComputedWeeks, ComputedTexts } from './insight-computation';
import { type Reached, significanceOf } from './milestones';

/** A soul whose figures are due. `dueAt` is the optimistic concurrency token: it changes with every change of the inputs. */
export interface DueFigures {
  accountId: number;
  name: string;
  dueAt: string;
}

/** A milestone with the figures at the time it was reached. */
export interface ReachedThen extends Reached {
  connectionStrength: number;
  memoryCount: number;
}

export interface NewFigures {
  computed: ComputedInsight;
  words: ComputedTexts;
  weeks: ComputedWeeks;
  /** All milestones reached so far. */
  reached: readonly ReachedThen[];
  nextAt: Date | null;
  /** Whether the emotion backlog has more messages; if so, the figures stay due. */
  more: boolean;
}

/** Seconds after which due figures without progress are claimed again. */
const STALE_SECONDS = 10;

/** Computed figures of souls, and their staleness: which are due for recomputation. */
@Injectable()
export class FiguresRepository {
  constructor(private readonly source: DataSource) {}

  /** @returns null if nothing is due or the soul was deleted */
  async due(soulId: number): Promise<DueFigures | null> {
    const row = await this.source
      .getRepository(InsightFiguresEntity)
      .createQueryBuilder('figures')
      .innerJoin('figures.companion', 'soul')
      .select('soul.accountId', 'accountId')
      .addSelect('soul.name', 'name')
      .addSelect('CAST(figures.dueAt AS text)', 'dueAt')
      .where({ companionId: soulId, due: true })
      .getRawOne<DueFigures>();
    return row ?? null;
  }

  /**
   * Stores figures and reached milestones, and deletes milestones whose source is gone (except `deep_connection`).
   * @returns whether milestones changed; null without storing anything if the inputs changed since `dueAt` or the soul was deleted
   */
  store(soulId: number, dueAt: string, figures: NewFigures): Promise<{ milestones: boolean } | null> {
    return transact(this.source, async (manager) => {
      // Lock order: the soul first, as in deletions, so that no figures of content being deleted are stored.
      await manager.findOne(CompanionEntity, {
        select: { id: true },
        where: { id: soulId },
        lock: { mode: 'for_no_key_update' },
      });
      // SQL: `due_at` is compared in microseconds, which a Date does not have
      const locked = await manager.query<unknown[]>(
        'SELECT FROM insight_figures WHERE companion_id = $1 AND due AND due_at = $2::timestamptz FOR UPDATE',
        [soulId, dueAt],
      );
      if (locked.length === 0) return null;
      const milestones = await this.storeMilestones(manager, soulId, figures.reached);
      const { computed, weeks, words, nextAt, more } = figures;
      await manager.update(
        InsightFiguresEntity,
        { companionId: soulId },
        {
          due: more,
          figures: computed,
          weeks,
          words,
          nextAt,
          drawnAt: () => 'now()',
        },
      );
      return { milestones };
    });
  }

  /** Keys (`type/key`) of stored milestones. */
  async reached(soulId: number): Promise<Set<string>> {
    const milestones = await this.source
      .getRepository(MilestoneEntity)
      .find({ select: { id: true, type: true, key: true }, where: { companionId: soulId } });
    return new Set(milestones.map(({ type, key }) => `${type}/${key}`));
  }

  /** Claims figures that are due (including due anniversaries) and not in progress; a claimed soul is returned again after `STALE_SECONDS`. */
  async claimStale(limit: number): Promise<number[]> {
    await this.source
      .createQueryBuilder()
      .update(InsightFiguresEntity, { due: true, dueAt: () => 'clock_timestamp()', nextAt: null })
      .where('next_at <= now()')
      .execute();
    // SQL: one statement claims rows that no other process has locked
    const [rows] = await this.source.query<[{ companion_id: number }[], number]>(
      `UPDATE insight_figures SET asked_at = now() WHERE companion_id IN (
         SELECT companion_id FROM insight_figures WHERE due AND asked_at < now() - make_interval(secs => ${STALE_SECONDS})
         ORDER BY asked_at LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING companion_id`,
      [limit],
    );
    return rows.map(({ companion_id }) => companion_id);
  }

  private async storeMilestones(
    manager: EntityManager,
    soulId: number,
    reached: readonly ReachedThen[],
  ): Promise<boolean> {
    const rows = reached.map(({ type, key, at, messageId, memoryId, connectionStrength, memoryCount }) => ({
      type,
      key,
      at,
      message: messageId,
      memory: memoryId,
      significance: significanceOf(type, key),
      strength: connectionStrength,
      memories: memoryCount,
    }));
    // SQL: one statement for several tables, as a CTE with RETURNING
    const [changed] = await manager.query<{ many: number }[]>(
      `WITH reached AS (
         SELECT * FROM jsonb_to_recordset($2::jsonb) AS r(type text, key text, at timestamptz, message bigint, memory bigint,
           significance int, strength real, memories int)
       ), deleted AS (
         DELETE FROM milestones k WHERE k.companion_id = $1 AND k.type <> 'deep_connection'
           AND NOT EXISTS (SELECT FROM reached r WHERE r.type = k.type AND r.key = k.key) RETURNING 1
       ), upserted AS (
         INSERT INTO milestones AS k (companion_id, type, key, significance, message_id, memory_id, connection_strength, memory_count, reached_at)
         SELECT $1, r.type, r.key, r.significance, r.message, r.memory, r.strength, r.memories, r.at FROM reached r
         WHERE (r.message IS NULL OR EXISTS (SELECT FROM messages m WHERE m.id = r.message))
           AND (r.memory IS NULL OR EXISTS (SELECT FROM memories m WHERE m.id = r.memory))
         ORDER BY r.at, r.type, r.key
         -- An import may show an earlier date; deep_connection keeps its first date.
         ON CONFLICT (companion_id, type, key) DO UPDATE SET reached_at = EXCLUDED.reached_at, message_id = EXCLUDED.message_id,
           memory_id = EXCLUDED.memory_id, connection_strength = EXCLUDED.connection_strength, memory_count = EXCLUDED.memory_count
         WHERE k.type <> 'deep_connection' AND (k.reached_at, k.message_id, k.memory_id)
           IS DISTINCT FROM (EXCLUDED.reached_at, EXCLUDED.message_id, EXCLUDED.memory_id)
         RETURNING 1
       )
       SELECT ((SELECT count(*) FROM deleted) + (SELECT count(*) FROM upserted))::int AS many`,
      [soulId, JSON.stringify(rows)],
    );
    return (changed?.many ?? 0) > 0;
  }
}

/** Marks figures of souls as due. Call within the transaction that changes an input. */
export async function markInsightStale(manager: EntityManager, souls: readonly number[]): Promise<void> {
  // SQL: the rows are one parameter, however many they are
  await manager.query(
    `INSERT INTO insight_figures AS f (companion_id) SELECT unnest($1::bigint[])
     ON CONFLICT (companion_id) DO UPDATE SET due = true, due_at = clock_timestamp(),
       asked_at = CASE WHEN f.due THEN f.asked_at ELSE now() END`,
    [[...souls].sort((a, b) => a - b)],
  );
}
