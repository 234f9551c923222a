import { type AccountDeletionCounts, ERRORS, type FailedJob, type Role, type SystemState } from '@kinloom/contract';
import { AccountDeletionEntity, AccountEntity, FailedJobEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';

interface FailedJobRow {
  id: number;
  job: string;
  queue: string;
  reason: string;
  attempts: number;
  failed_at: Date;
  again: boolean;
}

export interface AccountRow {
  id: number;
  email: string;
  role: Role;
  disabled: boolean;
  /** Null for other accounts than the requesting one; so is `messages`. */
  guarded: boolean | null;
  souls: number;
  messages: number | null;
  created_at: Date;
  last_seen_at: Date | null;
}

/** Maximum number of failed jobs listed, and their retention in days. */
const MAX_FAILED_JOBS = 100;
const RETENTION_DAYS = 30;
/** Above this number of messages the planner's estimate is used instead of an exact count. */
const EXACT_COUNT_LIMIT = 200_000;

/** A count over all accounts, with the number of members that contribute to it. */
export interface Counted {
  count: number;
  members: number;
}

/** Failure reasons caused by the endpoint only; other reasons may depend on message content. */
const TECHNICAL: readonly string[] = [ERRORS.voice_unreachable.text, ERRORS.voice_timeout.text];
export const OTHER_REASONS = 'Other reasons';

/** Operational data of the whole installation; contains no message content. */
@Injectable()
export class SystemRepository {
  constructor(private readonly source: DataSource) {}

  /** Records a job whose retries are exhausted, and deletes rows past their retention. */
  async recordFailure(job: Pick<FailedJobEntity, 'job' | 'queue' | 'payload' | 'reason' | 'attempts'>): Promise<void> {
    const failures = this.source.getRepository(FailedJobEntity);
    await failures
      .createQueryBuilder()
      .delete()
      .where('failed_at < now() - make_interval(days => :days)', { days: RETENTION_DAYS })
      .execute();
    await failures.insert({ ...job, payload: job.payload as object });
  }

  async failures(): Promise<FailedJob[]> {
    // SQL: reads inside of JSON
    const rows = await this.source.query<FailedJobRow[]>(
      `SELECT id, job, queue, reason, attempts, failed_at, ${IS_RETRYABLE} AS again FROM failed_jobs f ORDER BY id DESC LIMIT ${MAX_FAILED_JOBS}`,
    );
    return rows.map(({ failed_at, ...row }) => ({ ...row, failedAt: failed_at.toISOString() }));
  }

  /**
   * Removes a failed job from the list and resets its task, so that it can be enqueued again.
   * @returns the job; null if it was taken concurrently or cannot be retried
   */
  async takeFailure(id: number): Promise<{ job: string; payload: unknown } | null> {
    // SQL: one statement for the failed job and its task, as a CTE with RETURNING
    const [row] = await this.source.query<{ job: string; payload: unknown }[]>(
      `WITH taken AS (DELETE FROM failed_jobs f WHERE id = $1 AND ${IS_RETRYABLE} RETURNING job, payload),
         again AS (
           UPDATE jobs SET state = 'waiting', attempt = 0, progress = 0, message = '', result = NULL, error = NULL, changed_at = now()
           FROM taken WHERE jobs.id = (taken.payload ->> 'jobId')::bigint AND state = 'failed')
       SELECT job, payload FROM taken`,
      [id],
    );
    return row ?? null;
  }

  async database(): Promise<SystemState['database']> {
    // SQL: what the server says of itself
    const [row] = await this.source.query<{ bytes: number; version: string }[]>(
      `SELECT pg_database_size(current_database())::float8 AS bytes, current_setting('server_version') AS version`,
    );
    return row ?? { bytes: 0, version: '' };
  }

  async counts(): Promise<
    Record<'accounts' | 'souls', number> & Record<'conversations' | 'messages' | 'memories', Counted>
  > {
    const members = (exists: string) =>
      `(SELECT count(*)::int FROM accounts a WHERE a.role = 'member' AND EXISTS (SELECT FROM ${exists}))`;
    const counted = (count: string, exists: string) =>
      `jsonb_build_object('count', ${count}, 'members', ${members(exists)})`;
    const messages = `(SELECT CASE WHEN reltuples > ${EXACT_COUNT_LIMIT} THEN reltuples::int ELSE (SELECT count(*)::int FROM messages m WHERE NOT EXISTS
        (SELECT FROM imports i WHERE i.id = m.import_id AND i.staging_id IS NOT NULL)) END
      FROM pg_class WHERE oid = 'messages'::regclass)`;
    // SQL: subqueries, read in one snapshot
    const [row] = await this.source.query<Awaited<ReturnType<SystemRepository['counts']>>[]>(
      `SELECT (SELECT count(*)::int FROM accounts) AS accounts, (SELECT count(*)::int FROM companions WHERE staging_id IS NULL) AS souls,
         ${counted('(SELECT count(*)::int FROM conversations WHERE staging_id IS NULL)', 'conversations c WHERE c.account_id = a.id')} AS conversations,
         ${counted(messages, 'conversations c WHERE c.account_id = a.id AND c.last_seq > 0')} AS messages,
         ${counted('(SELECT count(*)::int FROM memories)', 'companions p JOIN memories m ON m.companion_id = p.id WHERE p.account_id = a.id')} AS memories`,
    );
    const none = { count: 0, members: 0 };
    return row ?? { accounts: 0, souls: 0, conversations: none, messages: none, memories: none };
  }

  /**
   * Replies of the last day.
   * @returns the total; counts by technical failure reason, most frequent first; and failures for other reasons
   */
  async replies(): Promise<{ all: Counted; technical: { reason: string; count: number }[]; other: Counted }> {
    // SQL: lateral join
    const rows = await this.source.query<(Counted & { total: boolean; reason: string | null })[]>(
      `SELECT grouping(why.reason) = 1 AS total, why.reason, count(*)::int AS count,
         count(DISTINCT a.id) FILTER (WHERE a.role = 'member')::int AS members
       FROM turns t JOIN messages m ON m.turn_id = t.id AND m.companion_id IS NOT NULL
       JOIN conversations c ON c.id = m.conversation_id JOIN accounts a ON a.id = c.account_id
       CROSS JOIN LATERAL (SELECT CASE WHEN m.status <> 'failed' THEN '' WHEN m.failure = ANY($1::text[]) THEN m.failure ELSE $2 END) why (reason)
       WHERE t.changed_at > now() - interval '1 day' GROUP BY GROUPING SETS ((why.reason), ()) ORDER BY 3 DESC`,
      [TECHNICAL, OTHER_REASONS],
    );
    const none = { count: 0, members: 0 };
    return {
      all: rows.find(({ total }) => total) ?? none,
      technical: rows.flatMap(({ reason, count }) => (reason && TECHNICAL.includes(reason) ? [{ reason, count }] : [])),
      other: rows.find(({ reason }) => reason === OTHER_REASONS) ?? none,
    };
  }

  /** Counts account deletions. Finished ones are kept for 30 days. */
  async deletions(): Promise<AccountDeletionCounts> {
    const deletions = this.source.getRepository(AccountDeletionEntity);
    const [running, retrying, finished] = await Promise.all([
      deletions.countBy({ finishedAt: IsNull() }),
      deletions.countBy({ finishedAt: IsNull(), error: Not(IsNull()) }),
      deletions.countBy({ finishedAt: Not(IsNull()) }),
    ]);
    return { running, retrying, finished };
  }

  /** Lists accounts. @param accountId the requesting account; private columns are returned for it only */
  accounts(accountId: number): Promise<AccountRow[]> {
    // SQL: subqueries, read in one snapshot
    return this.source.query(`${ACCOUNTS} ORDER BY a.id DESC`, [accountId]);
  }

  /** Updates an account. @returns the updated account; null if it does not exist */
  async changeAccount(
    accountId: number,
    id: number,
    {
      role,
      disabled,
      guarded,
    }: { role?: Role | undefined; disabled?: boolean | undefined; guarded?: false | undefined },
  ): Promise<AccountRow | null> {
    // SQL: each part is changed only where it is given, and a closed account keeps the time it was closed at.
    await this.source.query(
      `UPDATE accounts SET role = coalesce($2, role), disabled_at = CASE WHEN $3::boolean IS NULL THEN disabled_at
         WHEN $3 THEN coalesce(disabled_at, now()) END, guarded_at = CASE WHEN $4 THEN NULL ELSE guarded_at END WHERE id = $1`,
      [id, role ?? null, disabled ?? null, guarded === false],
    );
    // SQL: subqueries, read in one snapshot
    const [row] = await this.source.query<AccountRow[]>(`${ACCOUNTS} WHERE a.id = $2`, [accountId, id]);
    return row ?? null;
  }

  async role(id: number): Promise<Role | null> {
    const account = await this.source
      .getRepository(AccountEntity)
      .findOne({ select: { id: true, role: true }, where: { id } });
    return account?.role ?? null;
  }
}

/**
 * SQL condition: failed job `f` can be retried. A job with a task row requires that the task failed and its files still exist. Previews are
 * excluded, because no client waits for the result any more.
 */
const IS_RETRYABLE = `(f.payload ->> 'jobId' IS NULL OR f.job <> 'preview' AND EXISTS (
    SELECT FROM jobs j WHERE j.id = (f.payload ->> 'jobId')::bigint AND j.state = 'failed' AND NOT EXISTS (
      SELECT FROM jsonb_path_query(jsonb_build_array(j.payload -> 'fileId', j.payload -> 'avatarId', j.payload -> 'fileIds'), '$[*][*] ? (@ > 0)') AS wanted(id)
      WHERE NOT EXISTS (SELECT FROM files WHERE files.id = wanted.id::bigint))))`;

const ACCOUNTS = `SELECT a.id, a.email, a.role, a.disabled_at IS NOT NULL AS disabled, CASE WHEN a.id = $1 THEN a.guarded_at IS NOT NULL END AS guarded, a.created_at,
    (SELECT count(*)::int FROM companions p WHERE p.account_id = a.id) AS souls,
    CASE WHEN a.id = $1 THEN (SELECT coalesce(sum(c.last_seq), 0)::int FROM conversations c WHERE c.account_id = a.id) END AS messages,
    (SELECT max(s.expire) - interval '30 days' FROM sessions s WHERE s.account_id = a.id) AS last_seen_at
  FROM accounts a`;
