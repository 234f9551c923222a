import { ERRORS, LIMITS, SOULPRINT_TEXTS } from '@kinloom/contract';

/** Side length of a stored avatar in pixels: twice the largest displayed size. */
const SIDE = 320;
/** Output formats by preference; the first one that the browser can encode is used. */
const FORMATS = ['image/webp', 'image/jpeg'];
/** Encoder quality, 0–1. */
const QUALITY = 0.88;

/** Validation error of an avatar file; null if valid. */
export function validatePicture({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/') || type === 'image/svg+xml') return SOULPRINT_TEXTS.avatarNoImage;
  return size > LIMITS.fileBytes ? ERRORS.file_too_large.text : null;
}

/** The centre square of a picture, in pixels. */
export function centerSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/**
 * Crops and scales a picture to an avatar. Re-encoding drops the metadata, for example the location.
 * @returns a data URL
 * @throws if the browser cannot decode the file
 */
export async function createAvatar(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas to draw on');
    const { x, y, side } = centerSquare(picture.width, picture.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, x, y, side, side, 0, 0, SIDE, SIDE);
    for (const format of FORMATS) {
      const url = canvas.toDataURL(format, QUALITY);
      if (url.startsWith(`data:${format};`)) return url;
    }
    return canvas.toDataURL();
  } finally {
    picture.close();
  }
}
