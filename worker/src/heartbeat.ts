import { rm, stat, writeFile } from 'node:fs/promises';
import { Logger } from '@nestjs/common';

/** Milliseconds between two heartbeats. */
const INTERVAL_MS = 5_000;
/** Milliseconds after which a worker without a new heartbeat counts as unhealthy: several that failed, not one that came late. */
export const STALE_MS = 30_000;

/**
 * Renews a file for as long as the worker can take jobs: its event loop turns, and database and queue answer. A worker has no port that
 * a health check could ask.
 * @param file null: no heartbeat is wanted
 * @param probe rejects while the worker cannot take jobs
 * @throws the error of the file system where the file cannot be written at all
 */
export async function startHeartbeat(
  file: string | null,
  probe: () => Promise<unknown>,
): Promise<{ stop: () => Promise<void> }> {
  if (file === null) return { stop: async () => undefined };
  const logger = new Logger('Heartbeat');
  await writeFile(file, '');
  let isBusy = false;
  const beat = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await probe();
      await writeFile(file, '');
    } catch (error) {
      logger.warn(`heartbeat.missed reason=${error instanceof Error ? error.name : 'unknown'}`);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void beat(), INTERVAL_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await rm(file, { force: true });
    },
  };
}

/** @param now milliseconds since the epoch @returns why the worker that renews this file is not healthy; null where it is */
export async function unhealthiness(file: string, now: number): Promise<string | null> {
  try {
    const ageMs = now - (await stat(file)).mtimeMs;
    return ageMs > STALE_MS ? `no heartbeat for ${Math.round(ageMs / 1_000)} s` : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return 'no heartbeat: the worker has not started, or is ending';
  }
}
