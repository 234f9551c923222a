import type { MigrationInterface, QueryRunner } from 'typeorm';
import { renameTable } from '../rename-table';

/** Renames `sittings` to `usage_sessions`. */
export class UsageSessions1763880000000 implements MigrationInterface {
  readonly name = 'UsageSessions1763880000000';

  up(runner: QueryRunner): Promise<void> {
    return renameTable(runner, 'sittings', 'usage_sessions');
  }

  down(runner: QueryRunner): Promise<void> {
    return renameTable(runner, 'usage_sessions', 'sittings');
  }
}
