import { HousekeepingRunEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HousekeepingSchedule } from './housekeeping.decorator';

/** A task counts as due this long before its time, because timers of workers drift. */
const TOLERANCE_SECONDS = 0.5;

/** When each housekeeping task last ran, shared by all workers. */
@Injectable()
export class HousekeepingRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Claims tasks that are due and that no worker is running. SQL: one conditional upsert is atomic across workers.
   * @returns names of the claimed tasks
   */
  async claimDue(schedules: readonly HousekeepingSchedule[]): Promise<string[]> {
    const rows = await this.source.query<{ name: string }[]>(
      `INSERT INTO housekeeping_runs AS r (name, started_at)
       SELECT t.name, now() FROM unnest($1::text[], $2::float8[], $3::float8[]) AS t(name, every, timeout)
         LEFT JOIN housekeeping_runs k ON k.name = t.name
       WHERE k.name IS NULL OR (k.started_at <= now() - make_interval(secs => greatest(0, t.every - $4))
         AND (k.finished_at >= k.started_at OR k.started_at <= now() - make_interval(secs => t.timeout)))
       ON CONFLICT (name) DO UPDATE SET started_at = EXCLUDED.started_at
         WHERE r.started_at < EXCLUDED.started_at - make_interval(secs => $4)
       RETURNING name`,
      [
        schedules.map(({ name }) => name),
        schedules.map(({ everyMs }) => everyMs / 1_000),
        schedules.map(({ timeoutMs }) => timeoutMs / 1_000),
        TOLERANCE_SECONDS,
      ],
    );
    return rows.map(({ name }) => name);
  }

  /** Records the end of a run. @param error kind of the error, without its message; null if the run succeeded */
  async finish(name: string, error: string | null): Promise<void> {
    await this.source.getRepository(HousekeepingRunEntity).update({ name }, { finishedAt: () => 'now()', error });
  }
}
