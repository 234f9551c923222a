import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** @returns {boolean} whether this machine has a Redis */
export const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;

/**
 * A Redis with nothing on disk. @param {number} port on loopback
 * @returns {Promise<{ kill: () => Promise<void> }>} when it takes connections
 */
export async function startRedis(port) {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('Ready to accept connections') && resolve(undefined));
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  return {
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
