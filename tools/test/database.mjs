import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../start/postgres.mjs';

/**
 * The server of this test run, with its folder. Jest calls setup and teardown once for each project of a run: the first setup starts
 * it, the first teardown ends it.
 * @type {{ server: import('../start/postgres.mjs').Postgres, dataDir: string } | undefined}
 */
let own;

/**
 * Jest's global setup: one temporary PostgreSQL for the tests that need one. `TEST_DATABASE_URL` names it; each test file makes a
 * database of its own in it. If `TEST_DATABASE_URL` is already set, that server is used.
 */
export default async function setup() {
  if (process.env['TEST_DATABASE_URL']) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'kinloom-test-'));
  own = { dataDir, server: await startPostgres({ dataDir, durable: false }) };
  process.env['TEST_DATABASE_URL'] = own.server.url;
  // An interrupted run reaches no teardown, and the server outlives its parent, so it is stopped here.
  process.once('exit', abandon);
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])) {
    process.once(signal, () => process.exit(code));
  }
}

/** Ends the server that `setup` started, and removes its folder. */
export async function teardown() {
  if (!own) return;
  const { server, dataDir } = own;
  await server.stop();
  own = undefined;
  process.removeListener('exit', abandon);
  delete process.env['TEST_DATABASE_URL'];
  await rm(dataDir, { recursive: true, force: true });
}

function abandon() {
  if (!own) return;
  process.kill(own.server.pid, 'SIGQUIT');
  rmSync(own.dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
