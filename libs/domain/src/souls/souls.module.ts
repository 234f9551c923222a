import { BudgetsModule } from '@kinloom/domain/budgets';
import { Module } from '@nestjs/common';
import { SoulsRepository } from './souls.repository';
import { SoulsService } from './souls.service';

@Module({ imports: [BudgetsModule], providers: [SoulsRepository, SoulsService], exports: [SoulsService] })
export class SoulsModule {}
