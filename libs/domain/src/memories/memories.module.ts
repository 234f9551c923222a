import { BudgetsModule } from '@kinloom/domain/budgets';
import { ModelsModule } from '@kinloom/domain/models';
import { SoulsModule } from '@kinloom/domain/souls';
import { Module } from '@nestjs/common';
import { EmbeddingsRepository } from './embeddings/embeddings.repository';
import { EmbeddingsService } from './embeddings/embeddings.service';
import { ExtractionRepository } from './extraction/extraction.repository';
import { ExtractionService } from './extraction/extraction.service';
import { ContentForgetting } from './forgetting/content-forgetting';
import { MemoryDeletionRepository } from './forgetting/memory-deletion.repository';
import { LayersRepository } from './layers/layers.repository';
import { LayersService } from './layers/layers.service';
import { MemoriesRepository } from './memories.repository';
import { MemoriesService } from './memories.service';
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
  imports: [BudgetsModule, ModelsModule, SoulsModule],
  providers: [
    ContentForgetting,
    EmbeddingsRepository,
    EmbeddingsService,
    ExtractionRepository,
    ExtractionService,
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
  ],
  exports: [
    ContentForgetting,
    EmbeddingsService,
    ExtractionService,
    LayersService,
    OfferingsService,
    SharedMemoriesService,
    MemoriesService,
    MindsService,
    IdleGate,
    ReflectionService,
  ],
})
export class MemoriesModule {}
