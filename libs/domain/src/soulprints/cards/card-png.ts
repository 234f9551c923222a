import { crc32, inflateSync } from 'node:zlib';
import { CARD_LIMITS } from './card-limits';
import type { CardNotes } from './card-notes';
import { UnreadableCardError, toUnpackingError, type CardPicture } from './types';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CARD_KEYWORD = /^(?:chara|ccv3)$/i;
const ASSET_KEYWORD = /^chara-ext-asset_/i;

export interface Chunk {
  type: string;
  data: Buffer;
  /** Length, type, data and checksum as stored in the file. */
  raw: Buffer;
  isValid: boolean;
  afterEnd: boolean;
}

/** Whether a file starts with the PNG signature. */
export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(SIGNATURE);
}

/** Reads the chunks of a PNG up to the first invalid one, and the bytes after them. A length beyond the end of the file stops reading. */
export function readChunks(bytes: Buffer): { chunks: Chunk[]; rest: Buffer; ended: boolean } {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  let ended = false;
  while (at + 12 <= bytes.length && chunks.length < CARD_LIMITS.chunks) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || !/^[A-Za-z]{4}$/.test(type)) break;
    const isValid = crc32(bytes.subarray(at + 4, end - 4)) === bytes.readUInt32BE(end - 4);
    // After IEND, only chunks with a valid checksum are accepted.
    if (ended && !isValid) break;
    const data = bytes.subarray(at + 8, end - 4);
    chunks.push({ type, data, raw: bytes.subarray(at, end), isValid, afterEnd: ended });
    ended ||= type === 'IEND';
    at = end;
  }
  return { chunks, rest: bytes.subarray(at), ended };
}

/** Returns the keyword of a text chunk; null for other chunks. */
function readKeyword(chunk: Chunk): string | null {
  if (chunk.type !== 'tEXt' && chunk.type !== 'zTXt' && chunk.type !== 'iTXt') return null;
  // Keywords have at most 79 characters.
  const end = chunk.data.subarray(0, 80).indexOf(0);
  if (end > 0) return chunk.data.toString('latin1', 0, end).trim();
  return ASSET_KEYWORD.test(chunk.data.toString('latin1', 0, 40)) ? 'chara-ext-asset_' : null;
}

function detectRole(chunk: Chunk): 'card' | 'asset' | null {
  const keyword = readKeyword(chunk) ?? '';
  if (CARD_KEYWORD.test(keyword)) return 'card';
  return ASSET_KEYWORD.test(keyword) ? 'asset' : null;
}

/** Returns the chunks with a card: V3 before older versions, each in file order. */
export function cardChunks(chunks: readonly Chunk[]): { keyword: string; chunk: Chunk }[] {
  const found = chunks
    .filter((chunk) => detectRole(chunk) === 'card')
    .map((chunk) => ({ keyword: readKeyword(chunk)?.toLowerCase() ?? '', chunk }));
  return [...found.filter(({ keyword }) => keyword === 'ccv3'), ...found.filter(({ keyword }) => keyword !== 'ccv3')];
}

/**
 * Returns the content of a text chunk, decompressed within the limit.
 * @throws UnreadableCardError `too-large`, `malformed`
 */
export function readText(chunk: Chunk): Buffer {
  if (chunk.data.length > CARD_LIMITS.chunkBytes) throw new UnreadableCardError('too-large');
  const start = chunk.data.indexOf(0) + 1;
  if (chunk.type === 'tEXt') return chunk.data.subarray(start);
  // zTXt: compression method. iTXt: compression flag, method, then language and translated keyword, each NUL-terminated.
  if (chunk.type === 'zTXt') return inflateBounded(chunk.data.subarray(start + 1));
  const language = chunk.data.indexOf(0, start + 2);
  const translated = language < 0 ? -1 : chunk.data.indexOf(0, language + 1);
  if (translated < 0) throw new UnreadableCardError('malformed');
  const text = chunk.data.subarray(translated + 1);
  return chunk.data[start] === 1 ? inflateBounded(text) : text;
}

function inflateBounded(compressed: Buffer): Buffer {
  try {
    return inflateSync(compressed, { maxOutputLength: CARD_LIMITS.chunkBytes });
  } catch (cause) {
    throw toUnpackingError(cause);
  }
}

/** Returns the image without card chunks and trailing data, with an IEND chunk. Null where it is not a complete image. */
export function stripCard(chunks: readonly Chunk[], notes: CardNotes): CardPicture | null {
  const imageChunks = chunks.filter((chunk) => !chunk.afterEnd && chunk.type !== 'IEND');
  const header = imageChunks[0];
  notes.add('asset-left-out', 'assets', chunks.filter((chunk) => detectRole(chunk) === 'asset').length);
  if (header?.type !== 'IHDR' || header.data.length !== 13 || !imageChunks.some((chunk) => chunk.type === 'IDAT')) {
    notes.add('picture-left-out');
    return null;
  }
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const side = Math.max(width, height);
  if (Math.min(width, height) < 1 || side > CARD_LIMITS.pictureSide) {
    notes.add('picture-left-out');
    return null;
  }
  // A card's own chunk may be damaged and is not kept anyway; a damaged chunk of the picture shows in the picture.
  const remaining = imageChunks.filter((chunk) => detectRole(chunk) === null).map((chunk) => chunk.raw);
  return { bytes: Buffer.concat([SIGNATURE, ...remaining, buildChunk('IEND', Buffer.alloc(0))]), type: 'image/png' };
}

function buildChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/**
 * Writes card texts into a PNG, replacing existing ones.
 * @throws UnreadableCardError `unsupported-image` where the bytes are not a complete PNG
 */
export function writeTexts(png: Uint8Array, texts: Readonly<Record<string, string>>): Uint8Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const { chunks, ended } = isPng(bytes) ? readChunks(bytes) : { chunks: [], ended: false };
  if (!ended || chunks[0]?.type !== 'IHDR') throw new UnreadableCardError('unsupported-image');
  const remaining = chunks.filter((chunk) => !chunk.afterEnd && chunk.type !== 'IEND' && detectRole(chunk) === null);
  const textChunks = Object.entries(texts).map(([keyword, text]) =>
    buildChunk('tEXt', Buffer.from(`${keyword}\0${Buffer.from(text, 'utf8').toString('base64')}`, 'latin1')),
  );
  return Buffer.concat([
    SIGNATURE,
    ...remaining.map((chunk) => chunk.raw),
    ...textChunks,
    buildChunk('IEND', Buffer.alloc(0)),
  ]);
}
