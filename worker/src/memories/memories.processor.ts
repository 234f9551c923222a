import type { JobPayloads } from '@kinloom/contract';
import { OfferingsService, ReflectionService, SharedMemoriesService } from '@kinloom/domain/memories';
import { ProcessJob } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FREQUENT, Housekeeping } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class MemoriesProcessor {
  constructor(
    private readonly reflections: ReflectionService,
    private readonly offerings: OfferingsService,
    private readonly sharedMemories: SharedMemoriesService,
  ) {}

  @ProcessJob('reflection')
  reflect({ conversationId }: JobPayloads['reflection']): Promise<void> {
    return this.reflections.reflect(conversationId);
  }

  @ProcessJob('offering')
  suggestForOffering({ offeringId }: JobPayloads['offering']): Promise<void> {
    return this.offerings.suggest(offeringId);
  }

  @ProcessJob('shared')
  reflectOnSharedMemory({ sharedMemoryId }: JobPayloads['shared']): Promise<void> {
    return this.sharedMemories.reflect(sharedMemoryId);
  }

  /** Reflections, suggestions and shared memories whose job was lost. */
  @Housekeeping({ name: 'memories.lost-work', ...FREQUENT })
  async enqueueLostWork(): Promise<void> {
    await Promise.all([this.reflections.sweep(), this.offerings.sweep(), this.sharedMemories.sweep()]);
  }
}
