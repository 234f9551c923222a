import { type KeptMemory, STORED_LINES_FROM } from '@kinloom/mind';
import type { EntityManager } from 'typeorm';
import { restoreReplaced } from './forget-memories';
import { MEMORY_COLUMNS, type MemoryRow, toKept } from './memory-rows';
import { bumpMindVersions, refreshMemorySummary, recordTombstones } from './mind-versions';

/** Everything a soul keeps, what was objected to among it. */
export async function listAllMemories(manager: EntityManager, soulId: number): Promise<KeptMemory[]> {
  const rows = await manager.query<MemoryRow[]>(`SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.companion_id = $1`, [
    soulId,
  ]);
  return rows.map(toKept);
}

/** What names an import among forgotten keys: whoever holds the soul's mind makes it anew. */
const keyOf = (importId: number): string => `import:${importId}`;

/** Moves the version of a soul's mind on, because its archive has changed, and holds its row. @returns the new version */
export async function bumpArchiveVersion(manager: EntityManager, soulId: number, importId: number): Promise<number> {
  const version = (await bumpMindVersions(manager, [soulId])).get(soulId) ?? 0;
  await recordTombstones(manager, soulId, version, [keyOf(importId)]);
  return version;
}

/**
 * Takes back what a soul keeps from an import: its archive, its memories, and what replies say they were shaped by of either. What its
 * memories had superseded holds again.
 */
export async function removeImported(manager: EntityManager, soulId: number, importId: number): Promise<void> {
  const versions = await bumpMindVersions(manager, [soulId], { forgets: true });
  const memories = (
    await manager.query<{ id: number }[]>('SELECT id FROM memories WHERE import_id = $1', [importId])
  ).map(({ id }) => id);
  await restoreReplaced(manager, versions, memories);
  await manager.query(
    `WITH gone AS (
       SELECT r.message_id, r.kind, r.ref_id FROM recalls r WHERE r.companion_id = $1
         AND ((r.kind = 'memory' AND r.ref_id = ANY($2::bigint[]))
           OR (r.kind = 'archive' AND r.ref_id - $4 IN (SELECT id FROM archive_lines WHERE import_id = $3)))
     ), forgotten AS (
       DELETE FROM recalls r USING gone WHERE r.message_id = gone.message_id AND r.kind = gone.kind AND r.ref_id = gone.ref_id
     )
     UPDATE messages m SET recalled = (
       SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(m.recalled) e
       WHERE NOT EXISTS (SELECT FROM gone g WHERE g.message_id = m.id AND g.kind = e ->> 'kind' AND g.ref_id = (e ->> 'id')::bigint))
     WHERE m.id IN (SELECT message_id FROM gone)`,
    [soulId, memories, importId, STORED_LINES_FROM],
  );
  await manager.query('DELETE FROM memories WHERE import_id = $1', [importId]);
  await manager.query('DELETE FROM archive_lines WHERE import_id = $1', [importId]);
  for (const [soul, version] of versions) await recordTombstones(manager, soul, version, [keyOf(importId)]);
  await refreshMemorySummary(manager, [soulId]);
}

/**
 * Deletes the lines of an archive that also stand in messages: what is deleted there is gone from it too.
 * @param messages a statement that selects the messages' ids by `id` as $1
 */
export async function deleteArchiveLinesOfMessages(
  manager: EntityManager,
  versions: ReadonlyMap<number, number>,
  messages: string,
  id: number,
): Promise<void> {
  const [gone] = await manager.query<[{ companion_id: number; import_id: number }[], number]>(
    `DELETE FROM archive_lines WHERE message_id IN (${messages}) RETURNING companion_id, import_id`,
    [id],
  );
  for (const [soulId, version] of versions) {
    const imports = gone.filter(({ companion_id }) => companion_id === soulId).map(({ import_id }) => import_id);
    await recordTombstones(manager, soulId, version, [...new Set(imports)].map(keyOf));
  }
}

/** Lines `a` of an archive that the memory `m` was taken from, where they stand in no message; $1 is the memory. */
const TOLD = `m.id = $1 AND m.source_type = 'import' AND a.companion_id = m.companion_id AND a.import_id = m.import_id
  AND a.message_id IS NULL AND a.voice = 'person' AND a.said_at = m.said_at
  AND (m.fact IS NULL OR strpos(lower(a.content), lower(m.fact ->> 'value')) > 0)`;

/** The lines of an archive that would go with a memory, by their places. */
export async function archiveLinesOfMemory(manager: EntityManager, memoryId: number): Promise<number[]> {
  const rows = await manager.query<{ id: number }[]>(`SELECT a.id FROM archive_lines a, memories m WHERE ${TOLD}`, [
    memoryId,
  ]);
  return rows.map(({ id }) => STORED_LINES_FROM + id);
}

/** Deletes the lines of an archive that a memory was taken from, where they stand in no message. @returns them, by their places */
export async function deleteArchiveLinesOfMemory(
  manager: EntityManager,
  versions: ReadonlyMap<number, number>,
  memoryId: number,
): Promise<number[]> {
  const [gone] = await manager.query<[{ id: number; companion_id: number; import_id: number }[], number]>(
    `DELETE FROM archive_lines a USING memories m WHERE ${TOLD} RETURNING a.id, a.companion_id, a.import_id`,
    [memoryId],
  );
  for (const [soulId, version] of versions) {
    const imports = gone.filter(({ companion_id }) => companion_id === soulId).map(({ import_id }) => import_id);
    await recordTombstones(manager, soulId, version, [...new Set(imports)].map(keyOf));
  }
  return gone.map(({ id }) => STORED_LINES_FROM + id);
}
