import { InsightModule } from '@kinloom/domain/insight';
import { Module } from '@nestjs/common';
import { AnchorsController } from './anchors.controller';
import { GrowthController } from './growth.controller';
import { SoulInsightController } from './soul-insight.controller';
import { ThreadsController } from './threads.controller';

@Module({
  imports: [InsightModule],
  controllers: [AnchorsController, GrowthController, SoulInsightController, ThreadsController],
})
export class InsightApiModule {}
