import { isFormatted, paragraphs } from './formatting';

describe('formatting', () => {
  it.each([
    '*so*',
    '_so_',
    '`x`',
    '~~no~~',
    '[a](https://b.c)',
    '| a | b |',
    '> said',
    '# Title',
    'first\n## Second',
    '- one',
    '+ one',
    '1. one',
    '2) two',
    'a\n---',
    'see https://example.org',
    'ilse@example.org',
    '&amp;',
    '<b>x</b>',
    '    code',
  ])('is needed for %j', (text) => expect(isFormatted(text)).toBe(true));

  it.each([
    'Good evening.',
    'It is 5 - 3 = 2.',
    'one\ntwo\n\nthree',
    'C# and F#',
    "It's quiet, isn't it?",
    '',
    '50% & more',
    'at 8.30 she left',
  ])('is not needed for %j', (text) => expect(isFormatted(text)).toBe(false));

  it('splits paragraphs and keeps the lines within them', () =>
    expect(paragraphs('one\ntwo\n\n \n\nthree\n')).toEqual(['one\ntwo', 'three\n']));
});
