import type { AgentNews } from '@kinloom/contract';
import {
  ArchiveLineEntity,
  FileEntity,
  MemoryEntity,
  ReflectionProgressEntity,
  SessionNoteEntity,
  SoulReflectionEntity,
  toPhraseQuerySql,
  toTsvectorSql,
} from '@kinloom/database';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { STORED_LINES_FROM } from '@kinloom/mind';
import { Any, type EntityManager } from 'typeorm';
import { deleteNoteEmbeddings, hideMessages } from '../embeddings/stale-embeddings.repository';
import { deleteMessageEmotions } from '../reflection/message-emotions.repository';
import type { OfferingRow } from '../offerings/offering-rows';
import { withdrawProposals } from '../offerings/offering-proposals.repository';
import { refreshMemorySummary, recordTombstones } from '../minds/mind-versions.repository';

/** Outcome of a deletion: what was removed, and what must be rebuilt or published afterwards. */
export interface ForgetResult {
  souls: number[];
  /** Deleted memories, by soul. */
  removed: { soulId: number; id: number }[];
  /** Conversations whose session notes were emptied and that need a new reflection job. */
  due: number[];
  /** Pending offerings that were withdrawn because their source message was removed; absent means none. */
  withdrawn?: OfferingRow[];
  /** Agent runs erased because they used removed content; absent means none. */
  runs?: AgentNews[];
}

/** A memory to delete, with the literal value of its fact (used to find replies that repeat it). */
export interface ForgetTarget {
  id: number;
  companion_id: number;
  value: string | null;
}

/**
 * Redacts the former wording of an edited memory: replies that repeat it are excluded from recall, and session notes that cover it are
 * emptied for regeneration. The memory and its source messages are kept.
 * @param messages ids of the source messages of the memory
 * @returns conversations whose notes must be regenerated, and the agent runs erased because they used the former wording
 */
export async function redact(
  manager: EntityManager,
  accountId: number,
  versions: ReadonlyMap<number, number>,
  { id, fact }: { id: number; fact: { value: string } | null },
  messages: readonly number[],
): Promise<{ due: number[]; runs: AgentNews[] }> {
  const souls = [...versions.keys()];
  const values = fact && fact.value.length > 2 ? [fact.value] : [];
  const replies = await findDependentReplies(manager, souls, { memories: [id], messages, values });
  await hideMessages(manager, replies);
  const affected = [...messages, ...replies];
  const { due, notes } = await emptyNotes(manager, versions, affected);
  for (const [soulId, version] of versions)
    await recordTombstones(
      manager,
      soulId,
      version,
      replies.map((reply) => `message:${reply}`),
    );
  return { due, runs: await withdrawRuns(manager, accountId, { memory: [id], message: affected, note: notes }) };
}

/**
 * Deletes memories and the traces of memories and messages: notes, emotions, reflections, recall provenance, pending offerings and agent
 * runs. The messages stay readable but are excluded from recall (`forgotten = true`), and lose their embeddings.
 */
export async function forgetMemories(
  manager: EntityManager,
  accountId: number,
  versions: ReadonlyMap<number, number>,
  {
    memories,
    messages,
    values,
  }: { memories: readonly ForgetTarget[]; messages: readonly number[]; values: readonly string[] },
): Promise<ForgetResult> {
  const souls = [...versions.keys()];
  const ids = memories.map(({ id }) => id);
  await restoreReplaced(manager, versions, ids);
  const { hidden, files, lines } = await findTraces(manager, souls, { memories, messages, values });
  await hideMessages(manager, hidden);
  const { due, notes } = await emptyNotes(manager, versions, hidden);
  const traces = { memory: ids, message: hidden, note: notes, file: files, archive: lines };
  await removeFromProvenance(manager, souls, traces);
  const runs = await withdrawRuns(manager, accountId, traces);
  for (const [soulId, version] of versions) {
    const own = memories.filter(({ companion_id }) => companion_id === soulId).map(({ id }) => `memory:${id}`);
    await recordTombstones(manager, soulId, version, [...own, ...hidden.map((id) => `message:${id}`)]);
  }
  await manager.delete(SoulReflectionEntity, { companionId: Any(souls), messageId: Any(hidden) });
  await deleteMessageEmotions(manager, hidden);
  await manager.delete(MemoryEntity, { id: Any(ids) });
  const withdrawn = await withdrawProposals(manager, { messages: hidden });
  await refreshMemorySummary(manager, souls);
  const removed = memories.map(({ id, companion_id }) => ({ soulId: companion_id, id }));
  return { souls, removed, due, withdrawn, runs };
}

/** Finds everything derived from the given memories and messages: the messages with dependent replies, their files and archive lines. */
export async function findTraces(
  manager: EntityManager,
  souls: readonly number[],
  {
    memories,
    messages,
    values,
  }: { memories: readonly ForgetTarget[]; messages: readonly number[]; values: readonly string[] },
): Promise<{ hidden: number[]; files: number[]; lines: number[] }> {
  const literals = [...values, ...memories.flatMap(({ value }) => value ?? [])].filter((value) => value.length > 2);
  const ids = memories.map(({ id }) => id);
  const replies = await findDependentReplies(manager, souls, {
    memories: ids,
    messages,
    values: [...new Set(literals)],
  });
  const hidden = [...new Set([...messages, ...replies])];
  const ofMessages = { select: { id: true }, where: { messageId: Any(hidden) } } as const;
  const files = await manager.find(FileEntity, ofMessages);
  const lines = await manager.find(ArchiveLineEntity, ofMessages);
  return { hidden, files: files.map(({ id }) => id), lines: lines.map(({ id }) => STORED_LINES_FROM + id) };
}

/**
 * Reactivates memories that one of the deleted memories had superseded, unless another memory takes that role: the successor of the
 * deleted one, or another active memory with the same key.
 */
export async function restoreReplaced(
  manager: EntityManager,
  versions: ReadonlyMap<number, number>,
  ids: readonly number[],
): Promise<void> {
  for (const [soulId, version] of versions) {
    // SQL: UPDATE with a join, which the builder does not have
    await manager.query(
      `UPDATE memories m SET version = $3, superseded_by = heir.id, superseded_at = CASE WHEN heir.id IS NOT NULL THEN m.superseded_at END
       FROM (SELECT c.id AS memory_id, coalesce(
           CASE WHEN v.superseded_by <> ALL ($2::bigint[]) THEN v.superseded_by END,
           (SELECT min(o.id) FROM memories o WHERE o.companion_id = c.companion_id AND o.key = c.key AND o.superseded_at IS NULL
             AND o.objection IS NULL),
           (SELECT max(n.id) FROM memories n WHERE n.superseded_by = v.id AND n.key = c.key AND n.id > c.id)) AS id
         FROM memories c JOIN memories v ON v.id = c.superseded_by
         WHERE c.companion_id = $1 AND v.id = ANY($2::bigint[]) AND c.id <> ALL ($2::bigint[])) heir
       WHERE m.id = heir.memory_id`,
      [soulId, ids, version],
    );
  }
  await manager.update(MemoryEntity, { supersededById: Any(ids) }, { supersededById: null });
}

/**
 * Finds replies that may repeat removed content: direct replies to the messages, replies whose provenance names the memories or messages
 * (transitively), and replies that contain a removed value which no other message of the person contains.
 */
async function findDependentReplies(
  manager: EntityManager,
  souls: readonly number[],
  removed: { memories: readonly number[]; messages: readonly number[]; values: readonly string[] },
): Promise<number[]> {
  // SQL: recursive CTE
  const rows = await manager.query<{ id: number }[]>(
    `WITH RECURSIVE trace AS (
       SELECT m.id FROM turns t JOIN messages m ON m.turn_id = t.id
       WHERE t.conversation_id IN (SELECT conversation_id FROM messages WHERE id = ANY($2::bigint[])) AND t.message_id = ANY($2::bigint[])
       UNION SELECT message_id FROM recalls WHERE companion_id = ANY($1::bigint[])
         AND ((kind = 'memory' AND ref_id = ANY($3::bigint[])) OR (kind = 'message' AND ref_id = ANY($2::bigint[]))
           OR (kind = 'file' AND ref_id IN (SELECT id FROM files WHERE message_id = ANY($2::bigint[])))
           OR (kind = 'archive' AND ref_id - ${STORED_LINES_FROM} IN (SELECT id FROM archive_lines WHERE message_id = ANY($2::bigint[]))))
       UNION SELECT r.message_id FROM trace JOIN recalls r ON r.kind = 'message' AND r.ref_id = trace.id
         AND r.companion_id = ANY($1::bigint[])
     ) SELECT id FROM trace`,
    [souls, removed.messages, removed.memories],
  );
  const found = new Set(rows.map(({ id }) => id));
  for (const value of removed.values) {
    for (const id of await findRepliesContaining(manager, souls, value, removed.messages)) found.add(id);
  }
  return [...found];
}

async function findRepliesContaining(
  manager: EntityManager,
  souls: readonly number[],
  value: string,
  removedIds: readonly number[],
): Promise<number[]> {
  const selectMessages = (authorCondition: string) =>
    `SELECT m.id FROM conversation_souls s JOIN messages m ON m.conversation_id = s.conversation_id
     WHERE s.companion_id = ANY($1::bigint[]) AND m.companion_id ${authorCondition}
       AND ${toTsvectorSql('m.content')} @@ ${toPhraseQuerySql('$2')} AND strpos(lower(m.content), lower($2)) > 0
       AND m.id <> ALL($3::bigint[])`;
  // SQL: full-text search
  const others = await manager.query<{ id: number }[]>(`${selectMessages('IS NULL')} LIMIT 1`, [
    souls,
    value,
    removedIds,
  ]);
  if (others.length > 0) return [];
  // SQL: full-text search
  return (await manager.query<{ id: number }[]>(selectMessages('IS NOT NULL'), [souls, value, removedIds])).map(
    ({ id }) => id,
  );
}

/** Empties session notes that cover these messages; reflection regenerates them. @returns ids of the notes and their conversations */
async function emptyNotes(
  manager: EntityManager,
  versions: ReadonlyMap<number, number>,
  messages: readonly number[],
): Promise<{ due: number[]; notes: number[] }> {
  const due = new Set<number>();
  const notes: number[] = [];
  for (const [soulId, version] of versions) {
    const result = await manager
      .createQueryBuilder()
      .update(SessionNoteEntity, { title: '', content: '', keywords: [], feelings: [], version })
      .where({ companionId: soulId })
      .andWhere(
        `EXISTS (SELECT FROM messages m WHERE m.id = ANY(:messages) AND m.conversation_id = session_notes.conversation_id
           AND m.seq BETWEEN from_seq AND to_seq)`,
        { messages },
      )
      .returning('id, conversation_id')
      .execute();
    const rows = result.raw as { id: number; conversation_id: number }[];
    await recordTombstones(
      manager,
      soulId,
      version,
      rows.map(({ id }) => `note:${id}`),
    );
    notes.push(...rows.map(({ id }) => id));
    for (const { conversation_id } of rows) due.add(conversation_id);
  }
  await deleteNoteEmbeddings(manager, notes);
  await manager.update(
    ReflectionProgressEntity,
    { conversationId: Any([...due]) },
    { due: true, dueAt: () => 'now()' },
  );
  return { due: [...due], notes };
}

/** Ids of removed items, by the kind used in reply provenance (`messages.recalled`). */
export type ForgetTraces = Readonly<Record<'memory' | 'message' | 'note' | 'file' | 'archive', readonly number[]>>;

/** Removes forgotten items from the provenance (`recalled`) of replies. */
async function removeFromProvenance(
  manager: EntityManager,
  souls: readonly number[],
  traces: ForgetTraces,
): Promise<void> {
  const kinds = Object.entries(traces).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })));
  // SQL: CTE
  await manager.query(
    `WITH removed AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g(kind, id))
     UPDATE messages SET recalled = (
       SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(recalled) e
       WHERE NOT EXISTS (SELECT FROM removed WHERE removed.kind = e ->> 'kind' AND removed.id = (e ->> 'id')::bigint))
     WHERE id IN (SELECT r.message_id FROM removed JOIN recalls r ON r.kind = removed.kind AND r.ref_id = removed.id
       WHERE r.companion_id = ANY($1::bigint[]))`,
    [souls, kinds.map(({ kind }) => kind), kinds.map(({ id }) => id)],
  );
}
