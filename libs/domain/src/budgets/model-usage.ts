import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '@kinloom/contract';
import { type TokenLedger, VoiceError } from '@kinloom/mind';
import { Injectable, Logger } from '@nestjs/common';
import { BudgetsService } from './budgets.service';

/**
 * Charges model calls to an account. AsyncLocalStorage carries the account, so voices, readers and embedders need not know it; callers wrap
 * the work in `chargeTo`.
 */
@Injectable()
export class ModelUsage implements TokenLedger {
  private readonly logger = new Logger('Budgets');
  private readonly account = new AsyncLocalStorage<number>();

  constructor(private readonly budgets: BudgetsService) {}

  /** Runs work whose model calls are charged to the account. @returns the result of the work */
  chargeTo<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    return this.account.run(accountId, work);
  }

  /**
   * Reserves tokens of today's budget. Outside of `chargeTo` (e.g. endpoint probes) nothing is charged.
   * @throws VoiceError tokens_used_up
   */
  async reserve(tokens: number): Promise<(used: number) => void> {
    const accountId = this.account.getStore();
    const correct = accountId === undefined ? null : await this.reserveTokens(accountId, tokens);
    if (correct === null) return () => undefined;
    return (used) =>
      void correct(used).catch((error: unknown) =>
        // The estimate stays charged; the reply must not fail because of this.
        this.logger.warn(
          `budget.token_correction_failed error=${error instanceof Error ? error.name : 'unknown'}: the estimate stays charged`,
        ),
      );
  }

  private async reserveTokens(accountId: number, tokens: number): Promise<((used: number) => Promise<void>) | null> {
    try {
      return await this.budgets.reserveTokens(accountId, tokens);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'tokens_used_up') {
        throw new VoiceError('tokens_used_up', 'the account has used its tokens for today');
      }
      throw error;
    }
  }
}
