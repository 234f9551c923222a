import {
  AVATAR_IMAGE_LIMITS,
  decodeDataUrl,
  encodeDataUrl,
  ImageRejectedError,
  imageTypeOf,
  verifyImage,
} from '@kinloom/domain/images';
import type { CardPicture } from '../cards';

/** Decodes an image data URL and detects its type from the bytes; null where it is no image. */
export function pictureIn(dataUrl: string): { bytes: Buffer; type: string } | null {
  const bytes = decodeDataUrl(dataUrl);
  const type = imageTypeOf(bytes);
  return type === null ? null : { bytes, type };
}

/**
 * Converts a card's image to an avatar, verified and without metadata; null where it is missing, damaged or too large.
 * @param maxLength maximum length of the data URL in characters
 */
export async function toAvatar(picture: CardPicture | null, maxLength: number): Promise<string | null> {
  const clean = picture && (await removeMetadata(Buffer.from(picture.bytes)));
  const url = clean && encodeDataUrl(clean);
  return url !== null && url.length <= maxLength ? url : null;
}

/** Returns an avatar that is a valid PNG, without metadata, since exported cards are shared; otherwise null. */
export async function toCleanPng(avatar: string | null): Promise<Uint8Array | null> {
  const clean = avatar === null ? null : await removeMetadata(decodeDataUrl(avatar));
  return clean?.type === 'image/png' ? clean.bytes : null;
}

async function removeMetadata(bytes: Buffer): Promise<{ bytes: Buffer; type: string } | null> {
  try {
    const { type, clean } = await verifyImage(bytes, AVATAR_IMAGE_LIMITS);
    return { bytes: clean, type };
  } catch (error) {
    if (error instanceof ImageRejectedError) return null;
    throw error;
  }
}
