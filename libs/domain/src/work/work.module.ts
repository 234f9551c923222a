import { BudgetsModule } from '@kinloom/domain/budgets';
import { Module } from '@nestjs/common';
import { WorkRepository } from './work.repository';
import { WorkService } from './work.service';

@Module({ imports: [BudgetsModule], providers: [WorkRepository, WorkService], exports: [WorkService] })
export class WorkModule {}
