import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { fromBufferPromise, getFileNameLowLevel, validateFileName, type Entry, type ZipFile } from 'yauzl';
import { CARD_LIMITS } from './limits';
import type { Notes } from './notes';
import { UnreadableCard, unpackingFailed } from './types';

const END = 0x06054b50;
const END_LENGTH = 22;
const CENTRAL = 0x02014b50;
const LONGEST_COMMENT = 0xffff;
const SYSTEM = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/;
const unpack = promisify(inflateRaw);

/** A zip that is in memory, its entries by name. Nothing is unpacked until it is asked for. */
export interface Archive {
  names: string[];
  /** Where the archive begins in the file: what stands before it is a picture. */
  start: number;
  /** @throws UnreadableCard `encrypted-archive`, `too-large`, `malformed` (also where sizes or checksums lie) */
  read(name: string, longest: number): Promise<Buffer>;
}

/** Whether the file ends in an archive, wherever it begins. */
export function endsInArchive(bytes: Buffer): boolean {
  return endOf(bytes) !== null;
}

/**
 * @throws UnreadableCard `malformed`, `too-large`
 */
export async function openArchive(bytes: Buffer, notes: Notes): Promise<Archive> {
  const end = endOf(bytes);
  if (end === null) throw new UnreadableCard('malformed');
  const zip = await opened(bytes.subarray(end.base, end.end));
  if (zip.entryCount > CARD_LIMITS.archiveEntries) throw new UnreadableCard('too-large');
  const { entries, first } = await entriesOf(zip, notes);
  const total = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (total > CARD_LIMITS.archiveInflated) throw new UnreadableCard('too-large');
  return {
    names: [...entries.keys()],
    start: end.base + (Number.isFinite(first) ? first : 0),
    read: async (name, longest) => {
      const entry = entries.get(name);
      if (entry === undefined) throw new UnreadableCard('malformed');
      return contentOf(zip, bytes.subarray(end.base, end.end), entry, longest);
    },
  };
}

/**
 * Finds the record an archive ends with. `base` is what its offsets count from: 0, or the length of a picture in front of it.
 */
function endOf(bytes: Buffer): { base: number; end: number } | null {
  const last = bytes.length - END_LENGTH;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at--) {
    if (bytes.readUInt32LE(at) !== END) continue;
    const [size, offset] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)];
    const base = at - size - offset;
    const end = at + END_LENGTH + bytes.readUInt16LE(at + 20);
    // The very large have no offset here; their own record is found by the reader.
    if (offset === 0xffffffff && end <= bytes.length) return { base: 0, end };
    if (base < 0 || end > bytes.length) continue;
    if (size === 0 || (size >= 4 && bytes.readUInt32LE(at - size) === CENTRAL)) return { base, end };
  }
  return null;
}

async function opened(bytes: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(bytes, { decodeStrings: false, validateEntrySizes: false });
  } catch (cause) {
    throw new UnreadableCard('malformed', { cause });
  }
}

/**
 * Entries by safe names, the first of each, and where the first of all begins. Folders and what an operating system adds are passed
 * over.
 */
async function entriesOf(zip: ZipFile, notes: Notes): Promise<{ entries: Map<string, Entry>; first: number }> {
  const entries = new Map<string, Entry>();
  let first = Infinity;
  try {
    for await (const entry of zip.eachEntry()) {
      first = Math.min(first, entry.relativeOffsetOfLocalHeader);
      const name = nameOf(entry);
      if (name === null) notes.add('unsafe-name');
      else if (!name.endsWith('/') && !SYSTEM.test(name) && !entries.has(name)) entries.set(name, entry);
    }
  } catch {
    // A list that breaks off: what was listed can still be read.
    notes.add('damaged-archive');
  }
  return { entries, first };
}

/** Null for names that lead out of the archive. */
function nameOf(entry: Entry): string | null {
  const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
  return validateFileName(name) === null && !name.includes('\0') ? name : null;
}

async function contentOf(zip: ZipFile, bytes: Buffer, entry: Entry, longest: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw new UnreadableCard('encrypted-archive');
  if (entry.uncompressedSize > longest || entry.compressedSize > longest) throw new UnreadableCard('too-large');
  const content = await unpacked(zip, bytes, entry, longest);
  if (content.length !== entry.uncompressedSize || crc32(content) !== entry.crc32)
    throw new UnreadableCard('malformed');
  return content;
}

async function unpacked(zip: ZipFile, bytes: Buffer, entry: Entry, longest: number): Promise<Buffer> {
  try {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    const packed = bytes.subarray(fileDataStart, fileDataStart + entry.compressedSize);
    if (entry.compressionMethod === 0) return packed;
    if (entry.compressionMethod !== 8) throw new UnreadableCard('malformed');
    return await unpack(packed, { maxOutputLength: longest });
  } catch (cause) {
    if (cause instanceof UnreadableCard) throw cause;
    throw unpackingFailed(cause);
  }
}
