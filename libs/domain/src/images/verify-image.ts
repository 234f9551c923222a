import { ImageRejectedError, type ImageType, type Structure, type VerifiedImage } from './image';
import { readGif } from './gif';
import { readJpeg } from './jpeg';
import type { ImageLimits } from './image-limits';
import { readPng } from './png';
import { readWebp } from './webp';

/** Number of bytes needed to detect a type. */
export const IMAGE_HEAD_BYTES = 12;

type Reader = (bytes: Buffer, limits: ImageLimits) => Structure | Promise<Structure>;

const READERS: Readonly<Record<ImageType, { isType: (head: string) => boolean; read: Reader }>> = {
  'image/png': { isType: (head) => head.startsWith('\x89PNG\r\n\x1a\n'), read: readPng },
  'image/jpeg': { isType: (head) => head.startsWith('\xff\xd8\xff'), read: readJpeg },
  'image/webp': { isType: (head) => head.startsWith('RIFF') && head.slice(8) === 'WEBP', read: readWebp },
  'image/gif': { isType: (head) => /^GIF8[79]a/.test(head), read: readGif },
};

/** Detects the type of an image from its magic bytes; null for other types. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  const head = bytes.toString('latin1', 0, IMAGE_HEAD_BYTES);
  return (Object.keys(READERS) as ImageType[]).find((type) => READERS[type].isType(head)) ?? null;
}

/** Returns whether the file name has the extension of a supported image type. */
export function hasImageExtension(name: string): boolean {
  return /\.(?:a?png|jpe?g|jfif|webp|gif)$/i.test(name.trim());
}

/**
 * Verifies an image from first to last byte and removes its metadata. Sizes are checked before anything is decompressed; decompression
 * runs off the event loop.
 * @throws ImageRejectedError not-an-image, damaged, too-large
 */
export async function verifyImage(bytes: Buffer, limits: ImageLimits): Promise<VerifiedImage> {
  const type = imageTypeOf(bytes);
  if (type === null || bytes.length <= IMAGE_HEAD_BYTES) throw new ImageRejectedError('not-an-image');
  const { parts, ...structure } = await READERS[type].read(bytes, limits);
  return { type, ...structure, clean: Buffer.concat(parts) };
}
