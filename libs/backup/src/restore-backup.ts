import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { beginRestore, endRestore, knownMigrations, migrateTo, RESTORE_MARK } from '@kinloom/database';
import { Client } from 'pg';
import { type ArchiveEntry, type VerifiedBackup, verifyArchive } from './archive-reader';
import { BackupError } from './backup-error';
import { logSecurityEvent } from './backup-runs';
import { DatabaseLoad } from './database-load';
import { tableOfEntry } from './database-dump';

/** What a restore that is under way has written, below the data folder. The launcher does not start on a folder that has it. */
export const RESTORE_FOLDER = 'restore.new';
/** What may lie in an empty data folder: backups, the own engine, which no backup contains, and what file systems put at their root. */
const HARMLESS = ['backups', 'engine', 'lost+found', RESTORE_FOLDER];
const FILE_ENTRY = /^files\/[0-9a-f]{2}\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface RestoreTarget {
  /** A database without tables. */
  databaseUrl: string;
  /** A folder without data. */
  dataDir: string;
}

/**
 * Reads a backup from end to end and checks that this release can restore it.
 * @throws BackupError where it is damaged, or made by a newer release
 */
export async function checkBackup(path: string, passphrase: string | null): Promise<VerifiedBackup> {
  const backup = await verifyArchive(path, passphrase);
  const known = knownMigrations();
  const unknown = backup.header.migrations.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new BackupError(
      `This backup was made by a newer release (migration ${unknown}). Restore it with that release.`,
    );
  }
  return backup;
}

/**
 * Restores a backup into an empty database and an empty data folder: all of it, at the newest schema, or nothing. What an unfinished restore
 * left is cleared first.
 * @param backup what `checkBackup` found in the same file
 * @throws BackupError where the target is not empty, or the backup is not what it was
 */
export async function restoreBackup(
  path: string,
  passphrase: string | null,
  backup: VerifiedBackup,
  { databaseUrl, dataDir }: RestoreTarget,
): Promise<void> {
  await requireEmptyFolder(dataDir);
  const client = new Client({ connectionString: databaseUrl, options: '-c statement_timeout=0', keepAlive: true });
  client.on('error', () => undefined); // what is under way rejects with it
  await client.connect();
  try {
    await clearUnfinished(client);
    await requireEmptyDatabase(client);
    try {
      await beginRestore(client);
      await fill(client, path, passphrase, backup, { databaseUrl, dataDir });
      await logSecurityEvent(client, 'backup_restored', 'operator');
      await endRestore(client);
    } catch (error) {
      await rm(join(dataDir, 'files'), { recursive: true, force: true });
      await rm(join(dataDir, RESTORE_FOLDER, 'files'), { recursive: true, force: true });
      await client.query('ROLLBACK');
      await clearUnfinished(client);
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function fill(
  client: Client,
  path: string,
  passphrase: string | null,
  { header, manifest }: VerifiedBackup,
  { databaseUrl, dataDir }: RestoreTarget,
): Promise<void> {
  await migrateTo(databaseUrl, header.migrations);
  const staged = join(dataDir, RESTORE_FOLDER, 'files');
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true, mode: 0o700 });
  await client.query('BEGIN');
  const load = await DatabaseLoad.begin(client, header);
  await verifyArchive(path, passphrase, async (entry) => {
    const table = tableOfEntry(entry.path);
    if (table !== null) await load.add(table, entry.content);
    else await writeFile(entry, join(dataDir, RESTORE_FOLDER));
  });
  await load.finish(manifest, header.sequences);
  await client.query('COMMIT');
  await migrateTo(databaseUrl);
  await rename(staged, join(dataDir, 'files'));
  // If it contains the embedded database, the folder is removed once that has been moved.
  const rest = await readdir(join(dataDir, RESTORE_FOLDER));
  if (rest.length === 0) await rm(join(dataDir, RESTORE_FOLDER), { recursive: true });
}

async function writeFile(entry: ArchiveEntry, folder: string): Promise<void> {
  if (!FILE_ENTRY.test(entry.path)) {
    throw new BackupError(
      `This backup holds something unknown (${entry.path}): restore it with the release that made it.`,
    );
  }
  const place = join(folder, entry.path);
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  await pipeline(entry.content, createWriteStream(place, { flags: 'wx', mode: 0o600, flush: true }));
}

/**
 * Checks that a data folder is empty, except for what a restore leaves alone; the remains of an unfinished restore are removed.
 * @throws BackupError where something does
 */
export async function requireEmptyFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const names = await readdir(dataDir);
  if (names.includes(RESTORE_FOLDER)) {
    // A folder that has it was empty when that restore began, and nothing starts on it: the files are that restore's.
    await rm(join(dataDir, 'files'), { recursive: true, force: true });
  }
  for (const name of names.filter((one) => !HARMLESS.includes(one))) {
    if (name === 'files' && names.includes(RESTORE_FOLDER)) continue;
    const inside = await readdir(join(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return ['file'];
      throw error;
    });
    if (inside.length > 0) {
      throw new BackupError(
        `${dataDir} is not empty (it has ${name}). A backup is restored into an empty folder only: move it away, or set KINLOOM_DATA_DIR to another folder.`,
      );
    }
  }
  await rm(join(dataDir, 'files'), { recursive: true, force: true });
}

const OURS = `nspname IN ('public', 'langgraph', 'bullmq')`;

async function requireEmptyDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT nspname || '.' || relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind IN ('r', 'p', 'v', 'm') AND ${OURS} LIMIT 1`,
  );
  if (rows[0]) {
    throw new BackupError(
      `The database is not empty (it has ${rows[0].name}). A backup is restored into an empty database only: make a new one and name it in DATABASE_URL.`,
    );
  }
}

/** Removes what an unfinished restore left; does nothing in any other database. */
async function clearUnfinished(client: Client): Promise<void> {
  const { rows } = await client.query<{ marked: boolean }>(
    `SELECT to_regclass('public.${RESTORE_MARK}') IS NOT NULL AS marked`,
  );
  if (!rows[0]?.marked) return;
  await client.query('DROP SCHEMA IF EXISTS bullmq, langgraph CASCADE');
  // The mark is removed last, so that the next restore can recover from an interruption.
  await client.query(`DO $$ DECLARE one record; BEGIN
    FOR one IN SELECT c.oid::regclass AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
      WHERE nspname = 'public' AND relkind = 'r' AND relname <> '${RESTORE_MARK}'
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    LOOP EXECUTE 'DROP TABLE IF EXISTS ' || one.name || ' CASCADE'; END LOOP;
    FOR one IN SELECT p.oid::regprocedure AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
      WHERE nspname = 'public' AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    LOOP EXECUTE 'DROP FUNCTION IF EXISTS ' || one.name || ' CASCADE'; END LOOP;
  END $$`);
  await client.query(`DROP TABLE public.${RESTORE_MARK}`);
}
