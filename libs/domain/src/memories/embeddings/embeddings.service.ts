import { ModelUsage } from '@kinloom/domain/budgets';
import { ModelClients } from '@kinloom/domain/models';
import { VoiceError } from '@kinloom/mind';
import { Injectable, Logger } from '@nestjs/common';
import { IdleGate } from '../reflection/idle-gate';
import { EmbeddingsRepository } from './embeddings.repository';

/** Memories per embedding request, and its timeout in milliseconds. */
const EMBEDDING_BATCH = 64;
const EMBEDDING_TIMEOUT_MS = 60_000;
/** Milliseconds after which a run in the background ends; the next one goes on. */
const RUN_MS = 45_000;
/** Souls whose memories could not be embedded, after which a run in the background ends. */
const MAX_FAILURES = 3;
/** Milliseconds until memories are looked through again after none was without a vector: reflection embeds new ones itself. */
const REST_MS = 600_000;

/** Embeds memories for recall by meaning: new ones after reflection, all others in the background. */
@Injectable()
export class EmbeddingsService {
  private readonly logger = new Logger('Embeddings');
  /** The model whose vectors were complete, and when. */
  private completed: { model: string; at: number } | null = null;

  constructor(
    private readonly embeddings: EmbeddingsRepository,
    private readonly clients: ModelClients,
    private readonly usage: ModelUsage,
    private readonly idleGate: IdleGate,
  ) {}

  /**
   * Embeds memories without a vector of the model in use, newest first, up to one batch. On failure recall uses keywords only, and the next
   * call tries again.
   * @returns how many were embedded; null on failure
   */
  async embedMemories(soulId: number): Promise<number | null> {
    const { embedder } = this.clients;
    if (!embedder) return 0;
    const waiting = await this.embeddings.unembedded(soulId, embedder.name, EMBEDDING_BATCH);
    if (waiting.length === 0) return 0;
    try {
      const vectors = await embedder.embed(
        waiting.map(({ content }) => content),
        'document',
        AbortSignal.timeout(EMBEDDING_TIMEOUT_MS),
      );
      const made = waiting.flatMap((memory, place) => {
        const vector = vectors[place];
        return vector ? [{ ...memory, vector }] : [];
      });
      await this.embeddings.storeEmbeddings(soulId, embedder.name, made);
      return made.length;
    } catch (error) {
      if (!(error instanceof VoiceError) && !(error instanceof DOMException)) throw error;
      this.logger.warn(
        `embeddings.failed soulId=${soulId}: memories stay without vectors until the next attempt: ${error.message}`,
      );
      return null;
    }
  }

  /**
   * Embeds the memories of all souls that have no vector of the model in use, for example after another model was chosen. It waits for
   * replies, and continues where an earlier run ended, because the rows say what is missing.
   */
  async embedInBackground(): Promise<void> {
    const { embedder } = this.clients;
    if (!embedder || this.isComplete(embedder.name)) return;
    const endsAt = performance.now() + RUN_MS;
    let last = 0;
    let failures = 0;
    for (;;) {
      const next = await this.embeddings.nextUnembedded(last, embedder.name);
      if (!next) break;
      let embedded: number | null;
      do {
        if (performance.now() >= endsAt) return;
        await this.idleGate.waitUntilIdle();
        embedded = await this.usage.chargeTo(next.accountId, () => this.embedMemories(next.soulId));
      } while (embedded === EMBEDDING_BATCH);
      // One account's tokens may be used up, and the others go on; an endpoint that is out fails for all.
      if (embedded === null && (failures += 1) >= MAX_FAILURES) return;
      last = next.soulId;
    }
    if (failures === 0) this.completed = { model: embedder.name, at: performance.now() };
  }

  private isComplete(model: string): boolean {
    return this.completed?.model === model && performance.now() - this.completed.at < REST_MS;
  }
}
