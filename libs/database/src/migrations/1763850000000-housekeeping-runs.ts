import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each housekeeping task last ran, so that workers share the schedules. */
export class HousekeepingRuns1763850000000 implements MigrationInterface {
  readonly name = 'HousekeepingRuns1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE housekeeping_runs (
        name text PRIMARY KEY,
        started_at timestamptz NOT NULL,
        finished_at timestamptz,
        error text
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE housekeeping_runs');
  }
}
