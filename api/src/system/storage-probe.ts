import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageState } from '@kinloom/contract';
import { outageOf } from '@kinloom/database';
import type { DatabaseHealthRepository } from '@kinloom/domain/administration';

/** Size of the probe file in bytes: larger than what file systems store inline in an inode or in a partly filled block. */
const PROBE_BYTES = 64 * 1024;
/** Minimum free space in bytes: PostgreSQL allocates its write-ahead log in segments of 16 MiB and shuts down when it cannot. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/** Result of a write to the data directory. `low`: free space is below the minimum. */
export interface FilesProbe {
  state: StorageState;
  low: boolean;
}

/** Writes to the database. */
export async function probeDatabase(database: DatabaseHealthRepository): Promise<StorageState> {
  try {
    await database.probeWrite();
    return 'up';
  } catch (error) {
    return stateOf(error);
  }
}

/** Writes a file to the data directory and removes it. */
export async function probeFiles(folder: string): Promise<FilesProbe> {
  const path = join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, Buffer.alloc(PROBE_BYTES), { flag: 'wx', mode: 0o600 });
    const { bavail, bsize } = await statfs(folder);
    return { state: 'up', low: bavail * bsize < MIN_FREE_BYTES };
  } catch (error) {
    return { state: stateOf(error), low: false };
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

function stateOf(error: unknown): StorageState {
  const cause = outageOf(error)?.cause;
  return cause === 'full' || cause === 'read-only' ? cause : 'down';
}
