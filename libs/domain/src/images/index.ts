export { bytesOfDataUrl, dataUrlOf, verifiedAvatar } from './data-url';
export { requireSoundImage } from './file';
export { ImageRejectedError, type ImageFault, type ImageType, type VerifiedImage } from './image';
export { AVATAR_IMAGE_LIMITS, FILE_IMAGE_LIMITS, type ImageLimits } from './limits';
export { hasPngSizeWithin } from './png';
export { imageTypeOf, verifyImage } from './verify';
