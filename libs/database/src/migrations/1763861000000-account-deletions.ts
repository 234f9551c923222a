import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The progress of account deletions, which run in steps. Replaces the list of addresses whose mails are to be removed. */
export class AccountDeletions1763861000000 implements MigrationInterface {
  readonly name = 'AccountDeletions1763861000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_deletions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint,
        address_hash bytea,
        token_hash bytea,
        step text NOT NULL DEFAULT 'agent-runs',
        attempt integer NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL DEFAULT now(),
        error text,
        requested_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        CONSTRAINT account_deletions_step_check
          CHECK (step IN ('agent-runs', 'messages', 'archive-lines', 'account', 'files', 'outbox')),
        CONSTRAINT account_deletions_check
          CHECK (finished_at IS NULL OR (account_id IS NULL AND address_hash IS NULL))
      );
      CREATE UNIQUE INDEX account_deletions_account ON account_deletions (account_id) WHERE account_id IS NOT NULL;
      CREATE UNIQUE INDEX account_deletions_token ON account_deletions (token_hash) WHERE token_hash IS NOT NULL;
      CREATE INDEX account_deletions_due ON account_deletions (due_at) WHERE finished_at IS NULL;

      INSERT INTO account_deletions (account_id, requested_at) SELECT id, leaving_at FROM accounts WHERE leaving_at IS NOT NULL;
      INSERT INTO account_deletions (address_hash, step, requested_at)
        SELECT address_hash, 'files', created_at FROM pending_outbox_purges;
      DROP TABLE pending_outbox_purges;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE pending_outbox_purges (
        address_hash bytea CONSTRAINT pending_outbox_purges_pkey PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      INSERT INTO pending_outbox_purges (address_hash, created_at)
        SELECT address_hash, min(requested_at) FROM account_deletions WHERE address_hash IS NOT NULL GROUP BY 1;
      DROP TABLE account_deletions;
    `);
  }
}
