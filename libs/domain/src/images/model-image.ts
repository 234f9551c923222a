import { readFile, stat } from 'node:fs/promises';
import { LIMITS } from '@kinloom/contract';
import { ImageRejectedError } from './image';
import { MODEL_IMAGE_LIMITS } from './image-limits';
import { imageTypeOf, verifyImage } from './verify-image';

/**
 * An image as it is sent to a language model: verified, and without metadata such as the place where it was taken.
 * @returns null if it is no image, larger than the limits, or animated
 */
export async function toModelImage(bytes: Buffer): Promise<Buffer | null> {
  if (bytes.length > LIMITS.modelImageBytes || imageTypeOf(bytes) === null) return null;
  try {
    return (await verifyImage(bytes, MODEL_IMAGE_LIMITS)).clean;
  } catch (error) {
    if (error instanceof ImageRejectedError) return null;
    throw error;
  }
}

/** `toModelImage` for an uploaded file; large files are not read. */
export async function readModelImage(path: string): Promise<Buffer | null> {
  return (await stat(path)).size > LIMITS.modelImageBytes ? null : toModelImage(await readFile(path));
}
