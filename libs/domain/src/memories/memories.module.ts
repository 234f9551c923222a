import { SoulsModule } from '@kinloom/domain/souls';
import { Module } from '@nestjs/common';
import { ForgettingRepository } from './forgetting.repository';
import { MemoriesRepository } from './memories.repository';
import { MemoriesService } from './memories.service';
import { embedderProvider, readerProvider } from './mind.providers';
import { MindsRepository } from './minds.repository';
import { MindsService } from './minds.service';
import { ObjectionsRepository } from './objections.repository';
import { Quiet } from './quiet';
import { ReflectionRepository } from './reflection.repository';
import { ReflectionService } from './reflection.service';

@Module({
  imports: [SoulsModule],
  providers: [
    ForgettingRepository,
    MemoriesRepository,
    MemoriesService,
    MindsRepository,
    MindsService,
    ObjectionsRepository,
    Quiet,
    ReflectionRepository,
    ReflectionService,
    embedderProvider,
    readerProvider,
  ],
  exports: [MemoriesService, MindsService, Quiet, ReflectionService, embedderProvider],
})
export class MemoriesModule {}
