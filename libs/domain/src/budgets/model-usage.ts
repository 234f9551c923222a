import { AsyncLocalStorage } from 'node:async_hooks';
import { DomainError } from '@kinloom/contract';
import { type TokenLedger, VoiceError } from '@kinloom/mind';
import { Injectable, Logger } from '@nestjs/common';
import { BudgetsService } from './budgets.service';

/**
 * Charges calls of language models to the account they are made for. The account is carried by the asynchronous context, so that voices,
 * readers and embedders need not know of accounts: whoever works for one wraps the work in `chargeTo`.
 */
@Injectable()
export class ModelUsage implements TokenLedger {
  private readonly logger = new Logger('Budgets');
  private readonly account = new AsyncLocalStorage<number>();

  constructor(private readonly budgets: BudgetsService) {}

  /** Does work whose calls of models are charged to an account. @returns what the work returns */
  chargeTo<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    return this.account.run(accountId, work);
  }

  /**
   * Takes tokens out of the account's budget for today. Outside of `chargeTo` (a probe of an endpoint, for example) nothing is counted.
   * @throws VoiceError tokens_used_up
   */
  async reserve(tokens: number): Promise<(used: number) => void> {
    const accountId = this.account.getStore();
    const correct = accountId === undefined ? null : await this.take(accountId, tokens);
    if (correct === null) return () => undefined;
    return (used) =>
      void correct(used).catch((error: unknown) =>
        // The estimate stands: it is close, and the reply is not to fail for it.
        this.logger.warn(`tokens were not corrected: ${error instanceof Error ? error.name : 'unknown'}`),
      );
  }

  private async take(accountId: number, tokens: number): Promise<((used: number) => Promise<void>) | null> {
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
