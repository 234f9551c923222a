import { LIMITS } from '@kinloom/contract';
import { needsScaling, scaledSize } from './model-image';

it.each([
  [4_000, 3_000, 1_024, 768],
  [3_000, 4_000, 768, 1_024],
  [1_024, 10, 1_024, 10],
  [16_384, 1, 1_024, 1],
  [8, 8, 8, 8],
])('scales %i × %i to %i × %i', (width, height, toWidth, toHeight) => {
  expect(scaledSize(width, height)).toEqual({ width: toWidth, height: toHeight });
});

it.each([
  ['image/png', 1_000, 100, false],
  ['image/png', 1_000, 1_025, true],
  ['image/jpeg', LIMITS.modelImageBytes + 1, 100, true],
  ['image/gif', 1_000, 100, true],
])('%s of %i bytes and %i pixels: %s', (type, size, width, expected) => {
  expect(needsScaling({ type, size }, { width, height: 8 })).toBe(expected);
});
