import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Thread keys that expire, and sessions that know when their person last gave the password. */
export class SessionLifetimes1763770100000 implements MigrationInterface {
  readonly name = 'SessionLifetimes1763770100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Keys from before they expired get the standard lifetime from now on.
      ALTER TABLE thread_keys ADD COLUMN expires_at timestamptz NOT NULL DEFAULT now() + interval '180 days',
        ADD COLUMN last_used_at timestamptz;
      ALTER TABLE thread_keys ALTER COLUMN expires_at DROP DEFAULT;
      CREATE INDEX thread_keys_expire ON thread_keys (expires_at);

      -- When the password was last given within this session; null: never, as after a sign-in by thread key.
      ALTER TABLE sessions ADD COLUMN authenticated_at timestamptz;
      CREATE INDEX sessions_created ON sessions (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE thread_keys DROP COLUMN expires_at, DROP COLUMN last_used_at;
      DROP INDEX sessions_created;
      ALTER TABLE sessions DROP COLUMN authenticated_at;
    `);
  }
}
