import type { Budget } from '@kinloom/contract';
import { BudgetsService, OpenSocketsService } from '@kinloom/domain/budgets';
import { Controller, Get } from '@nestjs/common';
import { AccountId } from '../common/session.guard';

/** Limits of an account and their current usage. */
@Controller('api/account/budgets')
export class BudgetsController {
  constructor(
    private readonly budgets: BudgetsService,
    private readonly sockets: OpenSocketsService,
  ) {}

  @Get()
  async list(@AccountId() accountId: number): Promise<Budget[]> {
    return this.budgets.list(accountId, await this.sockets.count(accountId));
  }
}
