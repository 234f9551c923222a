import { setImmediate as immediate } from 'node:timers/promises';
import { rooms } from '@kinloom/contract';
import { ModelUsage } from '@kinloom/domain/budgets';
import { SoulsService } from '@kinloom/domain/souls';
import { JobProducer } from '@kinloom/jobs';
import { type Embedder, type Reader, reflect, type Taken, VoiceError } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { MindsService } from '../minds/minds.service';
import { IdleGate } from './idle-gate';
import { EMBEDDER, READER } from '../minds/mind.providers';
import { offeringEvent } from '../offerings/offering-rows';
import { ReflectionRepository, type Unreflected } from './reflection.repository';
import { type MemoryRow, toHeard, toMemory } from '../memory-rows';

/** Attempts before a reflection that lost an optimistic concurrency check is enqueued again. */
const MAX_ATTEMPTS = 3;
/** Maximum number of stale reflections enqueued per sweep. */
const SWEEP_LIMIT = 100;
/** Memories per embedding request, and its timeout in milliseconds. */
const EMBEDDING_BATCH = 64;
const EMBEDDING_TIMEOUT_MS = 60_000;
/** Retention of tombstones in days. */
const TOMBSTONE_DAYS = 1;

/** Derives memories, notes and relationship changes from new messages. */
@Injectable()
export class ReflectionService {
  private readonly logger = new Logger('Reflection');

  constructor(
    private readonly reflections: ReflectionRepository,
    private readonly minds: MindsService,
    private readonly souls: SoulsService,
    private readonly idleGate: IdleGate,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
    @Inject(READER) private readonly reader: Reader | null,
    @Inject(EMBEDDER) private readonly embedder: Embedder | null,
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
      const kept = await this.reflections.storeReflection(
        conversationId,
        { from: reflectedSeq, to: upTo },
        souls,
        taken,
        reworded,
      );
      if (!kept) continue;
      await this.publish(accountId, taken, kept.changed);
      this.realtime.publish(...kept.offered.map(offeringEvent));
      for (const { soulId } of taken) await this.usage.chargeTo(accountId, () => this.embedMemories(soulId));
      if (kept.due) this.jobs.enqueue('reflection', { conversationId });
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
        said: (await this.reflections.said(conversationId, stretch)).map(toHeard),
      })),
    );
    return reflect({
      soul: mind.soul,
      self: mind.self,
      kept: mind.memory.everything(),
      before,
      person: unreflected.person,
      said: unreflected.said.map(toHeard),
      reflectedSeq: unreflected.reflectedSeq,
      notedFrom: unreflected.notedFrom,
      emptied,
      reworded: unreflected.reworded.map(toHeard),
      now: Date.now(),
      breathe: () => immediate(),
      read: this.reader,
      warn: (reason) => this.logger.warn(`reflection.extraction_failed conversationId=${conversationId}: ${reason}`),
    });
  }

  /** Embeds memories without a vector. On failure recall uses keywords only, and the next reflection attempt again. */
  private async embedMemories(soulId: number): Promise<void> {
    const { embedder } = this;
    if (!embedder) return;
    const waiting = await this.reflections.unembedded(soulId, embedder.name, EMBEDDING_BATCH);
    if (waiting.length === 0) return;
    try {
      const vectors = await embedder.embed(
        waiting.map(({ content }) => content),
        AbortSignal.timeout(EMBEDDING_TIMEOUT_MS),
      );
      const made = waiting.flatMap((memory, place) => {
        const vector = vectors[place];
        return vector ? [{ ...memory, vector }] : [];
      });
      await this.reflections.storeEmbeddings(soulId, embedder.name, made);
    } catch (error) {
      if (!(error instanceof VoiceError) && !(error instanceof DOMException)) throw error;
      this.logger.warn(
        `reflection.embedding_failed soulId=${soulId}: memories stay without vectors until the next reflection: ${error.message}`,
      );
    }
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
