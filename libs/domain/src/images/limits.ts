import { LIMITS } from '@kinloom/contract';

/** What a picture may be. Checked from its headers, before anything is decompressed. */
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

/** Pictures that are attached as files and only ever downloaded. The frames allow three minutes at 10 a second. */
export const FILE_IMAGE_LIMITS: ImageLimits = {
  side: LIMITS.imageSide,
  pixels: LIMITS.imagePixels,
  frames: 2_000,
  animatedPixels: 2_000 * 640 * 480,
};

/** Pictures that pages show. The frames allow half a minute at 15 a second in the size in which avatars are drawn (320 pixels). */
export const AVATAR_IMAGE_LIMITS: ImageLimits = {
  side: LIMITS.avatarSide,
  pixels: LIMITS.avatarSide ** 2,
  frames: 450,
  animatedPixels: 450 * 320 * 320,
};
