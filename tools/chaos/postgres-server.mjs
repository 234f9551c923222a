/**
 * A PostgreSQL for fault injection, in a separate process controlled over IPC: `freeze`, `thaw`, `fill`, `free` or `stop`.
 * Each is answered with its own name. `--disk=<megabytes>` puts its folder on a small disk; without the right to mount it says so.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../start/postgres.mjs';
import { freezeTree, mountSmallDisk, thawTree } from './faults.mjs';

const megabytes = Number(process.argv.find((one) => one.startsWith('--disk='))?.slice('--disk='.length) ?? 0);
const disk = megabytes > 0 ? await mountSmallDisk(megabytes) : null;
if (megabytes > 0 && !disk) {
  process.send?.({ type: 'no-disk' });
  process.disconnect?.();
} else {
  const dataDir = disk?.folder ?? (await mkdtemp(path.join(os.tmpdir(), 'kinloom-chaos-')));
  const server = await startPostgres({ dataDir, durable: false });
  /** @type {Promise<void> | null} */
  let ending = null;
  const end = () => {
    ending ??= (async () => {
      thawTree(server.pid);
      await server.stop();
      if (disk) await disk.remove();
      else await rm(dataDir, { recursive: true, force: true });
    })();
    return ending;
  };
  /** @type {Record<string, () => unknown>} */
  const acts = {
    freeze: () => freezeTree(server.pid),
    thaw: () => thawTree(server.pid),
    fill: () => disk?.fill(),
    free: () => disk?.free(),
    stop: end,
  };
  process.on('message', (name) => {
    const act = acts[String(name)];
    if (!act) return;
    void Promise.resolve(act()).then(() => {
      process.send?.({ type: name });
      if (name === 'stop') process.disconnect?.();
    });
  });
  // The parent has exited: clean up everything.
  process.once('disconnect', () => void end());
  process.send?.({ type: 'ready', url: server.url, folder: dataDir, pid: server.pid });
}
