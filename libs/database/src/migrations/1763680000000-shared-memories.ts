import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Moments that a person and souls keep together. */
export class SharedMemories1763680000000 implements MigrationInterface {
  readonly name = 'SharedMemories1763680000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shared_memories (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        title text NOT NULL,
        content text NOT NULL,
        personal_meaning text NOT NULL DEFAULT '',
        memory_type text NOT NULL,
        significance int NOT NULL DEFAULT 5 CHECK (significance BETWEEN 1 AND 10),
        conversation_id bigint REFERENCES conversations ON DELETE SET NULL,
        message_id bigint REFERENCES messages ON DELETE SET NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX shared_memories_account ON shared_memories (account_id, id);
      CREATE INDEX shared_memories_conversation ON shared_memories (conversation_id) WHERE conversation_id IS NOT NULL;
      CREATE INDEX shared_memories_message ON shared_memories (message_id) WHERE message_id IS NOT NULL;

      -- Each soul it is shared with, and what that soul says of it.
      CREATE TABLE shared_memory_souls (
        shared_memory_id bigint NOT NULL REFERENCES shared_memories ON DELETE CASCADE,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        reflection text,
        PRIMARY KEY (shared_memory_id, companion_id)
      );
      CREATE INDEX shared_memory_souls_companion ON shared_memory_souls (companion_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shared_memory_souls, shared_memories');
  }
}
