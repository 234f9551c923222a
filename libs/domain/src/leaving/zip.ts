import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** One file of an archive. */
export interface ZipEntry {
  /** Its path within: slashes, no `..`. */
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** Packed already, as pictures are: it is stored as it comes. */
  packed?: boolean;
}

/** A file that its owner reads and writes. */
const MODE = 0o100600;

/**
 * A ZIP archive as a stream, in the order its entries come: nothing is held but what is just being packed, and no entry is begun before what came
 * before it was read. Whoever stops reading ends what is being read; what an entry fails with, the archive fails with.
 * @param at the time that all entries bear
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
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
  // What fails while it is read is met by whoever reads the archive.
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
