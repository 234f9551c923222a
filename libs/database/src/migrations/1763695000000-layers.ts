import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How near a memory is to lie, as its person says. */
export class Layers1763695000000 implements MigrationInterface {
  readonly name = 'Layers1763695000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE memories
        -- Steps nearer, or further below zero.
        ADD COLUMN emphasis smallint NOT NULL DEFAULT 0 CHECK (emphasis BETWEEN -2 AND 2),
        -- When the person let it fade; until it comes up again, it stays so.
        ADD COLUMN faded_at timestamptz,
        -- It says something else than the messages it was said in: those are not recalled.
        ADD COLUMN edited boolean NOT NULL DEFAULT false;
      CREATE INDEX memories_layer ON memories (companion_id, layer, significance DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX memories_layer;
      ALTER TABLE memories DROP COLUMN emphasis, DROP COLUMN faded_at, DROP COLUMN edited;
    `);
  }
}
