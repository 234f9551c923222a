import { DomainError, type RoomEvent, rooms, type SharedMemory } from '@kinloom/contract';
import type { CreateSharedMemoryRequest } from '@kinloom/contract/requests';
import { SoulsService } from '@kinloom/domain/souls';
import { JobProducer } from '@kinloom/jobs';
import { selfOf, sharedReflection } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { MindsRepository } from '../minds/minds.repository';
import { toMemory } from '../memory-rows';
import { SharedMemoriesRepository, type SharedMemoryRow } from './shared-memories.repository';
import { SharedReflectionsRepository } from './shared-reflections.repository';

/** Default significance (specification, section 9). */
const DEFAULT_SIGNIFICANCE = 5;
/** Maximum number of lost shared-memory jobs enqueued per sweep. */
const SWEEP_LIMIT = 100;

/** Shared memories: moments that a person keeps together with one or more souls. */
@Injectable()
export class SharedMemoriesService {
  constructor(
    private readonly shared: SharedMemoriesRepository,
    private readonly reflections: SharedReflectionsRepository,
    private readonly minds: MindsRepository,
    private readonly souls: SoulsService,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
  ) {}

  /** Lists shared memories, newest first. */
  async list(accountId: number): Promise<SharedMemory[]> {
    return (await this.shared.listForOwner(accountId)).map(toSharedMemory);
  }

  /** @throws DomainError soul_not_found, conversation_not_found, message_not_found */
  async create(accountId: number, request: CreateSharedMemoryRequest): Promise<SharedMemory> {
    const made = await this.shared.create(accountId, {
      title: request.title,
      content: request.content,
      personalMeaning: request.personalMeaning ?? '',
      memoryType: request.memoryType,
      significance: request.significance ?? DEFAULT_SIGNIFICANCE,
      companionIds: request.companionIds,
      conversationId: request.conversationId ?? null,
      messageId: request.createdFromMessage ?? null,
    });
    if (typeof made === 'string') throw new DomainError(made);
    this.jobs.enqueue('shared', { sharedMemoryId: made.shared.id });
    const room = rooms.account(accountId);
    this.realtime.publish(
      ...made.memories.map((row): RoomEvent => {
        const memory = toMemory(row);
        return { room, event: 'memory', payload: { companionId: memory.companionId, changed: [memory], removed: [] } };
      }),
    );
    for (const companionId of request.companionIds) await this.souls.announce(accountId, companionId);
    return toSharedMemory(made.shared);
  }

  /** Generates the reflection of each soul in sequence, so that no soul repeats another (job handler; idempotent). */
  async reflect(sharedMemoryId: number): Promise<void> {
    const pending = await this.reflections.findPending(sharedMemoryId);
    if (!pending) return;
    const { accountId, shared, soulIds } = pending;
    const { personal_meaning: personalMeaning, memory_type: memoryType, ...moment } = shared;
    const reflections = Object.values(shared.reflections);
    for (const soulId of soulIds) {
      const soul = await this.minds.soul(soulId);
      if (!soul) continue;
      const text = sharedReflection({ ...moment, personalMeaning, memoryType }, soul, selfOf(soul), reflections);
      reflections.push(text);
      if (!(await this.reflections.storeFirst(sharedMemoryId, soulId, text))) continue;
      this.realtime.publish({
        room: rooms.account(accountId),
        event: 'insight',
        payload: { companionId: soulId, changed: ['shared'] },
      });
    }
  }

  /** Re-enqueues shared memories whose job was lost. */
  async sweep(): Promise<void> {
    for (const sharedMemoryId of await this.reflections.listLost(SWEEP_LIMIT))
      this.jobs.enqueue('shared', { sharedMemoryId });
  }
}

function toSharedMemory(row: SharedMemoryRow): SharedMemory {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    personalMeaning: row.personal_meaning,
    memoryType: row.memory_type,
    significance: row.significance,
    companionIds: row.companion_ids,
    conversationId: row.conversation_id,
    createdFromMessage: row.message_id,
    aiReflections: row.reflections,
    createdAt: row.created_at.toISOString(),
  };
}
