import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config';

const folder = mkdtempSync(join(tmpdir(), 'kinloom-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DATABASE_URL = 'postgres://kinloom@127.0.0.1:5432/kinloom';
let files = 0;
const secret = (text: string): string => {
  const file = join(folder, `secret-${(files += 1)}`);
  writeFileSync(file, text);
  return file;
};

describe('secrets in files', () => {
  it('set the settings they are named after', () => {
    const config = loadConfig({
      DATABASE_URL,
      DATABASE_PASSWORD_FILE: secret('p@ss/word 1\n'),
      REDIS_URL_FILE: secret('redis://:key@redis:6379\n'),
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1',
      LLM_MODEL: 'small',
      LLM_API_KEY_FILE: secret(' a-key\n'),
      SMTP_URL_FILE: secret('smtp://user:pass@mail.example:587'),
      KINLOOM_METRICS_TOKEN_FILE: secret('a-token-of-some-length'),
    });
    expect(config).toMatchObject({
      databaseUrl: 'postgres://kinloom:p%40ss%2Fword%201@127.0.0.1:5432/kinloom',
      redisUrl: 'redis://:key@redis:6379',
      voice: { apiKey: 'a-key' },
      mail: { smtpUrl: 'smtp://user:pass@mail.example:587' },
      metricsToken: 'a-token-of-some-length',
    });
  });

  it('count as unset if empty, and do not replace a password in DATABASE_URL', () => {
    const whole = 'postgres://kinloom:own@127.0.0.1:5432/kinloom';
    const config = loadConfig({ DATABASE_URL: whole, DATABASE_PASSWORD: 'other', SMTP_URL_FILE: secret('\n') });
    expect(config).toMatchObject({ databaseUrl: whole, mail: null });
  });

  it('are rejected if unreadable or set twice, without quoting their contents', () => {
    expect(() => loadConfig({ DATABASE_URL, LLM_API_KEY_FILE: join(folder, 'nothing') })).toThrow(
      'LLM_API_KEY_FILE names a file that cannot be read (ENOENT).',
    );
    expect(() => loadConfig({ DATABASE_URL, SMTP_URL: 'smtp://a', SMTP_URL_FILE: secret('smtp://b') })).toThrow(
      'SMTP_URL_FILE cannot be set together with SMTP_URL: remove one.',
    );
  });
});
