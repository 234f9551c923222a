import { MemoriesModule } from '@kinloom/domain/memories';
import { Module } from '@nestjs/common';
import { MemoriesController } from './memories.controller';
import { SoulMemoriesController } from './soul-memories.controller';

@Module({ imports: [MemoriesModule], controllers: [MemoriesController, SoulMemoriesController] })
export class MemoriesApi {}
