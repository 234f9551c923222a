import { resolve } from 'node:path';
import { type BackupSettings, loadBackupSettings } from './backup-settings';
import { type BudgetSettings, budgetSettings } from './budgets';
import { RefusedSetting } from './refused-setting';
import { type Environment, withSecretFiles } from './secrets';

/** An OpenAI-compatible endpoint, and what it is used for. */
export interface VoiceSettings {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | null;
  /** Tokens the model takes, prompt and reply together. */
  readonly contextTokens: number;
  /** The model behind the same address that makes vectors for recall; null: recall does without. */
  readonly embeddingModel: string | null;
}

/** Everything the operator can set, parsed once. Nothing else reads the environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Connections of one process to the database, for its own statements. */
  readonly databasePool: number;
  /** Seconds that one statement of the api may take; a worker's may take longer. */
  readonly databaseTimeout: number;
  readonly redisUrl: string | null;
  /** Where people reach this installation, without a slash at the end; null: wherever they came from. */
  readonly publicUrl: string | null;
  /** Proxies in front whose forwarded addresses are believed. */
  readonly trustProxy: number;
  /** Seconds for which an api that was told to stop goes on serving while its readiness says 503, so that proxies send it nothing more. */
  readonly drainSeconds: number;
  /** Seconds that requests under way are given after that. */
  readonly finishSeconds: number;
  readonly voice: VoiceSettings | null;
  /** Who answers where the endpoint does not: another endpoint, the built-in voice, or nobody. */
  readonly fallback: { readonly endpoint: VoiceSettings | null; readonly builtIn: boolean };
  /** Turns of one account that may be answered by a model at the same time, over all workers. */
  readonly voiceShare: number;
  readonly mail: { smtpUrl: string; from: string } | null;
  readonly operators: readonly string[];
  /** Who may create an account; null: what an operator chose in the app, or else everybody. */
  readonly signup: 'open' | 'invite' | 'closed' | null;
  /** A service that tells whether a password was leaked (k-anonymity range API), without a slash at the end; null: none is asked. */
  readonly breachedPasswordsUrl: string | null;
  readonly rateLimits: boolean;
  /** What each account may use. All without a limit where the rate limits are off. */
  readonly budgets: BudgetSettings;
  /** Days after which a session ends, however much it is used. */
  readonly sessionDays: number;
  /** How the processes write what went wrong: lines for people, or JSON for programs. */
  readonly logs: 'text' | 'json';
  /** What a program that collects metrics shows; null: operators alone see them. */
  readonly metricsToken: string | null;
  /** A file that a worker renews while it can take jobs, for health checks; null: none. */
  readonly heartbeatFile: string | null;
  readonly backup: BackupSettings;
}

/**
 * Reads and checks the settings.
 * @param environment name → text, as the operating system gives it; empty text counts as not set
 * @returns the frozen settings
 * @throws RefusedSetting naming the first setting that is malformed, or a secret's file that cannot be read
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
    voiceShare: whole(read, 'LLM_CONCURRENT_PER_ACCOUNT', 4, 1, 64),
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

/** Long enough that nobody guesses it. */
const TOKEN_LEAST = 16;

function token(read: Read, name: string): string | null {
  const text = read(name) ?? null;
  if (text !== null && (text.length < TOKEN_LEAST || /\s/.test(text))) {
    throw new RefusedSetting(name, `must have at least ${TOKEN_LEAST} characters, and no white space.`);
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
  const fine = URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';
  if (!fine)
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
  // The embedded database's address brings its own.
  if (password === undefined || address.password !== '') return text;
  address.password = encodeURIComponent(password);
  return address.href;
}

function voice(read: Read): Config['voice'] {
  const baseUrl = url(read, 'LLM_BASE_URL', ['http:', 'https:']);
  const model = read('LLM_MODEL');
  const embeddingModel = read('LLM_EMBEDDING_MODEL') ?? null;
  const contextTokens = whole(read, 'LLM_CONTEXT_TOKENS', 8_192, 1_024, 1_000_000);
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
  const contextTokens = whole(read, 'LLM_FALLBACK_CONTEXT_TOKENS', 8_192, 1_024, 1_000_000);
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
