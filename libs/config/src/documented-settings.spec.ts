import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from './config';

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');
const REQUIRED: Record<string, string> = {
  DATABASE_URL: 'postgres://kinloom@127.0.0.1:5432/kinloom',
  LLM_BASE_URL: 'http://127.0.0.1:1/v1',
  LLM_MODEL: 'small',
  SMTP_URL: 'smtp://127.0.0.1',
  MAIL_FROM: 'kinloom@example.org',
};

/** Names of all settings that `loadConfig` reads, recorded by a proxy. */
function settings(): string[] {
  const names = new Set<string>();
  const environment = new Proxy(REQUIRED, {
    get: (given, name: string) => (names.add(name), given[name]),
  });
  loadConfig(environment);
  return [...names].filter((name) => !name.endsWith('_FILE')).sort();
}

// Set by the compose file itself, or not applicable there.
const NOT_IN_EXAMPLE = new Set([
  ...['PORT', 'HOST', 'DATABASE_URL', 'DATABASE_POOL', 'DATABASE_TIMEOUT', 'REDIS_URL', 'KINLOOM_DATA_DIR'],
  ...['KINLOOM_DRAIN_SECONDS', 'KINLOOM_FINISH_SECONDS', 'KINLOOM_LOGS', 'KINLOOM_RATE_LIMITS', 'KINLOOM_BACKUP_DIR'],
  // Secrets, which compose passes as files.
  ...['DATABASE_PASSWORD', 'LLM_API_KEY', 'SMTP_URL', 'KINLOOM_METRICS_TOKEN', 'KINLOOM_BACKUP_PASSPHRASE'],
  'KINLOOM_SECRET_KEY',
  // In a container the loopback is the container itself.
  'KINLOOM_MODEL_PORTS',
  // The launcher sets it, which does not run there.
  'KINLOOM_ENGINE',
]);

describe('settings', () => {
  it('are each described once in the operations guide', () => {
    const described = read('docs/operations.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''));
    const times = (name: string) => described.filter((documented) => documented === name).length;
    expect(settings().filter((name) => times(name) !== 1)).toEqual([]);
  });

  it('are in .env.example and passed through by the compose file', () => {
    const example = read('.env.example');
    const compose = read('docker-compose.yml');
    const missing = settings().filter(
      (name) => !NOT_IN_EXAMPLE.has(name) && !(example.includes(`\n${name}=`) && compose.includes(`{${name}:-`)),
    );
    expect(missing).toEqual([]);
  });
});
