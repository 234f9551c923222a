import { rm, stat, writeFile } from 'node:fs/promises';
import { Logger } from '@nestjs/common';

/** Milliseconds between two heartbeats. */
const INTERVAL_MS = 5_000;
/** A worker without a heartbeat for this time counts as unhealthy: several missed heartbeats, not a single late one. */
export const STALE_MS = 30_000;

/**
 * Touches a file while the worker can process jobs: its event loop runs, and database and queue answer. A worker has no port that a health
 * check could use.
 * @param file null: no heartbeat
 * @param probe rejects while the worker cannot process jobs
 * @throws file system errors if the file cannot be written initially
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

/** @param now milliseconds since the epoch @returns why the worker of this heartbeat file is unhealthy; null if it is healthy */
export async function unhealthiness(file: string, now: number): Promise<string | null> {
  try {
    const ageMs = now - (await stat(file)).mtimeMs;
    return ageMs > STALE_MS ? `no heartbeat for ${Math.round(ageMs / 1_000)} s` : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return 'no heartbeat: the worker has not started or is shutting down';
  }
}
