import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replies that wait for a model that does not answer, who answered in its place, and how each endpoint is. */
export class ModelOutages1763800100000 implements MigrationInterface {
  readonly name = 'ModelOutages1763800100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- retry_at: not before this. deferrals: tries that ended because no model answered. retry_now: the person asked for the next try.
      ALTER TABLE turns
        ADD COLUMN retry_at timestamptz,
        ADD COLUMN deferrals int NOT NULL DEFAULT 0,
        ADD COLUMN retry_now boolean NOT NULL DEFAULT false;
      -- retry_at: when the reply is tried again. answered_by: who spoke in place of the first voice; null where it did itself.
      ALTER TABLE messages
        ADD COLUMN retry_at timestamptz,
        ADD COLUMN answered_by text CHECK (answered_by IN ('fallback', 'built-in'));
      -- The latest state that any worker saw of an endpoint, by its place in the chain and never by its address.
      CREATE TABLE model_endpoints (
        name text PRIMARY KEY,
        state text NOT NULL CHECK (state IN ('closed', 'open', 'half-open')),
        changed_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE model_endpoints;
      ALTER TABLE messages DROP COLUMN retry_at, DROP COLUMN answered_by;
      ALTER TABLE turns DROP COLUMN retry_at, DROP COLUMN deferrals, DROP COLUMN retry_now;
    `);
  }
}
