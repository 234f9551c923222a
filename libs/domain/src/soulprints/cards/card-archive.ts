import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { fromBufferPromise, getFileNameLowLevel, validateFileName, type Entry, type ZipFile } from 'yauzl';
import { CARD_LIMITS } from './card-limits';
import type { CardNotes } from './card-notes';
import { UnreadableCardError, toUnpackingError } from './types';

const END = 0x06054b50;
const END_LENGTH = 22;
const CENTRAL = 0x02014b50;
const MAX_COMMENT_LENGTH = 0xffff;
const SYSTEM_FILES = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/;
const inflateAsync = promisify(inflateRaw);

/** An in-memory zip archive, entries by name. Entries are decompressed on demand. */
export interface Archive {
  names: string[];
  /** Offset of the archive in the file: the bytes before it are an image. */
  start: number;
  /** @throws UnreadableCardError `encrypted-archive`, `too-large`, `malformed` (also for wrong sizes or checksums) */
  read(name: string, maxLength: number): Promise<Buffer>;
}

/** Returns whether the file ends with a zip archive, at any offset. */
export function endsInArchive(bytes: Buffer): boolean {
  return findEndRecord(bytes) !== null;
}

/** Opens the archive and lists its entries. @throws UnreadableCardError `malformed`, `too-large` */
export async function openArchive(bytes: Buffer, notes: CardNotes): Promise<Archive> {
  const end = findEndRecord(bytes);
  if (end === null) throw new UnreadableCardError('malformed');
  const zip = await openZip(bytes.subarray(end.base, end.end));
  if (zip.entryCount > CARD_LIMITS.archiveEntries) throw new UnreadableCardError('too-large');
  const { entries, first } = await listEntries(zip, notes);
  const total = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (total > CARD_LIMITS.archiveInflated) throw new UnreadableCardError('too-large');
  return {
    names: [...entries.keys()],
    start: end.base + (Number.isFinite(first) ? first : 0),
    read: async (name, maxLength) => {
      const entry = entries.get(name);
      if (entry === undefined) throw new UnreadableCardError('malformed');
      return readEntry(zip, bytes.subarray(end.base, end.end), entry, maxLength);
    },
  };
}

/**
 * Finds the end-of-central-directory record. `base` is the origin of its offsets: 0, or the length of an image in front of the archive.
 */
function findEndRecord(bytes: Buffer): { base: number; end: number } | null {
  const last = bytes.length - END_LENGTH;
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT_LENGTH; at--) {
    if (bytes.readUInt32LE(at) !== END) continue;
    const [size, offset] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)];
    const base = at - size - offset;
    const end = at + END_LENGTH + bytes.readUInt16LE(at + 20);
    // Zip64: the library reads the offset from its own record.
    if (offset === 0xffffffff && end <= bytes.length) return { base: 0, end };
    if (base < 0 || end > bytes.length) continue;
    if (size === 0 || (size >= 4 && bytes.readUInt32LE(at - size) === CENTRAL)) return { base, end };
  }
  return null;
}

async function openZip(bytes: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(bytes, { decodeStrings: false, validateEntrySizes: false });
  } catch (cause) {
    throw new UnreadableCardError('malformed', { cause });
  }
}

/** Lists entries with safe names (the first of duplicates) and the offset of the first one. Skips folders and operating system files. */
async function listEntries(zip: ZipFile, notes: CardNotes): Promise<{ entries: Map<string, Entry>; first: number }> {
  const entries = new Map<string, Entry>();
  let first = Infinity;
  try {
    for await (const entry of zip.eachEntry()) {
      first = Math.min(first, entry.relativeOffsetOfLocalHeader);
      const name = safeNameOf(entry);
      if (name === null) notes.add('unsafe-name');
      else if (!name.endsWith('/') && !SYSTEM_FILES.test(name) && !entries.has(name)) entries.set(name, entry);
    }
  } catch {
    // A truncated central directory: the entries listed so far are readable.
    notes.add('damaged-archive');
  }
  return { entries, first };
}

/** Returns the entry's name; null for paths that leave the archive. */
function safeNameOf(entry: Entry): string | null {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  return validateFileName(name) === null && !name.includes('\0') ? name : null;
}

async function readEntry(zip: ZipFile, bytes: Buffer, entry: Entry, maxLength: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw new UnreadableCardError('encrypted-archive');
  if (entry.uncompressedSize > maxLength || entry.compressedSize > maxLength)
    throw new UnreadableCardError('too-large');
  const content = await decompressEntry(zip, bytes, entry, maxLength);
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32)
    throw new UnreadableCardError('malformed');
  return content;
}

async function decompressEntry(zip: ZipFile, bytes: Buffer, entry: Entry, maxLength: number): Promise<Buffer> {
  try {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const compressed = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    if (entry.compressionMethod === 0) return compressed;
    if (entry.compressionMethod !== 8) throw new UnreadableCardError('malformed');
    return await inflateAsync(compressed, { maxOutputLength: maxLength });
  } catch (cause) {
    if (cause instanceof UnreadableCardError) throw cause;
    throw toUnpackingError(cause);
  }
}
