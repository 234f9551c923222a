import { createHash } from 'node:crypto';
import type { ZipEntry } from './zip';

/** Path of the manifest within the archive. It is the last entry, because it lists the hashes of all others. */
export const MANIFEST_PATH = 'manifest.json';
/** Format of the manifest. Changed fields raise it; added fields do not. */
export const MANIFEST_VERSION = 1;

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
  format: 'kinloom-account-manifest';
  version: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Version of Kinloom that wrote the archive. */
  productVersion: string;
  /** Rows written to the archive's data files, per kind. */
  counts: Record<string, number>;
  /** In the order of the archive. */
  files: ManifestFile[];
}

/** Collects sizes, hashes and counts while an archive is streamed. It stores one record per file and no content. */
export class ManifestBuilder {
  private readonly files: ManifestFile[] = [];
  private readonly counts = new Map<string, number>();

  /** Adds `count` rows to `kind`. With 0 the kind is listed although it has no rows. */
  add(kind: string, count: number): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + count);
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
      format: 'kinloom-account-manifest',
      version: MANIFEST_VERSION,
      createdAt: createdAt.toISOString(),
      productVersion,
      counts: Object.fromEntries(this.counts),
    };
    yield `${JSON.stringify(head).slice(0, -1)},"files":[`;
    for (const [index, file] of this.files.entries()) yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(file)}`;
    yield '\n]}\n';
  }
}
