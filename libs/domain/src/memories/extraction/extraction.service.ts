import { setImmediate as immediate } from 'node:timers/promises';
import { CONFIG, type Config } from '@kinloom/config';
import { rooms } from '@kinloom/contract';
import { ModelUsage } from '@kinloom/domain/budgets';
import { ModelClients } from '@kinloom/domain/models';
import { JobProducer } from '@kinloom/jobs';
import { extract, type Extracted, type Reader, ReaderError } from '@kinloom/mind';
import { Realtime } from '@kinloom/realtime';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { EmbeddingsService } from '../embeddings/embeddings.service';
import { type MemoryRow, toHeard, toMemory } from '../memory-rows';
import { MindsService } from '../minds/minds.service';
import { IdleGate, PreemptedError } from '../reflection/idle-gate';
import { ExtractionRepository, type Unextracted } from './extraction.repository';

/** Milliseconds that a model may take to read one batch for one soul. */
const READING_TIMEOUT_MS = 120_000;
/** Seconds until an extraction that gave way to a reply is tried again. */
const PREEMPTED_SECONDS = 15;
/** Milliseconds between two looks for replies that other processes write, while a model reads. */
const OPEN_TURNS_INTERVAL_MS = 1_000;
/** Maximum number of due extractions enqueued per sweep. */
const SWEEP_LIMIT = 50;

/**
 * Has a model read conversations for memories, in batches: after six exchanges, or after silence. Rules have read the same messages at once;
 * the model adds to it, corrects it and ends what no longer holds. At a local server that also writes replies it gives way to them.
 */
@Injectable()
export class ExtractionService implements OnApplicationShutdown {
  private readonly logger = new Logger('Extraction');
  /** Timers of scheduled extractions by conversation. If this process ends earlier, the sweep enqueues them. */
  private readonly timers = new Map<number, NodeJS.Timeout>();
  /** Tail of the chain that serialises extractions which give way to replies: together they would occupy every slot of the server. */
  private lastShared: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'extractionQuietSeconds'>,
    private readonly extractions: ExtractionRepository,
    private readonly minds: MindsService,
    private readonly embeddings: EmbeddingsService,
    private readonly idleGate: IdleGate,
    private readonly realtime: Realtime,
    private readonly jobs: JobProducer,
    private readonly clients: ModelClients,
    private readonly usage: ModelUsage,
  ) {}

  onApplicationShutdown(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  /** Whether a model reads conversations. */
  get isInUse(): boolean {
    return this.clients.reader !== null;
  }

  /** Schedules an extraction after a reflection; without a model there is none. */
  async schedule(conversationId: number): Promise<void> {
    if (!this.clients.reader) {
      await this.extractions.skip(conversationId);
      return;
    }
    const seconds = await this.extractions.schedule(conversationId, this.config.extractionQuietSeconds);
    if (seconds !== null) this.enqueueIn(conversationId, seconds);
  }

  /** Extracts what is due in a conversation (job handler). */
  async process(conversationId: number): Promise<void> {
    const { reader } = this.clients;
    if (!reader) {
      await this.extractions.skip(conversationId);
      return;
    }
    if (!(await this.extractions.claim(conversationId))) return;
    try {
      if (this.clients.readerCompetesWithReplies)
        await this.givingWay((signal) => this.extract(conversationId, reader, signal));
      else await this.extract(conversationId, reader, new AbortController().signal);
    } catch (error) {
      if (!(error instanceof PreemptedError)) throw error;
      await this.extractions.postpone(conversationId, PREEMPTED_SECONDS);
      this.enqueueIn(conversationId, PREEMPTED_SECONDS);
    }
  }

  /** Enqueues due extractions whose timer was lost. */
  async sweep(): Promise<void> {
    for (const conversationId of await this.extractions.listDue(SWEEP_LIMIT)) {
      this.jobs.enqueue('extraction', { conversationId });
    }
  }

  private enqueueIn(conversationId: number, seconds: number): void {
    clearTimeout(this.timers.get(conversationId));
    this.timers.delete(conversationId);
    if (seconds <= 0) {
      this.jobs.enqueue('extraction', { conversationId });
      return;
    }
    const timer = setTimeout(() => {
      this.timers.delete(conversationId);
      this.jobs.enqueue('extraction', { conversationId });
    }, seconds * 1_000);
    this.timers.set(conversationId, timer);
  }

  /** Runs one extraction at a time, and only while nobody waits for a reply. @throws PreemptedError */
  private givingWay(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const done = this.lastShared.then(() =>
      this.idleGate.runWhileIdle(async (idle) => {
        if (await this.extractions.hasOpenTurns()) throw new PreemptedError();
        const elsewhere = new AbortController();
        const check = setInterval(() => {
          this.extractions.hasOpenTurns().then(
            (open) => open && elsewhere.abort(new PreemptedError()),
            (error: unknown) => elsewhere.abort(error),
          );
        }, OPEN_TURNS_INTERVAL_MS);
        try {
          await work(AbortSignal.any([idle, elsewhere.signal]));
        } finally {
          clearInterval(check);
        }
      }),
    );
    // The caller receives the error; the next extraction starts from a resolved promise.
    this.lastShared = done.catch(() => undefined);
    return done;
  }

  private async extract(conversationId: number, reader: Reader, signal: AbortSignal): Promise<void> {
    const batch = await this.extractions.findUnextracted(conversationId);
    if (!batch || batch.upTo <= batch.extractedSeq) {
      await this.extractions.skip(conversationId);
      return;
    }
    const found: Extracted[] = [];
    try {
      for (const soul of batch.souls) {
        const one = await this.usage.chargeTo(batch.accountId, () => this.extractForSoul(soul, batch, reader, signal));
        if (one) found.push(one);
      }
    } catch (error) {
      signal.throwIfAborted();
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
      if (!(error instanceof ReaderError) && !isTimeout) throw error;
      this.logger.warn(`extraction.failed conversationId=${conversationId}: ${error.message}`);
      const seconds = await this.extractions.fail(conversationId, batch.upTo);
      if (seconds !== null) this.enqueueIn(conversationId, seconds);
      return;
    }
    const range = { from: batch.extractedSeq, to: batch.upTo };
    const stored = await this.extractions.store(conversationId, range, batch.souls, found);
    // A mind that changed while the model read: the batch is read again with what is known now.
    if (!stored) await this.extractions.postpone(conversationId, 0);
    if (!stored || stored.due) this.enqueueIn(conversationId, 1);
    if (!stored) return;
    this.publish(batch.accountId, stored.changed);
    await this.embeddings.embedConversation(batch.accountId, conversationId);
  }

  private async extractForSoul(
    { id: soulId, version }: Unextracted['souls'][number],
    { person, said, extractedSeq, notes }: Unextracted,
    reader: Reader,
    signal: AbortSignal,
  ): Promise<Extracted | null> {
    const mind = await this.minds.mindForReflection(soulId, version, person);
    if (!mind) return null;
    const note = notes.find((one) => one.soulId === soulId);
    const now = Date.now();
    return extract(
      {
        soul: mind.soul,
        person,
        kept: mind.memory.everything(),
        said: said.map(toHeard),
        readAfter: extractedSeq,
        note: { fromSeq: note?.fromSeq ?? 1, content: note?.content ?? null },
        nearest: (text, limit) => mind.memory.nearestMemories(text, now, limit),
        now,
        breathe: () => immediate(),
      },
      reader,
      AbortSignal.any([signal, AbortSignal.timeout(READING_TIMEOUT_MS)]),
    );
  }

  private publish(accountId: number, changed: readonly MemoryRow[]): void {
    const souls = new Set(changed.map(({ companion_id }) => companion_id));
    this.realtime.publish(
      ...[...souls].map((companionId) => ({
        room: rooms.account(accountId),
        event: 'memory' as const,
        payload: {
          companionId,
          changed: changed.filter(({ companion_id }) => companion_id === companionId).map(toMemory),
          removed: [],
        },
      })),
    );
  }
}
