import { DomainError, LIMITS, type Memory, type MemoryTraces, type RoomEvent, rooms } from '@kinloom/contract';
import type { ListMemoriesQuery, ObjectionRequest, UpdateMemoryRequest } from '@kinloom/contract/requests';
import { SoulsService } from '@kinloom/domain/souls';
import { runEvents } from '@kinloom/domain/background-tasks';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { MemoryDeletionRepository } from './forgetting/memory-deletion.repository';
import type { ForgetResult } from './forgetting/forget-memories.repository';
import { MemoriesRepository } from './memories.repository';
import { parseTimeInterval } from './time-interval';
import { offeringEvent } from './offerings/offering-rows';
import { ObjectionsRepository } from './forgetting/objections.repository';
import { toMemory } from './memory-rows';

/** Lists, edits and deletes memories, and records objections of the owner. */
@Injectable()
export class MemoriesService {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly deletions: MemoryDeletionRepository,
    private readonly objections: ObjectionsRepository,
    private readonly souls: SoulsService,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
  ) {}

  /**
   * Lists memories, newest first, with cursor pagination (`before`).
   * @throws DomainError soul_not_found if `companionId` is not the account's; invalid for an unparsable date
   */
  async list(accountId: number, query: ListMemoriesQuery): Promise<Memory[]> {
    const { companionId, asOf } = query;
    if (companionId !== undefined) await this.souls.get(accountId, companionId);
    const rows = await this.memories.listForOwner(accountId, {
      companionId: companionId ?? null,
      layer: query.layer ?? null,
      status: query.status ?? null,
      kind: query.kind ?? null,
      source: query.source ?? null,
      tone: query.tone?.toLowerCase() ?? null,
      words: (query.q ?? '').toLowerCase().split(/\s+/).filter(Boolean),
      knownBefore: asOf === undefined ? null : parseTimeInterval('asOf', asOf).to,
      history: query.history === 'true',
      before: query.before ?? null,
      limit: query.limit ?? LIMITS.pageDefault,
    });
    return rows.map(toMemory);
  }

  /** Lists all memories of a soul including superseded ones, newest first. @throws DomainError soul_not_found */
  async listOfSoul(accountId: number, companionId: number): Promise<Memory[]> {
    return this.list(accountId, { companionId, history: 'true' });
  }

  /** Previews what deleting a memory would remove. @throws DomainError memory_not_found */
  async previewRemoval(accountId: number, id: number): Promise<MemoryTraces> {
    const traces = await this.deletions.findTracesForOwner(accountId, id);
    if (!traces) throw new DomainError('memory_not_found');
    return traces;
  }

  /** Edits a memory and schedules reflection for affected conversations. @throws DomainError memory_not_found */
  async update(accountId: number, id: number, request: UpdateMemoryRequest): Promise<Memory> {
    const changed = await this.memories.updateForOwner(accountId, id, request);
    if (!changed) throw new DomainError('memory_not_found');
    for (const conversationId of changed.due) this.jobs.enqueue('reflection', { conversationId });
    this.realtime.publish(...runEvents(accountId, changed.runs));
    const memory = this.publishChanged(accountId, toMemory(changed.row));
    await this.souls.announce(accountId, memory.companionId);
    return memory;
  }

  /** Deletes a memory with its traces in notes, summaries and recall. @throws DomainError memory_not_found */
  async remove(accountId: number, id: number): Promise<void> {
    const forgotten = await this.deletions.deleteMemory(accountId, id);
    if (!forgotten) throw new DomainError('memory_not_found');
    await this.publishForgotten(accountId, forgotten);
  }

  /**
   * Stores an objection to a recalled item; recall respects it from the next reply on.
   * @throws DomainError memory_not_found if the soul is not the account's or has no such item
   */
  async object(accountId: number, companionId: number, { kind, id, objection }: ObjectionRequest): Promise<void> {
    const stored = await this.objections.object(accountId, companionId, { kind, id }, objection);
    if (!stored) throw new DomainError('memory_not_found');
    this.realtime.publish(...stored.withdrawn.map(offeringEvent));
    this.realtime.publish(...runEvents(accountId, stored.runs));
    if (stored.memory) this.publishChanged(accountId, toMemory(stored.memory));
  }

  private publishChanged(accountId: number, memory: Memory): Memory {
    this.realtime.publish({
      room: rooms.account(accountId),
      event: 'memory',
      payload: { companionId: memory.companionId, changed: [memory], removed: [] },
    });
    this.jobs.enqueue('insight', { companionId: memory.companionId });
    return memory;
  }

  /** Publishes removed memories, withdrawn offerings and erased runs to the account, and enqueues the reflections that are due. */
  async publishForgotten(
    accountId: number,
    { souls, removed, due, withdrawn = [], runs = [] }: ForgetResult,
  ): Promise<void> {
    const room = rooms.account(accountId);
    const events = souls.flatMap((companionId): RoomEvent[] => {
      const ids = removed.filter(({ soulId }) => soulId === companionId).map(({ id }) => id);
      return ids.length > 0 ? [{ room, event: 'memory', payload: { companionId, changed: [], removed: ids } }] : [];
    });
    this.realtime.publish(...events, ...withdrawn.map(offeringEvent), ...runEvents(accountId, runs));
    for (const conversationId of due) this.jobs.enqueue('reflection', { conversationId });
    for (const soulId of souls) await this.souls.announce(accountId, soulId);
  }
}
