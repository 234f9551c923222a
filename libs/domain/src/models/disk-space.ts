import { statfs } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { isLoopback, parseServerUrl } from './outbound-address';

/** Bytes that stay free beside a model. */
const RESERVE = 1_024 ** 3;

/** Folders in which Ollama stores models, started by the user or as a service. */
const folders = (): string[] => [join(homedir(), '.ollama'), '/usr/share/ollama', homedir()];

/**
 * Whether a model fits on the disk of a server. Only a server on this machine can be checked.
 * @param bytes size of the model
 * @param free injected for tests: free bytes of the disk of a folder; null if the folder does not exist
 * @returns true where it cannot be checked
 */
export async function hasSpaceFor(bytes: number, baseUrl: string, free = freeBytes): Promise<boolean> {
  if (!isLoopback(parseServerUrl(baseUrl))) return true;
  for (const folder of folders()) {
    const available = await free(folder);
    if (available !== null) return available >= bytes + RESERVE;
  }
  return true;
}

async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EACCES') return null;
    throw error;
  }
}
