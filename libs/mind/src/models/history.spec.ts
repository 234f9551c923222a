import { historyStart } from './history';

/** A conversation that grows by one exchange a turn, of which at most `window` messages are there. */
function* growing(exchanges: number, window: number, size: (place: number) => number) {
  for (let turn = 1; turn <= exchanges; turn++) {
    const all = Array.from({ length: turn * 2 }, (_, at) => at + 1).slice(-window);
    yield { places: all, sizes: all.map(size) };
  }
}

describe('the beginning of the history in a prompt', () => {
  it('is that of the conversation as long as all of it fits', () => {
    expect(historyStart([10, 10, 10], [1, 2, 3], 30)).toBe(0);
    expect(historyStart([], [], 30)).toBe(0);
  });

  it('leaves out everything where not even the last message fits', () => {
    expect(historyStart([10, 40], [1, 2], 30)).toBe(2);
  });

  it.each([
    ['too long for the room', 1_000, 900],
    ['longer than what is there of it', 60, 100_000],
  ])('stays for many turns in a conversation that is %s', (_, window, tokens) => {
    const size = (place: number) => 20 + ((place * 7) % 25);
    let moves = 0;
    let turns = 0;
    let before = 0;
    for (const { places, sizes } of growing(200, window, size)) {
      const from = historyStart(sizes, places, tokens);
      const kept = sizes.slice(from).reduce((sum, one) => sum + one, 0);
      expect(kept).toBeLessThanOrEqual(tokens);
      const first = places[from] ?? 0;
      // It never goes back to what was left out before.
      expect(first).toBeGreaterThanOrEqual(before);
      if (first !== before) moves += 1;
      before = first;
      turns += 1;
    }
    expect(turns / moves).toBeGreaterThan(4);
  });

  it('keeps at least two thirds of what fits', () => {
    for (const { places, sizes } of growing(200, 60, () => 30)) {
      const from = historyStart(sizes, places, 1_000);
      const fits = Math.min(sizes.length, Math.floor(1_000 / 30));
      expect(sizes.length - from).toBeGreaterThanOrEqual(Math.floor((fits * 2) / 3));
    }
  });
});
