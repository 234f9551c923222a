import { weave } from './landing-weave';

describe('the woven cloth', () => {
  const cloth = weave(90, 470, 360, 200, 11, 15);

  it('has every thread and every line', () => {
    expect(cloth.weft).toHaveLength(11);
    expect(cloth.warp).toHaveLength(15);
  });

  it('begins and ends every thread at the two lights', () => {
    for (const { path } of cloth.weft) {
      expect(path.startsWith('M90.0 360.0L')).toBe(true);
      expect(path.endsWith('L470.0 360.0')).toBe(true);
    }
  });

  it('lets every line pass over every other thread: half of all crossings', () => {
    expect(cloth.over).toHaveLength(Math.ceil((11 * 15) / 2));
    for (const { x, y } of cloth.over) {
      expect(cloth.warp.some((line) => line.x === x)).toBe(true);
      expect(Math.abs(y - 360)).toBeLessThanOrEqual(100);
    }
  });
});
