/**
 * Serves Kinloom for the browser tests, on a database and a data folder that are thrown away.
 *   node serve.mjs [--voice URL]   an endpoint to speak through, in place of the built-in voice
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startKinloom } from '../start/kinloom.mjs';

const { voice } = parseArgs({ options: { voice: { type: 'string' } } }).values;
const dataDir = await mkdtemp(path.join(tmpdir(), 'kinloom-browser-'));
const kinloom = await startKinloom({
  env: {
    ...process.env,
    KINLOOM_DATA_DIR: dataDir,
    KINLOOM_RATE_LIMITS: 'off',
    // Who keeps the installation. The tests have the first of them make each an operator of its own; who looks around may be another.
    KINLOOM_OPERATORS: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `keeper-${number}@example.org`).join(','),
    // A setting of the machine's own must not reach the tests.
    ...Object.fromEntries(
      ['DATABASE_URL', 'REDIS_URL', 'LLM_BASE_URL', 'LLM_MODEL', 'SMTP_URL', 'PUBLIC_URL'].map((name) => [name, '']),
    ),
    ...(voice ? { LLM_BASE_URL: voice, LLM_MODEL: 'scripted' } : {}),
  },
});

async function end() {
  await kinloom.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void end());
void kinloom.failed.then((line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
});
