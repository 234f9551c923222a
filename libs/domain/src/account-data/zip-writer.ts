import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive. */
export interface ZipEntry {
  /** Path with slashes, without `..`. */
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** Whether the content is already compressed; it is stored without compression. */
  packed?: boolean;
}

/** Regular file with permissions 0600. */
const MODE = 0o100600;

/**
 * Streams a ZIP archive in entry order with backpressure: an entry starts only after the previous one was read, and nothing else is
 * buffered. If the reader stops, the current source is closed; an error of an entry fails the archive.
 * @param at modification time of all entries
 */
export async function* createZip(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  let reading: Readable | null = null;
  let stopped = false;
  const add = async (): Promise<void> => {
    for await (const { name, content, packed } of entries) {
      if (stopped) return;
      reading = Readable.from(bytesOf(content), { objectMode: false });
      const read = finished(reading, { writable: false });
      zip.addReadStream(reading, name, { mtime: at, mode: MODE, compress: packed !== true });
      await read;
    }
    zip.end();
  };
  // Errors are passed on to the reader of the stream.
  zip.on('error', (error) => out.destroy(error as Error));
  const added = add().catch((error: unknown) => {
    out.destroy(error instanceof Error ? error : new Error('an entry could not be read'));
  });
  try {
    for await (const chunk of out) yield chunk as Buffer;
  } finally {
    stopped = true;
    (reading as Readable | null)?.destroy();
    await added;
  }
}

async function* bytesOf(content: ZipEntry['content']): AsyncGenerator<Buffer> {
  for await (const piece of content)
    yield typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.length);
}
