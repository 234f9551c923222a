import { Module } from '@nestjs/common';
import { BudgetsRepository } from './budgets.repository';
import { BudgetsService } from './budgets.service';
import { ModelUsage } from './model-usage';
import { OpenSocketsRepository } from './open-sockets.repository';
import { OpenSocketsService } from './open-sockets.service';

@Module({
  providers: [BudgetsRepository, BudgetsService, ModelUsage, OpenSocketsRepository, OpenSocketsService],
  exports: [BudgetsService, ModelUsage, OpenSocketsService],
})
export class BudgetsModule {}
