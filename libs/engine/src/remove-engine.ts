import { mkdir, readdir, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { engineFolder, readManifest } from './engine-folder';
import { engineStatus } from './engine-status';
import { withInstallLock } from './install-lock';

/** Milliseconds that the launcher has to stop the engine. */
const STOP_MS = 15_000;
const POLL_MS = 200;

/** Whether an unfinished installation left files. An installed engine does not count. */
export async function hasLeftovers(dataDir: string): Promise<boolean> {
  const { runtime, models } = engineFolder(dataDir);
  if (await readManifest(dataDir)) return false;
  const found = await Promise.all([namesIn(models), namesIn(runtime), namesIn(`${runtime}.new`)]);
  return found.some((names) => names.length > 0);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Removes the engine with its packages and its model, and everything that an unfinished installation left. The launcher stops the engine
 * when its manifest is gone.
 * @throws EngineError busy while an installation runs; errors of the file system
 */
export async function removeEngine(dataDir: string): Promise<void> {
  const { folder, lock, manifest: file } = engineFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await withInstallLock(lock, async () => {
    const manifest = await readManifest(dataDir);
    await rm(file, { force: true });
    const deadline = Date.now() + STOP_MS;
    // Files that are in use cannot be deleted on Windows.
    while (manifest && Date.now() < deadline && (await engineStatus(manifest)) !== 'stopped') await delay(POLL_MS);
    const { runtime, models } = engineFolder(dataDir);
    for (const part of [runtime, `${runtime}.new`, models]) {
      await rm(part, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
    }
  });
  await rm(folder, { recursive: true, force: true });
}
