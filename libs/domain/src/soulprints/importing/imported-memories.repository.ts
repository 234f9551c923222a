import { CompanionEntity, MemoryEntity } from '@kinloom/database';
import { setImmediate as immediate } from 'node:timers/promises';
import { keptFrom, layerOf, type MemoryDraft, settle, statusOf } from '@kinloom/mind';
import { listAllMemories } from '@kinloom/domain/memories';
import { Any, type EntityManager } from 'typeorm';
import { storableJson } from '../storable';

const NOWHERE = { conversationId: 0, speaker: '' };

/** Extracted facts, compared with what a soul remembered at a mind version. */
export interface SettledMemories extends Awaited<ReturnType<typeof settle>> {
  drafts: readonly MemoryDraft[];
  version: number;
}

/**
 * Compares extracted facts with the soul's memories. This takes a second or more, so it precedes the transaction that stores them.
 * @param drafts in chronological order; `messageId` is the id of the archive line
 */
export async function settleImportedMemories(
  manager: EntityManager,
  soulId: number,
  drafts: readonly MemoryDraft[],
): Promise<SettledMemories> {
  // The version is read first: a change between the two statements then shows as a newer version.
  const soul = await manager.findOne(CompanionEntity, {
    select: { id: true, mindVersion: true },
    where: { id: soulId },
  });
  const existing = drafts.length === 0 ? [] : await listAllMemories(manager, soulId);
  return { ...(await settle(drafts, existing, () => immediate())), drafts, version: soul?.mindVersion ?? 0 };
}

/**
 * Stores extracted facts as memories by the rules of live reflection: repeated facts are deduplicated, outdated ones are superseded. Runs
 * in the transaction that locks the soul's row.
 * @param settled is settled again if the soul has changed since
 * @returns the number of new memories
 */
export async function storeImportedMemories(
  manager: EntityManager,
  { soulId, version, importId, label }: { soulId: number; version: number; importId: number; label: string },
  settled: SettledMemories,
): Promise<number> {
  if (settled.drafts.length === 0) return 0;
  const { created, superseded } =
    settled.version === version - 1 ? settled : await settleImportedMemories(manager, soulId, settled.drafts);
  const now = Date.now();
  await manager.update(
    MemoryEntity,
    { companionId: soulId, id: Any(superseded.map(({ id }) => id)) },
    { supersededAt: () => 'now()', version },
  );
  const rows = created.map(({ draft, supersededBy }) => {
    const memory = keptFrom(draft, NOWHERE, 0);
    return {
      kind: draft.kind,
      title: draft.title,
      content: draft.content,
      fact: draft.fact,
      span: draft.span,
      layer: layerOf(memory, now),
      status: statusOf(memory, now),
      tones: draft.tones,
      tags: draft.tags,
      weight: draft.emotionalWeight,
      significance: draft.significance,
      said: draft.saidAt,
      line: draft.messageId,
      key: draft.key,
      ended: supersededBy !== null,
    };
  });
  // SQL: the rows are one parameter, however many they are
  const inserted = await manager.query<{ id: number; key: string }[]>(
    `INSERT INTO memories (companion_id, kind, title, content, fact, span, layer, status, tones, tags, emotional_weight, significance,
       said_at, source_type, source_id, source_label, conversation_id, key, version, superseded_at, import_id)
     SELECT $1, d.kind, d.title, d.content, d.fact, d.span, d.layer, d.status, d.tones, d.tags, d.weight, d.significance,
       to_timestamp(d.said / 1000), 'import', $2, $3, m.conversation_id, d.key, $4, CASE WHEN d.ended THEN now() END, $2
     FROM jsonb_to_recordset($5::jsonb) AS d(kind text, title text, content text, fact jsonb, span jsonb, layer text, status text,
         tones text[], tags text[], weight real, significance real, said float8, line bigint, key text, ended boolean)
       LEFT JOIN archive_lines a ON a.id = d.line LEFT JOIN messages m ON m.id = a.message_id
     ON CONFLICT (companion_id, key) WHERE superseded_at IS NULL AND objection IS NULL DO NOTHING
     RETURNING id, key`,
    [soulId, importId, label, version, storableJson(rows)],
  );
  await linkMessages(manager, importId, rows);
  await linkSuperseding(manager, soulId, [
    ...superseded.map(({ id, byKey }) => ({ id, byKey })),
    ...created.flatMap(({ draft, supersededBy: byKey }) =>
      byKey === null ? [] : inserted.filter(({ key }) => key === draft.key).map(({ id }) => ({ id, byKey })),
    ),
  ]);
  return inserted.length;
}

/** Links memories to their messages; deleting the last of these messages deletes the memory. */
async function linkMessages(
  manager: EntityManager,
  importId: number,
  rows: readonly { key: string; line: number }[],
): Promise<void> {
  // SQL: the rows are one parameter, however many they are
  await manager.query(
    `INSERT INTO memory_messages (memory_id, message_id)
     SELECT m.id, a.message_id FROM unnest($2::text[], $3::bigint[]) AS d(key, line)
       JOIN memories m ON m.import_id = $1 AND m.key = d.key JOIN archive_lines a ON a.id = d.line
     WHERE a.message_id IS NOT NULL ON CONFLICT DO NOTHING`,
    [importId, rows.map(({ key }) => key), rows.map(({ line }) => line)],
  );
}

/** Stores which memory supersedes another. */
async function linkSuperseding(
  manager: EntityManager,
  soulId: number,
  ended: readonly { id: number; byKey: string }[],
): Promise<void> {
  // SQL: the changes are one parameter, however many they are
  await manager.query(
    `UPDATE memories m SET superseded_by = (
       SELECT b.id FROM memories b WHERE b.companion_id = $1 AND b.key = e.by AND b.id <> m.id
       ORDER BY b.superseded_at IS NOT NULL, b.id DESC LIMIT 1)
     FROM unnest($2::bigint[], $3::text[]) AS e(id, by) WHERE m.id = e.id AND m.superseded_at IS NOT NULL`,
    [soulId, ended.map(({ id }) => id), ended.map(({ byKey }) => byKey)],
  );
}
