import { DomainError, type RoomEvent, rooms, type SharedMemory } from '@kinloom/contract';
import type { CreateSharedMemoryRequest } from '@kinloom/contract/requests';
import { SoulsService } from '@kinloom/domain/souls';
import { JobProducer } from '@kinloom/jobs';
import { selfOf, sharedReflection } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { MindsRepository } from './minds.repository';
import { toMemory } from './memory-rows';
import { SharedMemoriesRepository, type SharedMemoryRow } from './shared-memories.repository';
import { SharedReflectionsRepository } from './shared-reflections.repository';

/** Significance of a moment where none is said (specification, section 9). */
const SIGNIFICANCE = 5;
/** Shared memories whose job was lost and that are seen to at a time. */
const SWEEP = 100;

/** Moments that a person and souls keep together. */
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

  /** Newest first. */
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
      significance: request.significance ?? SIGNIFICANCE,
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

  /** Has the souls of a shared memory say what it is to them, one after the other: none says what another said. */
  async reflect(sharedMemoryId: number): Promise<void> {
    const unspoken = await this.reflections.unspoken(sharedMemoryId);
    if (!unspoken) return;
    const { accountId, shared, silent } = unspoken;
    const { personal_meaning: personalMeaning, memory_type: memoryType, ...moment } = shared;
    const said = Object.values(shared.reflections);
    for (const soulId of silent) {
      const soul = await this.minds.soul(soulId);
      if (!soul) continue;
      const words = sharedReflection({ ...moment, personalMeaning, memoryType }, soul, selfOf(soul), said);
      said.push(words);
      if (!(await this.reflections.keep(sharedMemoryId, soulId, words))) continue;
      this.realtime.publish({
        room: rooms.account(accountId),
        event: 'insight',
        payload: { companionId: soulId, changed: ['shared'] },
      });
    }
  }

  /** Has those speak whose job was lost. */
  async sweep(): Promise<void> {
    for (const sharedMemoryId of await this.reflections.forgotten(SWEEP))
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
