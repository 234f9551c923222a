import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What accounts use of their budgets. */
export class Budgets1763790000000 implements MigrationInterface {
  readonly name = 'Budgets1763790000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Budgets that renew after a period (uploads in an hour, tokens in a day). Rows of past periods are deleted after a few days.
      CREATE TABLE budget_usage (
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        budget text NOT NULL CHECK (budget IN ('uploads', 'tokens')),
        period_start timestamptz NOT NULL,
        used bigint NOT NULL CHECK (used >= 0),
        PRIMARY KEY (account_id, budget, period_start)
      );
      CREATE INDEX budget_usage_period ON budget_usage (period_start);

      -- Sockets that are connected now, over all api processes. A process renews its rows; rows of one that died run out.
      CREATE TABLE open_sockets (
        id uuid PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        process_id uuid NOT NULL,
        renewed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX open_sockets_account ON open_sockets (account_id);
      CREATE INDEX open_sockets_process ON open_sockets (process_id);
      CREATE INDEX open_sockets_renewed ON open_sockets (renewed_at);

      -- The size of the chat export an import kept, which counts as storage for as long as the import stands.
      ALTER TABLE imports ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE imports DROP COLUMN bytes; DROP TABLE open_sockets; DROP TABLE budget_usage');
  }
}
