import { statfs } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import { BackupError } from './backup-error';

/** Bytes that must stay free after a backup, for a database on the same disk. */
const RESERVE = 256 * 1024 * 1024;
/** Expected growth from one backup to the next, as a factor. */
const GROWTH = 1.5;

/**
 * Makes sure that a backup fits on its disk before any of it is written.
 * @param lastBytes size of the last backup, where there was one; without it, what database and files take now (an upper bound)
 * @throws BackupError where there is too little room
 */
export async function requireSpace(client: ClientBase, folder: string, lastBytes: number | null): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const needed = RESERVE + (lastBytes === null ? await upperBound(client) : Math.ceil(lastBytes * GROWTH));
  if (free < needed) {
    throw new BackupError(
      `There is too little room in ${folder}: ${mega(free)} MB are free, about ${mega(needed)} MB are needed. Make room, or set KINLOOM_BACKUP_DIR to another disk.`,
    );
  }
}

async function upperBound(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ bytes: number; files: boolean }>(
    `SELECT pg_database_size(current_database())::float8 AS bytes, to_regclass('public.files') IS NOT NULL AS files`,
  );
  const database = rows[0]?.bytes ?? 0;
  if (!rows[0]?.files) return database;
  const files = await client.query<{ bytes: number }>('SELECT coalesce(sum(size), 0)::float8 AS bytes FROM files');
  return database + (files.rows[0]?.bytes ?? 0);
}

const mega = (bytes: number): number => Math.ceil(bytes / 1_048_576);
