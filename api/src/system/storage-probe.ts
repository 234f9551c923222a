import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageState } from '@kinloom/contract';
import { outageOf } from '@kinloom/database';
import type { DataSource } from 'typeorm';

/** Bytes of the file that is written and removed: more than what file systems keep within an inode or a partly filled block. */
const PROBE_BYTES = 64 * 1024;
/** Bytes that must be free: PostgreSQL writes ahead in segments of 16 MiB, and ends all connections when it cannot begin a new one. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** What a write came to. `low`: it succeeded, but there is hardly any room left. */
export interface FilesProbe {
  state: StorageState;
  low: boolean;
}

/** Writes to the database: one row, and a temporary file of the server that is larger than its memory for sorting. */
export async function probeDatabase(source: DataSource): Promise<StorageState> {
  try {
    await source.query(
      `WITH written AS (INSERT INTO health_probes (id, probed_at) VALUES (1, now())
         ON CONFLICT (id) DO UPDATE SET probed_at = EXCLUDED.probed_at RETURNING id)
       SELECT probe_disk() FROM written`,
    );
    return 'up';
  } catch (error) {
    return stateOf(error);
  }
}

/** Writes a file into the data folder and removes it. */
export async function probeFiles(folder: string): Promise<FilesProbe> {
  const path = join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, Buffer.alloc(PROBE_BYTES), { flag: 'wx', mode: 0o600 });
    const { bavail, bsize } = await statfs(folder);
    return { state: 'up', low: bavail * bsize < LEAST_FREE_BYTES };
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
