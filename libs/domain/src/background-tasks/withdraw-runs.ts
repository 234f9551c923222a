import { type AgentNews, type RoomEvent, rooms } from '@kinloom/contract';
import { CHECKPOINTS } from '@kinloom/database';
import type { EntityManager } from 'typeorm';

/**
 * What a run of an agent may be made of. `brought`: the archive that a soul's personality holds, by the soul, for its lines have no ids of their
 * own. `conversation` and `soul` stand for everything in them, `account` for everything of it.
 */
export type SourceType =
  'message' | 'memory' | 'note' | 'file' | 'archive' | 'brought' | 'conversation' | 'soul' | 'account';

/** A thing that a run used. */
export interface RunSource {
  type: SourceType;
  id: number;
}

/** Things that are let go of, by what they are. */
export type WithdrawnSources = Readonly<Partial<Record<SourceType, readonly number[]>>>;

/** One name for the lock that beginning and ending runs share, and letting go holds alone: a run sees something before it goes, or it is seen. */
const LOCK = `hashtext('runs of agents'), $1::bigint::int`;

/** Holds off whoever lets go of something of an account, to the end of the transaction. */
export async function lockRunSources(manager: EntityManager, accountId: number): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock_shared(${LOCK})`, [accountId]);
}

/** Lets go of the checkpoints of runs: they hold what was gathered. */
export async function dropCheckpoints(manager: Pick<EntityManager, 'query'>, runIds: readonly number[]): Promise<void> {
  if (runIds.length === 0) return;
  for (const table of ['checkpoint_writes', 'checkpoint_blobs', 'checkpoints'])
    await manager.query(`DELETE FROM ${CHECKPOINTS}.${table} WHERE thread_id = ANY($1::text[])`, [
      runIds.map(threadOf),
    ]);
}

/** How the checkpoints of a run are called. */
export const threadOf = (runId: number): string => `run-${runId}`;

/** As columns for `unnest($n::text[], $m::bigint[])`. */
export const columnsOf = (sources: readonly RunSource[]): [SourceType[], number[]] => [
  sources.map(({ type }) => type),
  sources.map(({ id }) => id),
];

/**
 * Erases what runs of an account made of things that are let go of: their answers, their files and their checkpoints, within the transaction that
 * lets go. Those still under way are told, and do not end with it. Call it after the souls' rows are held.
 * @returns the runs whose text is gone, as they are told of
 */
export async function withdrawRuns(
  manager: EntityManager,
  accountId: number,
  gone: WithdrawnSources,
): Promise<AgentNews[]> {
  const columns = columnsIn(gone);
  if (columns[0].length === 0) return [];
  await manager.query(`SELECT pg_advisory_xact_lock(${LOCK})`, [accountId]);
  await manager.query(
    `INSERT INTO agent_run_losses SELECT r.id, g.type, g.id FROM agent_runs r, unnest($2::text[], $3::bigint[]) AS g(type, id)
     WHERE r.account_id = $1 AND r.started_at IS NOT NULL AND r.ended_at IS NULL ON CONFLICT DO NOTHING`,
    [accountId, ...columns],
  );
  const users = await manager.query<{ id: number }[]>(`SELECT DISTINCT r.id ${USERS}`, [accountId, ...columns]);
  const ids = users.map(({ id }) => id);
  await dropCheckpoints(manager, ids);
  const [rows] = await manager.query<[WithdrawnRow[], number]>(
    `UPDATE agent_runs SET withdrawn = true, result = NULL WHERE id = ANY($1::bigint[]) AND state = 'done' AND NOT withdrawn
     RETURNING id, job_id, kind, task_type, state, state_path, progress, message, withdrawn`,
    [ids],
  );
  const withdrawn = rows.map(({ id }) => id);
  await manager.query('DELETE FROM agent_files WHERE run_id = ANY($1::bigint[])', [withdrawn]);
  await manager.query('DELETE FROM agent_run_sources WHERE run_id = ANY($1::bigint[])', [withdrawn]);
  await manager.query('UPDATE jobs SET result = NULL WHERE id = ANY($1::bigint[])', [rows.map((row) => row.job_id)]);
  return rows.map(runNews);
}

/** How many runs would be erased with these things. Nothing is changed. */
export async function countRuns(manager: EntityManager, accountId: number, gone: WithdrawnSources): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `SELECT count(DISTINCT r.id)::int AS count ${USERS} AND r.state = 'done' AND NOT r.withdrawn`,
    [accountId, ...columnsIn(gone)],
  );
  return row?.count ?? 0;
}

/** Runs `r` of the account `$1` that used one of these things, or of which it is not known what they used. */
const USERS = `FROM agent_run_sources s JOIN agent_runs r ON r.id = s.run_id AND r.account_id = $1
  WHERE (s.type, s.id) IN (SELECT * FROM unnest($2::text[], $3::bigint[]) UNION ALL SELECT 'account', $1)`;

const columnsIn = (gone: WithdrawnSources): [SourceType[], number[]] =>
  columnsOf(Object.entries(gone).flatMap(([type, ids]) => ids.map((id) => ({ type: type as SourceType, id }))));

/** What the windows of an account are told of runs. */
export const runEvents = (accountId: number, runs: readonly AgentNews[]): RoomEvent[] =>
  runs.map((payload) => ({ room: rooms.account(accountId), event: 'agent', payload }));

/** Of a run's row, what is told of it. */
export interface WithdrawnRow extends Pick<AgentNews, 'kind' | 'state' | 'progress' | 'message' | 'withdrawn'> {
  id: number;
  job_id: number;
  task_type: AgentNews['taskType'];
  state_path: string[];
}

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
