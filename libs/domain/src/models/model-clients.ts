import { CONFIG, type Config } from '@kinloom/config';
import { ModelUsage } from '@kinloom/domain/budgets';
import {
  chatModelVoice,
  contextInForce,
  type Embedder,
  type EndpointName,
  inspectServer,
  type ModelCondition,
  openAiEmbedder,
  openAiReader,
  type Reader,
  ReaderError,
  type RiskJudge,
  openAiRiskJudge,
  seesPictures,
  type Voice,
  VoiceError,
} from '@kinloom/mind';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type ActiveModel, ActiveModels } from './active-models';
import { guardedFetch } from './guarded-fetch';
import { ModelEndpointsRepository } from './model-endpoints.repository';
import { ModelMeasures } from './model-measures';
import { isLocalServer } from './outbound-address';

/** Milliseconds for one reply at most, all attempts included. */
const REPLY_TIMEOUT_MS = 300_000;

/** Clients of the models in use; replaced when the settings change. */
@Injectable()
export class ModelClients {
  private readonly logger = new Logger('Model');
  private currentReader: Reader | null = null;
  private currentEmbedder: Embedder | null = null;
  private isReaderShared = false;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'firstTokenSeconds'>,
    models: ActiveModels,
    private readonly usage: ModelUsage,
    private readonly endpoints: ModelEndpointsRepository,
    private readonly measures: ModelMeasures,
  ) {
    models.subscribe(({ chat, fallback, extraction, embeddings }) => {
      const reading = extraction ?? chat;
      this.isReaderShared = reading !== null && [chat, fallback].some((replying) => isSharedServer(reading, replying));
      this.currentReader = reading && this.countedReader(openAiReader(this.endpointOf(reading)));
      this.currentEmbedder = embeddings && this.countedEmbedder(openAiEmbedder(this.compatible(embeddings)));
    });
  }

  /** Model-based memory extraction; null if no model is in use (rules are used instead). */
  get reader(): Reader | null {
    return this.currentReader;
  }

  /** Whether memory extraction takes slots of a local server that also writes replies. */
  get readerCompetesWithReplies(): boolean {
    return this.isReaderShared;
  }

  /** Null if no embedding model is in use: recall then works without embeddings. */
  get embedder(): Embedder | null {
    return this.currentEmbedder;
  }

  /** The voice of a chat model. Conditions that operators should know of are stored for `/admin/models` and metrics. */
  voice(name: EndpointName, model: ActiveModel): Voice {
    return chatModelVoice({
      ...this.endpointOf(model),
      firstTokenTimeoutMs: this.config.firstTokenSeconds * 1_000,
      // Attempts that wait for their first token must not use up the time of the reply itself.
      totalTimeoutMs: Math.max(REPLY_TIMEOUT_MS, this.config.firstTokenSeconds * 2_000),
      contextInForce: (signal) => this.detectContext(name, model, signal),
      seesPictures: async (asked, signal) =>
        seesPictures(guardedFetch, await serverOf({ ...model, model: asked }, signal), signal),
      onCondition: (condition) => this.record(name, condition),
    });
  }

  /**
   * The voice of a chat model that is compared with another one. Nothing is recorded of it, and addresses that operators entered are checked
   * again when they are connected to.
   * @param totalTimeoutMs for one reply, all attempts included
   */
  comparedVoice(model: ActiveModel, totalTimeoutMs: number): Voice {
    return chatModelVoice({
      ...this.endpointOf(model),
      ...(model.source === 'settings' ? { fetch: guardedFetch } : {}),
      firstTokenTimeoutMs: this.config.firstTokenSeconds * 1_000,
      totalTimeoutMs,
    });
  }

  /** Assessment of risk by a chat model. */
  riskJudge(model: ActiveModel): RiskJudge {
    return openAiRiskJudge(this.endpointOf(model));
  }

  private countedReader(reader: Reader): Reader {
    return {
      name: reader.name,
      read: (exchange, signal) => this.counted('extraction', reader.read(exchange, signal)),
    };
  }

  private countedEmbedder(embedder: Embedder): Embedder {
    return {
      name: embedder.name,
      version: embedder.version,
      embed: (texts, use, signal) => this.counted('embeddings', embedder.embed(texts, use, signal)),
    };
  }

  /** Counts a failed call for metrics. */
  private async counted<T>(role: 'extraction' | 'embeddings', call: Promise<T>): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if ((error instanceof VoiceError || error instanceof ReaderError) && error.code !== 'tokens_used_up') {
        this.measures.failure(role, error.code);
      }
      throw error;
    }
  }

  /** An endpoint of a chat model. All requests to a model state the same context: Ollama loads a model anew that is asked for another one. */
  private endpointOf(active: ActiveModel) {
    const { server, baseUrl, model, apiKey, contextTokens } = active;
    return {
      baseUrl,
      server: server === 'ollama' ? ('ollama' as const) : ('openai' as const),
      model,
      apiKey,
      ledger: this.usage,
      contextTokens,
      contextInForce: (signal: AbortSignal) => this.contextOf(active, signal),
    };
  }

  /** An endpoint for embeddings in OpenAI's format, which Ollama offers below `/v1`. */
  private compatible({ server, baseUrl, model, apiKey }: ActiveModel) {
    const base = server === 'ollama' ? `${baseUrl.replace(/\/+$/, '')}/v1` : baseUrl;
    return { baseUrl: base, model, apiKey, ledger: this.usage };
  }

  private async detectContext(name: EndpointName, model: ActiveModel, signal: AbortSignal): Promise<number | null> {
    const tokens = await this.contextOf(model, signal);
    if (tokens !== null) await this.endpoints.recordContext(name, tokens);
    return tokens;
  }

  /** Tokens of the context in force; null if the server does not say. */
  private async contextOf(model: ActiveModel, signal: AbortSignal): Promise<number | null> {
    return contextInForce(guardedFetch, await serverOf(model, signal), signal);
  }

  private record(name: EndpointName, condition: ModelCondition): void {
    this.logger.warn(`model.condition endpoint=${name} condition=${condition}`);
    this.measures.condition(name, condition);
    if (condition === 'loading') return;
    this.endpoints
      .recordCondition(name, condition)
      .catch((error: unknown) =>
        this.logger.warn(
          `model.condition_not_stored endpoint=${name} error=${error instanceof Error ? error.name : 'unknown'}`,
        ),
      );
  }
}

/** Whether two models are at one server on this machine or in its network, which usually has few slots. */
const isSharedServer = (model: ActiveModel, other: ActiveModel | null): boolean =>
  other !== null &&
  new URL(model.baseUrl).origin === new URL(other.baseUrl).origin &&
  isLocalServer(new URL(model.baseUrl));

/** A model at its server, for questions about it. */
async function serverOf({ source, server, baseUrl, apiKey, model }: ActiveModel, signal: AbortSignal) {
  // The environment does not say what kind of server its address is.
  const kind = source === 'settings' ? server : (await inspectServer(guardedFetch, { baseUrl, apiKey }, signal)).kind;
  return { kind, baseUrl, apiKey, model };
}
