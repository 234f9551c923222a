import { createMatcher, parseSearchTerms } from './search-matcher';

const find = (query: string, text: string) => createMatcher(parseSearchTerms(query)).grade(text);
/** Highlighted texts of the excerpt. */
const marked = (query: string, text: string) => {
  const shown = createMatcher(parseSearchTerms(query)).excerpt(text);
  return shown.marks.map(([from, to]) => shown.text.slice(from, to));
};

describe('parseSearchTerms', () => {
  it.each([
    ['rain lisbon', ['rain whole', 'lisbon start']],
    ['"Rain," in (Lisbon)!', ['Rain whole', 'in whole', 'Lisbon start']],
    ['rain Rain', ['Rain start']],
    ["don't don’t", ['don’t start']],
    ["' OR 1=1; --", ['OR whole', '1 start']],
    ['100% foo_bar', ['100 whole', 'foo whole', 'bar start']],
    ['%', ['% anywhere']],
    ['_ %', ['_ anywhere', '% anywhere']],
    ['party 🎉', ['party start', '🎉 anywhere']],
    ['👩‍👩‍👧 ❤️', ['👩‍👩‍👧 anywhere', '❤ anywhere']],
    ['日本語 text', ['日本語 anywhere', 'text start']],
    ['สวัสดี', ['สวัสดี anywhere']],
    ['می‌خواهم', ['می‌خواهم start']],
  ])('parses %j', (query, terms) => {
    expect(parseSearchTerms(query).map(({ forms, mode }) => `${forms[0]} ${mode}`)).toEqual(terms);
  });
});

describe('grade', () => {
  it.each([
    ['cat dog', 'The dog saw a cat.', true],
    ['cat dog', 'The dog saw nobody.', false],
    ['cat', 'A category.', true],
    ['cat dog', 'A category of dog.', false],
    ['cat', 'To concatenate.', false],
    ['hello', 'She said “hello”—and left.', true],
    ['oder', 'und/oder', true],
    ["don't", 'I don’t know', true],
    ['don’t', "I DON'T know", true],
    ['été', 'l’été dernier', true],
    ['cafe\u0301', 'Un caf\u00e9.', true],
    ['caf\u00e9', 'Un cafe\u0301.', true],
    ['cafe', 'Un caf\u00e9.', false],
    ['ΟΔΟΣ', 'η οδος', true],
    ['οδοσ', 'Η ΟΔΟΣ', true],
    ['straße', 'STRASSE', false],
    ['本', '日本語を話す', true],
    ['ครับ', 'สวัสดีครับ', true],
    ['친구', '내친구가', true],
    ['❤️', 'I ❤ you', true],
    ['👩', 'only a 👨', false],
    ['.*', 'anything', false],
    ['.*', 'a .* b', true],
    ['50%', 'at 50 percent', true],
    ['%', 'at 50 percent', false],
  ])('of %j for %j: %s', (query, text, fits) => {
    expect(find(query, text) > 0).toBe(fits);
  });

  it('ranks a whole last word higher, and adjacent terms highest', () => {
    expect(find('black cat', 'a catalogue in black')).toBe(1);
    expect(find('black cat', 'a cat in black')).toBe(2);
    expect(find('black cat', 'a black, cat')).toBe(3);
    expect(find('cat', 'category')).toBe(1);
    expect(find('cat', 'cat')).toBe(2);
  });
});

describe('excerpt', () => {
  it('returns all of a short text on one line', () => {
    expect(createMatcher(parseSearchTerms('cat')).excerpt('  One\n\ncat,\ttwo Cats. ')).toEqual({
      text: 'One cat, two Cats.',
      marks: [
        [4, 7],
        [13, 17],
      ],
    });
  });

  it('returns marks in UTF-16 code units', () => {
    expect(marked('straße', '👩‍👩‍👧 Die STRAßE, die straße')).toEqual(['STRAßE', 'straße']);
    expect(marked('日本', '👋日本と日本語')).toEqual(['日本', '日本']);
    expect(marked('🎉', 'a🎉🎉 b')).toEqual(['🎉🎉']);
    expect(marked("it's", "İt’s it’s IT'S")).toEqual(['it’s', "IT'S"]);
  });

  it('cuts around the first match at word boundaries', () => {
    const before = 'before '.repeat(60);
    const { text, marks } = createMatcher(parseSearchTerms('needle')).excerpt(
      `${before}needle ${'after '.repeat(100)}`,
    );
    expect(text.length).toBeLessThanOrEqual(240);
    expect(text).toMatch(/^…before .*before needle after .*after…$/);
    expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['needle']);
  });

  it.each([
    ['needle', `${'x'.repeat(5_000)} needle ${'y'.repeat(5_000)}`],
    ['語', `${'日本'.repeat(3_000)}語${'日本'.repeat(3_000)}`],
    ['🎉', `${'👩‍👩‍👧'.repeat(500)}🎉${'👩‍👩‍👧'.repeat(500)}`],
    ['z'.repeat(200), `${'word '.repeat(100)}${'z'.repeat(200)} ${'word '.repeat(100)}`],
    ['needle', `${' \n'.repeat(2_000)}needle${' \n'.repeat(2_000)}end`],
    ['needle', `needle${' '.repeat(5_000)}end`],
  ])('contains the match and splits no grapheme (%j)', (query, content) => {
    const { text, marks } = createMatcher(parseSearchTerms(query)).excerpt(content);
    expect(text.length).toBeLessThanOrEqual(240);
    expect(text.isWellFormed()).toBe(true);
    expect(text.replaceAll('👩‍👩‍👧', '')).not.toMatch(/[👩👧\u200d]/u);
    expect(marks.map(([from, to]) => text.slice(from, to))).toContain(query);
  });

  it('returns the beginning of a text without a match', () => {
    expect(createMatcher(parseSearchTerms('cat')).excerpt('Only a dog.')).toEqual({ text: 'Only a dog.', marks: [] });
  });
});
