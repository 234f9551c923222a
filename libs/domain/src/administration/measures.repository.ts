import { ProcessMeasureEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import type { MetricObject } from 'prom-client';
import { DataSource, Not } from 'typeorm';

/** Metrics snapshots of the processes (table `process_measures`). */
@Injectable()
export class MeasuresRepository {
  constructor(private readonly source: DataSource) {}

  /** Snapshots of the other processes, without those that were not updated for `staleSeconds`. */
  listOthers(processId: string, staleSeconds: number): Promise<ProcessMeasureEntity[]> {
    return this.source
      .getRepository(ProcessMeasureEntity)
      .createQueryBuilder('process')
      .where({ id: Not(processId) })
      .andWhere('process.seenAt > now() - make_interval(secs => :staleSeconds)', { staleSeconds })
      .getMany();
  }

  /** Upserts the snapshot of a process, and deletes snapshots that were not updated for an hour. */
  async store(processId: string, role: string, measures: MetricObject[]): Promise<void> {
    // SQL: deletes and upserts in one statement
    await this.source.query(
      `WITH expired AS (DELETE FROM process_measures WHERE seen_at < now() - interval '1 hour' AND id <> $1)
       INSERT INTO process_measures (id, role, measures, seen_at) VALUES ($1, $2, $3::jsonb, now())
       ON CONFLICT (id) DO UPDATE SET role = EXCLUDED.role, measures = EXCLUDED.measures, seen_at = EXCLUDED.seen_at`,
      [processId, role, JSON.stringify(measures)],
    );
  }

  /** Deletes the snapshot of a process that shuts down; no-op if the connection is closed already. */
  async remove(processId: string): Promise<void> {
    if (this.source.isInitialized) await this.source.getRepository(ProcessMeasureEntity).delete({ id: processId });
  }
}
