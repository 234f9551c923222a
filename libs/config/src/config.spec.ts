import { loadConfig } from './config';
import { RefusedSetting } from './refused-start';

const DATABASE_URL = 'postgres://kinloom:secret@127.0.0.1:5432/kinloom';
const ENDPOINT = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'small' };

describe('loadConfig', () => {
  it('has defaults for everything but the database', () => {
    const config = loadConfig({ DATABASE_URL });
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      redisUrl: null,
      publicUrl: null,
      voice: null,
      mail: null,
      operators: [],
      signup: null,
      breachedPasswordsUrl: null,
      rateLimits: true,
      sessionDays: 90,
      logs: 'text',
      metricsToken: null,
      secretKey: null,
      modelPorts: [11_434, 1_234, 8_080, 8_000],
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('reads given values and treats empty text as unset', () => {
    const config = loadConfig({
      DATABASE_URL,
      PORT: '8080',
      REDIS_URL: ' ',
      PUBLIC_URL: 'https://kin.example/',
      KINLOOM_OPERATORS: 'A@x.org, b@x.org,',
      KINLOOM_SIGNUP: 'invite',
      KINLOOM_BREACHED_PASSWORDS_URL: 'https://leaks.example/range/',
      KINLOOM_RATE_LIMITS: 'off',
      KINLOOM_LOGS: 'json',
      KINLOOM_METRICS_TOKEN: 'a-token-of-some-length',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      LLM_MODEL: 'small',
      SMTP_URL: 'smtp://mail.example:587',
    });
    expect(config).toMatchObject({
      port: 8080,
      redisUrl: null,
      publicUrl: 'https://kin.example',
      operators: ['a@x.org', 'b@x.org'],
      signup: 'invite',
      breachedPasswordsUrl: 'https://leaks.example/range',
      rateLimits: false,
      logs: 'json',
      metricsToken: 'a-token-of-some-length',
      voice: {
        baseUrl: 'http://127.0.0.1:11434/v1',
        model: 'small',
        apiKey: null,
        contextTokens: null,
        embeddingModel: null,
      },
      mail: { from: 'kinloom@mail.example' },
    });
  });

  it('reads quotas, where 0 means no limit', () => {
    const MB = 1_024 * 1_024;
    expect(loadConfig({ DATABASE_URL }).budgets).toEqual({
      sockets: 10,
      anonymousSockets: 10,
      events: 20,
      uploads: 120,
      storage: 5_120 * MB,
      souls: 100,
      imports: 3,
      tokens: 2_000_000,
    });
    const given = { DATABASE_URL, KINLOOM_STORAGE_MB: '7', KINLOOM_MAX_SOULS: '0', KINLOOM_TOKENS_PER_DAY: '5000' };
    expect(loadConfig(given).budgets).toMatchObject({ storage: 7 * MB, souls: null, tokens: 5_000, sockets: 10 });
    expect(() => loadConfig({ DATABASE_URL, KINLOOM_MAX_SOULS: 'many' })).toThrow(
      'KINLOOM_MAX_SOULS must be a whole number from 0 to 100000.',
    );
  });

  it('disables quotas together with the rate limits', () => {
    const off = loadConfig({ DATABASE_URL, KINLOOM_RATE_LIMITS: 'off', KINLOOM_MAX_SOULS: '3' });
    expect(new Set(Object.values(off.budgets))).toEqual(new Set([null]));
  });

  it('reads the context size and the embedding model', () => {
    const endpoint = { DATABASE_URL, ...ENDPOINT };
    const { voice } = loadConfig({ ...endpoint, LLM_CONTEXT_TOKENS: '32768', LLM_EMBEDDING_MODEL: 'vectors' });
    expect(voice).toMatchObject({ contextTokens: 32_768, embeddingModel: 'vectors' });
    for (const tokens of [1_024, 1_000_000]) {
      const read = loadConfig({ ...endpoint, LLM_CONTEXT_TOKENS: String(tokens) });
      expect(read.voice?.contextTokens).toBe(tokens);
    }
  });

  it('reads the fallback chain', () => {
    const endpoint = { DATABASE_URL, ...ENDPOINT };
    expect(loadConfig(endpoint)).toMatchObject({ fallback: { endpoint: null, builtIn: false }, voiceShare: 4 });
    const fallback = { LLM_FALLBACK_BASE_URL: 'http://127.0.0.1:8000/v1', LLM_FALLBACK_MODEL: 'other' };
    const given = { ...endpoint, ...fallback, LLM_FALLBACK: 'built-in', LLM_CONCURRENT_PER_ACCOUNT: '1' };
    expect(loadConfig(given)).toMatchObject({
      fallback: { endpoint: { baseUrl: fallback.LLM_FALLBACK_BASE_URL, model: 'other', apiKey: null }, builtIn: true },
      voiceShare: 1,
    });
  });

  it.each([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '70000' }],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
    ['REDIS_URL', { REDIS_URL: 'redis://' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'kin.example' }],
    ['LLM_MODEL', { LLM_BASE_URL: 'http://127.0.0.1:1/v1' }],
    ['LLM_BASE_URL', { LLM_MODEL: 'small' }],
    ['LLM_BASE_URL', { LLM_EMBEDDING_MODEL: 'vectors' }],
    ['LLM_MODEL', { LLM_BASE_URL: 'http://127.0.0.1:1/v1', LLM_EMBEDDING_MODEL: 'vectors' }],
    ['LLM_CONTEXT_TOKENS', { LLM_CONTEXT_TOKENS: '1023' }],
    ['LLM_CONTEXT_TOKENS', { LLM_CONTEXT_TOKENS: '1000001' }],
    ['LLM_CONTEXT_TOKENS', { LLM_CONTEXT_TOKENS: '8k' }],
    ['LLM_BASE_URL', { LLM_FALLBACK: 'built-in' }],
    ['LLM_FALLBACK', { LLM_FALLBACK: 'yes' }],
    ['LLM_FALLBACK_MODEL', { ...ENDPOINT, LLM_FALLBACK_BASE_URL: 'http://127.0.0.1:8000/v1' }],
    ['LLM_FALLBACK_BASE_URL', { ...ENDPOINT, LLM_FALLBACK_MODEL: 'other' }],
    ['LLM_CONCURRENT_PER_ACCOUNT', { LLM_CONCURRENT_PER_ACCOUNT: '0' }],
    ['KINLOOM_SECRET_KEY', { KINLOOM_SECRET_KEY: 'short' }],
    ['KINLOOM_MODEL_PORTS', { KINLOOM_MODEL_PORTS: '11434,http' }],
    ['KINLOOM_MODEL_PORTS', { KINLOOM_MODEL_PORTS: '0' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['KINLOOM_RATE_LIMITS', { KINLOOM_RATE_LIMITS: 'no' }],
    ['KINLOOM_SESSION_DAYS', { KINLOOM_SESSION_DAYS: '0' }],
    ['KINLOOM_SESSION_DAYS', { KINLOOM_SESSION_DAYS: '366' }],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
  ])('rejects a malformed %s with a message that names it', (name, given) => {
    const load = () => loadConfig({ DATABASE_URL, ...given });
    expect(load).toThrow(RefusedSetting);
    expect(load).toThrow(new RegExp(`^${name} `));
  });
});
