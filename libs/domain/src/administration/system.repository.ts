import { ERRORS, type FailedJob, type Role, type SystemState } from '@kinloom/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

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
  /** Null of other accounts than the one that asks, as are messages. */
  guarded: boolean | null;
  souls: number;
  messages: number | null;
  created_at: Date;
  last_seen_at: Date | null;
}

/** Failed jobs that are shown, and days for which one is kept. */
const SHOWN = 100;
const KEPT_DAYS = 30;
/** Above so many messages, their number is what the database estimates. */
const COUNTED = 200_000;

/** A figure over all accounts, and how many members contribute to it. */
export interface Counted {
  count: number;
  members: number;
}

/** Why a reply may fail, whatever was said: the endpoint alone decides. Other reasons may follow from what was said. */
const TECHNICAL: readonly string[] = [ERRORS.voice_unreachable.text, ERRORS.voice_timeout.text];
export const OTHER_REASONS = 'Other reasons';

type Endpoint = SystemState['voice']['endpoints'][number];

/** What the database knows of the whole installation; nothing that anybody said. */
@Injectable()
export class SystemRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async noteFailure(job: Omit<FailedJobRow, 'id' | 'failed_at' | 'again'> & { payload: unknown }): Promise<void> {
    await this.source.query(
      `WITH old AS (DELETE FROM failed_jobs WHERE failed_at < now() - make_interval(days => ${KEPT_DAYS}))
       INSERT INTO failed_jobs (job, queue, payload, reason, attempts) VALUES ($1, $2, $3, $4, $5)`,
      [job.job, job.queue, JSON.stringify(job.payload), job.reason, job.attempts],
    );
  }

  async failures(): Promise<FailedJob[]> {
    const rows = await this.source.query<FailedJobRow[]>(
      `SELECT id, job, queue, reason, attempts, failed_at, ${AGAIN} AS again FROM failed_jobs f ORDER BY id DESC LIMIT ${SHOWN}`,
    );
    return rows.map(({ failed_at, ...row }) => ({ ...row, failedAt: failed_at.toISOString() }));
  }

  /**
   * Takes a failed job out of the list, and puts the work it stands for up again.
   * @returns what it was, or null where somebody else took it or it cannot be tried again
   */
  async takeFailure(id: number): Promise<{ job: string; payload: unknown } | null> {
    const [row] = await this.source.query<{ job: string; payload: unknown }[]>(
      `WITH taken AS (DELETE FROM failed_jobs f WHERE id = $1 AND ${AGAIN} RETURNING job, payload),
         again AS (
           UPDATE jobs SET state = 'waiting', attempt = 0, progress = 0, message = '', result = NULL, error = NULL, changed_at = now()
           FROM taken WHERE jobs.id = (taken.payload ->> 'jobId')::bigint AND state = 'failed')
       SELECT job, payload FROM taken`,
      [id],
    );
    return row ?? null;
  }

  /** How the endpoints of the model are, as the workers saw them last. */
  async endpoints(): Promise<SystemState['voice']['endpoints']> {
    const rows = await this.source.query<{ name: Endpoint['name']; state: Endpoint['state']; changed_at: Date }[]>(
      'SELECT name, state, changed_at FROM model_endpoints ORDER BY name DESC',
    );
    return rows.map(({ name, state, changed_at }) => ({ name, state, since: changed_at.toISOString() }));
  }

  async database(): Promise<SystemState['database']> {
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
    const messages = `(SELECT CASE WHEN reltuples > ${COUNTED} THEN reltuples::int ELSE (SELECT count(*)::int FROM messages) END
      FROM pg_class WHERE oid = 'messages'::regclass)`;
    const [row] = await this.source.query<Awaited<ReturnType<SystemRepository['counts']>>[]>(
      `SELECT (SELECT count(*)::int FROM accounts) AS accounts, (SELECT count(*)::int FROM companions) AS souls,
         ${counted('(SELECT count(*)::int FROM conversations)', 'conversations c WHERE c.account_id = a.id')} AS conversations,
         ${counted(messages, 'conversations c WHERE c.account_id = a.id AND c.last_seq > 0')} AS messages,
         ${counted('(SELECT count(*)::int FROM memories)', 'companions p JOIN memories m ON m.companion_id = p.id WHERE p.account_id = a.id')} AS memories`,
    );
    const none = { count: 0, members: 0 };
    return row ?? { accounts: 0, souls: 0, conversations: none, messages: none, memories: none };
  }

  /**
   * Replies of the last day.
   * @returns all of them; those that failed for each technical reason, the most first; and those that failed for any other reason
   */
  async replies(): Promise<{ all: Counted; technical: { reason: string; count: number }[]; other: Counted }> {
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

  /** @param accountId who asks: what may follow from people's words is read of that account alone */
  accounts(accountId: number): Promise<AccountRow[]> {
    return this.source.query(`${ACCOUNTS} ORDER BY a.id DESC`, [accountId]);
  }

  /** Changes an account. @returns it as it is then, or null where there is none */
  async changeAccount(
    accountId: number,
    id: number,
    {
      role,
      disabled,
      guarded,
    }: { role?: Role | undefined; disabled?: boolean | undefined; guarded?: false | undefined },
  ): Promise<AccountRow | null> {
    await this.source.query(
      `UPDATE accounts SET role = coalesce($2, role), disabled_at = CASE WHEN $3::boolean IS NULL THEN disabled_at
         WHEN $3 THEN coalesce(disabled_at, now()) END, guarded_at = CASE WHEN $4 THEN NULL ELSE guarded_at END WHERE id = $1`,
      [id, role ?? null, disabled ?? null, guarded === false],
    );
    const [row] = await this.source.query<AccountRow[]>(`${ACCOUNTS} WHERE a.id = $2`, [accountId, id]);
    return row ?? null;
  }

  async role(id: number): Promise<Role | null> {
    const [row] = await this.source.query<{ role: Role }[]>('SELECT role FROM accounts WHERE id = $1', [id]);
    return row?.role ?? null;
  }
}

/**
 * Whether a failed job `f` can be tried again. One that a row stands for: while that row says it failed, and the files it works on are there.
 * A preview is an answer to somebody who has long left: nobody would see it.
 */
const AGAIN = `(f.payload ->> 'jobId' IS NULL OR f.job <> 'preview' AND EXISTS (
    SELECT FROM jobs j WHERE j.id = (f.payload ->> 'jobId')::bigint AND j.state = 'failed' AND NOT EXISTS (
      SELECT FROM jsonb_path_query(jsonb_build_array(j.payload -> 'fileId', j.payload -> 'avatarId', j.payload -> 'fileIds'), '$[*][*] ? (@ > 0)') AS wanted(id)
      WHERE NOT EXISTS (SELECT FROM files WHERE files.id = wanted.id::bigint))))`;

const ACCOUNTS = `SELECT a.id, a.email, a.role, a.disabled_at IS NOT NULL AS disabled, CASE WHEN a.id = $1 THEN a.guarded_at IS NOT NULL END AS guarded, a.created_at,
    (SELECT count(*)::int FROM companions p WHERE p.account_id = a.id) AS souls,
    CASE WHEN a.id = $1 THEN (SELECT coalesce(sum(c.last_seq), 0)::int FROM conversations c WHERE c.account_id = a.id) END AS messages,
    (SELECT max(s.expire) - interval '30 days' FROM sessions s WHERE s.account_id = a.id) AS last_seen_at
  FROM accounts a`;
