import type { MemoryTraces } from '@kinloom/contract';
import { MemoryEntity, SharedMemoryEntity } from '@kinloom/database';
import { countRuns } from '@kinloom/domain/background-tasks';
import type { EntityManager } from 'typeorm';
import { archiveLinesOfMemory } from './imported-memories.repository';
import { type ForgetTraces, findTraces, type ForgetTarget } from './forget-memories.repository';

/** FROM clause: session notes `n` of soul `$1` that cover one of the messages `$2`. */
const NOTES_COVERING = `FROM session_notes n WHERE n.companion_id = $1 AND EXISTS (SELECT FROM messages m
  WHERE m.id = ANY($2::bigint[]) AND m.conversation_id = n.conversation_id AND m.seq BETWEEN n.from_seq AND n.to_seq)`;

/** Previews what deleting a memory would remove; read-only. @param said ids of the memory's source messages */
export async function findMemoryTraces(
  manager: EntityManager,
  accountId: number,
  memory: ForgetTarget,
  said: readonly number[],
): Promise<MemoryTraces> {
  const soulId = memory.companion_id;
  const { hidden, files, lines } = await findTraces(manager, [soulId], {
    memories: [memory],
    messages: said,
    values: [],
  });
  // SQL: computes whether there is text without loading it
  const notes = await manager.query<{ id: number; filled: boolean }[]>(
    `SELECT n.id, n.content <> '' AS filled ${NOTES_COVERING}`,
    [soulId, hidden],
  );
  const traces = { memory: [memory.id], message: hidden, note: notes.map(({ id }) => id), file: files, archive: lines };
  const superseded = await manager.find(MemoryEntity, {
    select: { id: true, title: true },
    where: { supersededById: memory.id },
    order: { id: 'DESC' },
  });
  const shared = await manager
    .createQueryBuilder(SharedMemoryEntity, 'shared')
    .innerJoin(MemoryEntity, 'memory', 'memory.sourceId = shared.id')
    .select('shared.id')
    .where('memory.id = :id', { id: memory.id })
    .andWhere(`memory.sourceType = 'shared'`)
    .getOne();
  return {
    superseded: superseded.map(({ id, title }) => ({ id, title })),
    notes: notes.filter(({ filled }) => filled).length,
    replies: await countReplies(manager, soulId, traces),
    runs: await countRuns(manager, accountId, {
      ...traces,
      archive: [...lines, ...(await archiveLinesOfMemory(manager, memory.id))],
    }),
    sharedMemoryId: shared?.id ?? null,
  };
}

/** Counts replies whose provenance shows at least one of the items. */
async function countReplies(manager: EntityManager, soulId: number, traces: ForgetTraces): Promise<number> {
  const kinds = Object.entries(traces).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })));
  // SQL: CTE
  const [row] = await manager.query<{ count: number }[]>(
    `WITH removed AS (SELECT * FROM unnest($2::text[], $3::bigint[]) AS g(kind, id))
     SELECT count(DISTINCT m.id)::int AS count FROM removed
       JOIN recalls r ON r.kind = removed.kind AND r.ref_id = removed.id AND r.companion_id = $1
       JOIN messages m ON m.id = r.message_id
     WHERE EXISTS (SELECT FROM jsonb_array_elements(m.recalled) e
       WHERE e ->> 'kind' = removed.kind AND (e ->> 'id')::bigint = removed.id)`,
    [soulId, kinds.map(({ kind }) => kind), kinds.map(({ id }) => id)],
  );
  return row?.count ?? 0;
}
