import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflate } from 'node:zlib';
import { ImageRejectedError, requireIntact, requireWithin, type Structure } from './image';
import type { ImageLimits } from './image-limits';

const SIGNATURE_BYTES = 8;
/** An encoder that splits its data into the smallest usual chunks (8 KB) needs 2,560 for 20 MB. */
const MAX_CHUNKS = 100_000;
/** Chunks that affect the rendered image. All others hold metadata, texts or an animation and are dropped. */
const RENDERED_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'pHYs',
]);
/** Samples per pixel and allowed bit depths by colour type (PNG specification, table 11.1). */
const COLOUR_TYPES: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
/** The seven passes of an interlaced image: first column and row, then the column and row steps. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const HIGHEST_FILTER = 4;

interface Chunk {
  type: string;
  data: Buffer;
  raw: Buffer;
}

interface Pass {
  rows: number;
  /** Bytes per row, filter byte included. */
  bytes: number;
}

/**
 * Verifies a whole PNG: chunk order, checksums, and that its data decompresses to exactly the rows declared in its header. An animated
 * PNG is reduced to its still image.
 * @throws ImageRejectedError damaged, too-large
 */
export async function readPng(bytes: Buffer, limits: ImageLimits): Promise<Structure> {
  const chunks = chunksOf(bytes);
  const header = chunks[0];
  requireIntact(header?.type === 'IHDR' && header.data.length === 13);
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  requireWithin(limits, width, height);
  const [depth = 0, colourType = -1, compression, filter, interlace = -1] = header.data.subarray(8);
  const colour = COLOUR_TYPES[colourType];
  requireIntact(colour !== undefined && colour.depths.includes(depth));
  requireIntact(compression === 0 && filter === 0 && (interlace === 0 || interlace === 1));
  requirePalette(chunks, colourType);

  const data = chunks.filter(({ type }) => type === 'IDAT');
  const first = chunks.findIndex(({ type }) => type === 'IDAT');
  requireIntact(data.length > 0 && chunks.slice(first, first + data.length).every(({ type }) => type === 'IDAT'));
  const bitsPerPixel = colour.samples * depth;
  await requireDeclaredRows(
    data.map((chunk) => chunk.data),
    interlace === 0 ? [passOf(width, height, bitsPerPixel)] : interlaced(width, height, bitsPerPixel),
  );
  const rendered = chunks.filter(({ type }) => RENDERED_CHUNKS.has(type)).map(({ raw }) => raw);
  return { width, height, frames: 1, parts: [bytes.subarray(0, SIGNATURE_BYTES), ...rendered] };
}

/** Returns whether the declared size of a PNG is within the limits, even if the rest of the file is damaged; true for other bytes. */
export function hasPngSizeWithin(bytes: Buffer, { side, pixels }: ImageLimits): boolean {
  if (bytes.length < 24 || bytes.toString('latin1', 0, 16) !== '\x89PNG\r\n\x1a\n\0\0\0\rIHDR') return true;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return Math.max(width, height) <= side && width * height <= pixels;
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_BYTES; chunks.at(-1)?.type !== 'IEND';) {
    requireIntact(at + 12 <= bytes.length && chunks.length < MAX_CHUNKS);
    const end = at + 12 + bytes.readUInt32BE(at);
    requireIntact(end <= bytes.length);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isCritical = /^[A-Z]/.test(type);
    requireIntact(/^[A-Za-z]{4}$/.test(type) && (!isCritical || RENDERED_CHUNKS.has(type)));
    requireIntact(crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4));
    requireIntact(type !== 'IHDR' || chunks.length === 0);
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4), raw: bytes.subarray(at, end) });
    at = end;
  }
  return chunks;
}

function requirePalette(chunks: readonly Chunk[], colourType: number): void {
  const palettes = chunks.filter(({ type }) => type === 'PLTE');
  requireIntact(palettes.length <= 1 && (colourType !== 3 || palettes.length === 1));
  for (const { data } of palettes) requireIntact(data.length > 0 && data.length <= 768 && data.length % 3 === 0);
}

const passOf = (width: number, rows: number, bitsPerPixel: number): Pass => ({
  rows,
  bytes: 1 + Math.ceil((width * bitsPerPixel) / 8),
});

function interlaced(width: number, height: number, bitsPerPixel: number): Pass[] {
  return ADAM7.map(([column, row, columns, rows]) => ({
    columns: Math.ceil((width - column) / columns),
    rows: Math.ceil((height - row) / rows),
  }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
    .map(({ columns, rows }) => passOf(columns, rows, bitsPerPixel));
}

/** Decompresses on the zlib thread pool with bounded memory; a decompression bomb is rejected at the first excess byte. */
async function requireDeclaredRows(data: readonly Buffer[], passes: readonly Pass[]): Promise<void> {
  const expected = passes.reduce((sum, { rows, bytes }) => sum + rows * bytes, 0);
  const isFilter = filterPositions(passes);
  let received = 0;
  const count = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      requireIntact(received + chunk.length <= expected);
      isFilter(chunk, (filter) => requireIntact(filter <= HIGHEST_FILTER));
      received += chunk.length;
    }
  };
  try {
    await pipeline(Readable.from(data, { objectMode: false }), createInflate({ chunkSize: 65_536 }), count);
  } catch (error) {
    if (error instanceof ImageRejectedError) throw error;
    // zlib errors: corrupt or truncated data.
    throw new ImageRejectedError('damaged');
  }
  requireIntact(received === expected);
}

/** Visits the filter byte at the start of each row. */
function filterPositions(passes: readonly Pass[]): (chunk: Buffer, visit: (filter: number) => void) => void {
  let pass = 0;
  let row = 0;
  /** Bytes left until the next row begins. */
  let bytesToNextRow = 0;
  return (chunk, visit) => {
    let at = bytesToNextRow;
    for (; at < chunk.length && pass < passes.length; at += passes[pass]?.bytes ?? 1) {
      visit(chunk[at] ?? 0);
      const current = passes[pass];
      if (current && ++row === current.rows) {
        at += current.bytes;
        row = 0;
        pass += 1;
        if (pass === passes.length) break;
        at -= passes[pass]?.bytes ?? 0;
      }
    }
    bytesToNextRow = at - chunk.length;
  };
}
