import { DomainError } from '@kinloom/contract';
import { ImageRejectedError } from './image';
import { AVATAR_IMAGE_LIMITS } from './limits';
import { verifyImage } from './verify';

const DATA_URL = /^data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+=*)$/;

/** The bytes of a data URL that says it is a picture; empty for anything else. */
export function bytesOfDataUrl(dataUrl: string): Buffer {
  return Buffer.from(DATA_URL.exec(dataUrl)?.[1] ?? '', 'base64');
}

export function dataUrlOf({ bytes, type }: { bytes: Uint8Array; type: string }): string {
  return `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;
}

/**
 * An avatar that was sent, verified, under the type its bytes have, and without metadata; null where none was sent.
 * @throws DomainError avatar_no_image, avatar_too_many_pixels
 */
export async function verifiedAvatar(dataUrl: string | null | undefined): Promise<string | null> {
  if (!dataUrl) return null;
  try {
    const { type, clean } = await verifyImage(bytesOfDataUrl(dataUrl), AVATAR_IMAGE_LIMITS);
    return dataUrlOf({ bytes: clean, type });
  } catch (error) {
    if (!(error instanceof ImageRejectedError)) throw error;
    throw new DomainError(error.fault === 'too-large' ? 'avatar_too_many_pixels' : 'avatar_no_image');
  }
}
