import { type AgentNews, type RoomEvent, rooms } from '@kinloom/contract';
import { AgentFileEntity, AgentRunEntity, AgentRunSourceEntity, CHECKPOINTS, JobEntity } from '@kinloom/database';
import { Any, type EntityManager } from 'typeorm';

/**
 * Kinds of sources an agent run can use. `brought` is the archive inside a soul's personality, identified by the soul because its lines
 * have no ids. `conversation`, `soul` and `account` cover everything within them.
 */
export type SourceType =
  'message' | 'memory' | 'note' | 'file' | 'archive' | 'brought' | 'conversation' | 'soul' | 'account';

/** A source that a run used. */
export interface RunSource {
  type: SourceType;
  id: number;
}

/** Sources to be deleted or hidden, by type. */
export type WithdrawnSources = Readonly<Partial<Record<SourceType, readonly number[]>>>;

/** Advisory lock: runs hold it shared while they start and end, deletions hold it exclusively. A run either sees a source before its deletion or is found by it. */
const LOCK = `hashtext('runs of agents'), $1::bigint::int`;

/** Blocks deletions of sources of the account until the transaction ends. */
export async function lockRunSources(manager: EntityManager, accountId: number): Promise<void> {
  // SQL: advisory locks, which the builder does not have
  await manager.query(`SELECT pg_advisory_xact_lock_shared(${LOCK})`, [accountId]);
}

/** Deletes the checkpoints of runs; they contain source material. */
export async function dropCheckpoints(manager: Pick<EntityManager, 'query'>, runIds: readonly number[]): Promise<void> {
  if (runIds.length === 0) return;
  for (const table of ['checkpoint_writes', 'checkpoint_blobs', 'checkpoints'])
    // SQL: tables of the checkpoint library, which have no entity
    await manager.query(`DELETE FROM ${CHECKPOINTS}.${table} WHERE thread_id = ANY($1::text[])`, [
      runIds.map(checkpointThreadOf),
    ]);
}

/** Checkpoint thread id of a run. */
export const checkpointThreadOf = (runId: number): string => `run-${runId}`;

/** Parallel arrays for `unnest($n::text[], $m::bigint[])`. */
export const columnsOf = (sources: readonly RunSource[]): [SourceType[], number[]] => [
  sources.map(({ type }) => type),
  sources.map(({ id }) => id),
];

/**
 * Erases results, files and checkpoints of the account's runs that used the given sources. Must run in the deleting transaction, after the
 * souls' rows are locked (lock order). Runs in progress are marked and fail to complete.
 * @returns the erased runs, for publication
 */
export async function withdrawRuns(
  manager: EntityManager,
  accountId: number,
  sources: WithdrawnSources,
): Promise<AgentNews[]> {
  const columns = columnsIn(sources);
  if (columns[0].length === 0) return [];
  // SQL: advisory locks, which the builder does not have
  await manager.query(`SELECT pg_advisory_xact_lock(${LOCK})`, [accountId]);
  // SQL: the rows are one parameter, however many they are
  await manager.query(
    `INSERT INTO agent_run_losses SELECT r.id, g.type, g.id FROM agent_runs r, unnest($2::text[], $3::bigint[]) AS g(type, id)
     WHERE r.account_id = $1 AND r.started_at IS NOT NULL AND r.ended_at IS NULL ON CONFLICT DO NOTHING`,
    [accountId, ...columns],
  );
  // SQL: union of several tables
  const using = await manager.query<{ id: number }[]>(`SELECT DISTINCT r.id ${RUNS_USING}`, [accountId, ...columns]);
  const ids = using.map(({ id }) => id);
  await dropCheckpoints(manager, ids);
  const changed = await manager
    .createQueryBuilder()
    .update(AgentRunEntity, { withdrawn: true, result: () => 'NULL' })
    .where({ id: Any(ids), state: 'done', withdrawn: false })
    .returning('id, job_id, kind, task_type, state, state_path, progress, message, withdrawn')
    .execute();
  const rows = changed.raw as WithdrawnRow[];
  const withdrawn = rows.map(({ id }) => id);
  await manager.delete(AgentFileEntity, { runId: Any(withdrawn) });
  await manager.delete(AgentRunSourceEntity, { runId: Any(withdrawn) });
  await manager.update(JobEntity, { id: Any(rows.map((row) => row.job_id)) }, { result: () => 'NULL' });
  return rows.map(runNews);
}

/** Counts the runs that would be erased with these sources; read-only. */
export async function countRuns(manager: EntityManager, accountId: number, sources: WithdrawnSources): Promise<number> {
  // SQL: union of several tables
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(DISTINCT r.id)::int AS count ${RUNS_USING} AND r.state = 'done' AND NOT r.withdrawn`,
    [accountId, ...columnsIn(sources)],
  );
  return row?.count ?? 0;
}

/** FROM clause: runs `r` of account `$1` that used one of the sources, or whose sources are unknown (`account`). */
const RUNS_USING = `FROM agent_run_sources s JOIN agent_runs r ON r.id = s.run_id AND r.account_id = $1
  WHERE (s.type, s.id) IN (SELECT * FROM unnest($2::text[], $3::bigint[]) UNION ALL SELECT 'account', $1)`;

const columnsIn = (sources: WithdrawnSources): [SourceType[], number[]] =>
  columnsOf(Object.entries(sources).flatMap(([type, ids]) => ids.map((id) => ({ type: type as SourceType, id }))));

/** Realtime events for changed runs. */
export const runEvents = (accountId: number, runs: readonly AgentNews[]): RoomEvent[] =>
  runs.map((payload) => ({ room: rooms.account(accountId), event: 'agent', payload }));

/** Columns of a run that are published. */
export interface WithdrawnRow extends Pick<AgentNews, 'kind' | 'state' | 'progress' | 'message' | 'withdrawn'> {
  id: number;
  job_id: number;
  task_type: AgentNews['taskType'];
  state_path: string[];
}

/** Maps a withdrawn run to its realtime event. */
export const runNews = (row: WithdrawnRow): AgentNews => ({
  runId: row.id,
  jobId: row.job_id,
  kind: row.kind,
  taskType: row.task_type,
  state: row.state,
  statePath: row.state_path,
  progress: row.progress,
  message: row.message,
  withdrawn: row.withdrawn,
});
