import { DomainError } from '@kinloom/contract';
import { ImageRejectedError } from './image';
import { AVATAR_IMAGE_LIMITS } from './image-limits';
import { verifyImage } from './verify-image';

const DATA_URL = /^data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+=*)$/;

/** Decodes a base64 image data URL; returns an empty buffer for anything else. */
export function decodeDataUrl(dataUrl: string): Buffer {
  return Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64');
}

/** Encodes an image as a base64 data URL. */
export function encodeDataUrl({ bytes, type }: { bytes: Uint8Array; type: string }): string {
  return `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
}

/**
 * Verifies an avatar data URL and returns it with the detected type and without metadata; null where none was sent.
 * @throws DomainError avatar_no_image, avatar_too_many_pixels
 */
export async function verifyAvatar(dataUrl: string | null | undefined): Promise<string | null> {
  if (!dataUrl) return null;
  try {
    const { type, clean } = await verifyImage(decodeDataUrl(dataUrl), AVATAR_IMAGE_LIMITS);
    return encodeDataUrl({ bytes: clean, type });
  } catch (error) {
    if (!(error instanceof ImageRejectedError)) throw error;
    throw new DomainError(error.fault === 'too-large' ? 'avatar_too_many_pixels' : 'avatar_no_image');
  }
}
