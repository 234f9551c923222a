import { type Companion, DomainError, rooms, type SoulState } from '@kinloom/contract';
import type { CompanionEntity } from '@kinloom/database';
import type { CreateCompanionRequest, UpdateCompanionRequest } from '@kinloom/contract/requests';
import { verifyAvatar } from '@kinloom/domain/images';
import { runEvents } from '@kinloom/domain/background-tasks';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { toCompanion, toSoulState } from './soul-mapper';
import { type SoulChanges, SoulsRepository } from './souls.repository';

/** Creates, lists, changes and deletes the souls of an account and publishes the changes. */
@Injectable()
export class SoulsService {
  constructor(
    private readonly souls: SoulsRepository,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
  ) {}

  /** Lists the souls, newest first. */
  async list(accountId: number): Promise<Companion[]> {
    return (await this.souls.listForOwner(accountId)).map(toCompanion);
  }

  /** @throws DomainError soul_not_found */
  async get(accountId: number, id: number): Promise<Companion> {
    const soul = await this.souls.findForOwner(accountId, id);
    if (!soul) throw new DomainError('soul_not_found');
    return toCompanion(soul);
  }

  /**
   * Creates a soul. It starts active, on level 1 without progress, regardless of the request.
   * @throws DomainError too_many_souls, avatar_no_image, avatar_too_many_pixels, storage_full
   */
  async create(
    accountId: number,
    { name, archetype, personality, gptInstructions, avatar }: CreateCompanionRequest,
  ): Promise<Companion> {
    const soul = await this.souls.create(accountId, {
      name,
      archetype,
      personality: personality ?? {},
      gptInstructions: gptInstructions ?? '',
      avatar: await verifyAvatar(avatar),
    });
    return this.publishSoul(accountId, soul);
  }

  /** @throws DomainError soul_not_found, avatar_no_image, avatar_too_many_pixels, storage_full */
  async update(accountId: number, id: number, request: UpdateCompanionRequest): Promise<Companion> {
    const changes: SoulChanges = {};
    if (request.name !== undefined) changes.name = request.name;
    if (request.archetype !== undefined) changes.archetype = request.archetype;
    if (request.personality !== undefined) changes.personality = request.personality;
    if (request.gptInstructions !== undefined) changes.gptInstructions = request.gptInstructions;
    if (request.status !== undefined) changes.status = request.status;
    if (request.avatar !== undefined) changes.avatar = await verifyAvatar(request.avatar);
    const updated = await this.souls.updateForOwner(accountId, id, changes);
    if (!updated) throw new DomainError('soul_not_found');
    this.realtime.publish(...runEvents(accountId, updated.runs));
    return this.publishSoul(accountId, updated.soul);
  }

  /** @throws DomainError soul_not_found */
  async remove(accountId: number, id: number): Promise<void> {
    const deleted = await this.souls.deleteForOwner(accountId, id);
    if (deleted === null) throw new DomainError('soul_not_found');
    this.realtime.publishForgotten({ souls: [id], conversations: deleted.conversations });
    const room = rooms.account(accountId);
    this.realtime.publish(
      ...deleted.conversations.map((conversationId) => ({
        room,
        event: 'conversation:removed' as const,
        payload: { conversationId },
      })),
      { room, event: 'soul:removed', payload: { companionId: id } },
      ...runEvents(accountId, deleted.runs),
    );
  }

  /** Lists the states of all souls, newest first. */
  async states(accountId: number): Promise<SoulState[]> {
    return this.toStates(await this.souls.listForOwner(accountId));
  }

  /** @throws DomainError soul_not_found */
  async state(accountId: number, id: number): Promise<SoulState> {
    const soul = await this.souls.findForOwner(accountId, id);
    const [state] = soul ? await this.toStates([soul]) : [];
    if (!state) throw new DomainError('soul_not_found');
    return state;
  }

  /** Publishes a soul's current state and enqueues the computation of its insights. Does nothing for a deleted soul. */
  async announce(accountId: number, id: number): Promise<void> {
    const soul = await this.souls.findForOwner(accountId, id);
    if (!soul) return;
    this.jobs.enqueue('insight', { companionId: id });
    await this.publishSoul(accountId, soul);
  }

  private async toStates(souls: readonly CompanionEntity[]): Promise<SoulState[]> {
    const countsOf = await this.souls.countContents(souls.map(({ id }) => id));
    const now = Date.now();
    return souls.map((soul) => toSoulState(soul, countsOf(soul.id), now));
  }

  private async publishSoul(accountId: number, soul: CompanionEntity): Promise<Companion> {
    const companion = toCompanion(soul);
    const [state] = await this.toStates([soul]);
    if (state) {
      this.realtime.publish({ room: rooms.account(accountId), event: 'soul', payload: { ...companion, ...state } });
    }
    return companion;
  }
}
