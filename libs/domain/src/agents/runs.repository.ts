import type { AgentAsked, AgentKind, AgentRunAnswer, AgentTask, CreatedFile, JobState } from '@kinloom/contract';
import { columnsOf, dropCheckpoints, lockRunSources, type RunSource } from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A stored agent run. */
export interface RunRow {
  id: number;
  account_id: number;
  job_id: number;
  kind: AgentKind;
  task_type: AgentTask;
  request: AgentAsked;
  state: JobState;
  progress: number;
  message: string;
  state_path: string[];
  result: AgentRunAnswer['result'];
  error: string | null;
  withdrawn: boolean;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

/** Sources of a run were deleted while it was in progress; it must start over with what remains. */
export class RunSourcesChangedError extends Error {
  constructor() {
    super('what a run used is gone');
    this.name = 'RunSourcesChangedError';
  }
}

/** Result of a run: path, answer (computed from the duration), files and sources. */
export interface RunResult {
  path: readonly string[];
  answer: (milliseconds: number) => RunRow['result'];
  files: readonly CreatedFile[];
  used: readonly RunSource[];
}

export interface FileRow {
  id: number;
  run_id: number;
  name: string;
  path: string;
  size: number;
  created_at: Date;
}

const COLUMNS =
  'id, account_id, job_id, kind, task_type, request, state, progress, message, state_path, error, withdrawn, created_at, started_at, ended_at';
/** Condition for runs `r` that can be executed; failed ones too, if their job was enqueued again. */
const OPEN = `(r.ended_at IS NULL OR r.state = 'failed')`;
const FILE = 'f.id, f.run_id, f.name, f.path, octet_length(f.content) AS size, f.created_at';

/** Runs of agents and their files. Writes of a worker are fenced by the attempt of the task. */
@Injectable()
export class RunsRepository {
  constructor(private readonly source: DataSource) {}

  /** Creates a run with its task, in one transaction. */
  async create(accountId: number, kind: AgentKind, taskType: AgentTask, asked: AgentAsked): Promise<RunRow> {
    const [row] = await this.source.query<RunRow[]>(
      `WITH job AS (INSERT INTO jobs (account_id, kind) VALUES ($1, 'agent') RETURNING id)
       INSERT INTO agent_runs (account_id, job_id, kind, task_type, request, priority)
       SELECT $1, job.id, $2, $3, $4, $5 FROM job RETURNING ${COLUMNS}, result`,
      [accountId, kind, taskType, JSON.stringify(asked), asked.priority],
    );
    if (!row) throw new Error('a run was not stored');
    return row;
  }

  /** Lists runs without their results, newest first. */
  listForOwner(accountId: number, kind: AgentKind | null, before: number | null, limit: number): Promise<RunRow[]> {
    return this.source.query(
      `SELECT ${COLUMNS}, NULL AS result FROM agent_runs
       WHERE account_id = $1 AND ($2::text IS NULL OR kind = $2) AND ($3::bigint IS NULL OR id < $3) ORDER BY id DESC LIMIT $4`,
      [accountId, kind, before, limit],
    );
  }

  async findForOwner(accountId: number, id: number): Promise<RunRow | null> {
    const [row] = await this.source.query<RunRow[]>(
      `SELECT ${COLUMNS}, result FROM agent_runs WHERE id = $1 AND account_id = $2`,
      [id, accountId],
    );
    return row ?? null;
  }

  async findByJob(jobId: number): Promise<RunRow | null> {
    const [row] = await this.source.query<RunRow[]>(`SELECT ${COLUMNS}, result FROM agent_runs WHERE job_id = $1`, [
      jobId,
    ]);
    return row ?? null;
  }

  /** Deletes a finished run with its task and files. @returns whether there was one */
  async deleteForOwner(accountId: number, id: number): Promise<boolean> {
    const rows = await this.source.query<{ id: number }[]>(
      `WITH gone AS (DELETE FROM agent_runs WHERE id = $1 AND account_id = $2 AND ended_at IS NOT NULL RETURNING id, job_id),
         job AS (DELETE FROM jobs j USING gone WHERE j.id = gone.job_id)
       SELECT id FROM gone`,
      [id, accountId],
    );
    return rows.length > 0;
  }

  files(runIds: readonly number[]): Promise<FileRow[]> {
    return this.source.query(`SELECT ${FILE} FROM agent_files f WHERE f.run_id = ANY($1::bigint[]) ORDER BY f.id`, [
      runIds,
    ]);
  }

  /** Newest files of an account. */
  filesForOwner(accountId: number, limit: number): Promise<FileRow[]> {
    return this.source.query(
      `SELECT ${FILE} FROM agent_files f JOIN agent_runs r ON r.id = f.run_id WHERE r.account_id = $1 ORDER BY f.id DESC LIMIT $2`,
      [accountId, limit],
    );
  }

  async fileForOwner(accountId: number, runId: number, id: number): Promise<CreatedFile | null> {
    const [row] = await this.source.query<CreatedFile[]>(
      `SELECT f.name, f.path, f.content FROM agent_files f JOIN agent_runs r ON r.id = f.run_id
       WHERE f.id = $1 AND f.run_id = $2 AND r.account_id = $3`,
      [id, runId, accountId],
    );
    return row ?? null;
  }

  /**
   * Chooses the next run, fairly between accounts: the account with the fewest running runs that has waited longest since its last start; then
   * by urgency, then by age.
   * @returns the run's task id; null if no run is waiting
   */
  async nextJob(leaseSeconds: number): Promise<number | null> {
    const [row] = await this.source.query<{ job_id: number }[]>(
      `WITH open AS (
         SELECT r.account_id, r.id, r.job_id, r.priority, j.state = 'waiting' OR j.changed_at < now() - make_interval(secs => $1) AS free
         FROM agent_runs r JOIN jobs j ON j.id = r.job_id WHERE ${OPEN} AND j.state IN ('waiting', 'active')),
       accounts AS (
         SELECT account_id, count(*) FILTER (WHERE NOT free) AS busy,
           (SELECT max(started_at) FROM agent_runs s WHERE s.account_id = open.account_id) AS last
         FROM open GROUP BY account_id)
       SELECT open.job_id FROM open JOIN accounts USING (account_id) WHERE open.free
       ORDER BY accounts.busy, accounts.last NULLS FIRST, array_position('{high,medium,low}'::text[], open.priority), open.id LIMIT 1`,
      [leaseSeconds],
    );
    return row?.job_id ?? null;
  }

  /**
   * Starts or resumes a run; starts over if sources it used were deleted meanwhile.
   * @returns null if it is finished or was deleted
   */
  start(accountId: number, id: number): Promise<RunRow | null> {
    return this.source.transaction(async (manager) => {
      await lockRunSources(manager, accountId);
      if (await lost(manager, id)) {
        await manager.query('DELETE FROM agent_run_sources WHERE run_id = $1', [id]);
        await manager.query(`UPDATE agent_runs SET state_path = '{}', progress = 0 WHERE id = $1`, [id]);
        await dropCheckpoints(manager, [id]);
        // The run now reads only what remains, so earlier deletions no longer matter.
        await manager.query('DELETE FROM agent_run_losses WHERE run_id = $1', [id]);
      }
      const [rows] = await manager.query<[RunRow[], number]>(
        `UPDATE agent_runs r SET state = 'active', error = NULL, ended_at = NULL, started_at = coalesce(started_at, clock_timestamp())
         WHERE id = $1 AND ${OPEN} RETURNING ${COLUMNS}, result`,
        [id],
      );
      return rows[0] ?? null;
    });
  }

  /** Stores progress. @returns null if the run is finished or was deleted */
  async step(id: number, path: readonly string[], progress: number, message: string): Promise<RunRow | null> {
    const [rows] = await this.source.query<[RunRow[], number]>(
      `UPDATE agent_runs SET state_path = $2, progress = $3, message = $4 WHERE id = $1 AND ended_at IS NULL RETURNING ${COLUMNS}, result`,
      [id, path, progress, message],
    );
    return rows[0] ?? null;
  }

  /**
   * Records sources of a run; must be called before content derived from them is stored elsewhere.
   * @throws RunSourcesChangedError if one of them was deleted since the run started
   */
  async recordSources(id: number, used: readonly RunSource[]): Promise<void> {
    await note(this.source, id, used);
    if (await lost(this.source, id)) throw new RunSourcesChangedError();
  }

  /**
   * Completes a run with its files and result in one transaction (idempotent). If one of its sources was deleted meanwhile, the run is not
   * completed and must start over (`lost`).
   * @returns the completed run
   */
  complete(
    accountId: number,
    id: number,
    { path, answer, files, used }: RunResult,
  ): Promise<{ row: RunRow | null; lost: boolean }> {
    return this.source.transaction(async (manager) => {
      await lockRunSources(manager, accountId);
      const [open] = await manager.query<{ ms: number; job_id: number }[]>(
        `SELECT greatest(0, round(extract(epoch FROM clock_timestamp() - started_at) * 1000))::int AS ms, job_id FROM agent_runs
         WHERE id = $1 AND ended_at IS NULL FOR UPDATE`,
        [id],
      );
      if (open) {
        await note(manager, id, used);
        if (await lost(manager, id)) return { row: null, lost: true };
        await manager.query(
          `INSERT INTO agent_files (run_id, name, path, content)
           SELECT $1, f.name, f.path, f.content FROM jsonb_to_recordset($2::jsonb) AS f(name text, path text, content text)`,
          [id, JSON.stringify(files)],
        );
        const result = JSON.stringify(answer(open.ms));
        await manager.query(
          `UPDATE agent_runs SET state = 'done', progress = 100, message = '', state_path = $2, result = $3,
             ended_at = started_at + make_interval(secs => $4::float8 / 1000) WHERE id = $1`,
          [id, path, result, open.ms],
        );
        // Same transaction as the run, so that an erasure covers both.
        await manager.query('UPDATE jobs SET result = $2 WHERE id = $1', [open.job_id, result]);
        await manager.query('DELETE FROM agent_run_losses WHERE run_id = $1', [id]);
      }
      const [row] = await manager.query<RunRow[]>(`SELECT ${COLUMNS}, result FROM agent_runs WHERE id = $1`, [id]);
      return { row: row ?? null, lost: false };
    });
  }

  async fail(id: number, error: string): Promise<RunRow | null> {
    const [rows] = await this.source.query<[RunRow[], number]>(
      `UPDATE agent_runs SET state = 'failed', error = $2, message = $2, ended_at = clock_timestamp() WHERE id = $1 AND ended_at IS NULL
       RETURNING ${COLUMNS}, result`,
      [id, error],
    );
    return rows[0] ?? null;
  }

  /** Number of runs of an account by agent and state. */
  figures(accountId: number): Promise<
    {
      task_type: AgentTask;
      waiting: number;
      active: number;
      done: number;
      failed: number;
      last_at: Date | null;
      last_state: JobState;
    }[]
  > {
    return this.source.query(
      `SELECT task_type, count(*) FILTER (WHERE state = 'waiting')::int AS waiting, count(*) FILTER (WHERE state = 'active')::int AS active,
         count(*) FILTER (WHERE state = 'done')::int AS done, count(*) FILTER (WHERE state = 'failed')::int AS failed,
         max(created_at) AS last_at, (array_agg(state ORDER BY ended_at DESC NULLS LAST))[1] AS last_state
       FROM agent_runs WHERE account_id = $1 GROUP BY task_type`,
      [accountId],
    );
  }
}

type Asks = Pick<EntityManager, 'query'>;

async function note(manager: Asks, id: number, used: readonly RunSource[]): Promise<void> {
  await manager.query(
    `INSERT INTO agent_run_sources SELECT $1, * FROM unnest($2::text[], $3::bigint[]) ON CONFLICT DO NOTHING`,
    [id, ...columnsOf(used)],
  );
}

/** Whether a source of the run was deleted since it started. */
async function lost(manager: Asks, id: number): Promise<boolean> {
  const [row] = await manager.query<{ lost: boolean }[]>(
    `SELECT EXISTS (SELECT FROM agent_run_losses l JOIN agent_run_sources s ON s.run_id = l.run_id
       AND ((s.type, s.id) = (l.type, l.id) OR 'account' IN (s.type, l.type)) WHERE l.run_id = $1) AS lost`,
    [id],
  );
  return row?.lost ?? false;
}
