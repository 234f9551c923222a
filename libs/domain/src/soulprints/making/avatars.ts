import {
  AVATAR_IMAGE_LIMITS,
  bytesOfDataUrl,
  dataUrlOf,
  ImageRejectedError,
  imageTypeOf,
  verifyImage,
} from '@kinloom/domain/images';
import type { CardPicture } from '../cards';

/** The bytes of a data URL that is a picture, whatever it says it is; null where it is none. */
export function pictureIn(dataUrl: string): { bytes: Buffer; type: string } | null {
  const bytes = bytesOfDataUrl(dataUrl);
  const type = imageTypeOf(bytes);
  return type === null ? null : { bytes, type };
}

/**
 * A card's picture as an avatar, verified and without metadata; null where there is none, where it is damaged, and where it is larger than
 * an avatar may be. @param most characters
 */
export async function avatarOf(picture: CardPicture | null, most: number): Promise<string | null> {
  const clean = picture && (await cleanPicture(Buffer.from(picture.bytes)));
  const url = clean && dataUrlOf(clean);
  return url !== null && url.length <= most ? url : null;
}

/** The bytes of an avatar that is a whole PNG, without metadata: what goes out with a card is seen by others. */
export async function cleanPngOf(avatar: string | null): Promise<Uint8Array | null> {
  const clean = avatar === null ? null : await cleanPicture(bytesOfDataUrl(avatar));
  return clean?.type === 'image/png' ? clean.bytes : null;
}

async function cleanPicture(bytes: Buffer): Promise<{ bytes: Buffer; type: string } | null> {
  try {
    const { type, clean } = await verifyImage(bytes, AVATAR_IMAGE_LIMITS);
    return { bytes: clean, type };
  } catch (error) {
    if (error instanceof ImageRejectedError) return null;
    throw error;
  }
}
