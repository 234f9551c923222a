import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators change and look after. */
export class Administration1763710000000 implements MigrationInterface {
  readonly name = 'Administration1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What an operator changed by hand of how a soul of theirs speaks and thinks; null: as it comes from the soul itself.
      ALTER TABLE companions ADD COLUMN config jsonb;
      ALTER TABLE accounts ADD COLUMN disabled_at timestamptz;

      -- Jobs that were given up. The payload holds ids alone.
      CREATE TABLE failed_jobs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        job text NOT NULL,
        queue text NOT NULL,
        payload jsonb NOT NULL,
        reason text NOT NULL,
        attempts int NOT NULL,
        failed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX failed_jobs_failed ON failed_jobs (failed_at DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE failed_jobs;
      ALTER TABLE accounts DROP COLUMN disabled_at;
      ALTER TABLE companions DROP COLUMN config;
    `);
  }
}
