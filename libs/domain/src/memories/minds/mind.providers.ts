import { CONFIG, type Config } from '@kinloom/config';
import { ModelUsage } from '@kinloom/domain/budgets';
import { type Embedder, openAiEmbedder, openAiReader, type Reader } from '@kinloom/mind';
import type { Provider } from '@nestjs/common';

/** Embedding client; null if no embedding model is configured. */
export const EMBEDDER = Symbol('embedder');
/** Model-based memory extraction; null if no model is configured (rules are used instead). */
export const READER = Symbol('reader');

export const embedderProvider: Provider = {
  provide: EMBEDDER,
  inject: [CONFIG, ModelUsage],
  useFactory: ({ voice }: Config, ledger: ModelUsage): Embedder | null =>
    voice?.embeddingModel ? openAiEmbedder({ ...voice, model: voice.embeddingModel, ledger }) : null,
};

export const readerProvider: Provider = {
  provide: READER,
  inject: [CONFIG, ModelUsage],
  useFactory: ({ voice }: Config, ledger: ModelUsage): Reader | null =>
    voice ? openAiReader({ ...voice, ledger }) : null,
};
