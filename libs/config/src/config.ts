import { resolve } from 'node:path';
import { type BackupSettings, loadBackupSettings } from './backup-settings';
import { type BudgetSettings, budgetSettings } from './budget-settings';
import { RefusedSetting } from './refused-start';
import { type Environment, withSecretFiles } from './secret-files';

/** An OpenAI-compatible endpoint. */
export interface VoiceSettings {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** Context size in tokens, prompt and reply together; null: detected. */
  readonly contextTokens: number | null;
  /** Embedding model at the same address, used for recall; null: recall works without embeddings. */
  readonly embeddingModel: string | null;
}

/** All settings of the installation, parsed once at start. No other code reads the environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Size of the connection pool of one process. */
  readonly databasePool: number;
  /** Statement timeout of the api in seconds; workers have a longer one. */
  readonly databaseTimeout: number;
  readonly redisUrl: string | null;
  /** Public base URL without a trailing slash; null: taken from each request. */
  readonly publicUrl: string | null;
  /** Number of trusted reverse proxies (X-Forwarded-For). */
  readonly trustProxy: number;
  /** Graceful shutdown: seconds for which a stopping api still serves while its readiness answers 503, so that proxies remove it. */
  readonly drainSeconds: number;
  /** Graceful shutdown: seconds that running requests get after that. */
  readonly finishSeconds: number;
  readonly voice: VoiceSettings | null;
  /** Fallbacks if the endpoint does not answer: another endpoint, the built-in voice, both or neither. */
  readonly fallback: { readonly endpoint: VoiceSettings | null; readonly builtIn: boolean };
  /** Secret from which the encryption key of stored keys is derived; null: a key file in the data directory. */
  readonly secretKey: string | null;
  /** Loopback ports that are probed when an operator looks for model servers. */
  readonly modelPorts: readonly number[];
  /** Whether a launcher runs the own engine where it is installed, so that operators can install it. */
  readonly engine: boolean;
  /** Turns of one account that use a model concurrently, over all workers. */
  readonly voiceShare: number;
  /** Seconds of silence in a conversation after which a model reads it for memories; 0: after each exchange. */
  readonly extractionQuietSeconds: number;
  /** Seconds that a model has until the first token of a reply, the loading of the model included. */
  readonly firstTokenSeconds: number;
  readonly mail: { smtpUrl: string; from: string } | null;
  readonly operators: readonly string[];
  /** Sign-up mode; null: the operator's choice in the app, by default open. */
  readonly signup: 'open' | 'invite' | 'closed' | null;
  /** Base URL of a breached-password service (k-anonymity range API) without a trailing slash; null: not checked. */
  readonly breachedPasswordsUrl: string | null;
  readonly rateLimits: boolean;
  /** Quotas of accounts. All are unlimited if the rate limits are off. */
  readonly budgets: BudgetSettings;
  /** Absolute lifetime of a session in days. */
  readonly sessionDays: number;
  /** Log format: text lines, or one JSON object per line. */
  readonly logs: 'text' | 'json';
  /** Bearer token for metrics scrapers; null: only operators can read metrics. */
  readonly metricsToken: string | null;
  /** A file that a worker touches while it can take jobs, for health checks; null: none. */
  readonly heartbeatFile: string | null;
  readonly backup: BackupSettings;
}

/**
 * Reads and checks the settings.
 * @param environment name → text; empty text counts as not set
 * @returns the frozen settings
 * @throws RefusedSetting for the first malformed setting or unreadable secret file
 */
export function loadConfig(environment: Environment = process.env): Config {
  const settings = withSecretFiles(environment);
  const read = (name: string): string | undefined => settings[name]?.trim() || undefined;
  const rateLimits = onOff(read, 'KINLOOM_RATE_LIMITS', true);
  const heartbeat = read('KINLOOM_HEARTBEAT_FILE');

  return Object.freeze({
    host: read('HOST') ?? '127.0.0.1',
    port: whole(read, 'PORT', 3000, 0, 65_535),
    dataDir: resolve(read('KINLOOM_DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl(read),
    databasePool: whole(read, 'DATABASE_POOL', 10, 2, 100),
    databaseTimeout: whole(read, 'DATABASE_TIMEOUT', 8, 1, 600),
    redisUrl: url(read, 'REDIS_URL', ['redis:', 'rediss:']),
    publicUrl: url(read, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    trustProxy: whole(read, 'TRUST_PROXY', 0, 0, 10),
    drainSeconds: whole(read, 'KINLOOM_DRAIN_SECONDS', 0, 0, 300),
    finishSeconds: whole(read, 'KINLOOM_FINISH_SECONDS', 8, 1, 3_600),
    voice: voice(read),
    fallback: fallback(read),
    secretKey: token(read, 'KINLOOM_SECRET_KEY'),
    modelPorts: ports(read),
    engine: onOff(read, 'KINLOOM_ENGINE', false),
    voiceShare: whole(read, 'LLM_CONCURRENT_PER_ACCOUNT', 4, 1, 64),
    extractionQuietSeconds: whole(read, 'LLM_EXTRACTION_QUIET_SECONDS', 90, 0, 3_600),
    firstTokenSeconds: whole(read, 'LLM_FIRST_TOKEN_TIMEOUT', 60, 5, 600),
    mail: mail(read),
    operators: Object.freeze(
      (read('KINLOOM_OPERATORS') ?? '')
        .split(',')
        .map((address) => address.trim().toLowerCase())
        .filter(Boolean),
    ),
    rateLimits,
    budgets: budgetSettings(rateLimits, (name, standard, most) => whole(read, name, standard, 0, most)),
    sessionDays: whole(read, 'KINLOOM_SESSION_DAYS', 90, 1, 365),
    signup: signup(read),
    breachedPasswordsUrl: url(read, 'KINLOOM_BREACHED_PASSWORDS_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    logs: logs(read),
    metricsToken: token(read, 'KINLOOM_METRICS_TOKEN'),
    backup: loadBackupSettings(settings),
    heartbeatFile: heartbeat === undefined ? null : resolve(heartbeat),
  });
}

type Read = (name: string) => string | undefined;

function whole(read: Read, name: string, standard: number, least: number, most: number): number {
  const text = read(name);
  if (text === undefined) return standard;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new RefusedSetting(name, `must be a whole number from ${least} to ${most}.`);
  }
  return value;
}

function logs(read: Read): Config['logs'] {
  const text = read('KINLOOM_LOGS') ?? 'text';
  if (text !== 'text' && text !== 'json') throw new RefusedSetting('KINLOOM_LOGS', 'must be "text" or "json".');
  return text;
}

function signup(read: Read): Config['signup'] {
  const text = read('KINLOOM_SIGNUP') ?? null;
  if (text === null || text === 'open' || text === 'invite' || text === 'closed') return text;
  throw new RefusedSetting('KINLOOM_SIGNUP', 'must be "open", "invite" or "closed".');
}

const MAX_MODEL_PORTS = 8;

/** Minimum length against guessing. */
const MIN_TOKEN_LENGTH = 16;

function token(read: Read, name: string): string | null {
  const text = read(name) ?? null;
  if (text !== null && (text.length < MIN_TOKEN_LENGTH || /\s/.test(text))) {
    throw new RefusedSetting(name, `must have at least ${MIN_TOKEN_LENGTH} characters, and no white space.`);
  }
  return text;
}

function onOff(read: Read, name: string, standard: boolean): boolean {
  const text = read(name);
  if (text === undefined) return standard;
  if (text !== 'on' && text !== 'off') throw new RefusedSetting(name, 'must be "on" or "off".');
  return text === 'on';
}

function url(read: Read, name: string, protocols: readonly string[]): string | null {
  const text = read(name);
  if (text === undefined) return null;
  const isValid = URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';
  if (!isValid)
    throw new RefusedSetting(
      name,
      `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
  return text;
}

function databaseUrl(read: Read): string {
  const text = url(read, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (text === null)
    throw new RefusedSetting('DATABASE_URL', 'is not set; `npm start` sets it to the database it starts itself.');
  const password = read('DATABASE_PASSWORD');
  const address = new URL(text);
  // The URL of the embedded database contains its password.
  if (password === undefined || address.password !== '') return text;
  address.password = encodeURIComponent(password);
  return address.href;
}

/** A context size; null where it is not set. */
const tokens = (read: Read, name: string): number | null =>
  read(name) === undefined ? null : whole(read, name, 0, 1_024, 1_000_000);

function ports(read: Read): readonly number[] {
  const texts = (read('KINLOOM_MODEL_PORTS') ?? '11434,1234,8080,8000').split(',').map((text) => text.trim());
  const isValid = texts.every((text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535);
  if (!isValid || texts.length > MAX_MODEL_PORTS) {
    throw new RefusedSetting(
      'KINLOOM_MODEL_PORTS',
      `must be 1 to ${MAX_MODEL_PORTS} port numbers, separated by commas.`,
    );
  }
  return Object.freeze(texts.map(Number));
}

function voice(read: Read): Config['voice'] {
  const baseUrl = url(read, 'LLM_BASE_URL', ['http:', 'https:']);
  const model = read('LLM_MODEL');
  const embeddingModel = read('LLM_EMBEDDING_MODEL') ?? null;
  const contextTokens = tokens(read, 'LLM_CONTEXT_TOKENS');
  const given = model !== undefined ? 'LLM_MODEL' : embeddingModel !== null ? 'LLM_EMBEDDING_MODEL' : null;
  if (baseUrl === null && given === null) return null;
  if (baseUrl === null) throw new RefusedSetting('LLM_BASE_URL', `must be set when ${given} is.`);
  if (model === undefined) throw new RefusedSetting('LLM_MODEL', 'must be set when LLM_BASE_URL is.');
  return Object.freeze({ baseUrl, model, apiKey: read('LLM_API_KEY') ?? null, contextTokens, embeddingModel });
}

function fallback(read: Read): Config['fallback'] {
  const choice = read('LLM_FALLBACK') ?? 'none';
  if (choice !== 'none' && choice !== 'built-in')
    throw new RefusedSetting('LLM_FALLBACK', 'must be "none" or "built-in".');
  const baseUrl = url(read, 'LLM_FALLBACK_BASE_URL', ['http:', 'https:']);
  const model = read('LLM_FALLBACK_MODEL');
  const set = baseUrl !== null || model !== undefined;
  if ((set || choice !== 'none') && read('LLM_BASE_URL') === undefined)
    throw new RefusedSetting('LLM_BASE_URL', 'must be set when a fallback is.');
  if (set && baseUrl === null)
    throw new RefusedSetting('LLM_FALLBACK_BASE_URL', 'must be set when LLM_FALLBACK_MODEL is.');
  if (set && model === undefined)
    throw new RefusedSetting('LLM_FALLBACK_MODEL', 'must be set when LLM_FALLBACK_BASE_URL is.');
  const contextTokens = tokens(read, 'LLM_FALLBACK_CONTEXT_TOKENS');
  const apiKey = read('LLM_FALLBACK_API_KEY') ?? null;
  const endpoint =
    baseUrl !== null && model !== undefined
      ? Object.freeze({ baseUrl, model, apiKey, contextTokens, embeddingModel: null })
      : null;
  return Object.freeze({ endpoint, builtIn: choice === 'built-in' });
}

function mail(read: Read): Config['mail'] {
  const smtpUrl = url(read, 'SMTP_URL', ['smtp:', 'smtps:']);
  if (smtpUrl === null) return null;
  return Object.freeze({ smtpUrl, from: read('MAIL_FROM') ?? `kinloom@${new URL(smtpUrl).hostname}` });
}
