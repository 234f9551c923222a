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
/** Seconds after which a refused import may be tried again: most imports take less. */
const IMPORT_RETRY = 30;
/** Days for which the counts of past periods are kept. */
const KEPT_DAYS = 2;

/**
 * What each account may use of the installation. A budget without a limit (0 in the settings, or KINLOOM_RATE_LIMITS=off) refuses nothing.
 * Every limit holds over all processes: see docs/decisions/budgets.md.
 */
@Injectable()
export class BudgetsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly budgets: BudgetsRepository,
  ) {}

  /**
   * Refuses early, before anything is read or written. Others may use the rest meanwhile: `enforce` decides.
   * @param more how much more is to be used; bytes for storage
   * @returns how much is left before that; Infinity without a limit
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
   * Ends a transaction that wrote more than the budget holds. To be called after the rows are written, as late in the transaction as
   * possible: from here until it ends, other transactions of the account that get here wait, and then count what this one wrote.
   * @throws DomainError storage_full, too_many_souls, too_many_imports
   */
  async enforce(budget: StoredBudget, accountId: number, manager: EntityManager): Promise<void> {
    const limit = this.config.budgets[budget];
    if (limit === null) return;
    await this.budgets.lock(manager, accountId);
    if ((await this.budgets.used(budget, accountId, manager)) > limit) throw refusal(budget);
  }

  /** Counts one upload. @throws DomainError too_many_uploads, with the seconds until the hour is over */
  async chargeUpload(accountId: number): Promise<void> {
    await this.charge('uploads', accountId, 1);
  }

  /**
   * Takes tokens out of today's budget before a model is called.
   * @param tokens an estimate
   * @returns corrects the estimate by what it was in the end; null without a limit
   * @throws DomainError tokens_used_up, with the seconds until midnight UTC
   */
  async reserveTokens(accountId: number, tokens: number): Promise<((used: number) => Promise<void>) | null> {
    const start = await this.charge('tokens', accountId, tokens);
    return start === null
      ? null
      : (used) =>
          used === tokens ? Promise.resolve() : this.budgets.correct('tokens', accountId, start, used - tokens);
  }

  /** Every budget of an account that means something on this installation. @param sockets how many windows it has connected; null where they are not counted */
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
      // The built-in voice uses none.
      ...(voice === null ? [] : [await periodic('tokens')]),
      await periodic('uploads'),
      await stored('imports'),
      { budget: 'sockets', used: sockets, limit: budgets.sockets, resetsAt: null },
      { budget: 'events', used: null, limit: budgets.events, resetsAt: null },
    ];
  }

  /** Deletes counts that no longer matter. */
  async tidy(): Promise<void> {
    await this.budgets.tidy(KEPT_DAYS);
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
  return new DomainError(REFUSALS[budget], budget === 'imports' ? { retryAfter: IMPORT_RETRY } : {});
}
