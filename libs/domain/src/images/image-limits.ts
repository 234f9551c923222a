import { LIMITS } from '@kinloom/contract';

/** Size limits of an image. Checked from its headers, before anything is decompressed. */
export interface ImageLimits {
  /** Pixels of the longer side. */
  side: number;
  /** Pixels of one frame: width × height. */
  pixels: number;
  /** Frames of an animation. */
  frames: number;
  /** Pixels of all frames together: width × height × frames. */
  animatedPixels: number;
}

/** Limits for attached images, which are only ever downloaded. The frames allow three minutes at 10 frames per second. */
export const FILE_IMAGE_LIMITS: ImageLimits = {
  side: LIMITS.imageSide,
  pixels: LIMITS.imagePixels,
  frames: 2_000,
  animatedPixels: 2_000 * 640 * 480,
};

/** Limits for pictures that are sent to language models. */
export const MODEL_IMAGE_LIMITS: ImageLimits = {
  side: LIMITS.modelImageSide,
  pixels: LIMITS.modelImageSide ** 2,
  frames: 1,
  animatedPixels: 0,
};

/** Limits for avatars, which pages render. The frames allow 30 seconds at 15 frames per second in the rendered size (320 pixels). */
export const AVATAR_IMAGE_LIMITS: ImageLimits = {
  side: LIMITS.avatarSide,
  pixels: LIMITS.avatarSide ** 2,
  frames: 450,
  animatedPixels: 450 * 320 * 320,
};
