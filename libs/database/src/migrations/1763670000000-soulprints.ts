import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What souls are brought with: imports, archives, cards; and which file is what. */
export class Soulprints1763670000000 implements MigrationInterface {
  readonly name = 'Soulprints1763670000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE files
        ADD COLUMN category text,
        ADD COLUMN notes text NOT NULL DEFAULT '';

      -- What was brought to a soul at once, and can be undone at once.
      CREATE TABLE imports (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        companion_id bigint REFERENCES companions ON DELETE CASCADE,
        -- The job that makes it: run twice, it makes one.
        job_id bigint UNIQUE REFERENCES jobs ON DELETE SET NULL,
        kind text NOT NULL CHECK (kind IN ('soulprint', 'multi-file', 'enhance', 'card')),
        name text NOT NULL,
        report jsonb,
        analysis jsonb,
        result jsonb,
        -- Whether the soul itself came with it: undone, the soul goes too.
        made_soul boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX imports_account ON imports (account_id, id);
      CREATE INDEX imports_companion ON imports (companion_id, id);

      ALTER TABLE conversations
        ADD COLUMN import_id bigint REFERENCES imports ON DELETE SET NULL,
        -- The conversation's key in the export it came from: what is imported later of it is added to it.
        ADD COLUMN thread_key text;
      CREATE INDEX conversations_import ON conversations (import_id) WHERE import_id IS NOT NULL;
      -- What was imported is remembered as the soul's archive, and not heard a second time as a message.
      ALTER TABLE messages ADD COLUMN import_id bigint REFERENCES imports ON DELETE CASCADE;
      CREATE INDEX messages_import ON messages (import_id) WHERE import_id IS NOT NULL;
      ALTER TABLE memories ADD COLUMN import_id bigint REFERENCES imports ON DELETE CASCADE;
      CREATE INDEX memories_import ON memories (import_id) WHERE import_id IS NOT NULL;

      -- A soul's archive: what was said by it and to it elsewhere, in the order it was said. Said once, it stands once.
      CREATE TABLE archive_lines (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        import_id bigint NOT NULL REFERENCES imports ON DELETE CASCADE,
        thread text NOT NULL,
        speaker text NOT NULL,
        voice text NOT NULL CHECK (voice IN ('soul', 'person', 'other')),
        content text NOT NULL,
        said_at timestamptz,
        message_id bigint REFERENCES messages ON DELETE SET NULL,
        digest bytea NOT NULL,
        UNIQUE (companion_id, digest)
      );
      CREATE INDEX archive_lines_companion ON archive_lines (companion_id, id);
      CREATE INDEX archive_lines_import ON archive_lines (import_id);
      CREATE INDEX archive_lines_message ON archive_lines (message_id) WHERE message_id IS NOT NULL;

      -- The card a soul was made from: what goes out again as it came in, and what wanted to stand above everything, switched off.
      CREATE TABLE cards (
        companion_id bigint PRIMARY KEY REFERENCES companions ON DELETE CASCADE,
        card jsonb NOT NULL,
        system_prompt text NOT NULL DEFAULT '',
        post_history text NOT NULL DEFAULT '',
        enabled boolean NOT NULL DEFAULT false,
        greetings jsonb NOT NULL DEFAULT '[]',
        notes jsonb NOT NULL DEFAULT '[]',
        created_at timestamptz NOT NULL DEFAULT now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE cards, archive_lines;
      ALTER TABLE memories DROP COLUMN import_id;
      ALTER TABLE messages DROP COLUMN import_id;
      ALTER TABLE conversations DROP COLUMN import_id, DROP COLUMN thread_key;
      DROP TABLE imports;
      ALTER TABLE files DROP COLUMN category, DROP COLUMN notes;
    `);
  }
}
