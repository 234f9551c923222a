import { ERRORS, LIMITS, SOULPRINT_TEXTS } from '@kinloom/contract';

/** Pixels of an avatar's side: twice the largest that is shown. */
const SIDE = 320;
/** The first of these that the browser can write is taken. */
const FORMATS = ['image/webp', 'image/jpeg'];
/** 0–1, as canvases count it. */
const QUALITY = 0.88;

/** Why a file cannot be an avatar; null where it may be one. */
export function problemOfPicture({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/') || type === 'image/svg+xml') return SOULPRINT_TEXTS.avatarNoImage;
  return size > LIMITS.fileBytes ? ERRORS.file_too_large.text : null;
}

/** The square of a picture's middle that becomes the avatar. Pixels. */
export function middleOf(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/**
 * An avatar out of a picture: its middle, as large as avatars are shown, as a data URL. What else the file holds, such as where it was
 * taken, is left behind.
 * @throws where the browser cannot read it as a picture
 */
export async function avatarOf(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas to draw on');
    const { x, y, side } = middleOf(picture.width, picture.height);
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
