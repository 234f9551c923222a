import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failures of model endpoints, and replies that another voice gave in their place. */
export class ModelFailures1763940000000 implements MigrationInterface {
  readonly name = 'ModelFailures1763940000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE model_endpoints
        ADD COLUMN failures int NOT NULL DEFAULT 0,
        ADD COLUMN failed_at timestamptz,
        ADD COLUMN failure text,
        ADD COLUMN substitutions int NOT NULL DEFAULT 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE model_endpoints DROP COLUMN failures, DROP COLUMN failed_at, DROP COLUMN failure, DROP COLUMN substitutions;
    `);
  }
}
