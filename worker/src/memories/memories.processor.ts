import type { JobPayloads } from '@kinloom/contract';
import {
  EmbeddingsService,
  ExtractionService,
  OfferingsService,
  ReflectionService,
  SharedMemoriesService,
} from '@kinloom/domain/memories';
import { ProcessJob } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FREQUENT, Housekeeping } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class MemoriesProcessor {
  constructor(
    private readonly reflections: ReflectionService,
    private readonly extractions: ExtractionService,
    private readonly embeddings: EmbeddingsService,
    private readonly offerings: OfferingsService,
    private readonly sharedMemories: SharedMemoriesService,
  ) {}

  @ProcessJob('reflection')
  reflect({ conversationId }: JobPayloads['reflection']): Promise<void> {
    return this.reflections.reflect(conversationId);
  }

  @ProcessJob('extraction')
  extract({ conversationId }: JobPayloads['extraction']): Promise<void> {
    return this.extractions.process(conversationId);
  }

  @ProcessJob('offering')
  suggestForOffering({ offeringId }: JobPayloads['offering']): Promise<void> {
    return this.offerings.suggest(offeringId);
  }

  @ProcessJob('shared')
  reflectOnSharedMemory({ sharedMemoryId }: JobPayloads['shared']): Promise<void> {
    return this.sharedMemories.reflect(sharedMemoryId);
  }

  /** Messages, notes and memories without a vector of the embedding model in use. */
  @Housekeeping({ name: 'memories.embeddings', everyMs: 60_000, timeoutMs: 180_000 })
  embedInBackground(): Promise<void> {
    return this.embeddings.embedInBackground();
  }

  /** Reflections, extractions, suggestions and shared memories whose job was lost. */
  @Housekeeping({ name: 'memories.lost-work', ...FREQUENT })
  async enqueueLostWork(): Promise<void> {
    await Promise.all([
      this.reflections.sweep(),
      this.extractions.sweep(),
      this.offerings.sweep(),
      this.sharedMemories.sweep(),
    ]);
  }
}
