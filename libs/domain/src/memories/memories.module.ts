import { BudgetsModule } from '@kinloom/domain/budgets';
import { SoulsModule } from '@kinloom/domain/souls';
import { Module } from '@nestjs/common';
import { ContentForgetting } from './forgetting/content-forgetting';
import { MemoryDeletionRepository } from './forgetting/memory-deletion.repository';
import { LayersRepository } from './layers/layers.repository';
import { LayersService } from './layers/layers.service';
import { MemoriesRepository } from './memories.repository';
import { MemoriesService } from './memories.service';
import { embedderProvider, readerProvider } from './minds/mind.providers';
import { MindsRepository } from './minds/minds.repository';
import { MindsService } from './minds/minds.service';
import { ObjectionsRepository } from './forgetting/objections.repository';
import { OfferingsRepository } from './offerings/offerings.repository';
import { OfferingsService } from './offerings/offerings.service';
import { IdleGate } from './reflection/idle-gate';
import { ReflectionRepository } from './reflection/reflection.repository';
import { ReflectionService } from './reflection/reflection.service';
import { SharedMemoriesRepository } from './shared/shared-memories.repository';
import { SharedMemoriesService } from './shared/shared-memories.service';
import { SharedReflectionsRepository } from './shared/shared-reflections.repository';

@Module({
  imports: [BudgetsModule, SoulsModule],
  providers: [
    ContentForgetting,
    MemoryDeletionRepository,
    LayersRepository,
    LayersService,
    MemoriesRepository,
    MemoriesService,
    MindsRepository,
    MindsService,
    ObjectionsRepository,
    OfferingsRepository,
    OfferingsService,
    IdleGate,
    ReflectionRepository,
    ReflectionService,
    SharedMemoriesRepository,
    SharedMemoriesService,
    SharedReflectionsRepository,
    embedderProvider,
    readerProvider,
  ],
  exports: [
    ContentForgetting,
    LayersService,
    OfferingsService,
    SharedMemoriesService,
    MemoriesService,
    MindsService,
    IdleGate,
    ReflectionService,
    embedderProvider,
  ],
})
export class MemoriesModule {}
