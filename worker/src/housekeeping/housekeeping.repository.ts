import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HousekeepingSchedule } from './housekeeping.decorator';

/** A task counts as due this long before its time, because timers of workers drift. */
const TOLERANCE_SECONDS = 0.5;

/** The end of a run. `error`: its kind, without the message; null if the run succeeded. */
export interface FinishedRun {
  name: string;
  error: string | null;
}

/** When each housekeeping task last ran, shared by all workers. */
@Injectable()
export class HousekeepingRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Claims tasks that are due and that no worker is running.
   * @returns names of the claimed tasks
   */
  async claimDue(schedules: readonly HousekeepingSchedule[]): Promise<string[]> {
    // SQL: one conditional upsert, which is atomic across workers
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

  /** Records the ends of runs. */
  async finish(runs: readonly FinishedRun[]): Promise<void> {
    // SQL: UPDATE of several rows with a value for each
    await this.source.query(
      `UPDATE housekeeping_runs r SET finished_at = now(), error = f.error
       FROM unnest($1::text[], $2::text[]) AS f(name, error) WHERE r.name = f.name`,
      [runs.map(({ name }) => name), runs.map(({ error }) => error)],
    );
  }
}
