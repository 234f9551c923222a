import { nextLength } from './text-reveal';

describe('revealing a text', () => {
  it('advances by at least one character per frame until the end', () => {
    let shown = 0;
    let frames = 0;
    const text = 'Good evening. It is quiet here.';
    while (shown < text.length) {
      const next = nextLength(text, shown);
      expect(next).toBeGreaterThan(shown);
      shown = next;
      frames++;
    }
    expect(shown).toBe(text.length);
    expect(frames).toBeLessThan(60);
  });

  it('advances faster when more text is pending', () => {
    expect(nextLength('x'.repeat(2_400), 0)).toBe(200);
  });

  it('never splits a surrogate pair', () => {
    expect(nextLength('🌙🌙', 0)).toBe(2);
    expect(nextLength('a🌙', 1)).toBe(3);
  });

  it('stays within a text that was shortened', () => {
    expect(nextLength('ab', 9)).toBe(2);
  });
});
