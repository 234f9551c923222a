import type { MigrationInterface, QueryRunner } from 'typeorm';
import { toTsvectorSql } from '../text-search';

/** Groups, channels and behaviour; replies stopped, spoken anew and continued; branches; files; search; work that is waited for. */
export class Talk1763660000000 implements MigrationInterface {
  readonly name = 'Talk1763660000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE accounts ADD COLUMN behavior jsonb NOT NULL DEFAULT '{}';

      CREATE TABLE channels (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        name text NOT NULL,
        emoji text NOT NULL,
        description text NOT NULL DEFAULT '',
        system_prompt text NOT NULL DEFAULT '',
        active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX channels_account ON channels (account_id, id);
      INSERT INTO channels (account_id, name, emoji, description, system_prompt)
      SELECT a.id, c.name, c.emoji, c.description, c.system_prompt FROM accounts a CROSS JOIN (VALUES
        (1, 'General Chat', '💬', 'Whatever is on your mind.', 'Everyday talk: easy, warm and at the pace of the person.'),
        (2, 'Creative Lab', '🎨', 'Making things up together.',
          'Invent together: offer images, build on what the person brings, and prefer the unexpected to the safe.'),
        (3, 'Deep Reflection', '🌊', 'Slow thoughts that go further down.',
          'Take time: one thought at a time, look at what lies beneath it, and ask rather than conclude.')
      ) AS c (place, name, emoji, description, system_prompt) ORDER BY a.id, c.place;

      ALTER TABLE conversations
        ADD COLUMN focus text,
        ADD COLUMN read_seq int NOT NULL DEFAULT 0,
        ADD COLUMN branched_from bigint REFERENCES conversations ON DELETE SET NULL;
      UPDATE conversations SET read_seq = last_seq;
      CREATE INDEX conversations_branches ON conversations (branched_from) WHERE branched_from IS NOT NULL;

      ALTER TABLE messages
        -- What stands in the files table, as it is told with the message.
        ADD COLUMN files jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN edited_at timestamptz,
        -- Which wording this is, and how many there are; the others are in message_variants.
        ADD COLUMN variant int NOT NULL DEFAULT 1,
        ADD COLUMN variants int NOT NULL DEFAULT 1,
        ADD COLUMN why jsonb,
        -- In a branch: the message it was copied from. As long as that one is there, souls heard it there.
        ADD COLUMN copy_of bigint REFERENCES messages ON DELETE SET NULL,
        -- Edited after it was taken in: to be taken in again, by itself.
        ADD COLUMN reread boolean NOT NULL DEFAULT false;
      CREATE INDEX messages_copies ON messages (copy_of) WHERE copy_of IS NOT NULL;
      CREATE INDEX messages_reread ON messages (conversation_id) WHERE reread;
      -- As words stand, in any language: no stemming, no stop words.
      CREATE INDEX messages_words ON messages USING gin (${toTsvectorSql('content')});

      CREATE TABLE message_variants (
        message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
        number int NOT NULL,
        content text NOT NULL,
        status text NOT NULL,
        failure text,
        recalled jsonb NOT NULL DEFAULT '[]',
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (message_id, number)
      );

      ALTER TABLE turns
        -- reply: whoever is chosen answers. anew: target_id is spoken again. onward: target_id, which was stopped, is continued.
        ADD COLUMN kind text NOT NULL DEFAULT 'reply' CHECK (kind IN ('reply', 'anew', 'onward')),
        ADD COLUMN target_id bigint REFERENCES messages ON DELETE CASCADE,
        ADD COLUMN style text CHECK (style IN ('autonomous', 'structured')),
        ADD COLUMN topic text,
        ADD COLUMN channel_id bigint,
        -- The person wants to hear no more of it.
        ADD COLUMN stop boolean NOT NULL DEFAULT false,
        -- In a group: who is about to speak.
        ADD COLUMN speaker_id bigint;
      CREATE INDEX turns_target ON turns (target_id) WHERE target_id IS NOT NULL;
      CREATE INDEX turns_message ON turns (message_id);

      -- What was uploaded. The bytes lie in the data folder under store_key; content is what could be read of it, unread why nothing could.
      CREATE TABLE files (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        companion_id bigint REFERENCES companions ON DELETE CASCADE,
        conversation_id bigint REFERENCES conversations ON DELETE CASCADE,
        message_id bigint REFERENCES messages ON DELETE CASCADE,
        name text NOT NULL,
        type text NOT NULL,
        size bigint NOT NULL,
        store_key uuid NOT NULL UNIQUE,
        content text,
        unread text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX files_account ON files (account_id);
      CREATE INDEX files_companion ON files (companion_id, id) WHERE companion_id IS NOT NULL;
      CREATE INDEX files_conversation ON files (conversation_id, id) WHERE conversation_id IS NOT NULL;
      CREATE INDEX files_message ON files (message_id) WHERE message_id IS NOT NULL;
      -- Bytes whose row is gone, however it went: the sweeper deletes them.
      CREATE TABLE orphaned_files (store_key uuid PRIMARY KEY, created_at timestamptz NOT NULL DEFAULT now());
      CREATE FUNCTION orphan_file() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN INSERT INTO orphaned_files (store_key) VALUES (OLD.store_key) ON CONFLICT DO NOTHING; RETURN NULL; END $$;
      CREATE TRIGGER files_gone AFTER DELETE ON files FOR EACH ROW EXECUTE FUNCTION orphan_file();

      -- Work that somebody waits for. The row is the truth of its progress and result; events only tell of it.
      CREATE TABLE jobs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        kind text NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'active', 'done', 'failed')),
        progress int NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
        message text NOT NULL DEFAULT '',
        payload jsonb NOT NULL DEFAULT '{}',
        result jsonb,
        error text,
        attempt int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX jobs_account ON jobs (account_id, id);
      CREATE INDEX jobs_open ON jobs (changed_at) WHERE state IN ('waiting', 'active');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE jobs, orphaned_files, files, message_variants, channels;
      DROP FUNCTION orphan_file;
      DELETE FROM turns WHERE kind <> 'reply';
      ALTER TABLE turns DROP COLUMN kind, DROP COLUMN target_id, DROP COLUMN style, DROP COLUMN topic, DROP COLUMN channel_id,
        DROP COLUMN stop, DROP COLUMN speaker_id;
      DROP INDEX turns_message, messages_words;
      ALTER TABLE messages DROP COLUMN files, DROP COLUMN edited_at, DROP COLUMN variant, DROP COLUMN variants, DROP COLUMN why,
        DROP COLUMN copy_of, DROP COLUMN reread;
      ALTER TABLE conversations DROP COLUMN focus, DROP COLUMN read_seq, DROP COLUMN branched_from;
      ALTER TABLE accounts DROP COLUMN behavior;
    `);
  }
}
