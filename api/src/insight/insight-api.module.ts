import { InsightModule } from '@kinloom/domain/insight';
import { Module } from '@nestjs/common';
import { AnchorsController } from './anchors.controller';
import { GrowthController } from './growth.controller';
import { SoulInsightController } from './soul-insight.controller';
import { AnchorGroupsController } from './anchor-groups.controller';

@Module({
  imports: [InsightModule],
  controllers: [AnchorsController, GrowthController, SoulInsightController, AnchorGroupsController],
})
export class InsightApiModule {}
