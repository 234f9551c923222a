import { MATTERS, TONES } from '../understanding/talk-labels';
import { pieceShelf } from './piece-shelf';
import { replyPool } from './reply-pool';
import { WRITERS_OF_NATURE } from './reply-writers';

const pool = replyPool();
const all = pool.cellNames.flatMap((cell) => pool.repliesOf(cell).map((reply) => ({ cell, ...reply })));

/** Replies for a part of a matter. */
const PARTS = ['waiting', 'tired', 'small'];

describe('the written replies', () => {
  it('are many, by several writers, and none twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(4_000);
    expect(new Set(all.map(({ writer }) => writer)).size).toBeGreaterThanOrEqual(7);
    expect(new Set(all.map(({ text }) => text.toLowerCase())).size).toBe(all.length);
  });

  it('include at least 300 that are right for anything', () => {
    expect(pool.repliesOf('unsure').length).toBeGreaterThanOrEqual(300);
  });

  it('have cells whose tones and matters are those of the reader', () => {
    for (const cell of pool.cellNames) {
      const [act, tone = '', matter = ''] = cell.split(' ');
      if (act !== 'tell' || tone === 'great' || tone === 'long') continue;
      expect([...TONES, 'grave']).toContain(tone);
      expect([...MATTERS, ...PARTS, 'any']).toContain(matter);
    }
  });

  it('ask nothing on grave matters, and never in more than half of a cell', () => {
    for (const cell of pool.cellNames) {
      const replies = pool.repliesOf(cell);
      const asking = replies.filter(({ asks }) => asks).length;
      if (cell.startsWith('tell grave') || cell === 'more grave') expect(asking).toBe(0);
      else if (replies.length >= 8) expect(asking).toBeLessThanOrEqual(replies.length / 2);
    }
  });

  it('are short', () => {
    for (const { text, words } of all) expect({ text, long: words > 60 }).toEqual({ text, long: false });
  });

  it('have writers for every archetype', () => {
    const writers = new Set(all.map(({ writer }) => writer));
    for (const preferred of Object.values(WRITERS_OF_NATURE))
      expect(preferred.some((writer) => writers.has(writer))).toBe(true);
  });
});

describe('the written pieces', () => {
  it('are many, and every riddle has an answer', () => {
    expect(pieceShelf().size).toBeGreaterThanOrEqual(400);
  });
});
