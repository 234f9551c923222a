import type { EntityManager } from 'typeorm';

/**
 * Moves the versions of souls' minds on, in the order of their ids, and holds their rows: versions are committed in their order.
 * @param options.forgets whether something is forgotten: replies under way are then not recalled
 * @returns the new version of each soul that is there
 */
export async function bumpMindVersions(
  manager: EntityManager,
  souls: readonly number[],
  { forgets = false } = {},
): Promise<Map<number, number>> {
  const versions = new Map<number, number>();
  for (const soulId of [...souls].sort((a, b) => a - b)) {
    const [rows] = await manager.query<[{ mind_version: number }[], number]>(
      `UPDATE companions SET mind_version = mind_version + 1, forgets = forgets + $2::int, updated_at = now() WHERE id = $1
       RETURNING mind_version`,
      [soulId, Number(forgets)],
    );
    if (rows[0]) versions.set(soulId, rows[0].mind_version);
  }
  return versions;
}

/** Tells the processes that hold a soul's mind to let go of these keys. */
export async function recordTombstones(
  manager: EntityManager,
  soulId: number,
  version: number,
  keys: readonly string[],
): Promise<void> {
  await manager.query('INSERT INTO forgotten (companion_id, version, key) SELECT $1, $2, unnest($3::text[])', [
    soulId,
    version,
    keys,
  ]);
}

/** What a soul says it remembered last: of what still holds and may be said aloud. */
export async function refreshMemorySummary(manager: EntityManager, souls: readonly number[]): Promise<void> {
  await manager.query(
    `UPDATE companions p SET last_memory_summary = (
       SELECT title FROM memories m
       WHERE m.companion_id = p.id AND m.objection IS NULL AND m.superseded_at IS NULL AND NOT m.whispered ORDER BY m.id DESC LIMIT 1)
     WHERE id = ANY($1::bigint[])`,
    [souls],
  );
}
