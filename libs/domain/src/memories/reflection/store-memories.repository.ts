import { MemoryEntity, RelationalPatternEntity, RelationshipChangeEntity, SessionNoteEntity } from '@kinloom/database';
import type { Extracted, Stretch, Taken } from '@kinloom/mind';
import { Any, type EntityManager } from 'typeorm';
import { type QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';

/**
 * Stores memories derived by a reflection or an extraction. Must run in the transaction that locks the soul's row.
 * @returns ids of all changed memories
 */
export async function storeMemories(
  manager: EntityManager,
  version: number,
  { soulId, created, confirmed, superseded, moved }: Extracted,
): Promise<number[]> {
  // Mark superseded memories first: `key` is unique among active memories.
  const replaced = superseded.length === 0 ? [] : await supersedeMemories(manager, soulId, version, superseded);
  const made: { id: number; key: string; supersededBy: string | null }[] = [];
  for (const draftedMemory of created) {
    const id = await insertMemory(manager, soulId, version, draftedMemory);
    if (id !== null) made.push({ id, key: draftedMemory.draft.key, supersededBy: draftedMemory.supersededBy });
  }
  if (confirmed.length > 0) await confirmMemories(manager, soulId, version, confirmed);
  const idOf = (key: string) =>
    made.findLast((draftedMemory) => draftedMemory.key === key)?.id ??
    confirmed.find(({ draft }) => draft.key === key)?.id ??
    null;
  const ended = [
    ...superseded,
    ...made.flatMap(({ id, supersededBy }) => (supersededBy === null ? [] : [{ id, byKey: supersededBy }])),
  ];
  if (ended.length > 0) {
    // SQL: the changes are one parameter, however many they are
    await manager.query(
      `UPDATE memories m SET superseded_by = t.by FROM unnest($1::bigint[], $2::bigint[]) AS t(id, by) WHERE m.id = t.id AND m.companion_id = $3`,
      [ended.map(({ id }) => id), ended.map(({ byKey }) => idOf(byKey)), soulId],
    );
  }
  if (moved.length > 0) {
    // SQL: the changes are one parameter, however many they are
    await manager.query(
      `UPDATE memories m SET layer = t.layer, status = t.status, version = $4
       FROM unnest($1::bigint[], $2::text[], $3::text[]) AS t(id, layer, status) WHERE m.id = t.id AND m.companion_id = $5`,
      [moved.map(({ id }) => id), moved.map(({ layer }) => layer), moved.map(({ status }) => status), version, soulId],
    );
  }
  return [
    ...made.map(({ id }) => id),
    ...replaced.map(({ id }) => id),
    ...confirmed.map(({ id }) => id),
    ...moved.map(({ id }) => id),
  ];
}

/** Marks memories as no longer current. @returns those that exist */
async function supersedeMemories(
  manager: EntityManager,
  soulId: number,
  version: number,
  superseded: readonly { id: number }[],
): Promise<{ id: number }[]> {
  const result = await manager
    .createQueryBuilder()
    .update(MemoryEntity, { supersededAt: () => 'now()', version })
    .where({ companionId: soulId, id: Any(superseded.map(({ id }) => id)) })
    .returning('id')
    .execute();
  return result.raw as { id: number }[];
}

/** Stores that memories were stated again. Stating the same openly clears `whispered`; a statement with another key does not. */
async function confirmMemories(
  manager: EntityManager,
  soulId: number,
  version: number,
  confirmed: Taken['confirmed'],
): Promise<void> {
  // SQL: one statement for several tables, as a CTE with RETURNING
  await manager.query(
    `WITH stated AS (
       SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::text[]) AS s(id, message, whispered, key)
     ), said AS (
       INSERT INTO memory_messages SELECT DISTINCT s.id, m.id FROM stated s JOIN messages m ON m.id = s.message ON CONFLICT DO NOTHING
     )
     UPDATE memories SET version = $5, whispered = memories.whispered AND c.whispered
     FROM (SELECT s.id, bool_and(s.whispered OR m.key <> s.key) AS whispered FROM stated s JOIN memories m ON m.id = s.id GROUP BY s.id) c
     WHERE memories.id = c.id AND memories.companion_id = $6`,
    [
      confirmed.map(({ id }) => id),
      confirmed.map(({ draft }) => draft.messageId),
      confirmed.map(({ draft }) => draft.whispered),
      confirmed.map(({ draft }) => draft.key),
      version,
      soulId,
    ],
  );
}

async function insertMemory(
  manager: EntityManager,
  soulId: number,
  version: number,
  { draft, messageIds, supersededBy, layer, status }: Taken['created'][number],
): Promise<number | null> {
  // SQL: one statement for several tables, as a CTE with RETURNING
  const [row] = await manager.query<{ id: number }[]>(
    `WITH made AS (
       INSERT INTO memories (companion_id, kind, title, content, fact, span, layer, status, tones, tags, emotional_weight, significance,
         whispered, said_at, source_type, source_id, source_label, conversation_id, key, version, superseded_at)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, to_timestamp($14::float8 / 1000), 'message', m.id, 'Conversation',
         m.conversation_id, $16, $17, CASE WHEN $18::boolean THEN now() END FROM messages m WHERE m.id = $15
       ON CONFLICT (companion_id, key) WHERE superseded_at IS NULL AND objection IS NULL DO UPDATE SET version = EXCLUDED.version
       RETURNING id
     ), said AS (
       INSERT INTO memory_messages SELECT made.id, m.id FROM made, messages m WHERE m.id = ANY($19::bigint[]) ON CONFLICT DO NOTHING
     )
     SELECT id FROM made`,
    [
      soulId,
      draft.kind,
      draft.title,
      draft.content,
      draft.fact && JSON.stringify(draft.fact),
      draft.span && JSON.stringify(draft.span),
      layer,
      status,
      draft.tones,
      draft.tags,
      draft.emotionalWeight,
      draft.significance,
      draft.whispered,
      draft.saidAt,
      draft.messageId,
      draft.key,
      version,
      supersededBy !== null,
      messageIds,
    ],
  );
  return row?.id ?? null;
}

/** Updates recall counters of memories that shaped replies in a seq range. @returns ids of the updated memories */
export async function countRecalls(
  manager: EntityManager,
  conversationId: number,
  { from, to }: Stretch,
  soulId: number,
  version: number,
): Promise<number[]> {
  // SQL: UPDATE with a join, which the builder does not have
  const [rows] = await manager.query<[{ id: number }[], number]>(
    `UPDATE memories SET recall_count = recall_count + r.many, last_recalled_at = r.last, version = $5
     FROM (SELECT r.ref_id, count(*)::int AS many, max(m.created_at) AS last
           FROM messages m JOIN recalls r ON r.message_id = m.id AND r.kind = 'memory' AND r.companion_id = $4
           WHERE m.conversation_id = $1 AND m.seq > $2 AND m.seq <= $3 GROUP BY r.ref_id) r
     WHERE memories.id = r.ref_id AND memories.companion_id = $4 RETURNING memories.id`,
    [conversationId, from, to, soulId, version],
  );
  return rows.map(({ id }) => id);
}

/** Upserts session notes, and deletes emptied notes that were not regenerated. */
export async function storeNotes(
  manager: EntityManager,
  conversationId: number,
  version: number,
  { soulId, notes }: Pick<Taken, 'soulId' | 'notes'>,
): Promise<void> {
  for (const note of notes) {
    await manager.upsert(
      SessionNoteEntity,
      {
        companionId: soulId,
        conversationId,
        fromSeq: note.fromSeq,
        toSeq: note.toSeq,
        title: note.title,
        content: note.content,
        keywords: note.keywords,
        feelings: note.feelings,
        span: { from: note.from, to: note.to, precision: 'hour' },
        whispered: note.whispered,
        byModel: note.byModel,
        version,
      },
      ['companionId', 'conversationId', 'fromSeq'],
    );
  }
  // An emptied note without messages left to cover.
  await manager.delete(SessionNoteEntity, { companionId: soulId, conversationId, content: '' });
}

/** Stores the reflection, relational pattern and relationship changes of a soul. */
export async function storeRelationship(
  manager: EntityManager,
  { soulId, reflection, pattern, changes }: Taken,
): Promise<void> {
  if (reflection) {
    // SQL: INSERT … SELECT, which the builder does not have
    await manager.query(
      `INSERT INTO soul_reflections (companion_id, message_id, tone_label, trigger_type, content, emotional_weight, reflection_depth)
       SELECT $1, id, $3, $4, $5, $6, $7 FROM messages WHERE id = $2 ON CONFLICT DO NOTHING`,
      [
        soulId,
        reflection.messageId,
        reflection.toneLabel,
        reflection.triggerType,
        reflection.content,
        reflection.emotionalWeight,
        reflection.reflectionDepth,
      ],
    );
  }
  if (pattern) {
    const row = { companionId: soulId, pattern } as QueryDeepPartialEntity<RelationalPatternEntity>;
    await manager.upsert(RelationalPatternEntity, row, ['companionId']);
  }
  if (changes.length === 0) return;
  await manager.insert(
    RelationshipChangeEntity,
    changes.map(({ what, from, to, messageId, reason }) => ({
      companionId: soulId,
      what: what as RelationshipChangeEntity['what'],
      fromValue: from,
      toValue: to,
      messageId,
      reason,
    })),
  );
}
