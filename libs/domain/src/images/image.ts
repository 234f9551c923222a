import type { ImageLimits } from './limits';

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

/** What the structure of a picture says. */
export interface Structure {
  /** Pixels. */
  width: number;
  height: number;
  /** 1 for a still picture. */
  frames: number;
  /** The parts that a viewer needs, in order: without metadata, comments and anything behind the end. */
  parts: readonly Uint8Array[];
}

export interface VerifiedImage {
  type: ImageType;
  width: number;
  height: number;
  frames: number;
  /** The picture without metadata (EXIF, GPS position, XMP, comments, texts) and without anything behind its end. */
  clean: Buffer;
}

export type ImageFault = 'not-an-image' | 'damaged' | 'too-large';

/** Thrown for bytes that are not a picture that may be shown or kept. */
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

/** @throws ImageRejectedError damaged for an empty picture, too-large */
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
