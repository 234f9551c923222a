import { formatBytes } from './format-bytes';

test.each([
  [0, '0 Bytes'],
  [512, '512 Bytes'],
  [1_536, '1.5 KB'],
  [20 * 1_024 * 1_024, '20 MB'],
  [5 * 1_024 ** 4, '5,120 GB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
