import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What agents were asked, how far they came, and what they made. */
export class Agents1763700000000 implements MigrationInterface {
  readonly name = 'Agents1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The run outlives its job, which is let go of after a while. started_at is of the first try: what a worker's death costs counts.
      CREATE TABLE agent_runs (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
        job_id bigint NOT NULL UNIQUE,
        kind text NOT NULL CHECK (kind IN ('graph', 'specialised', 'console')),
        task_type text NOT NULL,
        request jsonb NOT NULL,
        priority text NOT NULL CHECK (priority IN ('low', 'medium', 'high')),
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'active', 'done', 'failed')),
        progress int NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
        message text NOT NULL DEFAULT '',
        state_path text[] NOT NULL DEFAULT '{}',
        result jsonb,
        error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        started_at timestamptz,
        ended_at timestamptz
      ) WITH (fillfactor = 70);
      CREATE INDEX agent_runs_account ON agent_runs (account_id, id DESC);
      CREATE INDEX agent_runs_started ON agent_runs (account_id, started_at DESC NULLS LAST);
      CREATE INDEX agent_runs_open ON agent_runs (account_id, id) WHERE ended_at IS NULL;

      CREATE TABLE agent_files (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        run_id bigint NOT NULL REFERENCES agent_runs ON DELETE CASCADE,
        name text NOT NULL,
        path text NOT NULL,
        content text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (run_id, path)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE agent_files, agent_runs');
  }
}
