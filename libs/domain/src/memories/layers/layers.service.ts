import {
  type Curation,
  DomainError,
  LIMITS,
  type Memory,
  MEMORY_LAYERS,
  type MemoryLayer,
  type MemoryLayers,
  type RoomEvent,
  rooms,
} from '@kinloom/contract';
import type { ManageMemoryRequest } from '@kinloom/contract/requests';
import { SoulsService } from '@kinloom/domain/souls';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { LayersRepository } from './layers.repository';
import { toMemory } from '../memory-rows';

/** Maximum number of memories per published event. */
const EVENT_BATCH_SIZE = 100;

/** Lists memories by layer, and lets the owner emphasize, de-emphasize or re-curate them. */
@Injectable()
export class LayersService {
  constructor(
    private readonly layers: LayersRepository,
    private readonly souls: SoulsService,
    private readonly realtime: Realtime,
  ) {}

  /** @param limit memories per layer @throws DomainError soul_not_found */
  async list(accountId: number, companionId: number, limit: number = LIMITS.layerMemories): Promise<MemoryLayers> {
    await this.souls.get(accountId, companionId);
    const { rows, counts } = await this.layers.layersForOwner(accountId, companionId, limit);
    const memories = rows.map(toMemory);
    const lists = Object.fromEntries(
      MEMORY_LAYERS.map((layer) => [layer, memories.filter((memory) => memory.layer === layer)]),
    ) as Record<MemoryLayer, Memory[]>;
    return { ...lists, counts };
  }

  /**
   * Moves a memory one layer step up (`emphasize`) or down.
   * @throws DomainError soul_not_found; memory_not_found if the memory does not belong to the soul
   */
  async move(accountId: number, companionId: number, { type, memoryId }: ManageMemoryRequest): Promise<Memory> {
    await this.souls.get(accountId, companionId);
    const row = await this.layers.moveForOwner(accountId, companionId, memoryId, type === 'emphasize' ? 1 : -1);
    if (!row) throw new DomainError('memory_not_found');
    const memory = toMemory(row);
    this.publish(accountId, companionId, [memory]);
    return memory;
  }

  /** Recomputes the layers of all memories of a soul. @throws DomainError soul_not_found */
  async curate(accountId: number, companionId: number): Promise<Curation> {
    const curated = await this.layers.curateForOwner(accountId, companionId);
    if (!curated) throw new DomainError('soul_not_found');
    this.publish(accountId, companionId, curated.changed.map(toMemory));
    return { moved: curated.moved };
  }

  private publish(accountId: number, companionId: number, memories: readonly Memory[]): void {
    const events: RoomEvent[] = [];
    for (let offset = 0; offset < memories.length; offset += EVENT_BATCH_SIZE) {
      const changed = memories.slice(offset, offset + EVENT_BATCH_SIZE);
      events.push({ room: rooms.account(accountId), event: 'memory', payload: { companionId, changed, removed: [] } });
    }
    this.realtime.publish(...events);
  }
}
