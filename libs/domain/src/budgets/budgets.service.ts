import { CONFIG, type Config } from '@kinloom/config';
import { type Budget, DomainError, type ErrorCode } from '@kinloom/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BudgetsRepository, type PeriodicBudget, type StoredBudget } from './budgets.repository';

const REFUSALS: Record<StoredBudget | PeriodicBudget, ErrorCode> = {
  storage: 'storage_full',
  souls: 'too_many_souls',
  imports: 'too_many_imports',
  uploads: 'too_many_uploads',
  tokens: 'tokens_used_up',
};
/** `retryAfter` in seconds for a rejected import; most imports take less. */
const IMPORT_RETRY_SECONDS = 30;
/** Retention of past periods in days. */
const RETENTION_DAYS = 2;

/**
 * Quotas per account. A budget without a limit (0 in the settings, or KINLOOM_RATE_LIMITS=off) rejects nothing. Limits hold across all
 * processes: see docs/decisions/budgets.md.
 */
@Injectable()
export class BudgetsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly budgets: BudgetsRepository,
  ) {}

  /**
   * Rejects early, before work starts. Not authoritative: concurrent requests may use the remainder; `enforce` decides.
   * @param more requested amount; bytes for storage
   * @returns the remaining amount before the request; Infinity without a limit
   * @throws DomainError storage_full, too_many_souls, too_many_imports
   */
  async require(budget: StoredBudget, accountId: number, more = 1): Promise<number> {
    const limit = this.config.budgets[budget];
    if (limit === null) return Infinity;
    const used = await this.budgets.used(budget, accountId);
    if (used + more > limit) throw refusal(budget);
    return limit - used;
  }

  /**
   * Rejects, and thereby rolls back, a transaction that exceeds the budget. Call after the writes and as late as possible: it holds the
   * account's quota lock until commit.
   * @throws DomainError storage_full, too_many_souls, too_many_imports
   */
  async enforce(budget: StoredBudget, accountId: number, manager: EntityManager): Promise<void> {
    const limit = this.config.budgets[budget];
    if (limit === null) return;
    await this.budgets.lock(manager, accountId);
    if ((await this.budgets.used(budget, accountId, manager)) > limit) throw refusal(budget);
  }

  /** Charges one upload. @throws DomainError too_many_uploads, with the seconds until the hour ends */
  async chargeUpload(accountId: number): Promise<void> {
    await this.charge('uploads', accountId, 1);
  }

  /**
   * Reserves tokens of today's budget before a model call.
   * @param tokens estimated amount
   * @returns function that corrects the reservation to the actual amount; null without a limit
   * @throws DomainError tokens_used_up, with the seconds until midnight UTC
   */
  async reserveTokens(accountId: number, tokens: number): Promise<((used: number) => Promise<void>) | null> {
    const start = await this.charge('tokens', accountId, tokens);
    return start === null
      ? null
      : (used) =>
          used === tokens ? Promise.resolve() : this.budgets.correct('tokens', accountId, start, used - tokens);
  }

  /** Lists all budgets relevant to this installation. @param sockets number of open sockets; null if they are not counted */
  async list(accountId: number, sockets: number | null): Promise<Budget[]> {
    const { budgets, voice } = this.config;
    const stored = async (budget: StoredBudget): Promise<Budget> => ({
      budget,
      used: await this.budgets.used(budget, accountId),
      limit: budgets[budget],
      resetsAt: null,
    });
    const periodic = async (budget: PeriodicBudget): Promise<Budget> => {
      const { used, renewsAt } = await this.budgets.period(budget, accountId);
      return { budget, used, limit: budgets[budget], resetsAt: renewsAt.toISOString() };
    };
    return [
      await stored('storage'),
      await stored('souls'),
      // The built-in voice uses no tokens.
      ...(voice === null ? [] : [await periodic('tokens')]),
      await periodic('uploads'),
      await stored('imports'),
      { budget: 'sockets', used: sockets, limit: budgets.sockets, resetsAt: null },
      { budget: 'events', used: null, limit: budgets.events, resetsAt: null },
    ];
  }

  /** Deletes usage of past periods. */
  async tidy(): Promise<void> {
    await this.budgets.deleteOldPeriods(RETENTION_DAYS);
  }

  /** @returns the start of the period; null without a limit */
  private async charge(budget: PeriodicBudget, accountId: number, amount: number): Promise<string | null> {
    const limit = this.config.budgets[budget];
    if (limit === null) return null;
    const start = await this.budgets.charge(budget, accountId, amount, limit);
    if (start === null) {
      const { renewsAt } = await this.budgets.period(budget, accountId);
      const seconds = Math.max(1, Math.ceil((renewsAt.getTime() - Date.now()) / 1_000));
      throw new DomainError(REFUSALS[budget], { retryAfter: seconds });
    }
    return start;
  }
}

function refusal(budget: StoredBudget): DomainError {
  return new DomainError(REFUSALS[budget], budget === 'imports' ? { retryAfter: IMPORT_RETRY_SECONDS } : {});
}
