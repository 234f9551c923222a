import { CONFIG, type Config } from '@kinloom/config';
import { ModelUsage } from '@kinloom/domain/budgets';
import { type Embedder, openAiEmbedder, openAiReader, type Reader } from '@kinloom/mind';
import type { Provider } from '@nestjs/common';

/** What makes vectors of texts; null where no embedding model is set. */
export const EMBEDDER = Symbol('embedder');
/** What reads exchanges for what is worth keeping; null where that is done by rule. */
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
