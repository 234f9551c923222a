import { BudgetsModule } from '@kinloom/domain/budgets';
import { ModelsModule } from '@kinloom/domain/models';
import { SecurityLogModule } from '@kinloom/domain/security-log';
import { Module } from '@nestjs/common';
import { ComparedVoices } from './compared-voices';
import { ContinuityService } from './continuity.service';
import { ContinuitySoulsRepository } from './continuity-souls.repository';

@Module({
  imports: [BudgetsModule, ModelsModule, SecurityLogModule],
  providers: [ComparedVoices, ContinuityService, ContinuitySoulsRepository],
  exports: [ContinuityService],
})
export class ContinuityModule {}
