import { CHECKPOINTS } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Checkpoints of graph runs, written by LangGraph. */
@Injectable()
export class CheckpointsRepository {
  constructor(private readonly source: DataSource) {}

  /** Ids of runs that have checkpoints but are finished or deleted. */
  async listOrphanedRunIds(): Promise<number[]> {
    // SQL: union of several tables
    const rows = await this.source.query<{ id: number }[]>(
      `SELECT substring(thread_id FROM 5)::bigint AS id FROM (
         SELECT thread_id FROM ${CHECKPOINTS}.checkpoints UNION SELECT thread_id FROM ${CHECKPOINTS}.checkpoint_blobs
         UNION SELECT thread_id FROM ${CHECKPOINTS}.checkpoint_writes) c
       WHERE thread_id LIKE 'run-%' AND NOT EXISTS (
         SELECT FROM agent_runs r WHERE r.id = substring(c.thread_id FROM 5)::bigint AND r.ended_at IS NULL)`,
    );
    return rows.map(({ id }) => id);
  }
}
