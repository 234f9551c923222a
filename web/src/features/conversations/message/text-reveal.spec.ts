import { nextLength } from './text-reveal';

describe('revealing a text', () => {
  it('goes on by at least one character and ends with the text', () => {
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

  it('catches up quickly when much is waiting', () => {
    expect(nextLength('x'.repeat(2_400), 0)).toBe(200);
  });

  it('never splits a character of two units', () => {
    expect(nextLength('🌙🌙', 0)).toBe(2);
    expect(nextLength('a🌙', 1)).toBe(3);
  });

  it('stays within a text that became shorter', () => {
    expect(nextLength('ab', 9)).toBe(2);
  });
});
