import type { Personality } from '@kinloom/contract';
import { CompanionEntity, FileEntity } from '@kinloom/database';
import { bumpArchiveVersion } from '@kinloom/domain/memories';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { type QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';

/** Undo data of an enrichment: the files it added, and the previous values of the personality keys it changed. */
interface Undo {
  files: number[];
  before: Record<string, unknown>;
}

/**
 * Reverts an enrichment: deletes its files and reverts its personality changes where they were not edited since. Runs in the transaction
 * that deletes the import, before the deletion; does nothing for an import without files.
 */
export async function removeEnrichment(manager: EntityManager, importId: number): Promise<void> {
  // SQL: reads inside of JSON
  const [row] = await manager.query<
    { companion_id: number; undo: Undo | null; changed: { key: string; added: unknown }[] | null }[]
  >(
    `SELECT companion_id, result -> 'undo' AS undo, result -> 'changed' AS changed FROM imports WHERE id = $1 AND kind = 'enhance'`,
    [importId],
  );
  if (!row?.undo) return;
  const { companion_id: soulId, undo, changed } = row;
  await bumpArchiveVersion(manager, soulId, importId);
  await manager.delete(FileEntity, { companionId: soulId, id: In(undo.files) });
  const soul = await manager.findOne(CompanionEntity, {
    select: { id: true, personality: true },
    where: { id: soulId },
  });
  if (!soul || typeof soul.personality === 'string') return;
  const personality = revertPersonality(soul.personality, undo, changed ?? []);
  const changes = { personality } as QueryDeepPartialEntity<CompanionEntity>;
  await manager.update(CompanionEntity, { id: soulId }, changes);
}

function revertPersonality(
  current: Personality,
  { files, before }: Undo,
  changed: readonly { key: string; added: unknown }[],
): Personality {
  const personality: Personality = { ...current };
  for (const { key, added } of changed) {
    const currentValue = personality[key];
    const previousValue = before[key] ?? null;
    if (Array.isArray(currentValue) && Array.isArray(added) && previousValue !== null) {
      personality[key] = (currentValue as unknown[]).filter((item) => !(added as unknown[]).includes(item));
    } else if (JSON.stringify(currentValue) === JSON.stringify(added)) {
      if (previousValue === null) delete personality[key];
      else personality[key] = previousValue;
    }
  }
  const sources = personality['sourceFiles'];
  if (!Array.isArray(sources)) return personality;
  const deletedFiles = new Set(files);
  const remainingSources = (sources as { fileId?: number }[]).filter(
    ({ fileId }) => fileId === undefined || !deletedFiles.has(fileId),
  );
  return { ...personality, sourceFiles: remainingSources, totalFiles: remainingSources.length };
}
