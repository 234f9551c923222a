/**
 * Serves Kinloom for the browser tests, on a temporary database and data folder.
 *   node serve.mjs [--voice URL]   a model endpoint in place of the built-in voice
 *                  [--public]      not a private installation: the operator's role needs the set-up code, which is printed
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startKinloom } from '../start/kinloom.mjs';

const { voice, public: isPublic } = parseArgs({
  options: { voice: { type: 'string' }, public: { type: 'boolean' } },
}).values;
const dataDir = await mkdtemp(path.join(tmpdir(), 'kinloom-browser-'));
const kinloom = await startKinloom({
  env: {
    ...process.env,
    KINLOOM_DATA_DIR: dataDir,
    KINLOOM_RATE_LIMITS: 'off',
    KINLOOM_STANDBY: 'off',
    // Settings of the machine must not affect the tests.
    ...Object.fromEntries(
      [
        ...['DATABASE_URL', 'REDIS_URL', 'LLM_BASE_URL', 'LLM_MODEL', 'SMTP_URL'],
        // Without these it is a private installation: its first account is the operator.
        ...['HOST', 'PUBLIC_URL', 'TRUST_PROXY', 'KINLOOM_OPERATORS'],
      ].map((name) => [name, '']),
    ),
    ...(isPublic ? { PUBLIC_URL: `http://127.0.0.1:${process.env.PORT ?? 3000}` } : {}),
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
