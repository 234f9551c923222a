import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What souls remember, how they are, and how their replies came about. */
export class Mind1763650000000 implements MigrationInterface {
  readonly name = 'Mind1763650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- mind_version moves, under the row's lock, with every change of what a soul remembers or is: who holds a soul's memory in the
      -- process sees by it alone whether something changed, and reads what is stamped with a later version.
      ALTER TABLE companions
        ADD COLUMN mind_version bigint NOT NULL DEFAULT 0,
        -- Moves where something was forgotten: a reply that was begun before is not recalled.
        ADD COLUMN forgets int NOT NULL DEFAULT 0,
        ADD COLUMN energy double precision NOT NULL DEFAULT 100,
        ADD COLUMN tone text NOT NULL DEFAULT 'calm',
        ADD COLUMN glow text NOT NULL DEFAULT 'steady-glow',
        ADD COLUMN trust double precision NOT NULL DEFAULT 0.5 CHECK (trust BETWEEN 0 AND 1),
        ADD COLUMN restraint jsonb NOT NULL DEFAULT '{"state": "none", "reason": ""}',
        ADD COLUMN last_exchange_at timestamptz,
        ADD COLUMN last_memory_summary text,
        ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
        -- It grows by less than one at a time.
        ALTER COLUMN relationship_progress TYPE double precision;

      -- forgotten: still to be read by the person, but no soul recalls it, because what it says comes from something that was deleted.
      ALTER TABLE messages
        ADD COLUMN whispered boolean NOT NULL DEFAULT false,
        ADD COLUMN forgotten boolean NOT NULL DEFAULT false;

      CREATE TABLE memories (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        kind text NOT NULL,
        title text NOT NULL,
        content text NOT NULL,
        fact jsonb,
        span jsonb,
        layer text NOT NULL CHECK (layer IN ('surface', 'core', 'background', 'archived')),
        status text NOT NULL CHECK (status IN ('anchored', 'fading', 'soft', 'archived')),
        tones text[] NOT NULL DEFAULT '{}',
        tags text[] NOT NULL DEFAULT '{}',
        emotional_weight real NOT NULL DEFAULT 0 CHECK (emotional_weight BETWEEN 0 AND 1),
        significance real NOT NULL DEFAULT 5 CHECK (significance BETWEEN 1 AND 10),
        whispered boolean NOT NULL DEFAULT false,
        said_at timestamptz NOT NULL,
        source_type text NOT NULL,
        source_id bigint,
        source_label text NOT NULL DEFAULT '',
        conversation_id bigint,
        key text NOT NULL,
        objection text CHECK (objection IN ('wrong', 'outdated', 'never-mention')),
        superseded_by bigint REFERENCES memories,
        superseded_at timestamptz,
        recall_count int NOT NULL DEFAULT 0,
        last_recalled_at timestamptz,
        -- A vector of its content, and the model that made it: vectors of two models are never compared.
        embedding real[],
        embedding_model text,
        version bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      -- The same thing twice is one memory; what was superseded may become true again.
      CREATE UNIQUE INDEX memories_key ON memories (companion_id, key) WHERE superseded_at IS NULL AND objection IS NULL;
      CREATE INDEX memories_newest ON memories (companion_id, id DESC);
      CREATE INDEX memories_version ON memories (companion_id, version);
      CREATE INDEX memories_superseded ON memories (superseded_by) WHERE superseded_by IS NOT NULL;

      -- The messages a memory was said in. With the last of them, the memory goes.
      CREATE TABLE memory_messages (
        memory_id bigint NOT NULL REFERENCES memories ON DELETE CASCADE,
        message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
        PRIMARY KEY (memory_id, message_id)
      );
      CREATE INDEX memory_messages_message ON memory_messages (message_id);

      -- What was spoken of between two pauses of a conversation. An emptied one is written anew.
      CREATE TABLE session_notes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        conversation_id bigint NOT NULL REFERENCES conversations ON DELETE CASCADE,
        from_seq int NOT NULL,
        to_seq int NOT NULL,
        title text NOT NULL,
        content text NOT NULL,
        keywords text[] NOT NULL,
        feelings text[] NOT NULL,
        span jsonb NOT NULL,
        whispered boolean NOT NULL DEFAULT false,
        version bigint NOT NULL,
        UNIQUE (companion_id, conversation_id, from_seq)
      );
      CREATE INDEX session_notes_version ON session_notes (companion_id, version);
      CREATE INDEX session_notes_conversation ON session_notes (conversation_id);

      -- What is no longer to be recalled, by its key in the index, for the processes that still hold it.
      CREATE TABLE forgotten (
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        version bigint NOT NULL,
        key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX forgotten_version ON forgotten (companion_id, version);
      CREATE INDEX forgotten_created ON forgotten (created_at);

      -- Which reply was shaped by what.
      CREATE TABLE recalls (
        message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        kind text NOT NULL,
        ref_id bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (message_id, kind, ref_id)
      );
      CREATE INDEX recalls_ref ON recalls (companion_id, kind, ref_id);

      -- What the person said against something that was recalled and is no memory.
      CREATE TABLE objections (
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        kind text NOT NULL,
        ref_id bigint NOT NULL,
        objection text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (companion_id, kind, ref_id)
      );

      CREATE TABLE soul_reflections (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
        tone_label text NOT NULL,
        trigger_type text NOT NULL,
        content text NOT NULL,
        emotional_weight real NOT NULL,
        reflection_depth int NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (companion_id, message_id)
      );
      CREATE INDEX soul_reflections_message ON soul_reflections (message_id);

      -- One person keeps one soul: a pattern for each soul is one for each person and soul.
      CREATE TABLE relational_patterns (
        companion_id bigint PRIMARY KEY REFERENCES companions ON DELETE CASCADE,
        pattern jsonb NOT NULL
      );

      CREATE TABLE relationship_changes (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        what text NOT NULL CHECK (what IN ('trust', 'level', 'progress')),
        from_value double precision NOT NULL,
        to_value double precision NOT NULL,
        -- Stays when the message is deleted: what it caused still has its cause.
        message_id bigint NOT NULL,
        reason text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX relationship_changes_companion ON relationship_changes (companion_id, id);

      -- How a reply came about.
      CREATE TABLE processing_logs (
        message_id bigint PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        steps jsonb NOT NULL,
        constraints_applied text[] NOT NULL,
        cognitive_framework text NOT NULL,
        adaptability_level int NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX processing_logs_companion ON processing_logs (companion_id, message_id);

      -- How far the souls of a conversation have taken in what was said. due is the durable fact that there is more.
      CREATE TABLE reflection_progress (
        conversation_id bigint PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
        reflected_seq int NOT NULL DEFAULT 0,
        due boolean NOT NULL DEFAULT true,
        due_at timestamptz NOT NULL DEFAULT now()
      ) WITH (fillfactor = 70);
      CREATE INDEX reflection_progress_due ON reflection_progress (due_at) WHERE due;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE reflection_progress, processing_logs, relationship_changes, relational_patterns, soul_reflections, objections, recalls,
        forgotten, session_notes, memory_messages, memories;
      ALTER TABLE messages DROP COLUMN whispered, DROP COLUMN forgotten;
      ALTER TABLE companions DROP COLUMN mind_version, DROP COLUMN forgets, DROP COLUMN energy, DROP COLUMN tone, DROP COLUMN glow, DROP COLUMN trust,
        DROP COLUMN restraint, DROP COLUMN last_exchange_at, DROP COLUMN last_memory_summary, DROP COLUMN updated_at,
        ALTER COLUMN relationship_progress TYPE int;
    `);
  }
}
