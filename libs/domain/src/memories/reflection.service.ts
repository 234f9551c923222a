import { setImmediate as immediate } from 'node:timers/promises';
import { rooms } from '@kinloom/contract';
import { ModelUsage } from '@kinloom/domain/budgets';
import { SoulsService } from '@kinloom/domain/souls';
import { JobProducer } from '@kinloom/jobs';
import { type Embedder, type Reader, reflect, type Taken, VoiceError } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { MindsService } from './minds.service';
import { IdleGate } from './idle-gate';
import { EMBEDDER, READER } from './mind.providers';
import { newsOf } from './offering-rows';
import { ReflectionRepository, type Unreflected } from './reflection.repository';
import { type MemoryRow, toHeard, toMemory } from './memory-rows';

/** Times a reflection is made anew at once where something changed meanwhile; then it waits its turn again. */
const TRIES = 3;
/** Reflections that were forgotten and are seen to at a time. */
const SWEEP = 100;
/** Memories that vectors are made of at a time, and the milliseconds that may take. */
const EMBEDDED = 64;
const EMBEDDING = 60_000;
/** Days for which the keys of forgotten things are kept. */
const TIDY = 1;

/** What souls take from an exchange. */
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

  /** Has the souls of a conversation take in what was said there since the last time. */
  async reflect(conversationId: number): Promise<void> {
    // Meanwhile more may be said there, and is taken in with it.
    await this.idleGate.waitUntilIdle();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const unreflected = await this.reflections.unreflected(conversationId);
      if (!unreflected) return;
      const { accountId, souls, reflectedSeq, upTo, reworded } = unreflected;
      if (upTo <= reflectedSeq && unreflected.emptied.length === 0 && reworded.length === 0) {
        if (await this.reflections.rest(conversationId, reflectedSeq)) continue;
        return;
      }
      const taken: Taken[] = [];
      for (const soul of souls) {
        const one = await this.usage.chargeTo(accountId, () => this.take(conversationId, soul, unreflected));
        if (one) taken.push(one);
      }
      const kept = await this.reflections.keep(
        conversationId,
        { from: reflectedSeq, to: upTo },
        souls,
        taken,
        reworded,
      );
      if (!kept) continue;
      await this.tell(accountId, taken, kept.changed);
      this.realtime.publish(...kept.offered.map(newsOf));
      for (const { soulId } of taken) await this.usage.chargeTo(accountId, () => this.embed(soulId));
      if (kept.due) this.jobs.enqueue('reflection', { conversationId });
      return;
    }
    // Nobody else asks while it is due: it goes behind what waits, and not to the sweeper, for somebody is in talk here.
    this.jobs.enqueue('reflection', { conversationId });
  }

  /** Has forgotten reflections seen to. */
  async sweep(): Promise<void> {
    for (const conversationId of await this.reflections.forgotten(SWEEP)) {
      this.jobs.enqueue('reflection', { conversationId });
    }
    await this.reflections.tidy(TIDY);
  }

  private async take(
    conversationId: number,
    { id: soulId, version }: Unreflected['souls'][number],
    unreflected: Unreflected,
  ): Promise<Taken | null> {
    const before = await this.reflections.before(soulId);
    const mind = before && (await this.minds.known(soulId, version, unreflected.person));
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
      warn: (reason) => this.logger.warn(`conversation ${conversationId}: ${reason}`),
    });
  }

  /** Has vectors made of the memories that have none yet. Without them recall goes by words: one that fails is tried again next time. */
  private async embed(soulId: number): Promise<void> {
    const { embedder } = this;
    if (!embedder) return;
    const waiting = await this.reflections.unembedded(soulId, embedder.name, EMBEDDED);
    if (waiting.length === 0) return;
    try {
      const vectors = await embedder.embed(
        waiting.map(({ content }) => content),
        AbortSignal.timeout(EMBEDDING),
      );
      const made = waiting.flatMap((memory, place) => {
        const vector = vectors[place];
        return vector ? [{ ...memory, vector }] : [];
      });
      await this.reflections.keepVectors(soulId, embedder.name, made);
    } catch (error) {
      if (!(error instanceof VoiceError) && !(error instanceof DOMException)) throw error;
      this.logger.warn(`soul ${soulId}: memories wait for their vectors: ${error.message}`);
    }
  }

  private async tell(accountId: number, taken: readonly Taken[], changed: readonly MemoryRow[]): Promise<void> {
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
