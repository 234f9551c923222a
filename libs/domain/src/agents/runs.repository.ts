import type { AgentAsked, AgentKind, AgentRunAnswer, AgentTask, CreatedFile, JobState } from '@kinloom/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A run as it is stored. */
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
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
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
  'id, account_id, job_id, kind, task_type, request, state, progress, message, state_path, error, created_at, started_at, ended_at';
const FILE = 'f.id, f.run_id, f.name, f.path, octet_length(f.content) AS size, f.created_at';

@Injectable()
export class RunsRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Stores a run and the job that stands for it: neither is there without the other. */
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

  /** Newest first, without what they answered. */
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

  /** The run with its job and what it made. @returns whether there was one, at rest */
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

  /** The newest files of an account. */
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
   * Whose turn it is: the account that has least under way and has waited longest since its last start; of its runs the most pressing, and
   * of those the first. So one account's two hundred runs do not keep another's one waiting.
   * @returns the job of the run; null where nothing waits
   */
  async next(leaseSeconds: number): Promise<number | null> {
    const [row] = await this.source.query<{ job_id: number }[]>(
      `WITH open AS (
         SELECT r.account_id, r.id, r.job_id, r.priority, j.state = 'waiting' OR j.changed_at < now() - make_interval(secs => $1) AS free
         FROM agent_runs r JOIN jobs j ON j.id = r.job_id WHERE r.ended_at IS NULL AND j.state IN ('waiting', 'active')),
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

  /** Begins a run, or goes on with it. @returns null where it has ended, or is gone */
  async start(id: number): Promise<RunRow | null> {
    const [rows] = await this.source.query<[RunRow[], number]>(
      `UPDATE agent_runs SET state = 'active', started_at = coalesce(started_at, clock_timestamp())
       WHERE id = $1 AND ended_at IS NULL RETURNING ${COLUMNS}, result`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** How far it has come. @returns null where it has ended, or is gone */
  async step(id: number, path: readonly string[], progress: number, message: string): Promise<RunRow | null> {
    const [rows] = await this.source.query<[RunRow[], number]>(
      `UPDATE agent_runs SET state_path = $2, progress = $3, message = $4 WHERE id = $1 AND ended_at IS NULL RETURNING ${COLUMNS}, result`,
      [id, path, progress, message],
    );
    return rows[0] ?? null;
  }

  /** Ends a run with what it made, in one: a run that is done twice ends once. @returns it as it ended, however often that was tried */
  async end(
    id: number,
    {
      path,
      answer,
      files,
    }: { path: readonly string[]; answer: (milliseconds: number) => RunRow['result']; files: readonly CreatedFile[] },
  ): Promise<RunRow | null> {
    return this.source.transaction(async (manager) => {
      const [open] = await manager.query<{ ms: number }[]>(
        `SELECT greatest(0, round(extract(epoch FROM clock_timestamp() - started_at) * 1000))::int AS ms FROM agent_runs
         WHERE id = $1 AND ended_at IS NULL FOR UPDATE`,
        [id],
      );
      if (open) {
        await manager.query(
          `INSERT INTO agent_files (run_id, name, path, content)
           SELECT $1, f.name, f.path, f.content FROM jsonb_to_recordset($2::jsonb) AS f(name text, path text, content text)`,
          [id, JSON.stringify(files)],
        );
        await manager.query(
          `UPDATE agent_runs SET state = 'done', progress = 100, message = '', state_path = $2, result = $3,
             ended_at = started_at + make_interval(secs => $4::float8 / 1000) WHERE id = $1`,
          [id, path, JSON.stringify(answer(open.ms)), open.ms],
        );
      }
      const [row] = await manager.query<RunRow[]>(`SELECT ${COLUMNS}, result FROM agent_runs WHERE id = $1`, [id]);
      return row ?? null;
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

  /** How each agent's runs of an account stand. */
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
