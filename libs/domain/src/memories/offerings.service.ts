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
import { newsOf, type OfferingRow, toOffering } from './offering-rows';
import { type Keeping, OfferingsRepository } from './offerings.repository';
import { toMemory } from './memory-rows';

/** Offerings whose job was lost and that are seen to at a time. */
const SWEEP = 100;

/** Memories that are offered, by a person to a soul or by a soul to its person, and what becomes of them. */
@Injectable()
export class OfferingsService {
  constructor(
    private readonly offerings: OfferingsRepository,
    private readonly souls: SoulsService,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
  ) {}

  /** @throws DomainError soul_not_found */
  async offer(accountId: number, request: OfferRequest): Promise<Offering> {
    const row = await this.offerings.offer(accountId, {
      soulId: request.soul_id,
      content: request.content,
      personalNote: request.personal_note ?? '',
      fileName: request.file_name ?? null,
    });
    if (!row) throw new DomainError('soul_not_found');
    this.jobs.enqueue('offering', { offeringId: row.id });
    return this.tell(row);
  }

  /** Those that wait, newest first. */
  async waiting(accountId: number): Promise<Offering[]> {
    return (await this.offerings.waitingForOwner(accountId, LIMITS.pageMax)).map(toOffering);
  }

  /**
   * Takes an offering, with what the person changed of it.
   * @returns the memories it became, one for each soul that keeps it
   * @throws DomainError offering_not_found, offering_decided, soul_not_found
   */
  async receive(accountId: number, request: ReceiveRequest): Promise<Memory[]> {
    const offered = await this.offerings.findForOwner(accountId, request.offering_id);
    if (!offered) throw new DomainError('offering_not_found');
    const received = await this.offerings.receive(accountId, offered.id, keepingOf(offered, request));
    if (typeof received === 'string') throw new DomainError(received);
    const memories = received.memories.map(toMemory);
    this.tell(received.offering);
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
    this.tell(declined);
  }

  /** Reads how an offering might be kept. */
  async read(offeringId: number): Promise<void> {
    const row = await this.offerings.unread(offeringId);
    if (!row) return;
    const { content, personal_note: personalNote, file_name: fileName } = row;
    const read = await this.offerings.suggest(offeringId, suggestionFor({ content, personalNote, fileName }));
    if (read) this.tell(read);
  }

  /** Has offerings read whose job was lost. */
  async sweep(): Promise<void> {
    for (const offeringId of await this.offerings.forgotten(SWEEP)) this.jobs.enqueue('offering', { offeringId });
  }

  private tell(row: OfferingRow): Offering {
    this.realtime.publish(newsOf(row));
    return toOffering(row);
  }
}

/** What the person leaves out stays as it was suggested for what a soul offers, and is the default for what a person does. */
function keepingOf(offered: OfferingRow, request: ReceiveRequest): Keeping {
  const suggested = offered.by_soul ? offered.suggestion : null;
  const content = request.content ?? offered.content;
  return {
    kind: request.memory_type ?? suggested?.memory_type ?? OFFERED_DEFAULTS.memoryType,
    tones: distinct(request.tones ?? suggested?.tones ?? []),
    tags: distinct(request.tags ?? suggested?.tags ?? []),
    status: request.memory_status ?? suggested?.memory_status ?? OFFERED_DEFAULTS.status,
    // A person's note is part of what they give, and is found with it. A soul's says why it would like to keep what the person said: that is
    // where the memory comes from, and none of what it says.
    content: [content, offered.by_soul ? '' : offered.personal_note].filter(Boolean).join('\n\n'),
    why: offered.by_soul ? offered.personal_note || null : null,
    soulIds: request.companion_ids ?? [offered.companion_id],
    offeredWith: offered.companion_id,
  };
}

/** Without blank ones and without any twice (specification, section 5). */
const distinct = (labels: readonly string[]): string[] => [
  ...new Set(labels.map((label) => label.trim()).filter(Boolean)),
];
