import { DomainError, LIMITS, type Memory, type RoomEvent, rooms } from '@kinloom/contract';
import type { ListMemoriesQuery, ObjectionRequest, UpdateMemoryRequest } from '@kinloom/contract/requests';
import { SoulsService } from '@kinloom/domain/souls';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { type Forgotten, ForgettingRepository } from './forgetting.repository';
import { MemoriesRepository } from './memories.repository';
import { ObjectionsRepository } from './objections.repository';
import { toMemory } from './rows';

/** What a person's souls remember, and what the person says to it. */
@Injectable()
export class MemoriesService {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly forgetting: ForgettingRepository,
    private readonly objections: ObjectionsRepository,
    private readonly souls: SoulsService,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
  ) {}

  /** Newest first. @throws DomainError soul_not_found where one is named that is not the account's */
  async list(accountId: number, { companionId, layer, q, limit }: ListMemoriesQuery): Promise<Memory[]> {
    if (companionId !== undefined) await this.souls.get(accountId, companionId);
    const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const rows = await this.memories.listForOwner(accountId, {
      companionId,
      layer,
      words,
      limit: limit ?? LIMITS.pageDefault,
    });
    return rows.map(toMemory);
  }

  /** @throws DomainError memory_not_found */
  async update(accountId: number, id: number, request: UpdateMemoryRequest): Promise<Memory> {
    const row = await this.memories.updateForOwner(accountId, id, request);
    if (!row) throw new DomainError('memory_not_found');
    return this.tell(accountId, toMemory(row));
  }

  /** Forgets a memory: it is in no recall, note or summary any more. @throws DomainError memory_not_found */
  async remove(accountId: number, id: number): Promise<void> {
    const forgotten = await this.forgetting.memory(accountId, id);
    if (!forgotten) throw new DomainError('memory_not_found');
    await this.tellForgotten(accountId, forgotten);
  }

  /**
   * Deletes a message, and with it what was remembered from it alone.
   * @throws DomainError message_not_found
   */
  async removeMessage(accountId: number, conversationId: number, messageId: number): Promise<void> {
    const forgotten = await this.forgetting.message(accountId, conversationId, messageId);
    if (!forgotten) throw new DomainError('message_not_found');
    this.realtime.publish({
      room: rooms.account(accountId),
      event: 'message:removed',
      payload: { conversationId, messageId },
    });
    await this.tellForgotten(accountId, forgotten);
  }

  /**
   * Holds what the person says against something a soul recalled: from the next reply on it is not used so any more.
   * @throws DomainError memory_not_found where the soul is not the account's or recalls no such thing
   */
  async object(accountId: number, companionId: number, { kind, id, objection }: ObjectionRequest): Promise<void> {
    const held = await this.objections.object(accountId, companionId, { kind, id }, objection);
    if (!held) throw new DomainError('memory_not_found');
    if (held.memory) this.tell(accountId, toMemory(held.memory));
  }

  private tell(accountId: number, memory: Memory): Memory {
    this.realtime.publish({
      room: rooms.account(accountId),
      event: 'memory',
      payload: { companionId: memory.companionId, changed: [memory], removed: [] },
    });
    return memory;
  }

  private async tellForgotten(accountId: number, { souls, removed, due }: Forgotten): Promise<void> {
    const room = rooms.account(accountId);
    const events = souls.flatMap((companionId): RoomEvent[] => {
      const ids = removed.filter(({ soulId }) => soulId === companionId).map(({ id }) => id);
      return ids.length > 0 ? [{ room, event: 'memory', payload: { companionId, changed: [], removed: ids } }] : [];
    });
    this.realtime.publish(...events);
    for (const conversationId of due) this.jobs.enqueue('reflection', { conversationId });
    for (const soulId of souls) await this.souls.announce(accountId, soulId);
  }
}
