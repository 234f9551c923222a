import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who end their account. */
export class Leaving1763740000000 implements MigrationInterface {
  readonly name = 'Leaving1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- When its person ended it. From then on nobody is let in, and everything of it goes, whatever dies in between.
      ALTER TABLE accounts ADD COLUMN leaving_at timestamptz;
      CREATE INDEX accounts_leaving ON accounts (id) WHERE leaving_at IS NOT NULL;

      -- Whose mails are still to be taken out of the outbox: an address as a hash, for nothing else is left of it.
      CREATE TABLE outbox_clearings (
        address_hash bytea PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox_clearings; ALTER TABLE accounts DROP COLUMN leaving_at');
  }
}
