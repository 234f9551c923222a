import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@kinloom/contract';
import {
  type Archive,
  type ArchiveEntry,
  type ExportSource,
  openArchive,
  UnreadableExportError,
} from '@kinloom/domain/soulprints';
import { type AccountManifest, MANIFEST_PATH, type ManifestFile, parseManifest } from '../manifest';
import type { ArchiveRow } from './row-mapping';

/** Maximum number of entries; an account has two pages per conversation and one per list. */
const MAX_ENTRIES = 1_000_000;
/** Maximum total uncompressed size (64 GB), against ZIP bombs. The stored part is limited by the storage quota. */
const MAX_INFLATED = 64 * 2 ** 30;
/** Maximum size of the manifest, about 150 bytes per file. */
const MAX_MANIFEST = 256 * 2 ** 20;
/** Maximum size of a row; the largest columns are file texts and card JSON. */
const MAX_ROW = 64 * 2 ** 20;

/**
 * Reads an account archive. All content is verified against the manifest: paths and sizes when it is opened, hashes while entries are read.
 */
export class ArchiveReader {
  private constructor(
    private readonly archive: Archive,
    private readonly entries: ReadonlyMap<string, ArchiveEntry>,
    private readonly files: ReadonlyMap<string, ManifestFile>,
    readonly manifest: AccountManifest,
  ) {}

  /**
   * @throws DomainError archive_unknown if the file is no account archive; archive_version; archive_damaged if it does not match its manifest;
   * archive_too_large
   */
  static async open(source: ExportSource): Promise<ArchiveReader> {
    const archive = await opened(source);
    try {
      const entries = new Map(archive.entries.map((entry) => [entry.name, entry]));
      const listed = entries.get(MANIFEST_PATH);
      if (!listed) throw new DomainError('archive_unknown');
      if (listed.size > MAX_MANIFEST) throw new DomainError('archive_too_large');
      const manifest = parseManifest(await textOf(listed));
      const files = new Map(manifest.files.map((file) => [file.path, file]));
      requireListed(archive, entries, files);
      return new ArchiveReader(archive, entries, files, manifest);
    } catch (error) {
      archive.close();
      throw error;
    }
  }

  has(path: string): boolean {
    return this.entries.has(path);
  }

  /**
   * Rows of a JSONL file.
   * @throws DomainError archive_damaged if the file is missing, its hash differs, or a line is not an object
   */
  async *rows(path: string): AsyncGenerator<ArchiveRow> {
    let rest: Buffer[] = [];
    let length = 0;
    for await (const chunk of this.content(path)) {
      let from = 0;
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
        yield rowIn(Buffer.concat([...rest, chunk.subarray(from, end)]));
        rest = [];
        length = 0;
        from = end + 1;
      }
      rest.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > MAX_ROW) throw new DomainError('archive_damaged');
    }
    if (length > 0) throw new DomainError('archive_damaged');
  }

  /** Extracts a file to disk. @throws DomainError archive_damaged if its hash differs */
  async extract(path: string, to: string): Promise<void> {
    await pipeline(this.content(path), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  }

  close(): void {
    this.archive.close();
  }

  /** Content of an entry. The hash is checked after the last byte; on a mismatch the caller must discard what it has read. */
  private async *content(path: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(path);
    if (!entry) throw new DomainError('archive_damaged');
    const hash = createHash('sha256');
    try {
      for await (const chunk of entry.open()) {
        hash.update(chunk);
        yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      }
    } catch (error) {
      if (error instanceof Error && error.name === 'DamagedEntry')
        throw new DomainError('archive_damaged', { cause: error });
      throw error;
    }
    if (hash.digest('hex') !== this.files.get(path)?.sha256) throw new DomainError('archive_damaged');
  }
}

async function opened(source: ExportSource): Promise<Archive> {
  try {
    return await openArchive(source, { entries: MAX_ENTRIES, inflated: MAX_INFLATED, archiveInMemory: 0 });
  } catch (error) {
    if (!(error instanceof UnreadableExportError)) throw error;
    throw new DomainError(error.code === 'malformed' ? 'archive_unknown' : 'archive_too_large', { cause: error });
  }
}

/** Checks that entries and manifest list the same paths and sizes, without duplicates. */
function requireListed(
  { entries: list, encrypted }: Archive,
  entries: ReadonlyMap<string, ArchiveEntry>,
  files: ReadonlyMap<string, ManifestFile>,
): void {
  const complete = list.length === entries.size && entries.size === files.size + 1 && !encrypted;
  const equal = [...files].every(([path, { bytes }]) => entries.get(path)?.size === bytes);
  if (!complete || !equal) throw new DomainError('archive_damaged');
}

async function textOf(entry: ArchiveEntry): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.open()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function rowIn(line: Buffer): ArchiveRow {
  let row: unknown;
  try {
    row = JSON.parse(line.toString('utf8'));
  } catch (cause) {
    throw new DomainError('archive_damaged', { cause });
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new DomainError('archive_damaged');
  return row as ArchiveRow;
}
