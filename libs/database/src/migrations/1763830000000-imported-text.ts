import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imported text has a source of its own, and what reads like an instruction waits for the person's decision. */
export class ImportedText1763830000000 implements MigrationInterface {
  readonly name = 'ImportedText1763830000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Lore of character cards was stored as if it came from an imported chat.
      UPDATE memories m SET source_type = 'card' FROM imports i WHERE i.id = m.import_id AND i.kind = 'card' AND m.source_type = 'import';

      -- Pieces of cards and files that read like instructions, until the person keeps or discards them.
      CREATE TABLE pending_memories (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        companion_id bigint NOT NULL REFERENCES companions ON DELETE CASCADE,
        import_id bigint REFERENCES imports ON DELETE CASCADE,
        file_id bigint REFERENCES files ON DELETE CASCADE,
        kind text NOT NULL,
        title text NOT NULL,
        content text NOT NULL,
        tags text[] NOT NULL DEFAULT '{}',
        key text NOT NULL,
        source_type text NOT NULL CHECK (source_type IN ('card', 'file')),
        source_label text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (companion_id, key)
      );
      CREATE INDEX pending_memories_import ON pending_memories (import_id) WHERE import_id IS NOT NULL;
      CREATE INDEX pending_memories_file ON pending_memories (file_id) WHERE file_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE pending_memories;
      UPDATE memories SET source_type = 'import' WHERE source_type = 'card';
    `);
  }
}
