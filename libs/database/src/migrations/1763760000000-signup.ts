import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations, and the mail to somebody whose address was used to sign up again. */
export class Signup1763760000000 implements MigrationInterface {
  readonly name = 'Signup1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Invitation links. Only the SHA-256 of the token is kept; neither who made one nor who used it.
      CREATE TABLE invites (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        hash bytea NOT NULL UNIQUE,
        note text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      ALTER TABLE mails DROP CONSTRAINT mails_kind_check,
        ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset', 'verify', 'known'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM mails WHERE kind = 'known';
      ALTER TABLE mails DROP CONSTRAINT mails_kind_check,
        ADD CONSTRAINT mails_kind_check CHECK (kind IN ('reset', 'verify'));
      DROP TABLE invites;
    `);
  }
}
