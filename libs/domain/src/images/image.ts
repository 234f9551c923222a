import type { ImageLimits } from './image-limits';

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

/** Result of parsing an image. */
export interface Structure {
  /** Pixels. */
  width: number;
  height: number;
  /** 1 for a still image. */
  frames: number;
  /** Byte ranges that a viewer needs, in order: without metadata, comments and trailing data. */
  parts: readonly Uint8Array[];
}

export interface VerifiedImage {
  type: ImageType;
  width: number;
  height: number;
  frames: number;
  /** The image without metadata (EXIF, GPS position, XMP, comments, texts) and without trailing data. */
  clean: Buffer;
}

export type ImageFault = 'not-an-image' | 'damaged' | 'too-large';

/** Thrown for bytes that are not an image that may be shown or stored. */
export class ImageRejectedError extends Error {
  constructor(readonly fault: ImageFault) {
    super(fault);
    this.name = 'ImageRejectedError';
  }
}

/** @throws ImageRejectedError damaged, unless the condition holds */
export function requireIntact(condition: boolean): asserts condition {
  if (!condition) throw new ImageRejectedError('damaged');
}

/** @throws ImageRejectedError damaged for an empty image, too-large */
export function requireWithin(limits: ImageLimits, width: number, height: number, frames = 1): void {
  requireIntact(width > 0 && height > 0 && frames > 0);
  const pixels = width * height;
  const tooLarge =
    Math.max(width, height) > limits.side ||
    pixels > limits.pixels ||
    frames > limits.frames ||
    (frames > 1 && pixels * frames > limits.animatedPixels);
  if (tooLarge) throw new ImageRejectedError('too-large');
}
