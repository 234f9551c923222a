import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many members stand behind the yearly count of shown help, so that small counts can be withheld. */
export class ReferralMembers1763751000000 implements MigrationInterface {
  readonly name = 'ReferralMembers1763751000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One row per member and year. The token is a hash of the account's id with a salt of that year (table installation), which is
      -- deleted when the year is over: from then on rows can be counted, and nobody can be found by them.
      CREATE TABLE crisis_referral_members (
        year int NOT NULL,
        token bytea NOT NULL,
        PRIMARY KEY (year, token)
      );
      INSERT INTO installation (name, value)
        SELECT DISTINCT 'referral-salt-' || extract(year FROM created_at AT TIME ZONE 'utc')::int, gen_random_uuid()::text
        FROM messages WHERE care_tier IS NOT NULL
        ON CONFLICT DO NOTHING;
      INSERT INTO crisis_referral_members (year, token)
        SELECT extract(year FROM m.created_at AT TIME ZONE 'utc')::int, sha256(convert_to(i.value || ':' || a.id, 'UTF8'))
        FROM messages m JOIN accounts a ON a.id = m.sender_id AND a.role = 'member'
        JOIN installation i ON i.name = 'referral-salt-' || extract(year FROM m.created_at AT TIME ZONE 'utc')::int
        WHERE m.care_tier IS NOT NULL
        ON CONFLICT DO NOTHING;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE crisis_referral_members;
      DELETE FROM installation WHERE name LIKE 'referral-salt-%';
    `);
  }
}
