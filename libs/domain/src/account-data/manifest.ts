import { createHash } from 'node:crypto';
import { DomainError } from '@kinloom/contract';
import type { ZipEntry } from './zip-writer';

/** Path of the manifest within the archive. It is the last entry, because it lists the hashes of all others. */
export const MANIFEST_PATH = 'manifest.json';
const MANIFEST_FORMAT = 'kinloom-account-manifest';
/** Format of the manifest. Changed fields raise it, and so do changes of `rows/*.jsonl` that an import must know of; added fields do not. */
export const MANIFEST_VERSION = 2;

/** One file of the archive other than the manifest. */
export interface ManifestFile {
  path: string;
  /** Size of the uncompressed content. */
  bytes: number;
  /** SHA-256 of the uncompressed content, 64 lower-case hexadecimal digits. */
  sha256: string;
}

/** Content of `manifest.json`. */
export interface AccountManifest {
  format: typeof MANIFEST_FORMAT;
  version: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Version of Kinloom that wrote the archive. */
  productVersion: string;
  /** Rows written to the archive's data files, per kind. */
  counts: Record<string, number>;
  /** Rows in `rows/<table>.jsonl`, per table. */
  rowCounts: Record<string, number>;
  /** In the order of the archive. */
  files: ManifestFile[];
}

/** Collects sizes, hashes and counts while an archive is streamed. It stores one record per file and no content. */
export class ManifestBuilder {
  private readonly files: ManifestFile[] = [];
  private readonly counts = new Map<string, number>();
  private readonly rowCounts = new Map<string, number>();

  /** Adds `count` rows to `kind`. With 0 the kind is listed although it has no rows. */
  add(kind: string, count: number): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + count);
  }

  /** Adds `count` rows to the table `table` of `rows/<table>.jsonl`. */
  addRows(table: string, count: number): void {
    this.rowCounts.set(table, (this.rowCounts.get(table) ?? 0) + count);
  }

  /** Passes pages of rows on unchanged and counts their rows under `kind`. */
  async *counted<R>(kind: string, pages: AsyncIterable<R[]>): AsyncGenerator<R[]> {
    this.add(kind, 0);
    for await (const rows of pages) {
      this.add(kind, rows.length);
      yield rows;
    }
  }

  /** Passes entries on and hashes the content of each while it is read. An entry is listed once it was read to its end. */
  async *hashed(entries: AsyncIterable<ZipEntry>): AsyncGenerator<ZipEntry> {
    for await (const entry of entries) yield { ...entry, content: this.hashedContent(entry) };
  }

  /** The manifest as the archive's last entry. Its content is produced when it is read, after all other entries. */
  entry(createdAt: Date, productVersion: string): ZipEntry {
    return { name: MANIFEST_PATH, content: this.lines(createdAt, productVersion) };
  }

  private async *hashedContent({ name, content }: ZipEntry): AsyncGenerator<string | Uint8Array> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += Buffer.byteLength(chunk);
      yield chunk;
    }
    this.files.push({ path: name, bytes, sha256: hash.digest('hex') });
  }

  private *lines(createdAt: Date, productVersion: string): Generator<string> {
    const head: Omit<AccountManifest, 'files'> = {
      format: MANIFEST_FORMAT,
      version: MANIFEST_VERSION,
      createdAt: createdAt.toISOString(),
      productVersion,
      counts: Object.fromEntries(this.counts),
      rowCounts: Object.fromEntries(this.rowCounts),
    };
    yield `${JSON.stringify(head).slice(0, -1)},"files":[`;
    for (const [index, file] of this.files.entries()) yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(file)}`;
    yield '\n]}\n';
  }
}

/**
 * Reads a manifest.
 * @throws DomainError archive_unknown where the text is no manifest, archive_version where it is of another version, archive_damaged where
 * a field is missing or of the wrong type
 */
export function parseManifest(text: string): AccountManifest {
  const manifest = objectIn(text);
  if (manifest?.['format'] !== MANIFEST_FORMAT) throw new DomainError('archive_unknown');
  if (manifest['version'] !== MANIFEST_VERSION) throw new DomainError('archive_version');
  const { files, rowCounts } = manifest;
  if (!Array.isArray(files) || !files.every(isManifestFile) || !isCounts(rowCounts))
    throw new DomainError('archive_damaged');
  return manifest as unknown as AccountManifest;
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    // Text that is not JSON is no manifest: the caller says so.
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const isCounts = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isCount);

function isManifestFile(value: unknown): value is ManifestFile {
  if (!isRecord(value)) return false;
  const { path, bytes, sha256 } = value;
  return typeof path === 'string' && isCount(bytes) && typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256);
}
