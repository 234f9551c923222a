import { likeness, rankOf } from './likeness';
import { meaningOf, nearness } from './meaning';
import { DIMENSIONS, readWordTable } from './table';

describe('the table', () => {
  it('has a vector for every word, and every word once', () => {
    const { words, vectors } = readWordTable();
    expect(vectors).toHaveLength(words.length * DIMENSIONS);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('likeness', () => {
  it.each([
    ['dog', 'puppy', 'guitar'],
    ['parents', 'folks', 'umbrella'],
    ['thief', 'robber', 'tuesday'],
    ['soup', 'bread', 'lawyer'],
    ['violin', 'cello', 'kitchen'],
  ])('sees that %s is more like %s than like %s', (word, near, far) => {
    expect(likeness(word, near)).toBeGreaterThan(likeness(word, far) + 0.2);
    expect(likeness(word, near)).toBeCloseTo(likeness(near, word), 10);
  });

  it('is whole for one word in two forms, and nothing where a word is not known', () => {
    expect(likeness('teaching', 'teach')).toBe(1);
    expect(likeness('zxqvv', 'dog')).toBe(0);
    expect(likeness('zxqvv', 'zxqvv')).toBe(1);
  });

  it('stays within its bounds for anything', () => {
    for (const word of ['', ' ', "'s", 'ß', '😀', 'toString', '__proto__', 'a'.repeat(10_000)]) {
      expect(Math.abs(likeness(word, 'dog'))).toBeLessThanOrEqual(1);
    }
  });
});

describe('rankOf', () => {
  it('is lower for what is said more often', () => {
    expect(rankOf('house')).toBeLessThan(rankOf('guitar'));
    expect(rankOf('guitar')).toBeLessThan(rankOf('zxqvv'));
  });
});

describe('meaningOf', () => {
  const even = () => 1;
  const near = (one: string, other: string) =>
    nearness(meaningOf(one.split(' '), even), meaningOf(other.split(' '), even));

  it('is nearer for words of one matter', () => {
    expect(near('violin lesson', 'teacher cello')).toBeGreaterThan(near('violin lesson', 'tractor mud') + 0.2);
  });

  it('is near to nothing where no word is known', () => {
    expect(near('zxqvv', 'dog')).toBe(0);
    expect(near('', '')).toBe(0);
  });
});
