import { isLetter, MAX_PIECES, splitIntoPieces, titleOf } from './pieces';

describe('splitIntoPieces', () => {
  it('returns a piece per paragraph and merges headings into the next one', () => {
    const pieces = splitIntoPieces(
      '# The lake\n\nWe rowed out every evening.\n\n\n  \nHe carved a whistle of willow.\n',
    );
    expect(pieces.map(({ kind, title, content }) => [kind, title, content])).toEqual([
      ['scroll', 'The lake We rowed out every evening.', '# The lake\nWe rowed out every evening.'],
      ['scroll', 'He carved a whistle of willow.', 'He carved a whistle of willow.'],
    ]);
  });

  it('keeps short texts and limits the number of pieces', () => {
    expect(splitIntoPieces('Only this')).toHaveLength(1);
    expect(splitIntoPieces('')).toEqual([]);
    expect(splitIntoPieces('four words are enough\n\n'.repeat(MAX_PIECES + 5))).toHaveLength(MAX_PIECES);
  });

  it.each([
    ['Dear Mira,\nthe kiln is warm.', true],
    ['My dearest friend!\n\nIt rains.', true],
    ['It rains here too.\n\nWith all my love,\nAna', true],
    ['Dearth is a word.', false],
    ['I would love it.\nThe end is near.', false],
  ])('isLetter(%j) is %s', (text, letter) => {
    expect(isLetter(text)).toBe(letter);
    expect(splitIntoPieces(text)[0]?.kind).toBe(letter ? 'letter' : 'scroll');
  });

  it('cuts titles at a word boundary', () => {
    const title = titleOf('We rowed out to the little island in the middle of the lake, every single evening.');
    expect(title).toBe('We rowed out to the little island in the middle of the…');
    expect(titleOf('#  A   heading')).toBe('A heading');
  });
});
