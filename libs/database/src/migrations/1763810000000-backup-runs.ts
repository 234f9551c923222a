import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of each backup. Nothing in it is about an account. */
export class BackupRuns1763810000000 implements MigrationInterface {
  readonly name = 'BackupRuns1763810000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup_runs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        started_by text NOT NULL CHECK (started_by IN ('manual', 'scheduled')),
        state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'failed')),
        -- Size of the archive.
        bytes bigint,
        -- One line for operators, without contents.
        error text,
        started_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      );
      CREATE INDEX backup_runs_started ON backup_runs (started_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE backup_runs');
  }
}
