import { transact } from '@kinloom/database';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ComputedInsight, ComputedWeeks, ComputedTexts } from './insight-computation';
import { type Reached, significanceOf } from './milestones';

/** A soul whose figures are due. `dueAt` names the change that made them so. */
export interface DueFigures {
  accountId: number;
  name: string;
  dueAt: string;
}

/** A milestone, and how things were when it was reached. */
export interface ReachedThen extends Reached {
  connectionStrength: number;
  memoryCount: number;
}

export interface NewFigures {
  drawn: ComputedInsight;
  words: ComputedTexts;
  weeks: ComputedWeeks;
  /** All that is reached by now. */
  reached: readonly ReachedThen[];
  nextAt: Date | null;
  /** More of what they are drawn from is still to come: they stay due. */
  more: boolean;
}

/** Seconds after which figures that are due and that nobody seems to draw up are handed out again. */
const PATIENCE = 10;

@Injectable()
export class FiguresRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** @returns null where nothing is due, or the soul is gone */
  async due(soulId: number): Promise<DueFigures | null> {
    const [row] = await this.source.query<DueFigures[]>(
      `SELECT p.account_id AS "accountId", p.name, f.due_at::text AS "dueAt"
       FROM insight_figures f JOIN companions p ON p.id = f.companion_id WHERE f.companion_id = $1 AND f.due`,
      [soulId],
    );
    return row ?? null;
  }

  /**
   * Keeps figures, and the milestones that were reached; what has no ground any more goes, but for a connection that was deep once.
   * @returns whether milestones changed; null, and nothing is kept, where something changed since they were due or the soul is gone
   */
  keep(soulId: number, dueAt: string, figures: NewFigures): Promise<{ milestones: boolean } | null> {
    return transact(this.source, async (manager) => {
      // Whoever forgets something holds the soul first: nothing is kept of what is just going.
      await manager.query('SELECT FROM companions WHERE id = $1 FOR NO KEY UPDATE', [soulId]);
      const held = await manager.query<unknown[]>(
        'SELECT FROM insight_figures WHERE companion_id = $1 AND due AND due_at = $2::timestamptz FOR UPDATE',
        [soulId, dueAt],
      );
      if (held.length === 0) return null;
      const milestones = await this.keepMilestones(manager, soulId, figures.reached);
      await manager.query(
        `UPDATE insight_figures SET due = $2, figures = $3, weeks = $4, next_at = $5, words = $6, drawn_at = now() WHERE companion_id = $1`,
        [
          soulId,
          figures.more,
          JSON.stringify(figures.drawn),
          JSON.stringify(figures.weeks),
          figures.nextAt,
          JSON.stringify(figures.words),
        ],
      );
      return { milestones };
    });
  }

  /** Keys of the milestones that were reached already. */
  async reached(soulId: number): Promise<Set<string>> {
    const rows = await this.source.query<{ key: string }[]>(
      `SELECT type || '/' || key AS key FROM milestones WHERE companion_id = $1`,
      [soulId],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** Figures that are due and that nobody seems to see to, those with an anniversary among them; each is handed out again only after a while. */
  async forgotten(limit: number): Promise<number[]> {
    await this.source.query(
      'UPDATE insight_figures SET due = true, due_at = clock_timestamp(), next_at = NULL WHERE next_at <= now()',
    );
    const [rows] = await this.source.query<[{ companion_id: number }[], number]>(
      `UPDATE insight_figures SET asked_at = now() WHERE companion_id IN (
         SELECT companion_id FROM insight_figures WHERE due AND asked_at < now() - make_interval(secs => ${PATIENCE})
         ORDER BY asked_at LIMIT $1 FOR UPDATE SKIP LOCKED) RETURNING companion_id`,
      [limit],
    );
    return rows.map(({ companion_id }) => companion_id);
  }

  private async keepMilestones(
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
    const [changed] = await manager.query<{ many: number }[]>(
      `WITH reached AS (
         SELECT * FROM jsonb_to_recordset($2::jsonb) AS r(type text, key text, at timestamptz, message bigint, memory bigint,
           significance int, strength real, memories int)
       ), gone AS (
         DELETE FROM milestones k WHERE k.companion_id = $1 AND k.type <> 'deep_connection'
           AND NOT EXISTS (SELECT FROM reached r WHERE r.type = k.type AND r.key = k.key) RETURNING 1
       ), kept AS (
         INSERT INTO milestones AS k (companion_id, type, key, significance, message_id, memory_id, connection_strength, memory_count, reached_at)
         SELECT $1, r.type, r.key, r.significance, r.message, r.memory, r.strength, r.memories, r.at FROM reached r
         WHERE (r.message IS NULL OR EXISTS (SELECT FROM messages m WHERE m.id = r.message))
           AND (r.memory IS NULL OR EXISTS (SELECT FROM memories m WHERE m.id = r.memory))
         ORDER BY r.at, r.type, r.key
         -- Reached earlier, as an import may show, it is of then; a connection stays deep since it first was.
         ON CONFLICT (companion_id, type, key) DO UPDATE SET reached_at = EXCLUDED.reached_at, message_id = EXCLUDED.message_id,
           memory_id = EXCLUDED.memory_id, connection_strength = EXCLUDED.connection_strength, memory_count = EXCLUDED.memory_count
         WHERE k.type <> 'deep_connection' AND (k.reached_at, k.message_id, k.memory_id)
           IS DISTINCT FROM (EXCLUDED.reached_at, EXCLUDED.message_id, EXCLUDED.memory_id)
         RETURNING 1
       )
       SELECT ((SELECT count(*) FROM gone) + (SELECT count(*) FROM kept))::int AS many`,
      [soulId, JSON.stringify(rows)],
    );
    return (changed?.many ?? 0) > 0;
  }
}

/** Has figures drawn up anew, because something they are drawn from changed. Within the transaction of the change. */
export async function markInsightStale(manager: EntityManager, souls: readonly number[]): Promise<void> {
  await manager.query(
    `INSERT INTO insight_figures AS f (companion_id) SELECT unnest($1::bigint[])
     ON CONFLICT (companion_id) DO UPDATE SET due = true, due_at = clock_timestamp(),
       asked_at = CASE WHEN f.due THEN f.asked_at ELSE now() END`,
    [[...souls].sort((a, b) => a - b)],
  );
}
