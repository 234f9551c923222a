import { requireIntact, requireWithin, type Structure } from './image';
import type { ImageLimits } from './image-limits';

const END = 0xd9;
const SCAN = 0xda;
/** Baseline, extended and progressive frames, which browsers support. Lossless and arithmetic ones are rejected. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const QUANTISATION = 0xdb;
const HUFFMAN = 0xc4;
const RESTART_INTERVAL = 0xdd;
const JFIF = 0xe0;
const EXIF = 0xe1;
const ICC = 0xe2;
const ADOBE = 0xee;
/** Encoders write about 10. Each scan of a progressive image costs a pass over all its pixels, however few bytes it has. */
const MAX_SCANS = 64;

interface Segment {
  marker: number;
  data: Buffer;
  /** Marker and length included. */
  raw: Buffer;
}

/**
 * Verifies the structure of a JPEG from start to end marker. Drops metadata except the orientation and the colour profile.
 * @throws ImageRejectedError damaged, too-large
 */
export function readJpeg(bytes: Buffer, limits: ImageLimits): Structure {
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  let scans = 0;
  let hasTables = false;
  for (let at = 2; ;) {
    const next = segmentAt(bytes, at);
    if (next === 'end') break;
    const { marker, data, raw } = next;
    at += raw.length;
    requireIntact(!OTHER_FRAMES.has(marker));
    if (FRAMES.has(marker)) {
      requireIntact(size === null);
      size = frameOf(data);
      requireWithin(limits, size.width, size.height);
    }
    if (marker === EXIF) orientation = orientationOf(data) ?? orientation;
    hasTables ||= marker === QUANTISATION;
    if (isKept(next)) parts.push(raw);
    if (marker === SCAN) {
      requireIntact(size !== null && hasTables && ++scans <= MAX_SCANS);
      const end = endOfScan(bytes, at);
      requireIntact(end > at);
      parts.push(bytes.subarray(at, end));
      at = end;
    }
  }
  requireIntact(size !== null && scans > 0);
  if (orientation !== 1) parts.splice(1, 0, orientationSegment(orientation));
  return { ...size, frames: 1, parts: [...parts, Buffer.from([0xff, END])] };
}

function segmentAt(bytes: Buffer, from: number): Segment | 'end' {
  requireIntact(bytes[from] === 0xff);
  let at = from + 1;
  // A marker may be preceded by any number of fill bytes.
  while (bytes[at] === 0xff) at++;
  const marker = bytes[at] ?? 0;
  if (marker === END) return 'end';
  requireIntact(marker >= 0xc0 && (marker < 0xd0 || marker >= SCAN) && at + 3 <= bytes.length);
  const length = bytes.readUInt16BE(at + 1);
  const end = at + 1 + length;
  requireIntact(length >= 2 && end <= bytes.length);
  return { marker, data: bytes.subarray(at + 3, end), raw: bytes.subarray(from, end) };
}

function frameOf(data: Buffer): { width: number; height: number } {
  const components = data[5] ?? 0;
  requireIntact(data[0] === 8 && [1, 3, 4].includes(components) && data.length === 6 + components * 3);
  return { width: data.readUInt16BE(3), height: data.readUInt16BE(1) };
}

function isKept({ marker, data }: Segment): boolean {
  if (FRAMES.has(marker) || [SCAN, QUANTISATION, HUFFMAN, RESTART_INTERVAL].includes(marker)) return true;
  const begins = (text: string) => data.toString('latin1', 0, text.length) === text;
  if (marker === JFIF) return begins('JFIF\0');
  if (marker === ICC) return begins('ICC_PROFILE\0');
  return marker === ADOBE && begins('Adobe');
}

/** Returns the offset where a scan's entropy-coded data ends: the first marker that is neither a stuffed byte nor a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); ; at = bytes.indexOf(0xff, at + 2)) {
    requireIntact(at >= 0 && at + 1 < bytes.length);
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
}

/** Reads the EXIF orientation, 1–8; null where there is none. */
function orientationOf(data: Buffer): number | null {
  if (data.toString('latin1', 0, 6) !== 'Exif\0\0' || data.length < 20) return null;
  const tiff = data.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  for (let entry = 0, at = directory + 2; entry < short(directory) && at + 12 <= tiff.length; entry++, at += 12) {
    if (short(at) !== 0x0112) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** Builds an EXIF segment that contains only the orientation. */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.alloc(36);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(34, 2);
  segment.write('Exif\0\0MM\0*', 4, 'latin1');
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18); // One directory entry: orientation, type short, count 1.
  segment.writeUInt16BE(0x0112, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
