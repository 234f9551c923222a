import { setImmediate as immediate } from 'node:timers/promises';
import { rooms } from '@kinloom/contract';
import { ModelUsage } from '@kinloom/domain/budgets';
import { SoulsService } from '@kinloom/domain/souls';
import { JobProducer } from '@kinloom/jobs';
import { reflect, type Taken } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { EmbeddingsService } from '../embeddings/embeddings.service';
import { ExtractionService } from '../extraction/extraction.service';
import { MindsService } from '../minds/minds.service';
import { IdleGate } from './idle-gate';
import { offeringEvent } from '../offerings/offering-rows';
import { ReflectionRepository, type Unreflected } from './reflection.repository';
import { type MemoryRow, toHeard, toMemory } from '../memory-rows';

/** Attempts before a reflection that lost an optimistic concurrency check is enqueued again. */
const MAX_ATTEMPTS = 3;
/** Maximum number of stale reflections enqueued per sweep. */
const SWEEP_LIMIT = 100;
/** Retention of tombstones in days. */
const TOMBSTONE_DAYS = 1;

/** Derives memories, notes and relationship changes from new messages, by rules. Models read them afterwards: `ExtractionService`. */
@Injectable()
export class ReflectionService {
  constructor(
    private readonly reflections: ReflectionRepository,
    private readonly minds: MindsService,
    private readonly souls: SoulsService,
    private readonly idleGate: IdleGate,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
    private readonly embeddings: EmbeddingsService,
    private readonly extractions: ExtractionService,
    private readonly usage: ModelUsage,
  ) {}

  /** Processes messages of a conversation since its last reflection (job handler). */
  async reflect(conversationId: number): Promise<void> {
    // Messages that arrive during the wait are processed together.
    await this.idleGate.waitUntilIdle();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const unreflected = await this.reflections.findUnreflected(conversationId);
      if (!unreflected) return;
      const { accountId, souls, reflectedSeq, upTo, reworded } = unreflected;
      if (upTo <= reflectedSeq && unreflected.emptied.length === 0 && reworded.length === 0) {
        if (await this.reflections.completeWithoutResult(conversationId, reflectedSeq)) continue;
        return;
      }
      const taken: Taken[] = [];
      for (const soul of souls) {
        const one = await this.usage.chargeTo(accountId, () => this.reflectForSoul(conversationId, soul, unreflected));
        if (one) taken.push(one);
      }
      const stored = await this.reflections.storeReflection(
        conversationId,
        { from: reflectedSeq, to: upTo },
        souls,
        taken,
        reworded,
      );
      if (!stored) continue;
      await this.publish(accountId, taken, stored.changed);
      this.realtime.publish(...stored.offered.map(offeringEvent));
      await this.extractions.schedule(conversationId);
      if (stored.due) this.jobs.enqueue('reflection', { conversationId });
      await this.embeddings.embedConversation(accountId, conversationId);
      return;
    }
    // No other job is enqueued while the row is due, so enqueue directly instead of waiting for the sweep.
    this.jobs.enqueue('reflection', { conversationId });
  }

  /** Enqueues stale reflections and deletes expired tombstones. */
  async sweep(): Promise<void> {
    for (const conversationId of await this.reflections.claimStale(SWEEP_LIMIT)) {
      this.jobs.enqueue('reflection', { conversationId });
    }
    await this.reflections.deleteExpiredTombstones(TOMBSTONE_DAYS);
  }

  private async reflectForSoul(
    conversationId: number,
    { id: soulId, version }: Unreflected['souls'][number],
    unreflected: Unreflected,
  ): Promise<Taken | null> {
    const before = await this.reflections.findSoulState(soulId);
    const mind = before && (await this.minds.mindForReflection(soulId, version, unreflected.person));
    if (!before || !mind) return null;
    const emptied = await Promise.all(
      unreflected.emptied.map(async (stretch) => ({
        ...stretch,
        said: (await this.reflections.listMessages(conversationId, stretch)).map(toHeard),
      })),
    );
    return reflect({
      soul: mind.soul,
      self: mind.self,
      kept: mind.memory.everything(),
      before,
      person: unreflected.person,
      timeZone: unreflected.timeZone,
      souls: unreflected.souls.map(({ name }) => name),
      said: unreflected.said.map(toHeard),
      reflectedSeq: unreflected.reflectedSeq,
      notedFrom: unreflected.notedFrom,
      // Without a model nobody would go on with its note.
      notedByModel: this.extractions.isInUse && unreflected.notedByModel.includes(soulId),
      emptied,
      reworded: unreflected.reworded.map(toHeard),
      now: Date.now(),
      breathe: () => immediate(),
    });
  }

  private async publish(accountId: number, taken: readonly Taken[], changed: readonly MemoryRow[]): Promise<void> {
    const room = rooms.account(accountId);
    for (const { soulId, reflection, changes } of taken) {
      const memories = changed.filter(({ companion_id }) => companion_id === soulId).map(toMemory);
      if (memories.length > 0) {
        this.realtime.publish({
          room,
          event: 'memory',
          payload: { companionId: soulId, changed: memories, removed: [] },
        });
      }
      await this.souls.announce(accountId, soulId);
      const news = [
        reflection ? ('reflection' as const) : null,
        changes.length > 0 ? ('relationship' as const) : null,
        'pattern' as const,
      ];
      this.realtime.publish({
        room,
        event: 'insight',
        payload: { companionId: soulId, changed: news.filter((one) => one !== null) },
      });
    }
  }
}
