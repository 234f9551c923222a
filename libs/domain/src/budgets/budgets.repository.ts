import { BudgetUsageEntity, CompanionEntity, JobEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';

/** Quotas computed from stored rows on demand. */
export type StoredBudget = 'storage' | 'souls' | 'imports';
/** Quotas counted per period. */
export type PeriodicBudget = 'uploads' | 'tokens';

/** Kinds of tasks that count as a running import. */
const IMPORT_JOBS = ['preview', 'import', 'analysis', 'transfer'];

/** Storage usage; `$1` is the account. octet_length and pg_column_size use the stored length without loading the value. */
const STORAGE = `SELECT ((SELECT coalesce(sum(size), 0) FROM files WHERE account_id = $1)
    + (SELECT coalesce(sum(octet_length(avatar)), 0) FROM companions WHERE account_id = $1)
    + (SELECT coalesce(sum(pg_column_size(k.card)), 0) FROM cards k JOIN companions p ON p.id = k.companion_id WHERE p.account_id = $1)
    + (SELECT coalesce(sum(bytes), 0) FROM imports WHERE account_id = $1))::bigint AS used`;

/** Period of each budget as a `date_trunc` unit. */
const PERIODS: Record<PeriodicBudget, 'hour' | 'day'> = { uploads: 'hour', tokens: 'day' };
const startOf = (budget: PeriodicBudget) => `date_trunc('${PERIODS[budget]}', now(), 'UTC')`;

/** Usage of a budget in the current period. */
export interface Period {
  used: number;
  renewsAt: Date;
}

/** Reads and updates the usage of quotas. */
@Injectable()
export class BudgetsRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Current usage.
   * @param manager transaction whose own writes are to be counted too
   */
  async used(budget: StoredBudget, accountId: number, manager: EntityManager = this.source.manager): Promise<number> {
    if (budget === 'souls') return manager.countBy(CompanionEntity, { accountId });
    if (budget === 'imports')
      return manager.countBy(JobEntity, { accountId, state: In(['waiting', 'active']), kind: In(IMPORT_JOBS) });
    // SQL: adds up four tables by stored lengths, without loading the values
    const [row] = await manager.query<{ used: number }[]>(STORAGE, [accountId]);
    return row?.used ?? 0;
  }

  /**
   * Takes an advisory lock that serializes quota checks of an account until commit, so that each check sees the writes of the previous one.
   * Call after writing and before counting.
   */
  async lock(manager: EntityManager, accountId: number): Promise<void> {
    // SQL: advisory locks, which the builder does not have
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('budgets'), ($1::bigint % 2147483647)::int)`, [
      accountId,
    ]);
  }

  /** Usage in the current period. */
  async period(budget: PeriodicBudget, accountId: number): Promise<Period> {
    // SQL: returns a row even without usage, and the period follows the database clock
    const [row] = await this.source.query<Period[]>(
      `SELECT coalesce((SELECT used FROM budget_usage WHERE account_id = $1 AND budget = $2 AND period_start = ${startOf(budget)}), 0)::bigint AS used,
         ${startOf(budget)} + interval '1 ${PERIODS[budget]}' AS "renewsAt"`,
      [accountId, budget],
    );
    return row ?? { used: 0, renewsAt: new Date() };
  }

  /**
   * Charges a budget atomically, if the limit allows it. Commits asynchronously: a database crash may lose the most recent charges, but no
   * reply waits for the disk.
   * @returns start of the charged period in PostgreSQL notation; null if the limit would be exceeded or the account was deleted
   */
  async charge(budget: PeriodicBudget, accountId: number, amount: number, limit: number): Promise<string | null> {
    // SQL: a conditional upsert of a SELECT
    const rows = await this.source.query<{ start: string }[]>(
      `INSERT INTO budget_usage AS u (account_id, budget, period_start, used)
       SELECT id, $2, ${startOf(budget)}, $3 FROM accounts WHERE id = $1 AND $3::bigint <= $4::bigint
       ON CONFLICT (account_id, budget, period_start) DO UPDATE SET used = u.used + EXCLUDED.used WHERE u.used + EXCLUDED.used <= $4
       RETURNING period_start::text AS start, set_config('synchronous_commit', 'off', true)`,
      [accountId, budget, amount, limit],
    );
    return rows[0]?.start ?? null;
  }

  /** Adjusts a charge in its period. @param by difference, may be negative */
  async correct(budget: PeriodicBudget, accountId: number, start: string, by: number): Promise<void> {
    // SQL: RETURNING sets `synchronous_commit`
    await this.source.query(
      `UPDATE budget_usage SET used = greatest(0, used + $4) WHERE account_id = $1 AND budget = $2 AND period_start = $3::timestamptz
       RETURNING set_config('synchronous_commit', 'off', true)`,
      [accountId, budget, start, by],
    );
  }

  /** Deletes periods that started more than `days` days ago. */
  async deleteOldPeriods(days: number): Promise<void> {
    await this.source
      .createQueryBuilder()
      .delete()
      .from(BudgetUsageEntity)
      .where('period_start < now() - make_interval(days => :days)', { days })
      .execute();
  }
}
