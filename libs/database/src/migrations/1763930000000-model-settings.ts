import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Models that operators choose in the app, and what the workers report of each endpoint. */
export class ModelSettings1763930000000 implements MigrationInterface {
  readonly name = 'ModelSettings1763930000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- key: encrypted (AES-256-GCM); null where the server needs none.
      CREATE TABLE model_settings (
        role text PRIMARY KEY CHECK (role IN ('chat', 'fallback', 'extraction', 'embeddings')),
        server text NOT NULL CHECK (server IN ('ollama', 'lm-studio', 'llama.cpp', 'vllm', 'openai')),
        base_url text NOT NULL,
        model text NOT NULL,
        context_tokens int CHECK (context_tokens BETWEEN 1024 AND 1000000),
        key bytea,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      ALTER TABLE model_endpoints
        ADD COLUMN context_tokens int,
        ADD COLUMN truncations int NOT NULL DEFAULT 0,
        ADD COLUMN truncated_at timestamptz,
        ADD COLUMN without_system_role boolean NOT NULL DEFAULT false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE model_endpoints DROP COLUMN context_tokens, DROP COLUMN truncations, DROP COLUMN truncated_at,
        DROP COLUMN without_system_role;
      DROP TABLE model_settings;
    `);
  }
}
