import { type Readable } from 'node:stream';

import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';

import { type ExportSource, type Limits, UnreadableExport } from './types';

/** An archive that is open. Close it. */
export interface Archive {
  /** The files of it, in the order of the archive, without folders, hidden files and what a Mac adds. */
  entries: ArchiveEntry[];
  /** Some of its files are behind a password. */
  encrypted: boolean;
  close(): void;
}

export interface ArchiveEntry extends ExportSource {
  size: number;
  /** Bytes it takes up in the archive. */
  packed: number;
}

const OPENING = { lazyEntries: true, autoClose: false } as const;
const NOT_CONTENT = /(?:^|\/)(?:__MACOSX\/|\.)|\/$/;

/**
 * Opens a zip and lists what is in it. Nothing is inflated until an entry is opened, and no entry inflates to more than it says.
 * @throws UnreadableExport malformed, too-large, too-many-files
 */
export async function openArchive(source: ExportSource, limits: Limits): Promise<Archive> {
  const zip = await opened(source, limits);
  try {
    if (zip.entryCount > limits.entries) throw new UnreadableExport('too-many-files');
    const entries: ArchiveEntry[] = [];
    let inflated = 0;
    let encrypted = false;
    for await (const entry of zip.eachEntry()) {
      inflated += entry.uncompressedSize;
      if (inflated > limits.inflated) throw new UnreadableExport('too-large');
      if (NOT_CONTENT.test(entry.fileName)) continue;
      if (entry.isEncrypted()) encrypted = true;
      else entries.push(entryOf(zip, entry));
    }
    return { entries, encrypted, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof UnreadableExport ? error : new UnreadableExport('malformed', null, { cause: error });
  }
}

async function opened(source: ExportSource, limits: Limits): Promise<ZipFile> {
  const bytes = source.path === undefined ? await held(source, limits.archiveInMemory) : null;
  try {
    return await (bytes ? fromBufferPromise(bytes, OPENING) : openPromise(source.path as string, OPENING));
  } catch (error) {
    throw new UnreadableExport('malformed', null, { cause: error });
  }
}

async function held(source: ExportSource, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source.open()) {
    size += chunk.length;
    if (size > limit) throw new UnreadableExport('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function entryOf(zip: ZipFile, entry: Entry): ArchiveEntry {
  return {
    name: entry.fileName,
    size: entry.uncompressedSize,
    packed: entry.compressedSize,
    open: () => inflatedBytes(zip, entry),
  };
}

/** An entry that is not what the archive says of it. */
export class DamagedEntry extends Error {}

async function* inflatedBytes(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  let stream: Readable | null = null;
  try {
    stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch (cause) {
    throw new DamagedEntry('The entry cannot be inflated', { cause });
  } finally {
    stream?.destroy();
  }
}
