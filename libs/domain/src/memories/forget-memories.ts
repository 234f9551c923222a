import type { AgentNews } from '@kinloom/contract';
import { phraseOf, wordsIn } from '@kinloom/database';
import { withdrawRuns } from '@kinloom/domain/background-tasks';
import { STORED_LINES_FROM } from '@kinloom/mind';
import type { EntityManager } from 'typeorm';
import { deleteMessageEmotions } from './message-emotions';
import type { OfferingRow } from './offering-rows';
import { withdrawProposals } from './offering-proposals';
import { refreshMemorySummary, recordTombstones } from './mind-versions';

/** What went, or changed, when something was forgotten. */
export interface ForgetResult {
  souls: number[];
  /** Memories that are gone, by soul. */
  removed: { soulId: number; id: number }[];
  /** Conversations whose souls have something to take in anew. */
  due: number[];
  /** What souls had offered of it, and waits no more; nothing where it is left out. */
  withdrawn?: OfferingRow[];
  /** Runs of agents that were made of it, and are erased; nothing where it is left out. */
  runs?: AgentNews[];
}

/** A memory that is to go, with what it says in so many words. */
export interface ForgetTarget {
  id: number;
  companion_id: number;
  value: string | null;
}

/**
 * Lets go of what was said of a memory in words that it no longer has: replies that repeat them are not recalled any more, and the notes
 * that tell of it are written anew. The memory stays, and so does what was said.
 * @param messages what it was said in
 * @returns the conversations whose notes are to be written anew, and the runs of agents that were made of it and are erased
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
  const replies = await traces(manager, souls, { memories: [id], messages, values });
  await manager.query('UPDATE messages SET forgotten = true WHERE id = ANY($1::bigint[])', [replies]);
  const said = [...messages, ...replies];
  const { due, notes } = await emptyNotes(manager, versions, said);
  for (const [soulId, version] of versions)
    await recordTombstones(
      manager,
      soulId,
      version,
      replies.map((reply) => `message:${reply}`),
    );
  return { due, runs: await withdrawRuns(manager, accountId, { memory: [id], message: said, note: notes }) };
}

/** Lets go of memories and messages, and of what they left elsewhere; the messages themselves stay to be read. */
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
  await manager.query('UPDATE messages SET forgotten = true WHERE id = ANY($1::bigint[])', [hidden]);
  const { due, notes } = await emptyNotes(manager, versions, hidden);
  const gone = { memory: ids, message: hidden, note: notes, file: files, archive: lines };
  await scrub(manager, souls, gone);
  const runs = await withdrawRuns(manager, accountId, gone);
  for (const [soulId, version] of versions) {
    const own = memories.filter(({ companion_id }) => companion_id === soulId).map(({ id }) => `memory:${id}`);
    await recordTombstones(manager, soulId, version, [...own, ...hidden.map((id) => `message:${id}`)]);
  }
  await manager.query(
    'DELETE FROM soul_reflections WHERE companion_id = ANY($1::bigint[]) AND message_id = ANY($2::bigint[])',
    [souls, hidden],
  );
  await deleteMessageEmotions(manager, hidden);
  await manager.query('DELETE FROM memories WHERE id = ANY($1::bigint[])', [ids]);
  const withdrawn = await withdrawProposals(manager, { messages: hidden });
  await refreshMemorySummary(manager, souls);
  const removed = memories.map(({ id, companion_id }) => ({ soulId: companion_id, id }));
  return { souls, removed, due, withdrawn, runs };
}

/** In what the memories and messages that go live on: messages with the replies that hold them, their files, their lines of an archive. */
export async function findTraces(
  manager: EntityManager,
  souls: readonly number[],
  {
    memories,
    messages,
    values,
  }: { memories: readonly ForgetTarget[]; messages: readonly number[]; values: readonly string[] },
): Promise<{ hidden: number[]; files: number[]; lines: number[] }> {
  const told = [...values, ...memories.flatMap(({ value }) => value ?? [])].filter((value) => value.length > 2);
  const ids = memories.map(({ id }) => id);
  const replies = await traces(manager, souls, { memories: ids, messages, values: [...new Set(told)] });
  const hidden = [...new Set([...messages, ...replies])];
  const files = await manager.query<{ id: number }[]>('SELECT id FROM files WHERE message_id = ANY($1::bigint[])', [
    hidden,
  ]);
  const lines = await manager.query<{ id: number }[]>(
    `SELECT id + ${STORED_LINES_FROM} AS id FROM archive_lines WHERE message_id = ANY($1::bigint[])`,
    [hidden],
  );
  return { hidden, files: files.map(({ id }) => id), lines: lines.map(({ id }) => id) };
}

/**
 * What a forgotten memory had taken the place of holds again, unless something else has its place: what took the place of the forgotten
 * one, or another of its kind that holds.
 */
export async function restoreReplaced(
  manager: EntityManager,
  versions: ReadonlyMap<number, number>,
  ids: readonly number[],
): Promise<void> {
  for (const [soulId, version] of versions) {
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
  await manager.query('UPDATE memories SET superseded_by = NULL WHERE superseded_by = ANY($1::bigint[])', [ids]);
}

/**
 * Replies in which what is forgotten may live on: those to the messages, those it shaped, those that they shaped in turn, and those that
 * hold its very words where no other message of the person does.
 */
async function traces(
  manager: EntityManager,
  souls: readonly number[],
  gone: { memories: readonly number[]; messages: readonly number[]; values: readonly string[] },
): Promise<number[]> {
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
    [souls, gone.messages, gone.memories],
  );
  const found = new Set(rows.map(({ id }) => id));
  for (const value of gone.values) {
    for (const id of await repliesThatSay(manager, souls, value, gone.messages)) found.add(id);
  }
  return [...found];
}

async function repliesThatSay(
  manager: EntityManager,
  souls: readonly number[],
  value: string,
  gone: readonly number[],
): Promise<number[]> {
  const said = (whose: string) =>
    `SELECT m.id FROM conversation_souls s JOIN messages m ON m.conversation_id = s.conversation_id
     WHERE s.companion_id = ANY($1::bigint[]) AND m.companion_id ${whose}
       AND ${wordsIn('m.content')} @@ ${phraseOf('$2')} AND strpos(lower(m.content), lower($2)) > 0
       AND m.id <> ALL($3::bigint[])`;
  const others = await manager.query<{ id: number }[]>(`${said('IS NULL')} LIMIT 1`, [souls, value, gone]);
  if (others.length > 0) return [];
  return (await manager.query<{ id: number }[]>(said('IS NOT NULL'), [souls, value, gone])).map(({ id }) => id);
}

/** Empties the notes that tell of these messages; they are written anew from what is left. @returns them, and their conversations */
async function emptyNotes(
  manager: EntityManager,
  versions: ReadonlyMap<number, number>,
  messages: readonly number[],
): Promise<{ due: number[]; notes: number[] }> {
  const due = new Set<number>();
  const notes: number[] = [];
  for (const [soulId, version] of versions) {
    const [rows] = await manager.query<[{ id: number; conversation_id: number }[], number]>(
      `UPDATE session_notes n SET title = '', content = '', keywords = '{}', feelings = '{}', version = $3
       WHERE n.companion_id = $1 AND EXISTS (SELECT FROM messages m
         WHERE m.id = ANY($2::bigint[]) AND m.conversation_id = n.conversation_id AND m.seq BETWEEN n.from_seq AND n.to_seq)
       RETURNING n.id, n.conversation_id`,
      [soulId, messages, version],
    );
    await recordTombstones(
      manager,
      soulId,
      version,
      rows.map(({ id }) => `note:${id}`),
    );
    notes.push(...rows.map(({ id }) => id));
    for (const { conversation_id } of rows) due.add(conversation_id);
  }
  await manager.query(
    'UPDATE reflection_progress SET due = true, due_at = now() WHERE conversation_id = ANY($1::bigint[])',
    [[...due]],
  );
  return { due: [...due], notes };
}

/** Things that are gone, by what replies call them. */
export type ForgetTraces = Readonly<Record<'memory' | 'message' | 'note' | 'file' | 'archive', readonly number[]>>;

/** Takes what is forgotten out of what replies say they were shaped by. */
async function scrub(manager: EntityManager, souls: readonly number[], gone: ForgetTraces): Promise<void> {
  const kinds = Object.entries(gone).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })));
  await manager.query(
    `WITH gone AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g(kind, id))
     UPDATE messages SET recalled = (
       SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(recalled) e
       WHERE NOT EXISTS (SELECT FROM gone WHERE gone.kind = e ->> 'kind' AND gone.id = (e ->> 'id')::bigint))
     WHERE id IN (SELECT r.message_id FROM gone JOIN recalls r ON r.kind = gone.kind AND r.ref_id = gone.id
       WHERE r.companion_id = ANY($1::bigint[]))`,
    [souls, kinds.map(({ kind }) => kind), kinds.map(({ id }) => id)],
  );
}
