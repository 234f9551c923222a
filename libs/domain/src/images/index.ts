export { decodeDataUrl, encodeDataUrl, verifyAvatar } from './data-url';
export { verifyImageFile } from './verify-image-file';
export { ImageRejectedError, type ImageFault, type ImageType, type VerifiedImage } from './image';
export { AVATAR_IMAGE_LIMITS, FILE_IMAGE_LIMITS, type ImageLimits } from './image-limits';
export { readModelImage, toModelImage } from './model-image';
export { hasPngSizeWithin } from './png';
export { imageTypeOf, verifyImage } from './verify-image';
