import { ArchiveLineEntity, MemoryEntity } from '@kinloom/database';
import { type KeptMemory, STORED_LINES_FROM } from '@kinloom/mind';
import type { EntityManager } from 'typeorm';
import { restoreReplaced } from './forget-memories.repository';
import { MEMORY_COLUMNS, type MemoryRow, toKeptMemory } from '../memory-rows';
import { bumpMindVersions, refreshMemorySummary, recordTombstones } from '../minds/mind-versions.repository';

/** Lists all memories of a soul, including superseded ones and those with objections. */
export async function listAllMemories(manager: EntityManager, soulId: number): Promise<KeptMemory[]> {
  // SQL: the computed columns that every read of memories has
  const rows = await manager.query<MemoryRow[]>(`SELECT ${MEMORY_COLUMNS} FROM memories m WHERE m.companion_id = $1`, [
    soulId,
  ]);
  return rows.map(toKeptMemory);
}

/** Tombstone key of an import: processes that cache the soul's mind rebuild it. */
const importTombstone = (importId: number): string => `import:${importId}`;

/** Bumps the mind version after an archive change; locks the soul's row until commit. @returns the new version */
export async function bumpArchiveVersion(manager: EntityManager, soulId: number, importId: number): Promise<number> {
  const version = (await bumpMindVersions(manager, [soulId])).get(soulId) ?? 0;
  await recordTombstones(manager, soulId, version, [importTombstone(importId)]);
  return version;
}

/**
 * Removes everything an import brought to a soul: archive lines, memories, and their mentions in reply provenance. Memories that the
 * imported ones had superseded become active again.
 */
export async function removeImported(manager: EntityManager, soulId: number, importId: number): Promise<void> {
  const versions = await bumpMindVersions(manager, [soulId], { forgets: true });
  const imported = await manager.find(MemoryEntity, { select: { id: true }, where: { importId } });
  const memories = imported.map(({ id }) => id);
  await restoreReplaced(manager, versions, memories);
  // SQL: one statement for several tables, as a CTE with RETURNING
  await manager.query(
    `WITH affected AS (
       SELECT r.message_id, r.kind, r.ref_id FROM recalls r WHERE r.companion_id = $1
         AND ((r.kind = 'memory' AND r.ref_id = ANY($2::bigint[]))
           OR (r.kind = 'archive' AND r.ref_id - $4 IN (SELECT id FROM archive_lines WHERE import_id = $3)))
     ), forgotten AS (
       DELETE FROM recalls r USING affected WHERE r.message_id = affected.message_id AND r.kind = affected.kind AND r.ref_id = affected.ref_id
     )
     UPDATE messages m SET recalled = (
       SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(m.recalled) e
       WHERE NOT EXISTS (SELECT FROM affected g WHERE g.message_id = m.id AND g.kind = e ->> 'kind' AND g.ref_id = (e ->> 'id')::bigint))
     WHERE m.id IN (SELECT message_id FROM affected)`,
    [soulId, memories, importId, STORED_LINES_FROM],
  );
  await manager.delete(MemoryEntity, { importId });
  await manager.delete(ArchiveLineEntity, { importId });
  for (const [soul, version] of versions) await recordTombstones(manager, soul, version, [importTombstone(importId)]);
  await refreshMemorySummary(manager, [soulId]);
}

/** Deletes archive lines that are copies of a message or of a conversation's messages, and records tombstones for their imports. */
export async function deleteArchiveLinesOfMessages(
  manager: EntityManager,
  versions: ReadonlyMap<number, number>,
  { messageId = null, conversationId = null }: { messageId?: number | null; conversationId?: number | null },
): Promise<void> {
  const result = await manager
    .createQueryBuilder()
    .delete()
    .from(ArchiveLineEntity)
    .where(
      'message_id IN (SELECT m.id FROM messages m WHERE m.id = :messageId OR m.conversation_id = :conversationId)',
      {
        messageId,
        conversationId,
      },
    )
    .returning('companion_id, import_id')
    .execute();
  const deleted = result.raw as { companion_id: number; import_id: number }[];
  for (const [soulId, version] of versions) {
    const imports = deleted.filter(({ companion_id }) => companion_id === soulId).map(({ import_id }) => import_id);
    await recordTombstones(manager, soulId, version, [...new Set(imports)].map(importTombstone));
  }
}

/** Condition for archive lines `a` that are the source of memory `m` ($1) and are not linked to a message. */
const SOURCE_LINES = `m.id = $1 AND m.source_type = 'import' AND a.companion_id = m.companion_id AND a.import_id = m.import_id
  AND a.message_id IS NULL AND a.voice = 'person' AND a.said_at = m.said_at
  AND (m.fact IS NULL OR strpos(lower(a.content), lower(m.fact ->> 'value')) > 0)`;

/** Places of the archive lines that would be deleted with a memory. */
export async function archiveLinesOfMemory(manager: EntityManager, memoryId: number): Promise<number[]> {
  // SQL: reads inside of JSON
  const rows = await manager.query<{ id: number }[]>(
    `SELECT a.id FROM archive_lines a, memories m WHERE ${SOURCE_LINES}`,
    [memoryId],
  );
  return rows.map(({ id }) => STORED_LINES_FROM + id);
}

/** Deletes archive lines that are the only source of a memory (not linked to a message). @returns their places */
export async function deleteArchiveLinesOfMemory(
  manager: EntityManager,
  versions: ReadonlyMap<number, number>,
  memoryId: number,
): Promise<number[]> {
  // SQL: DELETE with a join, which the builder does not have
  const [deleted] = await manager.query<[{ id: number; companion_id: number; import_id: number }[], number]>(
    `DELETE FROM archive_lines a USING memories m WHERE ${SOURCE_LINES} RETURNING a.id, a.companion_id, a.import_id`,
    [memoryId],
  );
  for (const [soulId, version] of versions) {
    const imports = deleted.filter(({ companion_id }) => companion_id === soulId).map(({ import_id }) => import_id);
    await recordTombstones(manager, soulId, version, [...new Set(imports)].map(importTombstone));
  }
  return deleted.map(({ id }) => STORED_LINES_FROM + id);
}
