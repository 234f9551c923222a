import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the trained models read in a message, so that it is analysed once. Null: not analysed. */
export class MessageReadings1763900000000 implements MigrationInterface {
  readonly name = 'MessageReadings1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages ADD COLUMN reading real[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN reading');
  }
}
