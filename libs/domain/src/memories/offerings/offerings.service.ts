import {
  DomainError,
  LIMITS,
  type Memory,
  OFFERED_DEFAULTS,
  type Offering,
  type RoomEvent,
  rooms,
} from '@kinloom/contract';
import type { OfferRequest, ReceiveRequest } from '@kinloom/contract/requests';
import { SoulsService } from '@kinloom/domain/souls';
import { JobProducer } from '@kinloom/jobs';
import { suggestionFor } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { offeringEvent, type OfferingRow, toOffering } from './offering-rows';
import { type AcceptedOffering, OfferingsRepository } from './offerings.repository';
import { toMemory } from '../memory-rows';

/** Maximum number of lost offering jobs enqueued per sweep. */
const SWEEP_LIMIT = 100;

/** Offerings: memories proposed by a person to a soul or by a soul to its owner, and the decisions on them. */
@Injectable()
export class OfferingsService {
  constructor(
    private readonly offerings: OfferingsRepository,
    private readonly souls: SoulsService,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
  ) {}

  /** Stores an offering of a person and enqueues its suggestion. @throws DomainError soul_not_found */
  async offer(accountId: number, request: OfferRequest): Promise<Offering> {
    const row = await this.offerings.offer(accountId, {
      soulId: request.soul_id,
      content: request.content,
      personalNote: request.personal_note ?? '',
      fileName: request.file_name ?? null,
    });
    if (!row) throw new DomainError('soul_not_found');
    this.jobs.enqueue('offering', { offeringId: row.id });
    return this.publish(row);
  }

  /** Lists pending offerings, newest first. */
  async listPending(accountId: number): Promise<Offering[]> {
    return (await this.offerings.listPendingForOwner(accountId, LIMITS.pageMax)).map(toOffering);
  }

  /**
   * Accepts an offering with the owner's changes.
   * @returns the created memories, one per soul
   * @throws DomainError offering_not_found, offering_decided, soul_not_found
   */
  async accept(accountId: number, request: ReceiveRequest): Promise<Memory[]> {
    const offered = await this.offerings.findForOwner(accountId, request.offering_id);
    if (!offered) throw new DomainError('offering_not_found');
    const received = await this.offerings.accept(accountId, offered.id, acceptedOffering(offered, request));
    if (typeof received === 'string') throw new DomainError(received);
    const memories = received.memories.map(toMemory);
    this.publish(received.offering);
    const room = rooms.account(accountId);
    this.realtime.publish(
      ...memories.map((memory): RoomEvent => ({
        room,
        event: 'memory',
        payload: { companionId: memory.companionId, changed: [memory], removed: [] },
      })),
    );
    for (const { companionId } of memories) await this.souls.announce(accountId, companionId);
    return memories;
  }

  /** @throws DomainError offering_not_found, offering_decided */
  async decline(accountId: number, offeringId: number): Promise<void> {
    const declined = await this.offerings.decline(accountId, offeringId);
    if (typeof declined === 'string') throw new DomainError(declined);
    this.publish(declined);
  }

  /** Computes and stores a suggestion for how to keep an offering (job handler; idempotent). */
  async suggest(offeringId: number): Promise<void> {
    const row = await this.offerings.findWithoutSuggestion(offeringId);
    if (!row) return;
    const { content, personal_note: personalNote, file_name: fileName } = row;
    const updated = await this.offerings.storeSuggestion(
      offeringId,
      suggestionFor({ content, personalNote, fileName }),
    );
    if (updated) this.publish(updated);
  }

  /** Re-enqueues offerings whose job was lost. */
  async sweep(): Promise<void> {
    for (const offeringId of await this.offerings.listWithoutSuggestion(SWEEP_LIMIT))
      this.jobs.enqueue('offering', { offeringId });
  }

  private publish(row: OfferingRow): Offering {
    this.realtime.publish(offeringEvent(row));
    return toOffering(row);
  }
}

/** Fills omitted fields: with the suggestion if a soul offered it, else with the defaults. */
function acceptedOffering(offered: OfferingRow, request: ReceiveRequest): AcceptedOffering {
  const suggested = offered.by_soul ? offered.suggestion : null;
  const content = request.content ?? offered.content;
  return {
    kind: request.memory_type ?? suggested?.memory_type ?? OFFERED_DEFAULTS.memoryType,
    tones: distinct(request.tones ?? suggested?.tones ?? []),
    tags: distinct(request.tags ?? suggested?.tags ?? []),
    status: request.memory_status ?? suggested?.memory_status ?? OFFERED_DEFAULTS.status,
    // A person's note becomes part of the content and is searchable. A soul's note explains why it proposed the memory; it is stored as
    // the reason (`why`) and is not content.
    content: [content, offered.by_soul ? '' : offered.personal_note].filter(Boolean).join('\n\n'),
    why: offered.by_soul ? offered.personal_note || null : null,
    soulIds: request.companion_ids ?? [offered.companion_id],
    offeredWith: offered.companion_id,
  };
}

/** Trims labels, and drops blank ones and duplicates (specification, section 5). */
const distinct = (labels: readonly string[]): string[] => [
  ...new Set(labels.map((label) => label.trim()).filter(Boolean)),
];
