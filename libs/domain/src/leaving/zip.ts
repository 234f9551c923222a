import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive. */
export interface ZipEntry {
  /** Its path within: slashes, no `..`. */
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** Packed already, as pictures are: it is stored as it comes. */
  packed?: boolean;
}

/** What the list at the end says of an entry. */
interface Listed {
  name: Buffer;
  method: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** What does not fit into 32 and 16 bits stands beside, as ZIP64 has it. */
const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const STORED = 0;
const DEFLATED = 8;

/**
 * A ZIP archive as a stream, in the order its entries come: nothing is held but what is just being packed, and no entry is begun before what came
 * before it was taken. Packing is done beside the event loop. Whoever stops reading ends what is being read.
 * @param at the time that all entries bear
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const time = timeOf(at);
  const list: Listed[] = [];
  let offset = 0;
  for await (const { name, content, packed } of entries) {
    const one: Listed = {
      name: Buffer.from(name),
      method: packed ? STORED : DEFLATED,
      crc: 0,
      packed: 0,
      size: 0,
      offset,
    };
    const head = headOf(one, time);
    yield head;
    for await (const chunk of packedOf(counted(content, one), packed ?? false)) {
      one.packed += chunk.length;
      yield chunk;
    }
    const tail = tailOf(one);
    yield tail;
    list.push(one);
    offset += head.length + one.packed + tail.length;
  }
  const begins = offset;
  for (const one of list) {
    const line = lineOf(one, time);
    offset += line.length;
    yield line;
  }
  yield endOf(list.length, begins, offset - begins);
}

/** The content as bytes; what the list says of it is written down as it passes. */
async function* counted(content: ZipEntry['content'], one: Listed): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes =
      typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    one.crc = crc32(bytes, one.crc);
    one.size += bytes.length;
    yield bytes;
  }
}

function packedOf(content: AsyncGenerator<Buffer>, packed: boolean): AsyncIterable<Buffer> {
  if (packed) return content;
  const deflate = createDeflateRaw();
  // A failure on either side ends both, and is met where the packed bytes are read.
  pipeline(Readable.from(content, { objectMode: false }), deflate, () => undefined);
  return deflate;
}

function headOf({ name, method }: Listed, time: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x0403_4b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(method, 8);
  head.writeUInt32LE(time, 10);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function tailOf({ crc, packed, size }: Listed): Buffer {
  const large = packed > MOST_32 || size > MOST_32;
  const tail = Buffer.alloc(large ? 24 : 16);
  tail.writeUInt32LE(0x0807_4b50, 0);
  tail.writeUInt32LE(crc, 4);
  if (large) {
    tail.writeBigUInt64LE(BigInt(packed), 8);
    tail.writeBigUInt64LE(BigInt(size), 16);
  } else {
    tail.writeUInt32LE(packed, 8);
    tail.writeUInt32LE(size, 12);
  }
  return tail;
}

/** An entry's line of the list at the end. */
function lineOf({ name, method, crc, packed, size, offset }: Listed, time: number): Buffer {
  const beside = [size, packed, offset].filter((value) => value >= MOST_32);
  const extra = Buffer.alloc(beside.length === 0 ? 0 : 4 + beside.length * 8);
  if (beside.length > 0) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(beside.length * 8, 2);
    beside.forEach((value, place) => extra.writeBigUInt64LE(BigInt(value), 4 + place * 8));
  }
  const line = Buffer.alloc(46);
  line.writeUInt32LE(0x0201_4b50, 0);
  // Made as on Unix, so that the rights below are read as such: a file that its owner reads and writes.
  line.writeUInt16LE(0x0300 | (beside.length > 0 ? 45 : 20), 4);
  line.writeUInt16LE(beside.length > 0 ? 45 : 20, 6);
  line.writeUInt16LE(FLAGS, 8);
  line.writeUInt16LE(method, 10);
  line.writeUInt32LE(time, 12);
  line.writeUInt32LE(crc, 16);
  line.writeUInt32LE(Math.min(packed, MOST_32), 20);
  line.writeUInt32LE(Math.min(size, MOST_32), 24);
  line.writeUInt16LE(name.length, 28);
  line.writeUInt16LE(extra.length, 30);
  line.writeUInt32LE(0o100600 * 0x1_0000, 38);
  line.writeUInt32LE(Math.min(offset, MOST_32), 42);
  return Buffer.concat([line, name, extra]);
}

/** What an archive ends with. @param begins where the list begins @param length how long it is, in bytes */
function endOf(entries: number, begins: number, length: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(Math.min(entries, MOST_16), 8);
  end.writeUInt16LE(Math.min(entries, MOST_16), 10);
  end.writeUInt32LE(Math.min(length, MOST_32), 12);
  end.writeUInt32LE(Math.min(begins, MOST_32), 16);
  if (entries < MOST_16 && length < MOST_32 && begins < MOST_32) return end;
  const large = Buffer.alloc(56 + 20);
  large.writeUInt32LE(0x0606_4b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(45, 12);
  large.writeUInt16LE(45, 14);
  large.writeBigUInt64LE(BigInt(entries), 24);
  large.writeBigUInt64LE(BigInt(entries), 32);
  large.writeBigUInt64LE(BigInt(length), 40);
  large.writeBigUInt64LE(BigInt(begins), 48);
  large.writeUInt32LE(0x0706_4b50, 56);
  large.writeBigUInt64LE(BigInt(begins + length), 64);
  large.writeUInt32LE(1, 72);
  return Buffer.concat([large, end]);
}

/** Date and time as ZIP has them, of even seconds, in UTC; 1980 is where that begins. */
function timeOf(at: Date): number {
  const day = ((Math.max(1980, at.getUTCFullYear()) - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return day * 0x1_0000 + time;
}
