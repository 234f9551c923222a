import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The security log: who signed in, changed or ended what, from which network, without contents. */
export class SecurityLog1763750000000 implements MigrationInterface {
  readonly name = 'SecurityLog1763750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE security_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- Null: a failed sign-in with an unknown address, an event of the installation, or the deletion of an account.
        account_id bigint REFERENCES accounts ON DELETE CASCADE,
        kind text NOT NULL,
        outcome text NOT NULL CHECK (outcome = ANY (ARRAY['success', 'failure'])),
        actor text NOT NULL CHECK (actor = ANY (ARRAY['self', 'operator', 'system'])),
        -- Truncated to /24 (IPv4) or /48 (IPv6); empty without a request.
        network text NOT NULL,
        -- A name from a fixed vocabulary, never the User-Agent header itself.
        client text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX security_events_account ON security_events (account_id, id DESC);
      CREATE INDEX security_events_at ON security_events (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE security_events');
  }
}
