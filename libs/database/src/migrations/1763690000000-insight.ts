import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Memories that are offered, and what was between a person and a soul, in figures. */
export class Insight1763690000000 implements MigrationInterface {
  readonly name = 'Insight1763690000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- by_soul: the soul offers it to its person, made of message_id; otherwise the person offers it to the soul.
      CREATE TABLE offerings (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        by_soul boolean NOT NULL DEFAULT false,
        content text NOT NULL,
        personal_note text NOT NULL DEFAULT '',
        file_name text,
        state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'accepted', 'declined')),
        suggestion jsonb,
        -- Of what a soul offers. With the message, the offering goes.
        message_id bigint REFERENCES messages ON DELETE CASCADE,
        conversation_id bigint REFERENCES conversations ON DELETE CASCADE,
        -- What it says, so that a soul offers nothing twice, and nothing that was declined.
        key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz
      );
      CREATE INDEX offerings_pending ON offerings (account_id, id DESC) WHERE state = 'pending';
      CREATE UNIQUE INDEX offerings_by_soul ON offerings (companion_id, key) WHERE by_soul;
      CREATE INDEX offerings_companion ON offerings (companion_id, id);
      CREATE INDEX offerings_unread ON offerings (created_at) WHERE suggestion IS NULL AND state = 'pending';
      CREATE INDEX offerings_message ON offerings (message_id) WHERE message_id IS NOT NULL;
      CREATE INDEX offerings_conversation ON offerings (conversation_id, created_at) WHERE conversation_id IS NOT NULL;

      CREATE TABLE anchors (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        conversation_id bigint REFERENCES conversations ON DELETE CASCADE,
        message_id bigint REFERENCES messages ON DELETE CASCADE,
        title text NOT NULL,
        -- Null: the message's own words, as they stand.
        content text,
        anchor_type text NOT NULL CHECK (anchor_type IN ('foundational', 'breakthrough', 'milestone', 'reference')),
        significance int NOT NULL CHECK (significance BETWEEN 1 AND 10),
        tags text[] NOT NULL DEFAULT '{}',
        notes text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX anchors_account ON anchors (account_id, id DESC);
      CREATE INDEX anchors_conversation ON anchors (conversation_id, id DESC);
      CREATE INDEX anchors_message ON anchors (message_id);

      CREATE TABLE anchor_souls (
        anchor_id bigint NOT NULL REFERENCES anchors ON DELETE CASCADE,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        PRIMARY KEY (anchor_id, companion_id)
      );
      CREATE INDEX anchor_souls_companion ON anchor_souls (companion_id);

      CREATE TABLE anchor_threads (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        title text NOT NULL,
        description text NOT NULL DEFAULT '',
        thread_type text NOT NULL DEFAULT 'exploration',
        is_active boolean NOT NULL DEFAULT true,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX anchor_threads_account ON anchor_threads (account_id, id DESC);

      CREATE TABLE anchor_thread_anchors (
        thread_id bigint NOT NULL REFERENCES anchor_threads ON DELETE CASCADE,
        anchor_id bigint NOT NULL REFERENCES anchors ON DELETE CASCADE,
        PRIMARY KEY (thread_id, anchor_id)
      );
      CREATE INDEX anchor_thread_anchors_anchor ON anchor_thread_anchors (anchor_id);

      -- What a message of the person shows of how they feel, as each soul took it in: with the message it goes. The strongest of a
      -- message is its dominant one. Of what was whispered or said in need no topics are kept.
      CREATE TABLE feelings (
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
        conversation_id bigint NOT NULL,
        emotion text NOT NULL,
        intensity real NOT NULL CHECK (intensity BETWEEN 0 AND 10),
        dominant boolean NOT NULL,
        -- What was spoken of.
        topics text[] NOT NULL DEFAULT '{}',
        felt_at timestamptz NOT NULL,
        PRIMARY KEY (companion_id, message_id, emotion)
      );
      CREATE INDEX feelings_message ON feelings (message_id);

      -- How much a message of the person gives: what conversation depth is the mean of. 0-100, the sum of its five parts.
      CREATE TABLE depths (
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
        words real NOT NULL,
        feeling real NOT NULL,
        confided real NOT NULL,
        kept real NOT NULL,
        asked real NOT NULL,
        depth real GENERATED ALWAYS AS (words + feeling + confided + kept + asked) STORED CHECK (depth BETWEEN 0 AND 100),
        vulnerable boolean NOT NULL,
        -- Neither whispered nor said in need: its words may be shown as evidence.
        quotable boolean NOT NULL,
        said_at timestamptz NOT NULL,
        PRIMARY KEY (companion_id, message_id)
      );
      CREATE INDEX depths_message ON depths (message_id);
      CREATE INDEX depths_said ON depths (companion_id, said_at, message_id);

      -- The figures of a soul, as they stand; due where something changed since they were drawn up. due_at names the change: who drew up
      -- the figures from before it leaves them due.
      CREATE TABLE insight_figures (
        companion_id bigint PRIMARY KEY REFERENCES companions ON DELETE CASCADE,
        due boolean NOT NULL DEFAULT true,
        due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        -- When somebody was last asked to draw them up.
        asked_at timestamptz NOT NULL DEFAULT now(),
        -- Numbers and ids alone.
        figures jsonb,
        -- What was drawn from people's words: gone at once where something is forgotten.
        words jsonb,
        -- By week, for the time lines.
        weeks jsonb,
        -- When the next anniversary is reached.
        next_at timestamptz,
        drawn_at timestamptz
      ) WITH (fillfactor = 70);
      CREATE INDEX insight_figures_due ON insight_figures (asked_at) WHERE due;
      CREATE INDEX insight_figures_next ON insight_figures (next_at) WHERE next_at IS NOT NULL;

      -- Every change of what a soul remembers or is moves its mind's version, in the transaction of the change: figures are due with it.
      CREATE FUNCTION insight_due() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO insight_figures AS f (companion_id) VALUES (NEW.id)
          ON CONFLICT (companion_id) DO UPDATE SET due = true, due_at = clock_timestamp(),
            asked_at = CASE WHEN f.due THEN f.asked_at ELSE now() END,
            words = CASE WHEN NEW.forgets = OLD.forgets THEN f.words END;
          RETURN NULL;
        END $$;
      CREATE TRIGGER companions_insight AFTER UPDATE OF mind_version ON companions FOR EACH ROW
        WHEN (NEW.mind_version <> OLD.mind_version) EXECUTE FUNCTION insight_due();

      -- What was said and no soul has felt yet: of an import, or (import_id null) before figures were kept. after_id: how far that was done.
      CREATE TABLE insight_backlogs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        import_id bigint REFERENCES imports ON DELETE CASCADE,
        after_id bigint NOT NULL DEFAULT 0,
        up_to_id bigint
      );
      CREATE INDEX insight_backlogs_companion ON insight_backlogs (companion_id);
      CREATE INDEX insight_backlogs_import ON insight_backlogs (import_id) WHERE import_id IS NOT NULL;
      DROP INDEX messages_import;
      CREATE INDEX messages_import ON messages (import_id, id) WHERE import_id IS NOT NULL;
      INSERT INTO insight_figures (companion_id) SELECT id FROM companions;
      INSERT INTO insight_backlogs (companion_id, up_to_id) SELECT p.id, m.last FROM companions p, (SELECT max(id) AS last FROM messages) m
        WHERE m.last IS NOT NULL;

      CREATE INDEX recalls_newest ON recalls (companion_id, message_id DESC);

      CREATE TABLE milestones (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        type text NOT NULL CHECK (type IN ('first_conversation', 'first_memory', 'breakthrough_moment', 'deep_connection', 'anniversary')),
        -- What it is the milestone of, so that it is reached once: a year, a message, a memory.
        key text NOT NULL,
        significance int NOT NULL CHECK (significance BETWEEN 0 AND 10),
        message_id bigint REFERENCES messages ON DELETE CASCADE,
        memory_id bigint REFERENCES memories ON DELETE CASCADE,
        connection_strength real NOT NULL,
        memory_count int NOT NULL,
        celebrated boolean NOT NULL DEFAULT false,
        reached_at timestamptz NOT NULL,
        UNIQUE (companion_id, type, key)
      );
      CREATE INDEX milestones_reached ON milestones (companion_id, reached_at DESC);
      CREATE INDEX milestones_message ON milestones (message_id) WHERE message_id IS NOT NULL;
      CREATE INDEX milestones_memory ON milestones (memory_id) WHERE memory_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER companions_insight ON companions;
      DROP FUNCTION insight_due;
      DROP TABLE milestones, insight_backlogs, insight_figures, depths, feelings, anchor_thread_anchors, anchor_threads, anchor_souls, anchors,
        offerings;
      DROP INDEX recalls_newest, messages_import;
      CREATE INDEX messages_import ON messages (import_id) WHERE import_id IS NOT NULL;
    `);
  }
}
