import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time zone of a person's browser, for dates and times in replies. */
export class AccountTimeZone1764000000000 implements MigrationInterface {
  readonly name = 'AccountTimeZone1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD COLUMN time_zone text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN time_zone');
  }
}
