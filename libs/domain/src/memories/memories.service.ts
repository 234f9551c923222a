import { DomainError, LIMITS, type Memory, type MemoryTraces, type RoomEvent, rooms } from '@kinloom/contract';
import type { ListMemoriesQuery, ObjectionRequest, UpdateMemoryRequest } from '@kinloom/contract/requests';
import { SoulsService } from '@kinloom/domain/souls';
import { runEvents } from '@kinloom/domain/background-tasks';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ForgettingRepository } from './forgetting.repository';
import type { ForgetResult } from './forget-memories';
import { MemoriesRepository } from './memories.repository';
import { timeIntervalOf } from './time-interval';
import { newsOf } from './offering-rows';
import { ObjectionsRepository } from './objections.repository';
import { toMemory } from './memory-rows';

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

  /**
   * Newest first.
   * @throws DomainError soul_not_found where one is named that is not the account's; invalid where a date cannot be read
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
      knownBefore: asOf === undefined ? null : timeIntervalOf('asOf', asOf).to,
      history: query.history === 'true',
      before: query.before ?? null,
      limit: query.limit ?? LIMITS.pageDefault,
    });
    return rows.map(toMemory);
  }

  /** All that a soul keeps, what is history among it; newest first. @throws DomainError soul_not_found */
  async ofSoul(accountId: number, companionId: number): Promise<Memory[]> {
    return this.list(accountId, { companionId, history: 'true' });
  }

  /** What would go with a memory that is forgotten. @throws DomainError memory_not_found */
  async traces(accountId: number, id: number): Promise<MemoryTraces> {
    const traces = await this.forgetting.tracesForOwner(accountId, id);
    if (!traces) throw new DomainError('memory_not_found');
    return traces;
  }

  /** @throws DomainError memory_not_found */
  async update(accountId: number, id: number, request: UpdateMemoryRequest): Promise<Memory> {
    const changed = await this.memories.updateForOwner(accountId, id, request);
    if (!changed) throw new DomainError('memory_not_found');
    for (const conversationId of changed.due) this.jobs.enqueue('reflection', { conversationId });
    this.realtime.publish(...runEvents(accountId, changed.runs));
    const memory = this.tell(accountId, toMemory(changed.row));
    await this.souls.announce(accountId, memory.companionId);
    return memory;
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
   * Changes the words of a message; what was remembered from it alone is forgotten, and what it says now is taken in.
   * @param then what else is to be done in the same transaction; its result is answered
   * @throws DomainError message_not_found
   */
  async rewordMessage<T>(
    accountId: number,
    conversationId: number,
    messageId: number,
    words: string,
    then: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const reworded = await this.forgetting.reword(accountId, conversationId, messageId, words, then);
    if (!reworded) throw new DomainError('message_not_found');
    await this.tellForgotten(accountId, reworded.forgotten);
    return reworded.done;
  }

  /** Deletes a conversation, and with it what was remembered from it alone. @throws DomainError conversation_not_found */
  async removeConversation(accountId: number, conversationId: number): Promise<void> {
    const forgotten = await this.forgetting.conversation(accountId, conversationId);
    if (!forgotten) throw new DomainError('conversation_not_found');
    this.realtime.publish({
      room: rooms.account(accountId),
      event: 'conversation:removed',
      payload: { conversationId },
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
    this.realtime.publish(...held.withdrawn.map(newsOf));
    this.realtime.publish(...runEvents(accountId, held.runs));
    if (held.memory) this.tell(accountId, toMemory(held.memory));
  }

  private tell(accountId: number, memory: Memory): Memory {
    this.realtime.publish({
      room: rooms.account(accountId),
      event: 'memory',
      payload: { companionId: memory.companionId, changed: [memory], removed: [] },
    });
    this.jobs.enqueue('insight', { companionId: memory.companionId });
    return memory;
  }

  /** Tells the windows of an account what its souls forgot, and has taken in anew what is due. */
  async tellForgotten(
    accountId: number,
    { souls, removed, due, withdrawn = [], runs = [] }: ForgetResult,
  ): Promise<void> {
    const room = rooms.account(accountId);
    const events = souls.flatMap((companionId): RoomEvent[] => {
      const ids = removed.filter(({ soulId }) => soulId === companionId).map(({ id }) => id);
      return ids.length > 0 ? [{ room, event: 'memory', payload: { companionId, changed: [], removed: ids } }] : [];
    });
    this.realtime.publish(...events, ...withdrawn.map(newsOf), ...runEvents(accountId, runs));
    for (const conversationId of due) this.jobs.enqueue('reflection', { conversationId });
    for (const soulId of souls) await this.souls.announce(accountId, soulId);
  }
}
