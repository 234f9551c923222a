import type { EntityManager } from 'typeorm';

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
    // SQL: one conditional update, which returns the changed rows
    const [rows] = await manager.query<[{ mind_version: number }[], number]>(
      `UPDATE companions SET mind_version = mind_version + 1, forgets = forgets + $2::int, updated_at = now() WHERE id = $1
       RETURNING mind_version`,
      [soulId, Number(forgets)],
    );
    if (rows[0]) versions.set(soulId, rows[0].mind_version);
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
  // SQL: the new value is a subquery
  await manager.query(
    `UPDATE companions p SET last_memory_summary = (
       SELECT title FROM memories m
       WHERE m.companion_id = p.id AND m.objection IS NULL AND m.superseded_at IS NULL AND NOT m.whispered ORDER BY m.id DESC LIMIT 1)
     WHERE id = ANY($1::bigint[])`,
    [souls],
  );
}
