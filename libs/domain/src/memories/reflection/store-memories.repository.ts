import type { Stretch, Taken } from '@kinloom/mind';
import type { EntityManager } from 'typeorm';

/**
 * Stores memories derived by a reflection. Must run in the transaction that locks the soul's row.
 * @returns ids of all changed memories
 */
export async function storeMemories(
  manager: EntityManager,
  version: number,
  { soulId, created, confirmed, superseded, moved }: Taken,
): Promise<number[]> {
  // Mark superseded memories first: `key` is unique among active memories.
  const [replaced] = await manager.query<[{ id: number }[], number]>(
    `UPDATE memories SET superseded_at = now(), version = $2 WHERE companion_id = $3 AND id = ANY($1::bigint[]) RETURNING id`,
    [superseded.map(({ id }) => id), version, soulId],
  );
  const made: { id: number; key: string; supersededBy: string | null }[] = [];
  for (const draftedMemory of created) {
    const id = await insertMemory(manager, soulId, version, draftedMemory);
    if (id !== null) made.push({ id, key: draftedMemory.draft.key, supersededBy: draftedMemory.supersededBy });
  }
  for (const { id, draft } of confirmed) {
    await manager.query(
      `WITH said AS (
         INSERT INTO memory_messages SELECT $1, id FROM messages WHERE id = $2 ON CONFLICT DO NOTHING
       )
       UPDATE memories SET version = $3, whispered = whispered AND ($4 OR key <> $6) WHERE id = $1 AND companion_id = $5`,
      // Repeating the same statement openly clears `whispered`; a statement with another key does not.
      [id, draft.messageId, version, draft.whispered, soulId, draft.key],
    );
  }
  const idOf = (key: string) =>
    made.findLast((draftedMemory) => draftedMemory.key === key)?.id ??
    confirmed.find(({ draft }) => draft.key === key)?.id ??
    null;
  const ended = [
    ...superseded,
    ...made.flatMap(({ id, supersededBy }) => (supersededBy === null ? [] : [{ id, byKey: supersededBy }])),
  ];
  for (const { id, byKey } of ended) {
    const by = idOf(byKey);
    await manager.query('UPDATE memories SET superseded_by = $2 WHERE id = $1 AND companion_id = $3', [id, by, soulId]);
  }
  await manager.query(
    `UPDATE memories m SET layer = t.layer, status = t.status, version = $4
     FROM unnest($1::bigint[], $2::text[], $3::text[]) AS t(id, layer, status) WHERE m.id = t.id AND m.companion_id = $5`,
    [moved.map(({ id }) => id), moved.map(({ layer }) => layer), moved.map(({ status }) => status), version, soulId],
  );
  return [
    ...made.map(({ id }) => id),
    ...replaced.map(({ id }) => id),
    ...confirmed.map(({ id }) => id),
    ...moved.map(({ id }) => id),
  ];
}

async function insertMemory(
  manager: EntityManager,
  soulId: number,
  version: number,
  { draft, messageIds, supersededBy, layer, status }: Taken['created'][number],
): Promise<number | null> {
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
  { soulId, notes }: Taken,
): Promise<void> {
  for (const note of notes) {
    await manager.query(
      `INSERT INTO session_notes (companion_id, conversation_id, from_seq, to_seq, title, content, keywords, feelings, span, whispered, version)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (companion_id, conversation_id, from_seq) DO UPDATE SET to_seq = EXCLUDED.to_seq, title = EXCLUDED.title,
         content = EXCLUDED.content, keywords = EXCLUDED.keywords, feelings = EXCLUDED.feelings, span = EXCLUDED.span,
         whispered = EXCLUDED.whispered, version = EXCLUDED.version`,
      [
        soulId,
        conversationId,
        note.fromSeq,
        note.toSeq,
        note.title,
        note.content,
        note.keywords,
        note.feelings,
        JSON.stringify({ from: note.from, to: note.to, precision: 'hour' }),
        note.whispered,
        version,
      ],
    );
  }
  // An emptied note without messages left to cover.
  await manager.query(`DELETE FROM session_notes WHERE companion_id = $1 AND conversation_id = $2 AND content = ''`, [
    soulId,
    conversationId,
  ]);
}

/** Stores the reflection, relational pattern and relationship changes of a soul. */
export async function storeRelationship(
  manager: EntityManager,
  { soulId, reflection, pattern, changes }: Taken,
): Promise<void> {
  if (reflection) {
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
    await manager.query(
      `INSERT INTO relational_patterns VALUES ($1, $2) ON CONFLICT (companion_id) DO UPDATE SET pattern = EXCLUDED.pattern`,
      [soulId, JSON.stringify(pattern)],
    );
  }
  for (const { what, from, to, messageId, reason } of changes) {
    await manager.query(
      `INSERT INTO relationship_changes (companion_id, what, from_value, to_value, message_id, reason)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [soulId, what, from, to, messageId, reason],
    );
  }
}
