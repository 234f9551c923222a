import type { Personality } from '@kinloom/contract';
import { bumpArchiveVersion } from '@kinloom/domain/memories';
import type { EntityManager } from 'typeorm';

/** What an import says of how it is undone: the files it brought, and what stood at the keys of the personality it changed. */
interface Undo {
  files: number[];
  before: Record<string, unknown>;
}

/**
 * Takes back what a soul was enriched with: its files, and what they made of its personality where nobody changed that since. Within the
 * transaction that deletes the import, before it does; for an import that brought no files there is nothing to do.
 */
export async function removeEnrichment(manager: EntityManager, importId: number): Promise<void> {
  const [row] = await manager.query<
    { companion_id: number; undo: Undo | null; changed: { key: string; added: unknown }[] | null }[]
  >(
    `SELECT companion_id, result -> 'undo' AS undo, result -> 'changed' AS changed FROM imports WHERE id = $1 AND kind = 'enhance'`,
    [importId],
  );
  if (!row?.undo) return;
  const { companion_id: soulId, undo, changed } = row;
  await bumpArchiveVersion(manager, soulId, importId);
  await manager.query('DELETE FROM files WHERE companion_id = $1 AND id = ANY($2::bigint[])', [soulId, undo.files]);
  const [soul] = await manager.query<{ personality: Personality | string }[]>(
    'SELECT personality FROM companions WHERE id = $1',
    [soulId],
  );
  if (!soul || typeof soul.personality === 'string') return;
  const personality = without(soul.personality, undo, changed ?? []);
  await manager.query('UPDATE companions SET personality = $2 WHERE id = $1', [soulId, JSON.stringify(personality)]);
}

function without(
  held: Personality,
  { files, before }: Undo,
  changed: readonly { key: string; added: unknown }[],
): Personality {
  const personality: Personality = { ...held };
  for (const { key, added } of changed) {
    const now = personality[key];
    const earlier = before[key] ?? null;
    if (Array.isArray(now) && Array.isArray(added) && earlier !== null) {
      personality[key] = (now as unknown[]).filter((one) => !(added as unknown[]).includes(one));
    } else if (JSON.stringify(now) === JSON.stringify(added)) {
      if (earlier === null) delete personality[key];
      else personality[key] = earlier;
    }
  }
  const sources = personality['sourceFiles'];
  if (!Array.isArray(sources)) return personality;
  const gone = new Set(files);
  const left = (sources as { fileId?: number }[]).filter(({ fileId }) => fileId === undefined || !gone.has(fileId));
  return { ...personality, sourceFiles: left, totalFiles: left.length };
}
