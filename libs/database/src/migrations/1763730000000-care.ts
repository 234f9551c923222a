import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the house says itself, when it said so, and how often it showed help. */
export class Care1763730000000 implements MigrationInterface {
  readonly name = 'Care1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What the house says to a person's message, and the tier of the help in it; null where none was shown.
      ALTER TABLE messages
        ADD COLUMN notices jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN care_tier smallint CHECK (care_tier IN (2, 3));
      CREATE INDEX messages_cared ON messages (sender_id, created_at) WHERE care_tier IS NOT NULL;

      -- How often help was shown. There is no account in it, and none can be found by it.
      CREATE TABLE crisis_referrals (
        day date NOT NULL,
        country text NOT NULL,
        tier smallint NOT NULL,
        count int NOT NULL,
        PRIMARY KEY (day, country, tier)
      );

      -- How long somebody has been talking without a pause, in whichever conversations.
      CREATE TABLE sittings (
        account_id bigint PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        began_at timestamptz NOT NULL,
        active_at timestamptz NOT NULL,
        break_at timestamptz,
        break_in bigint,
        break_minutes int
      );
      -- When it was last said in a conversation that nobody there is human.
      ALTER TABLE conversations ADD COLUMN ai_noticed_at timestamptz;
      -- Since when an account is in the guarded mode of somebody under 18.
      ALTER TABLE accounts ADD COLUMN guarded_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts DROP COLUMN guarded_at;
      ALTER TABLE conversations DROP COLUMN ai_noticed_at;
      DROP TABLE sittings, crisis_referrals;
      ALTER TABLE messages DROP COLUMN care_tier, DROP COLUMN notices;
    `);
  }
}
