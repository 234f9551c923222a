import { crc32, inflateSync } from 'node:zlib';
import { CARD_LIMITS } from './limits';
import type { Notes } from './notes';
import { UnreadableCard, unpackingFailed, type CardPicture } from './types';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CARD_KEYWORD = /^(?:chara|ccv3)$/i;
const ASSET_KEYWORD = /^chara-ext-asset_/i;

export interface Chunk {
  type: string;
  data: Buffer;
  /** Length, type, data and checksum as they stand in the file. */
  raw: Buffer;
  sound: boolean;
  afterEnd: boolean;
}

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(SIGNATURE);
}

/** The chunks of a PNG as far as they go, and what stands behind them. A length that leads out of the file ends the reading. */
export function chunksOf(bytes: Buffer): { chunks: Chunk[]; rest: Buffer; ended: boolean } {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  let ended = false;
  while (at + 12 <= bytes.length && chunks.length < CARD_LIMITS.chunks) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) break;
    const sound = crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4);
    // Behind the end anything may follow: only what is truly a chunk is taken for one.
    if (ended && !sound) break;
    const data = bytes.subarray(at + 8, end - 4);
    chunks.push({ type, data, raw: bytes.subarray(at, end), sound, afterEnd: ended });
    ended ||= type === 'IEND';
    at = end;
  }
  return { chunks, rest: bytes.subarray(at), ended };
}

/** The word a text chunk is found by; null for other chunks. */
function keywordOf(chunk: Chunk): string | null {
  if (chunk.type !== 'tEXt' && chunk.type !== 'zTXt' && chunk.type !== 'iTXt') return null;
  // The format allows 79 characters.
  const end = chunk.data.subarray(0, 80).indexOf(0);
  if (end > 0) return chunk.data.toString('latin1', 0, end).trim();
  return ASSET_KEYWORD.test(chunk.data.toString('latin1', 0, 40)) ? 'chara-ext-asset_' : null;
}

function roleOf(chunk: Chunk): 'card' | 'asset' | null {
  const keyword = keywordOf(chunk) ?? '';
  if (CARD_KEYWORD.test(keyword)) return 'card';
  return ASSET_KEYWORD.test(keyword) ? 'asset' : null;
}

/** Chunks that hold a card: V3 before older versions, each in the order of the file. */
export function cardChunks(chunks: readonly Chunk[]): { keyword: string; chunk: Chunk }[] {
  const found = chunks
    .filter((chunk) => roleOf(chunk) === 'card')
    .map((chunk) => ({ keyword: keywordOf(chunk)?.toLowerCase() ?? '', chunk }));
  return [...found.filter((one) => one.keyword === 'ccv3'), ...found.filter((one) => one.keyword !== 'ccv3')];
}

/**
 * The text of a text chunk as bytes, unpacked within the limit.
 * @throws UnreadableCard `too-large`, `malformed`
 */
export function textOf(chunk: Chunk): Buffer {
  if (chunk.data.length > CARD_LIMITS.chunkBytes) throw new UnreadableCard('too-large');
  const start = chunk.data.indexOf(0) + 1;
  if (chunk.type === 'tEXt') return chunk.data.subarray(start);
  // zTXt: a byte for the method. iTXt: packed or not, the method, then language and translated keyword, each ended by a zero.
  if (chunk.type === 'zTXt') return inflated(chunk.data.subarray(start + 1));
  const language = chunk.data.indexOf(0, start + 2);
  const translated = language < 0 ? -1 : chunk.data.indexOf(0, language + 1);
  if (translated < 0) throw new UnreadableCard('malformed');
  const text = chunk.data.subarray(translated + 1);
  return chunk.data[start] === 1 ? inflated(text) : text;
}

function inflated(packed: Buffer): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: CARD_LIMITS.chunkBytes });
  } catch (cause) {
    throw unpackingFailed(cause);
  }
}

/** The picture alone: no card, nothing behind its end, and an end if it had none. Null where it is no whole picture. */
export function pictureOf(chunks: readonly Chunk[], notes: Notes): CardPicture | null {
  const inside = chunks.filter((chunk) => !chunk.afterEnd && chunk.type !== 'IEND');
  const head = inside[0];
  notes.add('asset-left-out', 'assets', chunks.filter((chunk) => roleOf(chunk) === 'asset').length);
  if (head?.type !== 'IHDR' || head.data.length !== 13 || !inside.some((chunk) => chunk.type === 'IDAT')) {
    notes.add('picture-left-out');
    return null;
  }
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const side = Math.max(width, height);
  if (Math.min(width, height) < 1 || side > CARD_LIMITS.pictureSide) {
    notes.add('picture-left-out');
    return null;
  }
  // A card's own chunk may be damaged and is not kept anyway; a damaged chunk of the picture shows in the picture.
  const kept = inside.filter((chunk) => roleOf(chunk) === null).map((chunk) => chunk.raw);
  return { bytes: Buffer.concat([SIGNATURE, ...kept, chunkOf('IEND', Buffer.alloc(0))]), type: 'image/png' };
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/**
 * A PNG with texts of a card before its end, in place of any it had.
 * @throws UnreadableCard `unsupported-image` where the bytes are no whole PNG
 */
export function withTexts(png: Uint8Array, texts: Readonly<Record<string, string>>): Uint8Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const { chunks, ended } = isPng(bytes) ? chunksOf(bytes) : { chunks: [], ended: false };
  if (!ended || chunks[0]?.type !== 'IHDR') throw new UnreadableCard('unsupported-image');
  const kept = chunks.filter((chunk) => !chunk.afterEnd && chunk.type !== 'IEND' && roleOf(chunk) === null);
  const written = Object.entries(texts).map(([keyword, text]) =>
    chunkOf('tEXt', Buffer.from(`${keyword}\0${Buffer.from(text, 'utf8').toString('base64')}`, 'latin1')),
  );
  return Buffer.concat([SIGNATURE, ...kept.map((chunk) => chunk.raw), ...written, chunkOf('IEND', Buffer.alloc(0))]);
}
