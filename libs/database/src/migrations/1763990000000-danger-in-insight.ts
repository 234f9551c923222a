import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks messages that were said in danger, which insight does not count. */
export class DangerInInsight1763990000000 implements MigrationInterface {
  readonly name = 'DangerInInsight1763990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE message_depth_scores ADD COLUMN in_danger boolean NOT NULL DEFAULT false;
      -- What is not quotable was whispered or said in danger.
      UPDATE message_depth_scores d SET in_danger = true FROM messages m
        WHERE m.id = d.message_id AND (m.care_tier IS NOT NULL OR NOT d.quotable AND NOT m.whispered);
      UPDATE insight_figures SET due = true, due_at = clock_timestamp(), words = NULL
        WHERE companion_id IN (SELECT companion_id FROM message_depth_scores WHERE in_danger)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE message_depth_scores DROP COLUMN in_danger');
  }
}
