import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError, codeOf, messageOf } from './backup-error';
import { decrypt, ENCRYPTED_MAGIC } from './encryption';
import {
  type BackupHeader,
  type BackupManifest,
  HEADER_ENTRY,
  MANIFEST_ENTRY,
  type ManifestEntry,
  parseHeader,
  parseManifest,
} from './manifest';

export interface ArchiveEntry {
  path: string;
  bytes: number;
  /** Must be read completely before the next entry is requested. */
  content: AsyncIterable<Buffer>;
}

export interface VerifiedBackup {
  header: BackupHeader;
  manifest: BackupManifest;
}

/** @returns whether a passphrase is needed to read it @throws BackupError where there is no such file */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`The backup ${path} cannot be read (${error.code ?? error.name}): check the name.`);
  });
  try {
    const start = Buffer.alloc(ENCRYPTED_MAGIC.length);
    await file.read(start, 0, start.length, 0);
    return start.equals(ENCRYPTED_MAGIC);
  } finally {
    await file.close();
  }
}

/**
 * Reads the entries of an archive in their order.
 * @throws BackupError where it is damaged, ends early, or is encrypted with another passphrase
 */
export async function* readArchive(path: string, passphrase: string | null): AsyncGenerator<ArchiveEntry> {
  const encrypted = await isEncrypted(path);
  if (encrypted && passphrase === null) {
    throw new BackupError(
      'This backup is encrypted: set KINLOOM_BACKUP_PASSPHRASE or KINLOOM_BACKUP_PASSPHRASE_FILE to its passphrase.',
    );
  }
  const tar = extract();
  const sink = tar as unknown as NodeJS.WritableStream;
  const file = createReadStream(path);
  const reading = encrypted
    ? pipeline(file, (bytes: AsyncIterable<Buffer>) => decrypt(bytes, passphrase ?? ''), createGunzip(), sink)
    : pipeline(file, createGunzip(), sink);
  // The cause of a failure is kept here; readers of entries only see that the stream closed.
  const failure = reading.then(
    () => null,
    (error: unknown) => error,
  );
  try {
    for await (const entry of tar) {
      yield {
        path: entry.header.name,
        bytes: entry.header.size ?? 0,
        content: contentOf(entry, failure),
      };
    }
    const error = await failure;
    if (error) throw asError(error);
  } catch (error) {
    throw reasonOf(error, await failure);
  } finally {
    file.destroy();
    tar.destroy();
  }
}

/** Reads an entry and reports failures of the archive as BackupError. */
async function* contentOf(entry: AsyncIterable<Buffer>, failure: Promise<unknown>): AsyncGenerator<Buffer> {
  try {
    yield* entry;
  } catch (error) {
    throw reasonOf(error, await failure);
  }
}

/** @param cause why the archive's own stream failed; null where it did not */
function reasonOf(error: unknown, cause: unknown): unknown {
  if (error instanceof BackupError) return error;
  if (cause instanceof BackupError) return cause;
  const code = codeOf(cause ?? error);
  const words = messageOf(cause ?? error);
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(words)) {
    return new BackupError('This backup is incomplete: it ends early. Copy it again, or use another backup.');
  }
  // Errors of the system, such as a disk that cannot be read, keep their name.
  if (!/^(Z_|ERR_)/.test(code) && !/tar|header|closed/i.test(words)) return cause ?? error;
  return new BackupError('This file is not a backup of Kinloom, or it is damaged. Use another backup.');
}

/**
 * Reads a whole archive and compares every entry with the manifest.
 * @param read is handed each entry between the first and the last, and must read its content to the end; default: reads it and does nothing
 * @throws BackupError if any content differs from what was written
 */
export async function verifyArchive(
  path: string,
  passphrase: string | null,
  read: (entry: ArchiveEntry, header: BackupHeader) => Promise<void> = discard,
): Promise<VerifiedBackup> {
  let header: BackupHeader | null = null;
  let manifest: BackupManifest | null = null;
  const found: ManifestEntry[] = [];
  for await (const entry of readArchive(path, passphrase)) {
    if (manifest) throw new BackupError('This backup is damaged: something was added to it. Use another backup.');
    if (entry.path === MANIFEST_ENTRY) {
      manifest = parseManifest((await bytesOf(entry)).toString('utf8'));
      continue;
    }
    const hash = createHash('sha256');
    const hashed = { ...entry, content: hashing(entry.content, (chunk) => hash.update(chunk)) };
    if (header) await read(hashed, header);
    else header = parseHeader((await headerText(hashed)).toString('utf8'));
    found.push({ path: entry.path, bytes: entry.bytes, sha256: hash.digest('hex') });
  }
  if (!header || !manifest) throw new BackupError('This backup is incomplete: it ends early. Use another backup.');
  compare(found, manifest.entries);
  return { header, manifest };
}

function compare(found: readonly ManifestEntry[], expected: readonly ManifestEntry[]): void {
  const wrong = expected.find(({ path, bytes, sha256 }, place) => {
    const entry = found[place];
    return entry?.path !== path || entry.bytes !== bytes || entry.sha256 !== sha256;
  });
  if (wrong) {
    throw new BackupError(`This backup is damaged: ${wrong.path} is not what was written. Use another backup.`);
  }
  if (found.length !== expected.length) {
    throw new BackupError('This backup is damaged: something was added to it. Use another backup.');
  }
}

async function headerText(entry: ArchiveEntry): Promise<Buffer> {
  if (entry.path !== HEADER_ENTRY) throw new BackupError('This file is not a backup of Kinloom.');
  return bytesOf(entry);
}

async function bytesOf({ content }: ArchiveEntry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of content) parts.push(chunk);
  return Buffer.concat(parts);
}

async function discard({ content }: ArchiveEntry): Promise<void> {
  for await (const _ of content);
}

async function* hashing(content: AsyncIterable<Buffer>, note: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    note(chunk);
    yield chunk;
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(messageOf(error)));
