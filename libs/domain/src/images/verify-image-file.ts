import { open, readFile } from 'node:fs/promises';
import { DomainError } from '@kinloom/contract';
import { ImageRejectedError } from './image';
import { FILE_IMAGE_LIMITS } from './image-limits';
import { hasImageExtension, IMAGE_HEAD_BYTES, imageTypeOf, verifyImage } from './verify-image';

/**
 * Verifies an uploaded file that is an image by its magic bytes or its extension; other files pass. The file is not modified: only its
 * owner can download it.
 * @throws DomainError image_damaged, image_too_many_pixels
 */
export async function verifyImageFile(path: string, name: string): Promise<void> {
  if (imageTypeOf(await readHead(path)) === null && !hasImageExtension(name)) return;
  try {
    await verifyImage(await readFile(path), FILE_IMAGE_LIMITS);
  } catch (error) {
    if (!(error instanceof ImageRejectedError)) throw error;
    throw new DomainError(error.fault === 'too-large' ? 'image_too_many_pixels' : 'image_damaged');
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(IMAGE_HEAD_BYTES), 0, IMAGE_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
