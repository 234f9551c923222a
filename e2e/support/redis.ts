import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { freePort } from './ports';

/** Whether this machine has a redis-server; tests that need one are skipped with a notice. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of a test's own, with nothing on disk. */
export async function startRedis(
  port?: number,
): Promise<{ url: string; port: number; client: Redis; stop(): Promise<void> }> {
  const at = port ?? (await freePort());
  const child = spawn(
    'redis-server',
    ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept connections') && resolve());
    child.once('exit', () => reject(new Error('redis-server ended')));
  });
  const client = new Redis(at, '127.0.0.1', { maxRetriesPerRequest: null });
  client.on('error', () => undefined); // it ends before its client does
  return {
    url: `redis://127.0.0.1:${at}`,
    port: at,
    client,
    stop: async () => {
      client.disconnect();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
