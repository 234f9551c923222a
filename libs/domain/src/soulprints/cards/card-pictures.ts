import { CARD_LIMITS } from './card-limits';
import type { CardNotes } from './card-notes';
import { readChunks, isPng, stripCard } from './card-png';
import type { CardPicture } from './types';

export type CardFileKind = 'png' | 'jpeg' | 'webp' | 'other-image' | 'zip' | 'text' | 'unknown';

/** Detects the type of a file from its content, never from its name. */
export function detectCardKind(bytes: Buffer): CardFileKind {
  if (isPng(bytes)) return 'png';
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'webp';
  if (/^GIF8|^BM.{4}\0\0\0\0|^....ftyp(?:avi[fs]|hei[cx]|mif1)|^II\*\0|^MM\0\*|^\xff\x0a/s.test(start))
    return 'other-image';
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return 'zip';
  // UTF-16 contains zero bytes; it is detected by its byte order mark.
  if (/^(?:\xff\xfe|\xfe\xff)/.test(start)) return 'text';
  return bytes.subarray(0, 1_024).includes(0) ? 'unknown' : 'text';
}

/** Returns a displayable image; a PNG without its card chunks. */
export function readPicture(bytes: Buffer, notes: CardNotes): CardPicture | null {
  const kind = detectCardKind(bytes);
  if (bytes.length <= CARD_LIMITS.pictureBytes) {
    if (kind === 'png') return stripCard(readChunks(bytes).chunks, notes);
    if (kind === 'jpeg') return { bytes: Uint8Array.from(bytes), type: 'image/jpeg' };
    if (kind === 'webp') return { bytes: Uint8Array.from(bytes), type: 'image/webp' };
  }
  notes.add('picture-left-out');
  return null;
}
