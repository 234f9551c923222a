import { soulHue } from './soul-hue';

describe('the hue of a soul', () => {
  it('is an integer within 0–359', () => {
    for (const id of [1, 2, 67, 1_000_000, Number.MAX_SAFE_INTEGER]) {
      expect(soulHue(id)).toBeGreaterThanOrEqual(0);
      expect(soulHue(id)).toBeLessThan(360);
      expect(Number.isInteger(soulHue(id))).toBe(true);
    }
  });

  it('differs clearly between the first souls', () => {
    const hues = [1, 2, 3, 4, 5].map(soulHue).sort((a, b) => a - b);
    const gaps = hues.map((hue, index) => (hue - (hues.at(index - 1) ?? 0) + 360) % 360);
    expect(Math.min(...gaps)).toBeGreaterThan(40);
  });

  it('spreads ids over all hues', () => {
    const sectors = new Set(Array.from({ length: 200 }, (_, id) => Math.floor(soulHue(id) / 30)));
    expect(sectors.size).toBe(12);
  });
});
