import { CompanionEntity } from '@kinloom/database';
import { Any, type EntityManager } from 'typeorm';

/**
 * Increments `mind_version` of souls in id order (a fixed lock order avoids deadlocks). The row locks last until commit, so versions are
 * committed in order.
 * @param options.forgets also increments the `forgets` counter, which makes replies in progress exempt from recall
 * @returns the new version by soul id; souls that no longer exist are missing
 */
export async function bumpMindVersions(
  manager: EntityManager,
  souls: readonly number[],
  { forgets = false } = {},
): Promise<Map<number, number>> {
  const versions = new Map<number, number>();
  for (const soulId of [...souls].sort((a, b) => a - b)) {
    const result = await manager
      .createQueryBuilder()
      .update(CompanionEntity, {
        mindVersion: () => 'mind_version + 1',
        forgets: forgets ? () => 'forgets + 1' : undefined,
        updatedAt: () => 'now()',
      })
      .where({ id: soulId })
      .returning('mind_version')
      .execute();
    const [row] = result.raw as { mind_version: number }[];
    if (row) versions.set(soulId, row.mind_version);
  }
  return versions;
}

/** Records tombstones: keys that processes evict from a cached mind when they refresh it to this version. */
export async function recordTombstones(
  manager: EntityManager,
  soulId: number,
  version: number,
  keys: readonly string[],
): Promise<void> {
  // SQL: the rows are one parameter, however many they are
  await manager.query('INSERT INTO memory_tombstones (companion_id, version, key) SELECT $1, $2, unnest($3::text[])', [
    soulId,
    version,
    keys,
  ]);
}

/** Sets `last_memory_summary` to the title of the newest active memory that is not whispered. */
export async function refreshMemorySummary(manager: EntityManager, souls: readonly number[]): Promise<void> {
  const newestTitle = `(SELECT m.title FROM memories m
    WHERE m.companion_id = companions.id AND m.objection IS NULL AND m.superseded_at IS NULL AND NOT m.whispered ORDER BY m.id DESC LIMIT 1)`;
  await manager.update(CompanionEntity, { id: Any(souls) }, { lastMemorySummary: () => newestTitle });
}
