import { MemoriesModule } from '@kinloom/domain/memories';
import { Module } from '@nestjs/common';
import { MemoriesController } from './memories.controller';
import { OfferingsController } from './offerings.controller';
import { SharedMemoriesController } from './shared-memories.controller';
import { SoulMemoriesController } from './soul-memories.controller';

@Module({
  imports: [MemoriesModule],
  controllers: [MemoriesController, OfferingsController, SharedMemoriesController, SoulMemoriesController],
})
export class MemoriesApiModule {}
