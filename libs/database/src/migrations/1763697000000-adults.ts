import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a person stated that they are an adult; null until they did. */
export class Adults1763697000000 implements MigrationInterface {
  readonly name = 'Adults1763697000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD COLUMN adult_stated_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN adult_stated_at');
  }
}
