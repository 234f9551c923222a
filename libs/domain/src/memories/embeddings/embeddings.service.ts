import { ModelUsage } from '@kinloom/domain/budgets';
import { ModelClients } from '@kinloom/domain/models';
import { type Embedder, quantizeVector, VoiceError } from '@kinloom/mind';
import { Injectable, Logger } from '@nestjs/common';
import { ExtractionRepository } from '../extraction/extraction.repository';
import { IdleGate, PreemptedError } from '../reflection/idle-gate';
import { EmbeddingsRepository, type EmbeddingScope } from './embeddings.repository';

/** Texts per embedding request, and its timeout in milliseconds. */
export const EMBEDDING_BATCH = 64;
const EMBEDDING_TIMEOUT_MS = 60_000;
/** Milliseconds after which a run in the background ends; the next one goes on. */
const RUN_MS = 45_000;
/** Accounts whose texts could not be embedded, after which a run in the background ends. */
const MAX_FAILURES = 3;
/** Milliseconds until all accounts are looked through again after nothing was left to embed: new texts are embedded after reflection. */
const REST_MS = 600_000;

/**
 * Embeds messages, session notes and memories for recall by meaning: new ones after reflection, all others in the background. It runs only
 * while nobody waits for a reply, and a request is aborted when a reply begins. Without an embedding model it does nothing.
 */
@Injectable()
export class EmbeddingsService {
  private readonly logger = new Logger('Embeddings');
  /** The model of whose vectors none was missing, and when. */
  private completed: { embedder: string; at: number } | null = null;
  /** Row id of the model in use. */
  private model: { embedder: string; id: number } | null = null;

  constructor(
    private readonly embeddings: EmbeddingsRepository,
    private readonly turns: ExtractionRepository,
    private readonly clients: ModelClients,
    private readonly usage: ModelUsage,
    private readonly idleGate: IdleGate,
  ) {}

  /**
   * Embeds one batch of a conversation: what its souls remember, their notes and its messages. What is left, or fails, is embedded in the
   * background.
   */
  async embedConversation(accountId: number, conversationId: number): Promise<void> {
    const { embedder } = this.clients;
    if (!embedder) return;
    let progress: number | null = null;
    try {
      progress = await this.embedBatch(embedder, { accountId, conversationId });
    } catch (error) {
      if (!(error instanceof PreemptedError)) throw error;
    }
    // Something may be left: the next run in the background must not rest.
    if (progress === null || progress >= EMBEDDING_BATCH) this.completed = null;
  }

  /**
   * Embeds all texts that have no vector of the model in use, for example after another model was chosen. It continues where an earlier run
   * ended, because the rows say what is missing.
   */
  async embedInBackground(): Promise<void> {
    const { embedder } = this.clients;
    if (!embedder || this.isComplete(embedder)) return;
    const endsAt = performance.now() + RUN_MS;
    let failures = 0;
    const modelId = await this.modelIdOf(embedder);
    for (let last = 0; ;) {
      const accountId = await this.embeddings.nextPendingAccount(last, modelId);
      if (accountId === null) break;
      const succeeded = await this.embedAccount(embedder, accountId, endsAt);
      if (succeeded === null) return;
      // One account's tokens may be used up, and the others go on; an endpoint that is out fails for all.
      if (!succeeded && (failures += 1) >= MAX_FAILURES) return;
      last = accountId;
    }
    if (failures === 0) this.completed = { embedder: identityOf(embedder), at: performance.now() };
  }

  /** @returns whether all of an account's texts were embedded; null if the run must end */
  private async embedAccount(embedder: Embedder, accountId: number, endsAt: number): Promise<boolean | null> {
    for (;;) {
      if (performance.now() >= endsAt) return null;
      try {
        const progress = await this.embedBatch(embedder, { accountId, conversationId: null });
        if (progress === null) return false;
        if (progress === 0) return true;
      } catch (error) {
        if (!(error instanceof PreemptedError)) throw error;
        // Another process answers: the next run goes on. In this process the next batch waits until its replies end.
        if (await this.turns.hasOpenTurns()) return null;
      }
    }
  }

  /**
   * Embeds the next texts of an account or conversation, as soon as nobody waits for a reply.
   * @returns how many texts were embedded and conversations were gone through; null on failure, after which recall uses words only
   * @throws PreemptedError if a reply began, or was open in any process
   */
  private async embedBatch(embedder: Embedder, scope: EmbeddingScope): Promise<number | null> {
    const modelId = await this.modelIdOf(embedder);
    return this.idleGate.runWhileIdle(async (idle) => {
      if (await this.turns.hasOpenTurns()) throw new PreemptedError();
      const { texts, cursors } = await this.embeddings.pendingBatch(scope, modelId, EMBEDDING_BATCH);
      if (texts.length === 0 && cursors.length === 0) return 0;
      try {
        const vectors = await this.usage.chargeTo(scope.accountId, () =>
          embedder.embed(
            texts.map(({ text }) => text),
            'document',
            AbortSignal.any([idle, AbortSignal.timeout(EMBEDDING_TIMEOUT_MS)]),
          ),
        );
        const made = texts.flatMap((text, place) => {
          const vector = vectors[place] && quantizeVector(vectors[place]);
          return vector ? [{ ...text, vector }] : [];
        });
        const stored = await this.embeddings.store(scope.accountId, modelId, made, cursors);
        return stored + cursors.length;
      } catch (error) {
        idle.throwIfAborted();
        if (!(error instanceof VoiceError) && !(error instanceof DOMException)) throw error;
        this.logger.warn(
          `embeddings.failed accountId=${scope.accountId}: texts stay without vectors until the next attempt: ${error.message}`,
        );
        return null;
      }
    });
  }

  private async modelIdOf(embedder: Embedder): Promise<number> {
    const identity = identityOf(embedder);
    if (this.model?.embedder !== identity)
      this.model = { embedder: identity, id: await this.embeddings.findModelId(embedder) };
    return this.model.id;
  }

  private isComplete(embedder: Embedder): boolean {
    return this.completed?.embedder === identityOf(embedder) && performance.now() - this.completed.at < REST_MS;
  }
}

const identityOf = ({ name, version }: Embedder): string => `${name}\n${version}`;
