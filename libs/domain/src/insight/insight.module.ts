import { ConversationsModule } from '@kinloom/domain/conversations';
import { MemoriesModule } from '@kinloom/domain/memories';
import { SoulsModule } from '@kinloom/domain/souls';
import { Module } from '@nestjs/common';
import { AnchorsRepository } from './anchors.repository';
import { AnchorsService } from './anchors.service';
import { BacklogRepository } from './backlog.repository';
import { DrawingService } from './drawing.service';
import { FiguresRepository } from './figures.repository';
import { GroundRepository } from './ground.repository';
import { InsightService } from './insight.service';
import { ReadingsRepository } from './readings.repository';
import { StoryRepository } from './story.repository';
import { ThreadsRepository } from './threads.repository';

@Module({
  imports: [SoulsModule, MemoriesModule, ConversationsModule],
  providers: [
    AnchorsRepository,
    AnchorsService,
    BacklogRepository,
    DrawingService,
    FiguresRepository,
    GroundRepository,
    InsightService,
    ReadingsRepository,
    StoryRepository,
    ThreadsRepository,
  ],
  exports: [AnchorsService, DrawingService, InsightService],
})
export class InsightModule {}
