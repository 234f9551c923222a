import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why something was offered to be kept, beside who offered it. */
export class Provenance1763717000000 implements MigrationInterface {
  readonly name = 'Provenance1763717000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A soul's own words, null where it said none. A person's note is part of what they gave, and stands in the text.
      ALTER TABLE memories ADD COLUMN source_why text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE memories DROP COLUMN source_why');
  }
}
