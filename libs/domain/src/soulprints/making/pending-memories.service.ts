import { DomainError, type PendingMemory } from '@kinloom/contract';
import { SoulsService } from '@kinloom/domain/souls';
import { Injectable } from '@nestjs/common';
import { PendingMemoriesRepository } from './pending-memories.repository';

/** Lets the person accept or discard imported texts that look like instructions. Until then they are not recalled. */
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

  /**
   * Accepts a text as a memory: recalled with its source, never followed as an instruction.
   * @throws DomainError memory_not_found
   */
  async keep(accountId: number, id: number): Promise<void> {
    await this.announceChange(accountId, await this.pending.acceptForOwner(accountId, id));
  }

  /** @throws DomainError memory_not_found */
  async discard(accountId: number, id: number): Promise<void> {
    await this.announceChange(accountId, await this.pending.discardForOwner(accountId, id));
  }

  private async announceChange(accountId: number, soulId: number | null): Promise<void> {
    if (soulId === null) throw new DomainError('memory_not_found');
    await this.souls.announce(accountId, soulId);
  }
}
