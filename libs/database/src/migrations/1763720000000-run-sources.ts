import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What runs of agents are made of, so that what is let go of is gone from them too. */
export class RunSources1763720000000 implements MigrationInterface {
  readonly name = 'RunSources1763720000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Its text was erased, because something that it was made of was let go of.
      ALTER TABLE agent_runs ADD withdrawn boolean NOT NULL DEFAULT false;

      -- What a run used: each thing by itself, and the conversations and souls that it stood in. An archive line of a personality has no id of
      -- its own: the archive as a whole stands for it ('brought', by its soul).
      CREATE TABLE agent_run_sources (
        run_id bigint NOT NULL REFERENCES agent_runs ON DELETE CASCADE,
        type text NOT NULL CHECK (type IN ('message', 'memory', 'note', 'file', 'archive', 'brought', 'conversation', 'soul', 'account')),
        id bigint NOT NULL,
        PRIMARY KEY (run_id, type, id)
      );
      CREATE INDEX agent_run_sources_what ON agent_run_sources (type, id);

      -- What was let go of while a run was under way. The run may have read it and not said so yet.
      CREATE TABLE agent_run_losses (
        run_id bigint NOT NULL REFERENCES agent_runs ON DELETE CASCADE,
        type text NOT NULL,
        id bigint NOT NULL,
        PRIMARY KEY (run_id, type, id)
      );

      -- What runs used before this was kept is not known: they count as made of all that their account has. A seed is made of its task alone.
      INSERT INTO agent_run_sources SELECT id, 'account', account_id FROM agent_runs WHERE task_type <> 'soul_seed' AND state <> 'failed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE agent_run_losses, agent_run_sources; ALTER TABLE agent_runs DROP withdrawn');
  }
}
