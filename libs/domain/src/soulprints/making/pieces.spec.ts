import { isLetter, MOST_PIECES, piecesOf, titleOf } from './pieces';

describe('a text in pieces', () => {
  it('has one for each paragraph; a heading goes with what follows it', () => {
    const pieces = piecesOf('# The lake\n\nWe rowed out every evening.\n\n\n  \nHe carved a whistle of willow.\n');
    expect(pieces.map(({ kind, title, content }) => [kind, title, content])).toEqual([
      ['scroll', 'The lake We rowed out every evening.', '# The lake\nWe rowed out every evening.'],
      ['scroll', 'He carved a whistle of willow.', 'He carved a whistle of willow.'],
    ]);
  });

  it('keeps what is short, and no more than there may be', () => {
    expect(piecesOf('Only this')).toHaveLength(1);
    expect(piecesOf('')).toEqual([]);
    expect(piecesOf('four words are enough\n\n'.repeat(MOST_PIECES + 5))).toHaveLength(MOST_PIECES);
  });

  it.each([
    ['Dear Mira,\nthe kiln is warm.', true],
    ['My dearest friend!\n\nIt rains.', true],
    ['It rains here too.\n\nWith all my love,\nAna', true],
    ['Dearth is a word.', false],
    ['I would love it.\nThe end is near.', false],
  ])('%j: a letter? %s', (text, letter) => {
    expect(isLetter(text)).toBe(letter);
    expect(piecesOf(text)[0]?.kind).toBe(letter ? 'letter' : 'scroll');
  });

  it('has titles that end with a word', () => {
    const title = titleOf('We rowed out to the little island in the middle of the lake, every single evening.');
    expect(title).toBe('We rowed out to the little island in the middle of the…');
    expect(titleOf('#  A   heading')).toBe('A heading');
  });
});
