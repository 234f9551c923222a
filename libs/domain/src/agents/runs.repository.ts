import type { AgentAsked, AgentKind, AgentRunAnswer, AgentTask, CreatedFile, JobState } from '@kinloom/contract';
import {
  AgentFileEntity,
  AgentRunEntity,
  AgentRunLossEntity,
  AgentRunSourceEntity,
  JobEntity,
} from '@kinloom/database';
import { columnsOf, dropCheckpoints, lockRunSources, type RunSource } from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { type QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';

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
/** Columns of the list: all but the result, which may be large. */
const LISTED = {
  id: true,
  accountId: true,
  jobId: true,
  kind: true,
  taskType: true,
  request: true,
  state: true,
  progress: true,
  message: true,
  statePath: true,
  error: true,
  withdrawn: true,
  createdAt: true,
  startedAt: true,
  endedAt: true,
} as const;
/** Condition for runs `r` that can be executed; failed ones too, if their job was enqueued again. */
const OPEN = `(r.ended_at IS NULL OR r.state = 'failed')`;
const FILE = 'f.id, f.run_id, f.name, f.path, octet_length(f.content) AS size, f.created_at';

/** Runs of agents and their files. Writes of a worker are fenced by the attempt of the task. */
@Injectable()
export class RunsRepository {
  constructor(private readonly source: DataSource) {}

  /** Creates a run with its task, in one transaction. */
  async create(accountId: number, kind: AgentKind, taskType: AgentTask, asked: AgentAsked): Promise<RunRow> {
    // SQL: one statement for several tables, as a CTE with RETURNING
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
  async listForOwner(
    accountId: number,
    kind: AgentKind | null,
    before: number | null,
    limit: number,
  ): Promise<RunRow[]> {
    const runs = await this.source.getRepository(AgentRunEntity).find({
      select: LISTED,
      where: { accountId, ...(kind !== null && { kind }), ...(before !== null && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: limit,
    });
    return runs.map((run) => ({ ...toRow(run), result: null }));
  }

  async findForOwner(accountId: number, id: number): Promise<RunRow | null> {
    const run = await this.source.getRepository(AgentRunEntity).findOneBy({ id, accountId });
    return run && toRow(run);
  }

  async findByJob(jobId: number): Promise<RunRow | null> {
    const run = await this.source.getRepository(AgentRunEntity).findOneBy({ jobId });
    return run && toRow(run);
  }

  /** Deletes a finished run with its task and files. @returns whether there was one */
  async deleteForOwner(accountId: number, id: number): Promise<boolean> {
    // SQL: one statement for several tables, as a CTE with RETURNING
    const rows = await this.source.query<{ id: number }[]>(
      `WITH deleted AS (DELETE FROM agent_runs WHERE id = $1 AND account_id = $2 AND ended_at IS NOT NULL RETURNING id, job_id),
         job AS (DELETE FROM jobs j USING deleted WHERE j.id = deleted.job_id)
       SELECT id FROM deleted`,
      [id, accountId],
    );
    return rows.length > 0;
  }

  files(runIds: readonly number[]): Promise<FileRow[]> {
    // SQL: the size of the content without loading it
    return this.source.query(`SELECT ${FILE} FROM agent_files f WHERE f.run_id = ANY($1::bigint[]) ORDER BY f.id`, [
      runIds,
    ]);
  }

  /** Newest files of an account. */
  filesForOwner(accountId: number, limit: number): Promise<FileRow[]> {
    // SQL: the size of the content without loading it
    return this.source.query(
      `SELECT ${FILE} FROM agent_files f JOIN agent_runs r ON r.id = f.run_id WHERE r.account_id = $1 ORDER BY f.id DESC LIMIT $2`,
      [accountId, limit],
    );
  }

  async fileForOwner(accountId: number, runId: number, id: number): Promise<CreatedFile | null> {
    const file = await this.source.getRepository(AgentFileEntity).findOne({
      select: { id: true, name: true, path: true, content: true },
      where: { id, runId, run: { accountId } },
    });
    return file && { name: file.name, path: file.path, content: file.content };
  }

  /**
   * Chooses the next run, fairly between accounts: the account with the fewest running runs that has waited longest since its last start; then
   * by urgency, then by age.
   * @returns the run's task id; null if no run is waiting
   */
  async nextJob(leaseSeconds: number): Promise<number | null> {
    // SQL: CTE
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
        await manager.delete(AgentRunSourceEntity, { runId: id });
        await manager.update(AgentRunEntity, { id }, { statePath: [], progress: 0 });
        await dropCheckpoints(manager, [id]);
        // The run now reads only what remains, so earlier deletions no longer matter.
        await manager.delete(AgentRunLossEntity, { runId: id });
      }
      // SQL: the shared condition for runs that can be executed, which names the alias `r`
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
    const result = await this.source
      .getRepository(AgentRunEntity)
      .createQueryBuilder()
      .update({ statePath: [...path], progress, message })
      .where({ id, endedAt: IsNull() })
      .returning(`${COLUMNS}, result`)
      .execute();
    return (result.raw as RunRow[])[0] ?? null;
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
      // SQL: the duration by the clock of the server, read under a lock
      const [open] = await manager.query<{ ms: number; job_id: number }[]>(
        `SELECT greatest(0, round(extract(epoch FROM clock_timestamp() - started_at) * 1000))::int AS ms, job_id FROM agent_runs
         WHERE id = $1 AND ended_at IS NULL FOR UPDATE`,
        [id],
      );
      if (open) {
        await note(manager, id, used);
        if (await lost(manager, id)) return { row: null, lost: true };
        await manager.insert(
          AgentFileEntity,
          files.map(({ name, path: filePath, content }) => ({ runId: id, name, path: filePath, content })),
        );
        const result = answer(open.ms) as QueryDeepPartialEntity<JobEntity>['result'];
        await manager.update(
          AgentRunEntity,
          { id },
          {
            state: 'done',
            progress: 100,
            message: '',
            statePath: [...path],
            result,
            endedAt: () => `started_at + interval '${open.ms} milliseconds'`,
          },
        );
        // Same transaction as the run, so that an erasure covers both.
        await manager.update(JobEntity, { id: open.job_id }, { result });
        await manager.delete(AgentRunLossEntity, { runId: id });
      }
      const run = await manager.findOneBy(AgentRunEntity, { id });
      return { row: run && toRow(run), lost: false };
    });
  }

  async fail(id: number, error: string): Promise<RunRow | null> {
    const result = await this.source
      .getRepository(AgentRunEntity)
      .createQueryBuilder()
      .update({ state: 'failed', error, message: error, endedAt: () => 'clock_timestamp()' })
      .where({ id, endedAt: IsNull() })
      .returning(`${COLUMNS}, result`)
      .execute();
    return (result.raw as RunRow[])[0] ?? null;
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
    // SQL: aggregates with conditions, and the newest value of a group
    return this.source.query(
      `SELECT task_type, count(*) FILTER (WHERE state = 'waiting')::int AS waiting, count(*) FILTER (WHERE state = 'active')::int AS active,
         count(*) FILTER (WHERE state = 'done')::int AS done, count(*) FILTER (WHERE state = 'failed')::int AS failed,
         max(created_at) AS last_at, (array_agg(state ORDER BY ended_at DESC NULLS LAST))[1] AS last_state
       FROM agent_runs WHERE account_id = $1 GROUP BY task_type`,
      [accountId],
    );
  }
}

function toRow(run: AgentRunEntity): RunRow {
  return {
    id: run.id,
    account_id: run.accountId,
    job_id: run.jobId,
    kind: run.kind,
    task_type: run.taskType as AgentTask,
    request: run.request as unknown as AgentAsked,
    state: run.state,
    progress: run.progress,
    message: run.message,
    state_path: run.statePath,
    result: run.result as RunRow['result'],
    error: run.error,
    withdrawn: run.withdrawn,
    created_at: run.createdAt,
    started_at: run.startedAt,
    ended_at: run.endedAt,
  };
}

type Asks = Pick<EntityManager, 'query'>;

async function note(manager: Asks, id: number, used: readonly RunSource[]): Promise<void> {
  // SQL: the rows are one parameter, however many they are
  await manager.query(
    `INSERT INTO agent_run_sources SELECT $1, * FROM unnest($2::text[], $3::bigint[]) ON CONFLICT DO NOTHING`,
    [id, ...columnsOf(used)],
  );
}

/** Whether a source of the run was deleted since it started. */
async function lost(manager: Asks, id: number): Promise<boolean> {
  // SQL: a join by pairs of type and id
  const [row] = await manager.query<{ lost: boolean }[]>(
    `SELECT EXISTS (SELECT FROM agent_run_losses l JOIN agent_run_sources s ON s.run_id = l.run_id
       AND ((s.type, s.id) = (l.type, l.id) OR 'account' IN (s.type, l.type)) WHERE l.run_id = $1) AS lost`,
    [id],
  );
  return row?.lost ?? false;
}
