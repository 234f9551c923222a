import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { executedMigrations } from '@kinloom/database';
import { verifyArchive } from './archive-reader';
import { ArchiveWriter } from './archive-writer';
import type { BackupConnection } from './backup-connection';
import { BackupError, codeOf } from './backup-error';
import { listSequences, listTables } from './catalog';
import { dumpTable } from './database-dump';
import { requireSpace } from './disk-space';
import { type BackupHeader, type BackupManifest, HEADER_ENTRY, MANIFEST_ENTRY } from './manifest';

export interface BackupOptions {
  /** The data folder, whose `files` are backed up. */
  dataDir: string;
  /** Path of the archive; must not exist. */
  target: string;
  /** Null: not encrypted. */
  passphrase: string | null;
  /** Version of the product. */
  release: string;
  signal?: AbortSignal;
  /** Size of the last backup, used to estimate the space for this one. */
  lastBytes?: number | null;
}

export interface BackupResult {
  path: string;
  bytes: number;
  tables: BackupManifest['tables'];
  files: number;
  missingFiles: string[];
}

/** @returns the place of a file in an archive and below the data folder */
export const fileEntry = (key: string): string => `files/${key.slice(0, 2)}/${key}`;

/**
 * Writes a backup while the product runs: first a snapshot of the database, then the files referenced in that snapshot, whose bytes
 * stay until then. The archive is read back and compared before it gets its name.
 * @throws BackupError with a line for the operator; nothing is left behind then
 */
export async function createBackup(connection: BackupConnection, options: BackupOptions): Promise<BackupResult> {
  const { dataDir, target, passphrase, signal } = options;
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  if (await exists(target)) throw new BackupError(`${target} exists already: name another file, or move it away.`);
  await requireSpace(connection.client, dirname(target), options.lastBytes ?? null);
  const draft = `${target}.partial`;
  await rm(draft, { force: true });
  const stop = signal ? AbortSignal.any([signal, connection.lost]) : connection.lost;
  try {
    const manifest = await write(connection, options, new ArchiveWriter(draft, passphrase, stop), dataDir);
    const verified = await verifyArchive(draft, passphrase);
    if (JSON.stringify(verified.manifest) !== JSON.stringify(manifest)) {
      throw new BackupError('The backup could not be read back as it was written: check the disk it was written to.');
    }
    stop.throwIfAborted();
    await rename(draft, target);
    await syncFolder(dirname(target));
    const { size: bytes } = await stat(target);
    const files = manifest.entries.filter(({ path }) => path.startsWith('files/')).length;
    return { path: target, bytes, tables: manifest.tables, files, missingFiles: manifest.missingFiles };
  } catch (error) {
    await rm(draft, { force: true });
    throw reasonOf(connection.lost.aborted ? connection.lost.reason : error, dirname(target));
  }
}

async function write(
  connection: BackupConnection,
  { release }: BackupOptions,
  archive: ArchiveWriter,
  dataDir: string,
): Promise<BackupManifest> {
  try {
    return await connection.whileFilesStay(async () => {
      const { keys, tables } = await connection.inSnapshot(() => writeDatabase(connection, archive, release));
      const missingFiles: string[] = [];
      for (const key of keys) if (!(await writeFile(archive, dataDir, key))) missingFiles.push(key);
      const manifest = { entries: [...archive.entries], tables, missingFiles };
      await archive.add(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest)));
      await archive.finish();
      return manifest;
    });
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function writeDatabase({ client }: BackupConnection, archive: ArchiveWriter, release: string) {
  const header: BackupHeader = {
    product: 'kinloom',
    format: 1,
    createdAt: new Date().toISOString(),
    release,
    migrations: await executedMigrations(client),
    tables: await listTables(client),
    sequences: await listSequences(client),
  };
  if (header.migrations.length === 0)
    throw new BackupError('There is nothing to back up: this database has no tables of Kinloom.');
  await archive.add(HEADER_ENTRY, Buffer.from(JSON.stringify(header, null, 2)));
  const tables: BackupManifest['tables'] = [];
  for (const table of header.tables) {
    tables.push({ name: table.name, rows: await dumpTable(client, table, archive) });
  }
  return { tables, keys: await fileKeys(client, header) };
}

/** The keys of all files that the snapshot refers to. */
async function fileKeys(client: BackupConnection['client'], header: BackupHeader): Promise<string[]> {
  if (!header.tables.some(({ name }) => name === 'public.files')) return [];
  const { rows } = await client.query<{ key: string }>('SELECT store_key::text AS key FROM files ORDER BY id');
  return rows.map(({ key }) => key);
}

/** @returns whether its bytes were there */
async function writeFile(archive: ArchiveWriter, dataDir: string, key: string): Promise<boolean> {
  const file = await open(join(dataDir, fileEntry(key)), 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return false;
  const { size } = await file.stat();
  // Ends with its handle, also where the archive fails.
  await archive.addStream(fileEntry(key), size, createReadStream('', { fd: file, start: 0 }));
  return true;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
}

/** Flushes a renamed file's folder, so that the new name survives a power loss. Windows has no such call for folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function reasonOf(error: unknown, folder: string): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new BackupError(
      `The disk that holds ${folder} is full: make room, or set KINLOOM_BACKUP_DIR to another disk.`,
    );
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return new BackupError(
      `${folder} cannot be written to: check its rights, or set KINLOOM_BACKUP_DIR to another folder.`,
    );
  }
  if (code === 'ABORT_ERR') return new BackupError('The backup was stopped.');
  return error;
}
