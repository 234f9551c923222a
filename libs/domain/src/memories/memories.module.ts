import { BudgetsModule } from '@kinloom/domain/budgets';
import { SoulsModule } from '@kinloom/domain/souls';
import { Module } from '@nestjs/common';
import { ForgettingRepository } from './forgetting.repository';
import { LayersRepository } from './layers.repository';
import { LayersService } from './layers.service';
import { MemoriesRepository } from './memories.repository';
import { MemoriesService } from './memories.service';
import { embedderProvider, readerProvider } from './mind.providers';
import { MindsRepository } from './minds.repository';
import { MindsService } from './minds.service';
import { ObjectionsRepository } from './objections.repository';
import { OfferingsRepository } from './offerings.repository';
import { OfferingsService } from './offerings.service';
import { IdleGate } from './idle-gate';
import { ReflectionRepository } from './reflection.repository';
import { ReflectionService } from './reflection.service';
import { SharedMemoriesRepository } from './shared-memories.repository';
import { SharedMemoriesService } from './shared-memories.service';
import { SharedReflectionsRepository } from './shared-reflections.repository';

@Module({
  imports: [BudgetsModule, SoulsModule],
  providers: [
    ForgettingRepository,
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
