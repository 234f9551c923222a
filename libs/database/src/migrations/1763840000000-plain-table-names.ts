import type { MigrationInterface, QueryRunner } from 'typeorm';
import { renameTable } from '../rename-table';

const RENAMED: readonly (readonly [from: string, to: string])[] = [
  ['depths', 'message_depth_scores'],
  ['forgotten', 'memory_tombstones'],
  ['outbox_clearings', 'pending_outbox_purges'],
];

/** Tables carry the name of what they hold. */
export class PlainTableNames1763840000000 implements MigrationInterface {
  readonly name = 'PlainTableNames1763840000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [from, to] of RENAMED) await renameTable(runner, from, to);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [from, to] of RENAMED) await renameTable(runner, to, from);
  }
}
