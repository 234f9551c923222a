import { ConversationsModule } from '@kinloom/domain/conversations';
import { MemoriesModule } from '@kinloom/domain/memories';
import { SoulsModule } from '@kinloom/domain/souls';
import { Module } from '@nestjs/common';
import { AnchorsRepository } from './anchors.repository';
import { AnchorsService } from './anchors.service';
import { EmotionBackfillRepository } from './emotion-backfill.repository';
import { InsightComputationService } from './insight-computation.service';
import { FiguresRepository } from './figures.repository';
import { InsightInputsRepository } from './insight-inputs.repository';
import { InsightService } from './insight.service';
import { DashboardRepository } from './dashboard.repository';
import { MilestoneInputsRepository } from './milestone-inputs.repository';
import { AnchorGroupsRepository } from './anchor-groups.repository';

@Module({
  imports: [SoulsModule, MemoriesModule, ConversationsModule],
  providers: [
    AnchorsRepository,
    AnchorsService,
    EmotionBackfillRepository,
    InsightComputationService,
    FiguresRepository,
    InsightInputsRepository,
    InsightService,
    DashboardRepository,
    MilestoneInputsRepository,
    AnchorGroupsRepository,
  ],
  exports: [AnchorsService, InsightComputationService, InsightService],
})
export class InsightModule {}
