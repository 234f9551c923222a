import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each process measured, so that any of them can tell of all. */
export class Measures1763715000000 implements MigrationInterface {
  readonly name = 'Measures1763715000000';

  async up(runner: QueryRunner): Promise<void> {
    // Lost with a crash and none the worse: every process writes its row again within seconds.
    await runner.query(`
      CREATE UNLOGGED TABLE process_measures (
        id uuid PRIMARY KEY,
        role text NOT NULL,
        measures jsonb NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE process_measures');
  }
}
