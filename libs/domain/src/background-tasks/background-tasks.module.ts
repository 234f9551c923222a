import { BudgetsModule } from '@kinloom/domain/budgets';
import { Module } from '@nestjs/common';
import { BackgroundTasksRepository } from './background-tasks.repository';
import { BackgroundTasksService } from './background-tasks.service';

@Module({
  imports: [BudgetsModule],
  providers: [BackgroundTasksRepository, BackgroundTasksService],
  exports: [BackgroundTasksService],
})
export class BackgroundTasksModule {}
