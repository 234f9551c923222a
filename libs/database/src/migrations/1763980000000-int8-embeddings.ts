import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that every kind of embedding has. */
const VECTOR_COLUMNS = `
  revision bigint NOT NULL,
  model_id int NOT NULL REFERENCES embedding_models,
  scale real NOT NULL,
  content_hash uuid NOT NULL,
  vector bytea NOT NULL`;

/**
 * Embeddings of messages, session notes and memories with one byte a dimension, beside the texts. The vectors of memories that were stored
 * as `real[]` are converted.
 */
export class Int8Embeddings1763980000000 implements MigrationInterface {
  readonly name = 'Int8Embeddings1763980000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE embedding_models (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL,
        version int NOT NULL,
        CONSTRAINT embedding_models_name_version_key UNIQUE (name, version)
      );
      CREATE TABLE message_embeddings (
        message_id bigint PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
        conversation_id bigint NOT NULL,${VECTOR_COLUMNS}
      );
      CREATE INDEX message_embeddings_revision ON message_embeddings (conversation_id, revision);
      CREATE TABLE note_embeddings (
        note_id bigint PRIMARY KEY REFERENCES session_notes ON DELETE CASCADE,${VECTOR_COLUMNS}
      );
      CREATE TABLE memory_embeddings (
        memory_id bigint PRIMARY KEY REFERENCES memories ON DELETE CASCADE,${VECTOR_COLUMNS}
      );
      CREATE TABLE embedding_progress (
        conversation_id bigint PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
        model_id int NOT NULL REFERENCES embedding_models,
        seq int NOT NULL DEFAULT 0,
        generation int NOT NULL DEFAULT 0
      );
      -- Vectors do not compress.
      ALTER TABLE message_embeddings ALTER COLUMN vector SET STORAGE EXTERNAL;
      ALTER TABLE note_embeddings ALTER COLUMN vector SET STORAGE EXTERNAL;
      ALTER TABLE memory_embeddings ALTER COLUMN vector SET STORAGE EXTERNAL;
      ALTER TABLE companions ADD COLUMN embedding_revision bigint NOT NULL DEFAULT 0;

      -- The version of the prefixes was part of the model's name.
      INSERT INTO embedding_models (name, version)
        SELECT DISTINCT regexp_replace(embedding_model, ', prefixes \\d+$', ''), coalesce(substring(embedding_model FROM ', prefixes (\\d+)$')::int, 0)
        FROM memories WHERE embedding IS NOT NULL AND embedding_model IS NOT NULL;
      -- The largest magnitude of a vector becomes 127, and the scale is 1 / length, as in \`quantizeVector\`.
      INSERT INTO memory_embeddings (memory_id, revision, model_id, scale, content_hash, vector)
        SELECT m.id, 0, k.id, q.scale, md5(m.content)::uuid, q.vector
        FROM memories m
          JOIN embedding_models k ON k.name = regexp_replace(m.embedding_model, ', prefixes \\d+$', '')
            AND k.version = coalesce(substring(m.embedding_model FROM ', prefixes (\\d+)$')::int, 0)
          CROSS JOIN LATERAL (
            SELECT decode(string_agg(lpad(to_hex(b.byte & 255), 2, '0'), '' ORDER BY b.place), 'hex') AS vector,
              1 / sqrt(sum(b.byte::bigint * b.byte)) AS scale
            FROM (SELECT place, round(value / max(abs(value)) OVER () * 127)::int AS byte
              FROM unnest(m.embedding) WITH ORDINALITY AS v(value, place)) b
          ) q
        WHERE m.embedding IS NOT NULL
          AND EXISTS (SELECT FROM unnest(m.embedding) v WHERE v <> 0)
          AND NOT EXISTS (SELECT FROM unnest(m.embedding) v WHERE v IS NULL OR v IN ('NaN', 'Infinity', '-Infinity'));
      ALTER TABLE memories DROP COLUMN embedding, DROP COLUMN embedding_model;
    `);
  }

  /** Vectors are discarded: the former release computes those of memories again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE memories ADD COLUMN embedding real[], ADD COLUMN embedding_model text;
      ALTER TABLE companions DROP COLUMN embedding_revision;
      DROP TABLE embedding_progress, memory_embeddings, note_embeddings, message_embeddings, embedding_models;
    `);
  }
}
