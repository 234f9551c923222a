import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../start/postgres.mjs';

/**
 * Jest's global setup: one throw-away PostgreSQL for the tests that need one. `TEST_DATABASE_URL` names it; each test file makes a
 * database of its own in it. With `TEST_DATABASE_URL` set beforehand, that server is used as it is.
 */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  if (!globalThis.kinloomTestDatabase) {
    const dataDir = await mkdtemp(join(tmpdir(), 'kinloom-test-'));
    const server = await startPostgres({ dataDir, durable: false });
    globalThis.kinloomTestDatabase = server;
    process.on('exit', () => process.kill(server.pid, 'SIGINT'));
    process.on('exit', () => void rm(dataDir, { recursive: true, force: true }));
  }
  process.env.TEST_DATABASE_URL = globalThis.kinloomTestDatabase.url;
}
