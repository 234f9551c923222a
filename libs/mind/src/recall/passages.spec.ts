import { passagesOf } from './passages';

const sentence = (place: number) => `Sentence number ${place} tells of one thing and then of another.`;
const sentences = (many: number, from = 0) =>
  Array.from({ length: many }, (_, place) => sentence(from + place)).join(' ');

describe('passages', () => {
  it('are paragraphs, short ones together', () => {
    expect(passagesOf('# Plan\n\nThe rope hangs in the shed.\n \nBring it.')).toEqual([
      '# Plan\n\nThe rope hangs in the shed.\n\nBring it.',
    ]);
    const [first, second] = [sentences(5), sentences(5, 5)];
    expect(passagesOf(`${first}\n\n${second}`)).toEqual([first, second]);
  });

  it('of a long paragraph end with a sentence, and lose none', () => {
    const text = sentences(60);
    const passages = passagesOf(text);
    expect(passages.join(' ')).toBe(text);
    for (const passage of passages) {
      expect(passage).toMatch(/^Sentence .*another\.$/);
      expect(passage.length).toBeLessThanOrEqual(750);
    }
  });

  it('end with a line or a word where there are no sentences', () => {
    const lines = Array.from({ length: 60 }, (_, place) => `entry ${place}, so and so`).join('\n');
    expect(passagesOf(lines).join('\n')).toBe(lines);
    const words = 'word '.repeat(400).trim();
    expect(passagesOf(words).join(' ')).toBe(words);
    const dense = '🌙'.repeat(600);
    expect(passagesOf(dense).join('')).toBe(dense);
    for (const passage of passagesOf(dense)) expect(passage.isWellFormed()).toBe(true);
  });

  it('are 200 at most, and none of nothing', () => {
    expect(passagesOf(Array.from({ length: 900 }, () => sentences(6)).join('\n\n'))).toHaveLength(200);
    expect(passagesOf(' \n\n \n ')).toEqual([]);
  });
});
