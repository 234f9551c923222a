import { requireIntact, requireWithin, type Structure } from './image';
import type { ImageLimits } from './image-limits';

const EXTENSION = 0x21;
const PICTURE = 0x2c;
const TRAILER = 0x3b;
const CONTROL = 0xf9;
const APPLICATION = 0xff;
/** Application extensions with the repeat count of the animation. */
const REPEATS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);

/**
 * Verifies the structure of a GIF block by block, from header to trailer. Drops comments and plain text extensions.
 * @throws ImageRejectedError damaged, too-large
 */
export function readGif(bytes: Buffer, limits: ImageLimits): Structure {
  requireIntact(bytes.length > 13);
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  requireWithin(limits, width, height);
  let at = 13 + tableBytes(bytes[10] ?? 0);
  const parts: Buffer[] = [bytes.subarray(0, at)];
  let frames = 0;
  for (;;) {
    requireIntact(at < bytes.length);
    const from = at;
    if (bytes[at] === TRAILER) break;
    if (bytes[at] === PICTURE) {
      at = endOfPicture(bytes, at, { width, height });
      requireWithin(limits, width, height, ++frames);
      parts.push(bytes.subarray(from, at));
    } else {
      requireIntact(bytes[at] === EXTENSION);
      at = endOfBlocks(bytes, at + 2);
      if (isKept(bytes, from)) parts.push(bytes.subarray(from, at));
    }
  }
  requireIntact(frames > 0);
  return { width, height, frames, parts: [...parts, Buffer.from([TRAILER])] };
}

/** Size of a colour table in bytes, from the packed flags of its descriptor. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);

function endOfPicture(bytes: Buffer, at: number, canvas: { width: number; height: number }): number {
  requireIntact(at + 10 < bytes.length);
  const [left, top] = [bytes.readUInt16LE(at + 1), bytes.readUInt16LE(at + 3)];
  const [width, height] = [bytes.readUInt16LE(at + 5), bytes.readUInt16LE(at + 7)];
  requireIntact(width > 0 && height > 0 && left + width <= canvas.width && top + height <= canvas.height);
  const data = at + 10 + tableBytes(bytes[at + 9] ?? 0);
  // The LZW minimum code size is 2–8 bits (GIF89a, appendix F). At least one data block follows.
  const codeSize = bytes[data] ?? 0;
  requireIntact(codeSize >= 2 && codeSize <= 8 && (bytes[data + 1] ?? 0) > 0);
  return endOfBlocks(bytes, data + 1);
}

/** Returns the offset behind a chain of length-prefixed sub-blocks; a block of length 0 ends the chain. */
function endOfBlocks(bytes: Buffer, from: number): number {
  for (let at = from; ;) {
    const length = bytes[at];
    requireIntact(length !== undefined);
    at += length + 1;
    if (length === 0) return at;
  }
}

function isKept(bytes: Buffer, at: number): boolean {
  if (bytes[at + 1] === CONTROL) return true;
  return bytes[at + 1] === APPLICATION && REPEATS.has(bytes.toString('latin1', at + 3, at + 14));
}
