import {
  ANCHOR_SIGNIFICANCE,
  ANCHOR_TAG,
  type ConversationAnchor,
  type AnchorGroup,
  DomainError,
  type InsightNews,
  rooms,
  THREAD_TYPE,
} from '@kinloom/contract';
import type {
  AnchorsQuery,
  CreateAnchorRequest,
  CreateAnchorGroupRequest,
  UpdateAnchorRequest,
  UpdateAnchorGroupRequest,
} from '@kinloom/contract/requests';
import { ConversationsService } from '@kinloom/domain/conversations';
import { SoulsService } from '@kinloom/domain/souls';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { AnchorsRepository } from './anchors.repository';
import { toAnchor, toAnchorGroup } from './mapper';
import { AnchorGroupsRepository } from './anchor-groups.repository';

/** Anchors (bookmarked messages) and the groups of anchors. */
@Injectable()
export class AnchorsService {
  constructor(
    private readonly anchors: AnchorsRepository,
    private readonly groups: AnchorGroupsRepository,
    private readonly souls: SoulsService,
    private readonly conversations: ConversationsService,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
  ) {}

  /** Lists anchors, newest first. @throws DomainError soul_not_found, conversation_not_found */
  async list(accountId: number, id: number, { of }: AnchorsQuery): Promise<ConversationAnchor[]> {
    if (of === 'conversation') await this.conversations.get(accountId, id);
    else await this.souls.get(accountId, id);
    const rows = await this.anchors.listForOwner(
      accountId,
      of === 'conversation' ? { conversationId: id } : { companionId: id },
    );
    return rows.map(toAnchor);
  }

  /** @throws DomainError conversation_not_found, message_not_found, soul_not_found */
  async create(accountId: number, request: CreateAnchorRequest): Promise<ConversationAnchor> {
    const { anchorType, companionIds } = request;
    const row = await this.anchors.createForOwner(accountId, {
      messageId: request.messageId,
      conversationId: request.conversationId,
      title: request.title,
      content: request.content ?? null,
      anchorType,
      significance: request.significance ?? ANCHOR_SIGNIFICANCE[anchorType],
      tags: [...new Set([anchorType, ANCHOR_TAG, ...(request.tags ?? [])])],
      companionIds: companionIds && companionIds.length > 0 ? companionIds : null,
      notes: request.notes ?? '',
    });
    if (typeof row === 'string') throw new DomainError(row);
    this.publishAndRecompute(accountId, row.companion_ids, 'anchor');
    return toAnchor(row);
  }

  /** A new type also replaces significance and type tag. @throws DomainError anchor_not_found */
  async update(
    accountId: number,
    id: number,
    { title, anchorType, notes }: UpdateAnchorRequest,
  ): Promise<ConversationAnchor> {
    const row = await this.anchors.updateForOwner(accountId, id, {
      title: title ?? null,
      notes: notes ?? null,
      type: anchorType ? { anchorType, significance: ANCHOR_SIGNIFICANCE[anchorType] } : null,
    });
    if (!row) throw new DomainError('anchor_not_found');
    this.publishAndRecompute(accountId, row.companion_ids, 'anchor');
    return toAnchor(row);
  }

  /** @throws DomainError anchor_not_found */
  async remove(accountId: number, id: number): Promise<void> {
    const souls = await this.anchors.deleteForOwner(accountId, id);
    if (!souls) throw new DomainError('anchor_not_found');
    this.publishAndRecompute(accountId, souls, 'anchor');
  }

  /** Lists anchor groups, newest first. */
  async listAnchorGroups(accountId: number): Promise<AnchorGroup[]> {
    return (await this.groups.listForOwner(accountId)).map(toAnchorGroup);
  }

  /** @throws DomainError anchor_not_found */
  async createAnchorGroup(accountId: number, request: CreateAnchorGroupRequest): Promise<AnchorGroup> {
    const row = await this.groups.createForOwner(accountId, {
      title: request.title,
      description: request.description ?? '',
      threadType: request.threadType ?? THREAD_TYPE,
      isActive: request.isActive ?? true,
      anchorIds: request.anchorIds ?? [],
    });
    if (!row) throw new DomainError('anchor_not_found');
    await this.publishAnchorGroup(accountId, await this.groups.souls(row.id));
    return toAnchorGroup(row);
  }

  /** @throws DomainError anchor_thread_not_found, anchor_not_found */
  async updateAnchorGroup(accountId: number, id: number, request: UpdateAnchorGroupRequest): Promise<AnchorGroup> {
    const row = await this.groups.updateForOwner(accountId, id, {
      title: request.title ?? null,
      description: request.description ?? null,
      anchorIds: request.anchorIds ?? null,
      isActive: request.isActive ?? null,
    });
    if (typeof row === 'string') throw new DomainError(row);
    await this.publishAnchorGroup(accountId, await this.groups.souls(id));
    return toAnchorGroup(row);
  }

  /** Deletes the group and keeps its anchors. @throws DomainError anchor_thread_not_found */
  async removeAnchorGroup(accountId: number, id: number): Promise<void> {
    const souls = await this.groups.deleteForOwner(accountId, id);
    if (!souls) throw new DomainError('anchor_thread_not_found');
    await this.publishAnchorGroup(accountId, souls);
  }

  /** Groups do not affect figures, so no job is enqueued. A group without anchors is published for all souls of the account. */
  private async publishAnchorGroup(accountId: number, souls: readonly number[]): Promise<void> {
    const affected = souls.length > 0 ? souls : (await this.souls.list(accountId)).map((soul) => soul.id);
    this.publish(accountId, affected, 'thread');
  }

  private publishAndRecompute(accountId: number, souls: readonly number[], what: InsightNews['changed'][number]): void {
    this.publish(accountId, souls, what);
    for (const companionId of souls) this.jobs.enqueue('insight', { companionId });
  }

  private publish(accountId: number, souls: readonly number[], what: InsightNews['changed'][number]): void {
    const room = rooms.account(accountId);
    this.realtime.publish(
      ...souls.map((companionId) => ({
        room,
        event: 'insight' as const,
        payload: { companionId, changed: [what] },
      })),
    );
  }
}
