import { type Readable } from 'node:stream';

import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';

import { type ExportSource, type Limits, UnreadableExportError } from './types';

/** An open archive; must be closed. */
export interface Archive {
  /** Its files in archive order, without folders, hidden files and macOS metadata. */
  entries: ArchiveEntry[];
  /** Whether some of its files are password-protected. */
  encrypted: boolean;
  close(): void;
}

export interface ArchiveEntry extends ExportSource {
  size: number;
  /** Compressed size in bytes. */
  compressedSize: number;
}

const OPENING = { lazyEntries: true, autoClose: false } as const;
const IGNORED_ENTRIES = /(?:^|\/)(?:__MACOSX\/|\.)|\/$/;

/**
 * Opens a zip and lists its entries. Entries are decompressed on demand, and never beyond their declared size.
 * @throws UnreadableExportError malformed, too-large, too-many-files
 */
export async function openArchive(
  source: ExportSource,
  limits: Pick<Limits, 'entries' | 'inflated' | 'archiveInMemory'>,
): Promise<Archive> {
  const zip = await openZip(source, limits);
  try {
    if (zip.entryCount > limits.entries) throw new UnreadableExportError('too-many-files');
    const entries: ArchiveEntry[] = [];
    let uncompressedTotal = 0;
    let encrypted = false;
    for await (const entry of zip.eachEntry()) {
      uncompressedTotal += entry.uncompressedSize;
      if (uncompressedTotal > limits.inflated) throw new UnreadableExportError('too-large');
      if (IGNORED_ENTRIES.test(entry.fileName)) continue;
      if (entry.isEncrypted()) encrypted = true;
      else entries.push(toArchiveEntry(zip, entry));
    }
    return { entries, encrypted, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof UnreadableExportError
      ? error
      : new UnreadableExportError('malformed', null, { cause: error });
  }
}

async function openZip(source: ExportSource, limits: Pick<Limits, 'archiveInMemory'>): Promise<ZipFile> {
  const bytes = source.path === undefined ? await readIntoMemory(source, limits.archiveInMemory) : null;
  try {
    return await (bytes ? fromBufferPromise(bytes, OPENING) : openPromise(source.path as string, OPENING));
  } catch (error) {
    throw new UnreadableExportError('malformed', null, { cause: error });
  }
}

async function readIntoMemory(source: ExportSource, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source.open()) {
    size += chunk.length;
    if (size > limit) throw new UnreadableExportError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function toArchiveEntry(zip: ZipFile, entry: Entry): ArchiveEntry {
  return {
    name: entry.fileName,
    size: entry.uncompressedSize,
    compressedSize: entry.compressedSize,
    open: () => decompress(zip, entry),
  };
}

/** An entry whose content does not match the archive's directory. */
export class DamagedEntryError extends Error {}

async function* decompress(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  let stream: Readable | null = null;
  try {
    stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch (cause) {
    throw new DamagedEntryError('The entry cannot be inflated', { cause });
  } finally {
    stream?.destroy();
  }
}
