import { open, rm, stat, utimes } from 'node:fs/promises';
import { EngineError } from './engine-error';

/** Milliseconds between signs of life of an installation. */
const RENEWAL_MS = 2_000;
/** Milliseconds without a sign of life after which an installation counts as dead. */
const STALE_MS = 15_000;

/**
 * Makes sure that only one process installs or removes the engine. The lock is a file whose time is renewed, so that one left behind by a
 * crash expires, also after a restart of the machine.
 * @throws EngineError busy; errors of the file system
 */
export async function withInstallLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await acquire(file);
  const renewal = setInterval(() => {
    const now = new Date();
    // A file that was removed is noticed by nobody but the next installation.
    utimes(file, now, now).catch(() => undefined);
  }, RENEWAL_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<void> {
  for (const isLast of [false, true]) {
    try {
      await (await open(file, 'wx', 0o600)).close();
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isLast || !(await isStale(file))) throw new EngineError('busy');
      await rm(file, { force: true });
    }
  }
}

async function isStale(file: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs > STALE_MS;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}
