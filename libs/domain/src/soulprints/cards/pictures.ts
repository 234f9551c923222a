import { CARD_LIMITS } from './limits';
import type { Notes } from './notes';
import { chunksOf, isPng, pictureOf } from './png';
import type { CardPicture } from './types';

export type Kind = 'png' | 'jpeg' | 'webp' | 'other-image' | 'zip' | 'text' | 'unknown';

/** What a file is, by its first bytes and never by its name. */
export function kindOf(bytes: Buffer): Kind {
  if (isPng(bytes)) return 'png';
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (/^GIF8|^BM.{4}\0\0\0\0|^....ftyp(?:avi[fs]|hei[cx]|mif1)|^II\*\0|^MM\0\*|^\xff\x0a/s.test(start))
    return 'other-image';
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return 'zip';
  // UTF-16 is full of zeros and says so by its first two bytes.
  if (/^(?:\xff\xfe|\xfe\xff)/.test(start)) return 'text';
  return bytes.subarray(0, 1_024).includes(0) ? 'unknown' : 'text';
}

/** A picture as it may be shown, of the kinds browsers show; a PNG without any card in it. */
export function pictureFrom(bytes: Buffer, notes: Notes): CardPicture | null {
  const kind = kindOf(bytes);
  if (bytes.length <= CARD_LIMITS.pictureBytes) {
    if (kind === 'png') return pictureOf(chunksOf(bytes).chunks, notes);
    if (kind === 'jpeg') return { bytes: Uint8Array.from(bytes), type: 'image/jpeg' };
    if (kind === 'webp') return { bytes: Uint8Array.from(bytes), type: 'image/webp' };
  }
  notes.add('picture-left-out');
  return null;
}
