import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures as they are sent to models that see: scaled, and without metadata. */
export class ModelImages1763960000000 implements MigrationInterface {
  readonly name = 'ModelImages1763960000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE files ADD COLUMN model_image bytea;
      -- Images are compressed already.
      ALTER TABLE files ALTER COLUMN model_image SET STORAGE EXTERNAL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE files DROP COLUMN model_image');
  }
}
