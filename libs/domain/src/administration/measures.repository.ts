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
    const snapshots = this.source.getRepository(ProcessMeasureEntity);
    await snapshots.createQueryBuilder().delete().where(`seen_at < now() - interval '1 hour'`).execute();
    await snapshots.upsert({ id: processId, role, measures, seenAt: () => 'now()' }, ['id']);
  }

  /** Deletes the snapshot of a process that shuts down; no-op if the connection is closed already. */
  async remove(processId: string): Promise<void> {
    if (this.source.isInitialized) await this.source.getRepository(ProcessMeasureEntity).delete({ id: processId });
  }
}
