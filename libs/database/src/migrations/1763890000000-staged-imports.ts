import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose rows an import stages without an account. */
const STAGED_TABLES = ['imports', 'companions', 'conversations'];

/** Imports are written in batches and become visible when they are committed: until then their rows have a staging instead of an account. */
export class StagedImports1763890000000 implements MigrationInterface {
  readonly name = 'StagedImports1763890000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE import_stagings (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        job_id bigint NOT NULL REFERENCES jobs ON DELETE CASCADE,
        CONSTRAINT import_stagings_job_id_key UNIQUE (job_id)
      );
      CREATE INDEX import_stagings_account ON import_stagings (account_id)`);
    for (const table of STAGED_TABLES)
      await runner.query(`
        ALTER TABLE ${table}
          ALTER COLUMN account_id DROP NOT NULL,
          ADD COLUMN staging_id bigint REFERENCES import_stagings ON DELETE CASCADE,
          ADD CONSTRAINT ${table}_staged_check CHECK ((account_id IS NULL) = (staging_id IS NOT NULL));
        CREATE INDEX ${table}_staging ON ${table} (staging_id) WHERE staging_id IS NOT NULL`);
    await runner.query(
      'CREATE UNIQUE INDEX imports_staged_companion ON imports (companion_id) WHERE staging_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM import_stagings');
    for (const table of STAGED_TABLES)
      await runner.query(`ALTER TABLE ${table} DROP COLUMN staging_id, ALTER COLUMN account_id SET NOT NULL`);
    await runner.query('DROP TABLE import_stagings');
  }
}
