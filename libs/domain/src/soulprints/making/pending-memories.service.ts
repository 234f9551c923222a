import { DomainError, type PendingMemory } from '@kinloom/contract';
import { SoulsService } from '@kinloom/domain/souls';
import { Injectable } from '@nestjs/common';
import { PendingMemoriesRepository } from './pending-memories.repository';

/** What a person decides about imported text that reads like an instruction. Until then no soul recalls it. */
@Injectable()
export class PendingMemoriesService {
  constructor(
    private readonly pending: PendingMemoriesRepository,
    private readonly souls: SoulsService,
  ) {}

  /** @throws DomainError soul_not_found */
  async list(accountId: number, soulId: number): Promise<PendingMemory[]> {
    await this.souls.get(accountId, soulId);
    return this.pending.listForOwner(accountId, soulId);
  }

  /** Makes a piece a memory: as text to be recalled with its source, never as an instruction. @throws DomainError memory_not_found */
  async keep(accountId: number, id: number): Promise<void> {
    await this.settled(accountId, await this.pending.keepForOwner(accountId, id));
  }

  /** @throws DomainError memory_not_found */
  async discard(accountId: number, id: number): Promise<void> {
    await this.settled(accountId, await this.pending.discardForOwner(accountId, id));
  }

  private async settled(accountId: number, soulId: number | null): Promise<void> {
    if (soulId === null) throw new DomainError('memory_not_found');
    await this.souls.announce(accountId, soulId);
  }
}
