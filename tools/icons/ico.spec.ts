import { encodeIco } from './ico.mjs';

it('lists each image with its size and position', () => {
  const [small, large] = [Buffer.from('small'), Buffer.from('large one')];
  const ico = encodeIco([
    { side: 16, png: small },
    { side: 256, png: large },
  ]);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 0]);
  for (const [entry, png] of [
    [6, small],
    [22, large],
  ] as const) {
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    expect(ico.subarray(offset, offset + length)).toEqual(png);
  }
  expect(ico).toHaveLength(6 + 2 * 16 + small.length + large.length);
});
