import { LIMITS } from '@kinloom/contract';
import { centerSquare, validatePicture } from './avatar-image';

describe('avatar images', () => {
  it.each([
    ['image/png', 1_000, null],
    ['image/heic', 1_000, null],
    ['text/plain', 1_000, 'The avatar must be an image.'],
    ['image/svg+xml', 1_000, 'The avatar must be an image.'],
    ['', 1_000, 'The avatar must be an image.'],
    ['image/png', LIMITS.fileBytes + 1, 'A file may have at most 20 MB.'],
  ])('%s of %d bytes: %p', (type, size, problem) => expect(validatePicture({ type, size })).toBe(problem));

  it.each([
    [400, 200, { x: 100, y: 0, side: 200 }],
    [200, 500, { x: 0, y: 150, side: 200 }],
    [300, 300, { x: 0, y: 0, side: 300 }],
  ])('crop the centre square of %d × %d', (width, height, middle) =>
    expect(centerSquare(width, height)).toEqual(middle),
  );
});
