import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Progress of memory extraction by models, which follows reflection by rules in batches; and which notes a model wrote. */
export class MemoryExtraction1763950000000 implements MigrationInterface {
  readonly name = 'MemoryExtraction1763950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reflection_progress
        ADD COLUMN extracted_seq int NOT NULL DEFAULT 0,
        ADD COLUMN extraction_due_at timestamptz,
        ADD COLUMN extraction_failures int NOT NULL DEFAULT 0;
      -- What was said before this release was read already.
      UPDATE reflection_progress SET extracted_seq = reflected_seq;
      CREATE INDEX reflection_progress_extraction ON reflection_progress (extraction_due_at) WHERE extraction_due_at IS NOT NULL;
      ALTER TABLE session_notes ADD COLUMN by_model boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session_notes DROP COLUMN by_model;
      ALTER TABLE reflection_progress DROP COLUMN extracted_seq, DROP COLUMN extraction_due_at, DROP COLUMN extraction_failures;
    `);
  }
}
