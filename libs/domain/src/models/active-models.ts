import { CONFIG, type Config, type VoiceSettings } from '@kinloom/config';
import type { ModelRole, ModelSource, ServerKind } from '@kinloom/contract';
import { Realtime } from '@kinloom/realtime';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ModelSettingsRepository, type ModelSettingRow } from './model-settings.repository';
import { SecretBox, SecretKeyUnavailableError } from './secret-box';

/** Milliseconds between checks for a newer version, for the case that an event was lost. */
const CHECK_INTERVAL_MS = 15_000;

/** A model in use, with its key. Never log it. */
export interface ActiveModel {
  source: ModelSource;
  server: ServerKind;
  baseUrl: string;
  model: string;
  apiKey: string | null;
  /** Tokens; null: detected. */
  contextTokens: number | null;
}

/** The models in use. */
export interface ModelsState extends Readonly<Record<ModelRole, ActiveModel | null>> {
  builtInFallback: boolean;
}

/** What a key is encrypted for: it can only be sent to the server it was entered for. */
export const keyContext = ({ role, baseUrl }: Pick<ModelSettingRow, 'role' | 'baseUrl'>): string =>
  `${role} ${new URL(baseUrl).origin}`;

/**
 * The models that this process uses: those of the environment and, for all other roles, those chosen by operators. Subscribers are called with
 * every new state, so that a change applies without a restart.
 */
@Injectable()
export class ActiveModels implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Model');
  private readonly subscribers: ((state: ModelsState) => void)[] = [];
  private version = 0;
  private state: ModelsState;
  private refreshing: Promise<void> = Promise.resolve();
  private checkTimer: NodeJS.Timeout | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'voice' | 'fallback'>,
    private readonly settings: ModelSettingsRepository,
    private readonly secrets: SecretBox,
    private readonly realtime: Realtime,
  ) {
    this.state = this.withEnvironment({ builtInFallback: false, ...NONE });
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
    this.realtime.onModelsChanged(() => this.refreshOrWarn());
    this.checkTimer = setInterval(() => this.refreshOrWarn(), CHECK_INTERVAL_MS);
    this.checkTimer.unref();
  }

  onApplicationShutdown(): void {
    if (this.checkTimer) clearInterval(this.checkTimer);
  }

  get current(): ModelsState {
    return this.state;
  }

  /** Calls the subscriber with the current state, and with every later one. */
  subscribe(subscriber: (state: ModelsState) => void): void {
    this.subscribers.push(subscriber);
    subscriber(this.state);
  }

  /** Loads the settings if they changed. Concurrent calls run one after another. */
  refresh(): Promise<void> {
    const refreshed = this.refreshing.then(() => this.load());
    // The caller receives the error; the next refresh starts from a resolved promise.
    this.refreshing = refreshed.catch(() => undefined);
    return refreshed;
  }

  /** Whether the environment sets a role, so that the page cannot. */
  isFixed(role: ModelRole): boolean {
    return this.ofEnvironment()[role] !== undefined;
  }

  /** Whether the environment decides if the built-in voice is the last fallback. */
  get isBuiltInFallbackFixed(): boolean {
    return this.config.voice !== null;
  }

  private refreshOrWarn(): void {
    this.refresh().catch((error: unknown) =>
      this.logger.warn(
        `models.refresh_failed error=${error instanceof Error ? error.name : 'unknown'}: the models stay as they are`,
      ),
    );
  }

  private async load(): Promise<void> {
    if ((await this.settings.version()) === this.version) return;
    const { version, rows, builtInFallback } = await this.settings.load();
    const stored: Partial<Record<ModelRole, ActiveModel>> = {};
    for (const row of rows) stored[row.role] = await this.decrypted(row);
    this.state = this.withEnvironment({ ...NONE, ...stored, builtInFallback });
    this.version = version;
    for (const subscriber of this.subscribers) subscriber(this.state);
  }

  private async decrypted(row: ModelSettingRow): Promise<ActiveModel> {
    const { role, server, baseUrl, model, contextTokens } = row;
    const apiKey = row.key && (await this.keyOf(row, row.key));
    if (row.key && apiKey === null) {
      this.logger.warn(`models.key_unreadable role=${role}: enter the key again under /admin/models`);
    }
    return { source: 'settings', server, baseUrl, model, apiKey, contextTokens };
  }

  private async keyOf(row: ModelSettingRow, key: Buffer): Promise<string | null> {
    try {
      return await this.secrets.decrypt(key, keyContext(row));
    } catch (error) {
      if (!(error instanceof SecretKeyUnavailableError)) throw error;
      return null;
    }
  }

  private withEnvironment(stored: ModelsState): ModelsState {
    const { fallback } = this.config;
    const builtInFallback = this.isBuiltInFallbackFixed ? fallback.builtIn : stored.builtInFallback;
    return Object.freeze({ ...stored, ...this.ofEnvironment(), builtInFallback });
  }

  private ofEnvironment(): Partial<Record<ModelRole, ActiveModel>> {
    const { voice, fallback } = this.config;
    return {
      ...(voice ? { chat: fromEnvironment(voice) } : {}),
      ...(voice?.embeddingModel ? { embeddings: fromEnvironment({ ...voice, model: voice.embeddingModel }) } : {}),
      ...(fallback.endpoint ? { fallback: fromEnvironment(fallback.endpoint) } : {}),
    };
  }
}

const NONE: Record<ModelRole, null> = { chat: null, fallback: null, extraction: null, embeddings: null };

function fromEnvironment({ baseUrl, model, apiKey, contextTokens }: VoiceSettings): ActiveModel {
  return { source: 'environment', server: 'openai', baseUrl, model, apiKey, contextTokens };
}
