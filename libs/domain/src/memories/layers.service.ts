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
import { toMemory } from './memory-rows';

/** Memories told of in one event. */
const TOLD = 100;

/** How near at hand lies what a soul keeps, and what the person does about it. */
@Injectable()
export class LayersService {
  constructor(
    private readonly layers: LayersRepository,
    private readonly souls: SoulsService,
    private readonly realtime: Realtime,
  ) {}

  /** @throws DomainError soul_not_found */
  async of(accountId: number, companionId: number): Promise<MemoryLayers> {
    await this.souls.get(accountId, companionId);
    const { rows, counts } = await this.layers.layersForOwner(accountId, companionId, LIMITS.layerMemories);
    const memories = rows.map(toMemory);
    const lists = Object.fromEntries(
      MEMORY_LAYERS.map((layer) => [layer, memories.filter((memory) => memory.layer === layer)]),
    ) as Record<MemoryLayer, Memory[]>;
    return { ...lists, counts };
  }

  /**
   * Moves a memory one step nearer or further.
   * @throws DomainError soul_not_found; memory_not_found where it is none of the soul's
   */
  async manage(accountId: number, companionId: number, { type, memoryId }: ManageMemoryRequest): Promise<Memory> {
    await this.souls.get(accountId, companionId);
    const row = await this.layers.moveForOwner(accountId, companionId, memoryId, type === 'emphasize' ? 1 : -1);
    if (!row) throw new DomainError('memory_not_found');
    const memory = toMemory(row);
    this.tell(accountId, companionId, [memory]);
    return memory;
  }

  /** Lays all memories where the rules lay them now. @throws DomainError soul_not_found */
  async curate(accountId: number, companionId: number): Promise<Curation> {
    const curated = await this.layers.curateForOwner(accountId, companionId);
    if (!curated) throw new DomainError('soul_not_found');
    this.tell(accountId, companionId, curated.changed.map(toMemory));
    return { moved: curated.moved };
  }

  private tell(accountId: number, companionId: number, memories: readonly Memory[]): void {
    const events: RoomEvent[] = [];
    for (let at = 0; at < memories.length; at += TOLD) {
      const changed = memories.slice(at, at + TOLD);
      events.push({ room: rooms.account(accountId), event: 'memory', payload: { companionId, changed, removed: [] } });
    }
    this.realtime.publish(...events);
  }
}
