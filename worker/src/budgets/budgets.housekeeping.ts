import { BudgetsService } from '@kinloom/domain/budgets';
import { Injectable } from '@nestjs/common';
import { Housekeeping, RARE } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class BudgetsHousekeeping {
  constructor(private readonly budgets: BudgetsService) {}

  /** Deletes usage of past periods. */
  @Housekeeping({ name: 'budgets.old-usage', ...RARE })
  deleteOldUsage(): Promise<unknown> {
    return this.budgets.tidy();
  }
}
