import type { EntityManager } from 'typeorm';

/**
 * Moves the versions of souls' minds on, in the order of their ids, and holds their rows: versions are committed in their order.
 * @returns the new version of each soul that is there
 */
export async function moveOn(manager: EntityManager, souls: readonly number[]): Promise<Map<number, number>> {
  const versions = new Map<number, number>();
  for (const soulId of [...souls].sort((a, b) => a - b)) {
    const [rows] = await manager.query<[{ mind_version: number }[], number]>(
      'UPDATE companions SET mind_version = mind_version + 1, updated_at = now() WHERE id = $1 RETURNING mind_version',
      [soulId],
    );
    if (rows[0]) versions.set(soulId, rows[0].mind_version);
  }
  return versions;
}

/** Tells the processes that hold a soul's mind to let go of these keys. */
export async function tombstone(
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
