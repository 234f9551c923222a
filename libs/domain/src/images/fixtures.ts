import { crc32, deflateSync } from 'node:zlib';

/** Builds minimal images byte by byte, for tests. */

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const le16 = (value: number): Buffer => Buffer.from([value & 0xff, value >> 8]);
const le24 = (value: number): Buffer => Buffer.from([value & 0xff, (value >> 8) & 0xff, value >> 16]);

export const PNG_SIGNATURE = ascii('\x89PNG\r\n\x1a\n');

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([ascii(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

interface PngOptions {
  width?: number;
  height?: number;
  depth?: number;
  colourType?: number;
  interlace?: number;
  /** Uncompressed rows; zeros by default. */
  rows?: Buffer;
  /** Chunks between the header and the data. */
  before?: readonly Buffer[];
}

/** Builds a PNG, by default 8-bit greyscale. */
export function png(options: PngOptions = {}): Buffer {
  const { width = 8, height = 8, depth = 8, colourType = 0, interlace = 0, before = [] } = options;
  const rows = options.rows ?? Buffer.alloc(height * (width + 1));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colourType, 0, 0, interlace], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Builds an EXIF segment with an orientation, followed by other metadata. */
export const exif = (orientation: number, more = 'GPS 50.85N 4.35E'): Buffer =>
  jpegSegment(
    0xe1,
    Buffer.concat([
      ascii('Exif\0\0II*\0'),
      Buffer.from([8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]),
      ascii(more),
    ]),
  );

export function jpeg(options: { width?: number; height?: number; before?: readonly Buffer[]; scans?: number } = {}) {
  const { width = 8, height = 8, before = [], scans = 1 } = options;
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const scan = [
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
  ];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...before,
    jpegSegment(0xdb, Buffer.alloc(65, 1)),
    jpegSegment(0xc2, frame),
    ...Array.from({ length: scans }, () => scan).flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.concat([ascii(type), Buffer.alloc(4)]);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

export function webp(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([ascii('WEBP'), ...chunks]);
  const head = Buffer.concat([ascii('RIFF'), Buffer.alloc(4)]);
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

export const lossy = (width: number, height: number): Buffer =>
  webpChunk(
    'VP8 ',
    Buffer.concat([Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a]), le16(width), le16(height), Buffer.alloc(5)]),
  );

export const canvas = (width: number, height: number, flags: number): Buffer =>
  webpChunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), le24(width - 1), le24(height - 1)]));

export const webpFrame = (left: number, top: number, width: number, height: number): Buffer =>
  webpChunk(
    'ANMF',
    Buffer.concat([
      le24(left / 2),
      le24(top / 2),
      le24(width - 1),
      le24(height - 1),
      Buffer.alloc(4),
      lossy(width, height),
    ]),
  );

export const gifFrame = (width: number, height: number, left = 0): Buffer =>
  Buffer.concat([
    Buffer.from([0x2c]),
    le16(left),
    le16(0),
    le16(width),
    le16(height),
    Buffer.from([0, 2, 2, 0x4c, 0x01, 0]),
  ]);

export const gifExtension = (label: number, blocks: readonly string[]): Buffer =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...blocks.map((block) => Buffer.concat([Buffer.from([block.length]), ascii(block)])),
    Buffer.from([0]),
  ]);

export function gif(options: { width?: number; height?: number; blocks?: readonly Buffer[] } = {}): Buffer {
  const { width = 8, height = 8, blocks = [gifFrame(8, 8)] } = options;
  const table = Buffer.alloc(6);
  return Buffer.concat([
    ascii('GIF89a'),
    le16(width),
    le16(height),
    Buffer.from([0x80, 0, 0]),
    table,
    ...blocks,
    Buffer.from([0x3b]),
  ]);
}
