import { open, readFile } from 'node:fs/promises';
import { DomainError } from '@kinloom/contract';
import { ImageRejectedError } from './image';
import { FILE_IMAGE_LIMITS } from './limits';
import { hasImageExtension, IMAGE_HEAD_BYTES, imageTypeOf, verifyImage } from './verify';

/**
 * Verifies a received file that is a picture by its first bytes, or says so by its name. Other files pass. The file stays as it is: it is
 * given back to its owner alone, as a download.
 * @throws DomainError image_damaged, image_too_many_pixels
 */
export async function requireSoundImage(path: string, name: string): Promise<void> {
  if (imageTypeOf(await headOf(path)) === null && !hasImageExtension(name)) return;
  try {
    await verifyImage(await readFile(path), FILE_IMAGE_LIMITS);
  } catch (error) {
    if (!(error instanceof ImageRejectedError)) throw error;
    throw new DomainError(error.fault === 'too-large' ? 'image_too_many_pixels' : 'image_damaged');
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(IMAGE_HEAD_BYTES), 0, IMAGE_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
