import {
  USABLE_MESSAGE,
  MESSAGE_COLUMNS,
  type SpokenMessageRow,
  storeMessageEmotions,
  MESSAGE_JOINS,
  toHeard,
} from '@kinloom/domain/memories';
import { type Felt, feltIn, perceive } from '@kinloom/mind';
import { setImmediate as immediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Messages per batch, and messages between two yields to the event loop. */
const BATCH = 200;
const YIELD_EVERY = 5;

interface Backlog {
  id: number;
  import_id: number | null;
  after_id: number;
  up_to_id: number | null;
}
type Row = SpokenMessageRow & { kept: number[]; others: boolean };

/** Computes emotions of messages that were never analysed: imported ones, and ones older than the feature. */
@Injectable()
export class EmotionBackfillRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Processes the next batch of a soul's backlog.
   * @returns `more` if the backlog may have more messages, `none` if it is empty, `taken` if another worker processed this batch
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
      // Lock order: the soul first, as in deletions; prevents deadlocks.
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
    // Archive voice `other` is a third party, not the person.
    const others = `EXISTS (SELECT FROM archive_lines l WHERE l.message_id = m.id AND l.voice = 'other') AS others`;
    return import_id === null
      ? this.source.query(
          `SELECT ${MESSAGE_COLUMNS}, ${kept}, ${others} FROM messages m ${MESSAGE_JOINS}
           JOIN conversation_souls s ON s.conversation_id = m.conversation_id AND s.companion_id = $1
           WHERE m.id > $2 AND ($3::bigint IS NULL OR m.id <= $3) AND m.companion_id IS NULL AND (m.import_id IS NOT NULL OR ${USABLE_MESSAGE})
           ORDER BY m.id LIMIT ${BATCH}`,
          [soulId, after_id, up_to_id],
        )
      : this.source.query(
          `SELECT ${MESSAGE_COLUMNS}, ${kept}, ${others} FROM messages m ${MESSAGE_JOINS}
           WHERE m.import_id = $3 AND m.id > $2 ORDER BY m.id LIMIT ${BATCH}`,
          [soulId, after_id, import_id],
        );
  }
}

async function feltOf(rows: readonly Row[]): Promise<Felt[]> {
  const felt: Felt[] = [];
  for (const [place, row] of rows.entries()) {
    if (place % YIELD_EVERY === 0) await immediate();
    if (row.companion_id !== null || row.others || row.content === '') continue;
    felt.push(feltIn(toHeard(row), perceive(row.content), row.kept));
  }
  return felt;
}

/** Adds an import to the emotion backlog. Call within the transaction that creates the import. */
export async function enqueueEmotionBackfill(manager: EntityManager, soulId: number, importId: number): Promise<void> {
  await manager.query('INSERT INTO insight_backlogs (companion_id, import_id) VALUES ($1, $2)', [soulId, importId]);
}
