import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Budgets that are counted in what is stored, at the moment of asking. */
export type StoredBudget = 'storage' | 'souls' | 'imports';
/** Budgets that are counted over a period and then renew. */
export type PeriodicBudget = 'uploads' | 'tokens';

/** Kinds of jobs that count as an import under way. */
const IMPORT_JOBS = ['preview', 'import', 'analysis'];

/** `$1` is the account. octet_length and pg_column_size read the stored length: they do not load the value. */
const USED: Record<StoredBudget, string> = {
  storage: `SELECT ((SELECT coalesce(sum(size), 0) FROM files WHERE account_id = $1)
    + (SELECT coalesce(sum(octet_length(avatar)), 0) FROM companions WHERE account_id = $1)
    + (SELECT coalesce(sum(pg_column_size(k.card)), 0) FROM cards k JOIN companions p ON p.id = k.companion_id WHERE p.account_id = $1)
    + (SELECT coalesce(sum(bytes), 0) FROM imports WHERE account_id = $1))::bigint AS used`,
  souls: 'SELECT count(*) AS used FROM companions WHERE account_id = $1',
  imports: `SELECT count(*) AS used FROM jobs
    WHERE account_id = $1 AND state IN ('waiting', 'active') AND kind IN (${IMPORT_JOBS.map((kind) => `'${kind}'`).join(', ')})`,
};

/** The period of each budget, as `date_trunc` calls it. */
const PERIODS: Record<PeriodicBudget, 'hour' | 'day'> = { uploads: 'hour', tokens: 'day' };
const startOf = (budget: PeriodicBudget) => `date_trunc('${PERIODS[budget]}', now(), 'UTC')`;

/** A period of a budget, and how much of the budget is used in it. */
export interface Period {
  used: number;
  renewsAt: Date;
}

/** Counts what accounts use. */
@Injectable()
export class BudgetsRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * How much is used now.
   * @param manager a transaction, to count what it has written itself as well
   */
  async used(budget: StoredBudget, accountId: number, manager: EntityManager = this.source.manager): Promise<number> {
    const [row] = await manager.query<{ used: number }[]>(USED[budget], [accountId]);
    return row?.used ?? 0;
  }

  /**
   * Makes transactions that count an account's budgets wait for each other until they end: whoever counts next sees what the one before wrote.
   * To be called after writing, and before counting.
   */
  async lock(manager: EntityManager, accountId: number): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('budgets'), ($1::bigint % 2147483647)::int)`, [
      accountId,
    ]);
  }

  /** What is used in the present period. */
  async period(budget: PeriodicBudget, accountId: number): Promise<Period> {
    const [row] = await this.source.query<Period[]>(
      `SELECT coalesce((SELECT used FROM budget_usage WHERE account_id = $1 AND budget = $2 AND period_start = ${startOf(budget)}), 0)::bigint AS used,
         ${startOf(budget)} + interval '1 ${PERIODS[budget]}' AS "renewsAt"`,
      [accountId, budget],
    );
    return row ?? { used: 0, renewsAt: new Date() };
  }

  /**
   * Uses some of a period's budget, in one statement, so that no two can use the same rest.
   * Losing the last moment's counts in a crash of the database is accepted: no reply waits for the disk.
   * @returns the start of the period it was counted in, as PostgreSQL writes it; null where it would be more than the limit, or the account is gone
   */
  async charge(budget: PeriodicBudget, accountId: number, amount: number, limit: number): Promise<string | null> {
    const rows = await this.source.query<{ start: string }[]>(
      `INSERT INTO budget_usage AS u (account_id, budget, period_start, used)
       SELECT id, $2, ${startOf(budget)}, $3 FROM accounts WHERE id = $1 AND $3::bigint <= $4::bigint
       ON CONFLICT (account_id, budget, period_start) DO UPDATE SET used = u.used + EXCLUDED.used WHERE u.used + EXCLUDED.used <= $4
       RETURNING period_start::text AS start, set_config('synchronous_commit', 'off', true)`,
      [accountId, budget, amount, limit],
    );
    return rows[0]?.start ?? null;
  }

  /** Corrects what was charged in a period. @param by may be negative */
  async correct(budget: PeriodicBudget, accountId: number, start: string, by: number): Promise<void> {
    await this.source.query(
      `UPDATE budget_usage SET used = greatest(0, used + $4) WHERE account_id = $1 AND budget = $2 AND period_start = $3::timestamptz
       RETURNING set_config('synchronous_commit', 'off', true)`,
      [accountId, budget, start, by],
    );
  }

  /** Deletes periods that ended more than `days` days ago. */
  async tidy(days: number): Promise<void> {
    await this.source.query('DELETE FROM budget_usage WHERE period_start < now() - make_interval(days => $1)', [days]);
  }
}
