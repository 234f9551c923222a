import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { encrypt } from './encryption';
import type { ManifestEntry } from './manifest';

/**
 * Writes a tar archive, compressed with gzip and encrypted where a passphrase is given, and notes the hash of each entry. Memory is bounded:
 * entries are written one after the other, as fast as the disk takes them.
 */
export class ArchiveWriter {
  readonly entries: ManifestEntry[] = [];
  private readonly tar = pack();
  private readonly written: Promise<void>;
  /** Aborted with the cause when writing fails, because a pending entry would wait forever. */
  private readonly broken = new AbortController();

  /** @param path must not exist @param signal stops writing */
  constructor(path: string, passphrase: string | null, signal?: AbortSignal) {
    // Fastest level: replies need the processor meanwhile.
    const gzip = createGzip({ level: constants.Z_BEST_SPEED });
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    const tar = this.tar as unknown as NodeJS.ReadableStream;
    this.written =
      passphrase === null
        ? pipeline(tar, gzip, file, { signal })
        : pipeline(tar, gzip, (bytes: AsyncIterable<Buffer>) => encrypt(bytes, passphrase), file, { signal });
    // The failure is reported by the call that writes next.
    this.written.catch((error: unknown) => this.broken.abort(error));
  }

  /** Adds an entry that is in memory. */
  async add(path: string, content: Buffer): Promise<void> {
    await this.addStream(path, content.length, Readable.from([content]));
  }

  /** Adds an entry of a known size. @throws where `content` has another size */
  async addStream(path: string, size: number, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const entry = this.tar.entry({ name: path, size, mode: 0o600 });
    const { signal } = this.broken;
    try {
      await pipeline(content, hashing, entry, { signal });
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
    this.entries.push({ path, bytes: size, sha256: hash.digest('hex') });
  }

  /** Ends the archive; settles when it is flushed to disk. */
  async finish(): Promise<void> {
    this.tar.finalize();
    await this.written;
  }

  /** Aborts the archive; settles when its file is no longer written to. */
  async abandon(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
  }
}
