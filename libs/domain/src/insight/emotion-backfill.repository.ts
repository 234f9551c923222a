import { AUDIBLE, HEARD_COLUMNS, type HeardRow, storeMessageEmotions, SPOKEN, toHeard } from '@kinloom/domain/memories';
import { type Felt, feltIn, perceive } from '@kinloom/mind';
import { setImmediate as immediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Messages that are felt at a time, and between two moments in which others have their turn. */
const BATCH = 200;
const BREATH = 5;

interface Backlog {
  id: number;
  import_id: number | null;
  after_id: number;
  up_to_id: number | null;
}
type Row = HeardRow & { kept: number[]; others: boolean };

/** What was said before souls felt it: imports, and what is older than the figures. */
@Injectable()
export class EmotionBackfillRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * Has a soul feel some more of what is left.
   * @returns `more` where there may be more of it, `none` where there is nothing left, `taken` where somebody else is at it
   */
  async step(soulId: number): Promise<'more' | 'none' | 'taken'> {
    const [backlog] = await this.source.query<Backlog[]>(
      'SELECT id, import_id, after_id, up_to_id FROM insight_backlogs WHERE companion_id = $1 ORDER BY id LIMIT 1',
      [soulId],
    );
    if (!backlog) return 'none';
    const rows = await this.rows(soulId, backlog);
    const felt = await feltOf(rows);
    return this.source.transaction(async (manager) => {
      // The soul before all else, as whoever takes something back holds it first: nobody waits in a circle.
      await manager.query('SELECT FROM companions WHERE id = $1 FOR NO KEY UPDATE', [soulId]);
      const [now] = await manager.query<Pick<Backlog, 'after_id'>[]>(
        'SELECT after_id FROM insight_backlogs WHERE id = $1 FOR UPDATE',
        [backlog.id],
      );
      if (!now) return 'more';
      if (now.after_id !== backlog.after_id) return 'taken';
      await storeMessageEmotions(manager, soulId, felt);
      if (rows.length < BATCH) await manager.query('DELETE FROM insight_backlogs WHERE id = $1', [backlog.id]);
      else
        await manager.query('UPDATE insight_backlogs SET after_id = $2 WHERE id = $1', [backlog.id, rows.at(-1)?.id]);
      return 'more';
    });
  }

  private rows(soulId: number, { import_id, after_id, up_to_id }: Backlog): Promise<Row[]> {
    const kept = `(SELECT coalesce(array_agg(k.significance::float8), '{}') FROM memory_messages s
      JOIN memories k ON k.id = s.memory_id AND k.companion_id = $1 WHERE s.message_id = m.id) AS kept`;
    // Who else spoke in an import is not the person.
    const others = `EXISTS (SELECT FROM archive_lines l WHERE l.message_id = m.id AND l.voice = 'other') AS others`;
    return import_id === null
      ? this.source.query(
          `SELECT ${HEARD_COLUMNS}, ${kept}, ${others} FROM messages m ${SPOKEN}
           JOIN conversation_souls s ON s.conversation_id = m.conversation_id AND s.companion_id = $1
           WHERE m.id > $2 AND ($3::bigint IS NULL OR m.id <= $3) AND m.companion_id IS NULL AND (m.import_id IS NOT NULL OR ${AUDIBLE})
           ORDER BY m.id LIMIT ${BATCH}`,
          [soulId, after_id, up_to_id],
        )
      : this.source.query(
          `SELECT ${HEARD_COLUMNS}, ${kept}, ${others} FROM messages m ${SPOKEN}
           WHERE m.import_id = $3 AND m.id > $2 ORDER BY m.id LIMIT ${BATCH}`,
          [soulId, after_id, import_id],
        );
  }
}

async function feltOf(rows: readonly Row[]): Promise<Felt[]> {
  const felt: Felt[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % BREATH === 0) await immediate();
    if (row.companion_id !== null || row.others || row.content === '') continue;
    felt.push(feltIn(toHeard(row), perceive(row.content), row.kept));
  }
  return felt;
}

/** Notes that an import is still to be felt. Within the transaction that makes it. */
export async function enqueueEmotionBackfill(manager: EntityManager, soulId: number, importId: number): Promise<void> {
  await manager.query('INSERT INTO insight_backlogs (companion_id, import_id) VALUES ($1, $2)', [soulId, importId]);
}
