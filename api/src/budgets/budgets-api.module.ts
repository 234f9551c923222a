import { BudgetsModule } from '@kinloom/domain/budgets';
import { Module } from '@nestjs/common';
import { BudgetsController } from './budgets.controller';

@Module({ imports: [BudgetsModule], controllers: [BudgetsController] })
export class BudgetsApiModule {}
