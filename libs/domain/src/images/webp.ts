import { requireIntact, requireWithin, type Structure } from './image';
import type { ImageLimits } from './image-limits';

/** Chunks that affect the rendered image. EXIF, XMP and unknown ones are dropped. */
const RENDERED_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
/** VP8X flags for EXIF and XMP. */
const METADATA_FLAGS = 0x08 | 0x04;
/** Size of an ANMF frame header in bytes. */
const FRAME_HEADER = 16;

interface Chunk {
  type: string;
  data: Buffer;
  /** Includes header and padding. */
  raw: Buffer;
}

interface Size {
  width: number;
  height: number;
}

/**
 * Verifies the structure of a still or animated WebP: chunks lie within their bounds, and every frame has its declared size.
 * @throws ImageRejectedError damaged, too-large
 */
export function readWebp(bytes: Buffer, limits: ImageLimits): Structure {
  const end = bytes.readUInt32LE(4) + 8;
  requireIntact(end <= bytes.length);
  const chunks = chunksOf(bytes.subarray(12, end));
  const [first] = chunks;
  requireIntact(first !== undefined);
  const canvas = first.type === 'VP8X' ? canvasOf(first.data) : readImageSize(chunks);
  const animationFrames = chunks.filter(({ type }) => type === 'ANMF');
  requireWithin(limits, canvas.width, canvas.height, Math.max(animationFrames.length, 1));
  if (animationFrames.length > 0) for (const { data } of animationFrames) requireFrame(data, canvas);
  else requireSameSize(readImageSize(chunks), canvas);
  const rendered = chunks
    .filter(({ type }) => RENDERED_CHUNKS.has(type))
    .map(({ type, raw }) => (type === 'VP8X' ? withoutMetadataFlags(raw) : raw));
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + rendered.reduce((sum, { length }) => sum + length, 0), 4);
  return { ...canvas, frames: Math.max(animationFrames.length, 1), parts: [head, ...rendered] };
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < bytes.length;) {
    requireIntact(at + 8 <= bytes.length);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    requireIntact(end <= bytes.length);
    const type = bytes.toString('latin1', at, at + 4);
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length), raw: bytes.subarray(at, end) });
    at = end;
  }
  return chunks;
}

/** Reads the size of the single image among these chunks. */
function readImageSize(chunks: readonly Chunk[]): Size {
  const [picture, ...more] = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L');
  requireIntact(picture !== undefined && more.length === 0);
  const { type, data } = picture;
  requireIntact(data.length >= 10);
  if (type === 'VP8L') {
    const bits = data.readUInt32LE(1);
    requireIntact(data[0] === 0x2f && bits >>> 29 === 0);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  // RFC 6386, 9.1: a key frame whose first partition lies within the chunk.
  const tag = data.readUIntLE(0, 3);
  requireIntact((tag & 1) === 0 && data.readUIntBE(3, 3) === 0x9d012a && (tag >>> 5) + 10 <= data.length);
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function canvasOf(data: Buffer): Size {
  requireIntact(data.length >= 10);
  return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
}

function requireFrame(data: Buffer, canvas: Size): void {
  requireIntact(data.length > FRAME_HEADER);
  const [left, top] = [data.readUIntLE(0, 3) * 2, data.readUIntLE(3, 3) * 2];
  const size = { width: data.readUIntLE(6, 3) + 1, height: data.readUIntLE(9, 3) + 1 };
  requireIntact(left + size.width <= canvas.width && top + size.height <= canvas.height);
  requireSameSize(readImageSize(chunksOf(data.subarray(FRAME_HEADER))), size);
}

function requireSameSize(one: Size, other: Size): void {
  requireIntact(one.width === other.width && one.height === other.height);
}

/** Returns the VP8X chunk with its metadata flags cleared. */
function withoutMetadataFlags(raw: Buffer): Buffer {
  const copy = Buffer.from(raw);
  copy[8] = (copy[8] ?? 0) & ~METADATA_FLAGS;
  return copy;
}
