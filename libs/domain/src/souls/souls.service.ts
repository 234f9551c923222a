import { type Companion, DomainError, rooms, type SoulState } from '@kinloom/contract';
import type { CompanionEntity } from '@kinloom/database';
import type { CreateCompanionRequest, UpdateCompanionRequest } from '@kinloom/contract/requests';
import { verifiedAvatar } from '@kinloom/domain/images';
import { runEvents } from '@kinloom/domain/background-tasks';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { toCompanion, toSoulState } from './mapper';
import { type SoulChanges, SoulsRepository } from './souls.repository';

/** The souls of an account. */
@Injectable()
export class SoulsService {
  constructor(
    private readonly souls: SoulsRepository,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
  ) {}

  /** Newest first. */
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
   * A new soul is active, on level 1 with no progress: a relationship begins, whatever was sent of it.
   * @throws DomainError too_many_souls
   */
  async create(
    accountId: number,
    { name, archetype, personality, gptInstructions }: CreateCompanionRequest,
  ): Promise<Companion> {
    const soul = await this.souls.create(accountId, {
      name,
      archetype,
      personality: personality ?? {},
      gptInstructions: gptInstructions ?? '',
    });
    return this.tell(accountId, soul);
  }

  /** @throws DomainError soul_not_found, avatar_no_image, avatar_too_many_pixels, storage_full */
  async update(accountId: number, id: number, request: UpdateCompanionRequest): Promise<Companion> {
    const changes: SoulChanges = {};
    if (request.name !== undefined) changes.name = request.name;
    if (request.archetype !== undefined) changes.archetype = request.archetype;
    if (request.personality !== undefined) changes.personality = request.personality;
    if (request.gptInstructions !== undefined) changes.gptInstructions = request.gptInstructions;
    if (request.status !== undefined) changes.status = request.status;
    if (request.avatar !== undefined) changes.avatar = await verifiedAvatar(request.avatar);
    const changed = await this.souls.updateForOwner(accountId, id, changes);
    if (!changed) throw new DomainError('soul_not_found');
    this.realtime.publish(...runEvents(accountId, changed.runs));
    return this.tell(accountId, changed.soul);
  }

  /** @throws DomainError soul_not_found */
  async remove(accountId: number, id: number): Promise<void> {
    const gone = await this.souls.deleteForOwner(accountId, id);
    if (gone === null) throw new DomainError('soul_not_found');
    this.realtime.publishForgotten({ souls: [id], conversations: gone.conversations });
    const room = rooms.account(accountId);
    this.realtime.publish(
      ...gone.conversations.map((conversationId) => ({
        room,
        event: 'conversation:removed' as const,
        payload: { conversationId },
      })),
      { room, event: 'soul:removed', payload: { companionId: id } },
      ...runEvents(accountId, gone.runs),
    );
  }

  /** How all souls of the account are, newest first. */
  async states(accountId: number): Promise<SoulState[]> {
    return this.statesOf(await this.souls.listForOwner(accountId));
  }

  /** @throws DomainError soul_not_found */
  async state(accountId: number, id: number): Promise<SoulState> {
    const soul = await this.souls.findForOwner(accountId, id);
    const [state] = soul ? await this.statesOf([soul]) : [];
    if (!state) throw new DomainError('soul_not_found');
    return state;
  }

  /** Tells the account's windows how a soul is by now, and has its figures drawn up where they are due. Silent about one that is gone meanwhile. */
  async announce(accountId: number, id: number): Promise<void> {
    const soul = await this.souls.findForOwner(accountId, id);
    if (!soul) return;
    this.jobs.enqueue('insight', { companionId: id });
    await this.tell(accountId, soul);
  }

  private async statesOf(souls: readonly CompanionEntity[]): Promise<SoulState[]> {
    const holdings = await this.souls.holdings(souls.map(({ id }) => id));
    const now = Date.now();
    return souls.map((soul) => toSoulState(soul, holdings(soul.id), now));
  }

  private async tell(accountId: number, soul: CompanionEntity): Promise<Companion> {
    const companion = toCompanion(soul);
    const [state] = await this.statesOf([soul]);
    if (state) {
      this.realtime.publish({ room: rooms.account(accountId), event: 'soul', payload: { ...companion, ...state } });
    }
    return companion;
  }
}
