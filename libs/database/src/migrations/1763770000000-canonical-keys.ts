import { canonicalEmail, canonicalKey } from '@kinloom/contract';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows whose keys are computed and written together. */
const BATCH = 1_000;

/**
 * Stores the canonical key of addresses and thread names: look-ups, uniqueness and rate limits no longer depend on PostgreSQL's `lower()`.
 * Existing accounts whose keys turn out equal all stay: the oldest gets rank 0, see docs/decisions/0025-sign-in-limits.md.
 */
export class CanonicalKeys1763770000000 implements MigrationInterface {
  readonly name = 'CanonicalKeys1763770000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts ADD COLUMN email_key text, ADD COLUMN email_key_rank int NOT NULL DEFAULT 0;
      ALTER TABLE thread_keys ADD COLUMN name_key text, ADD COLUMN name_key_rank int NOT NULL DEFAULT 0;
      ALTER TABLE mails ADD COLUMN address_key text;
    `);
    await fill(runner, 'accounts', 'email', 'email_key', canonicalEmail);
    await fill(runner, 'thread_keys', 'thread_name', 'name_key', canonicalKey);
    await fill(runner, 'mails', 'address', 'address_key', canonicalEmail);
    await runner.query(`
      UPDATE accounts a SET email_key_rank = r.rank
        FROM (SELECT id, row_number() OVER (PARTITION BY email_key ORDER BY id) - 1 AS rank FROM accounts) r
        WHERE r.id = a.id AND r.rank > 0;
      UPDATE thread_keys k SET name_key_rank = r.rank
        FROM (SELECT id, row_number() OVER (PARTITION BY account_id, name_key ORDER BY id) - 1 AS rank FROM thread_keys) r
        WHERE r.id = k.id AND r.rank > 0;

      ALTER TABLE accounts ALTER COLUMN email_key SET NOT NULL;
      ALTER TABLE thread_keys ALTER COLUMN name_key SET NOT NULL;
      ALTER TABLE mails ALTER COLUMN address_key SET NOT NULL;
      DROP INDEX accounts_email, thread_keys_own_name, thread_keys_name;
      CREATE UNIQUE INDEX accounts_email_key ON accounts (email_key, email_key_rank);
      CREATE UNIQUE INDEX thread_keys_own_name ON thread_keys (account_id, name_key, name_key_rank);
      CREATE INDEX thread_keys_name ON thread_keys (name_key);
      CREATE INDEX mails_address ON mails (address_key);

      -- Networks from which an account signed in rightly: there the limit that slows strangers does not apply.
      CREATE TABLE known_addresses (
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        address text NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (account_id, address)
      );
      CREATE INDEX known_addresses_seen ON known_addresses (seen_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE known_addresses;
      DROP INDEX accounts_email_key, thread_keys_own_name, thread_keys_name, mails_address;
      ALTER TABLE accounts DROP COLUMN email_key, DROP COLUMN email_key_rank;
      ALTER TABLE thread_keys DROP COLUMN name_key, DROP COLUMN name_key_rank;
      ALTER TABLE mails DROP COLUMN address_key;
      CREATE UNIQUE INDEX accounts_email ON accounts (lower(email));
      CREATE UNIQUE INDEX thread_keys_own_name ON thread_keys (account_id, lower(thread_name));
      CREATE INDEX thread_keys_name ON thread_keys (lower(thread_name));
    `);
  }
}

/** Computes a key for every row of a table, in batches by id. */
async function fill(
  runner: QueryRunner,
  table: string,
  column: string,
  keyColumn: string,
  keyOf: (text: string) => string,
): Promise<void> {
  for (let last = 0; ;) {
    const rows = (await runner.query(`SELECT id, ${column} AS text FROM ${table} WHERE id > $1 ORDER BY id LIMIT $2`, [
      last,
      BATCH,
    ])) as { id: number; text: string }[];
    const end = rows.at(-1);
    if (!end) return;
    await runner.query(
      `UPDATE ${table} t SET ${keyColumn} = v.key FROM unnest($1::bigint[], $2::text[]) AS v(id, key) WHERE t.id = v.id`,
      [rows.map(({ id }) => id), rows.map(({ text }) => keyOf(text))],
    );
    last = end.id;
  }
}
