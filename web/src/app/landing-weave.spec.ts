import { weave } from './landing-weave';

describe('weave', () => {
  const cloth = weave(90, 470, 360, 200, 11, 15);

  it('returns every weft thread and warp line', () => {
    expect(cloth.weft).toHaveLength(11);
    expect(cloth.warp).toHaveLength(15);
  });

  it('starts and ends every thread at the two lights', () => {
    for (const { path } of cloth.weft) {
      expect(path.startsWith('M90.0 360.0L')).toBe(true);
      expect(path.endsWith('L470.0 360.0')).toBe(true);
    }
  });

  it('lays each warp line over every second thread', () => {
    expect(cloth.over).toHaveLength(Math.ceil((11 * 15) / 2));
    for (const { x, y } of cloth.over) {
      expect(cloth.warp.some((line) => line.x === x)).toBe(true);
      expect(Math.abs(y - 360)).toBeLessThanOrEqual(100);
    }
  });
});
