import { LIMITS, OFFERING_TEXTS } from '@kinloom/contract';
import { countsOf, countWords } from './counting';
import { problemOfFile, readOffered } from './reading';

const bytes = (...parts: (number[] | string)[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
const utf16 = (text: string, big: boolean): Uint8Array => {
  const body = Buffer.from(text, 'utf16le');
  return bytes(big ? [0xfe, 0xff] : [0xff, 0xfe], [...(big ? body.swap16() : body)]);
};

describe('a file that is offered', () => {
  it.each([
    ['letter.md', 10, null],
    ['LETTER.TXT', 10, null],
    ['letter.pdf', 10, OFFERING_TEXTS.wrongFile],
    ['letter', 10, OFFERING_TEXTS.wrongFile],
    ['letter.md.exe', 10, OFFERING_TEXTS.wrongFile],
    [`${'l'.repeat(LIMITS.fileNameLength)}.md`, 10, OFFERING_TEXTS.wrongFile],
    ['letter.md', 0, 'This file is empty.'],
    ['letter.md', 1_000_000, 'This file is too large. A memory has at most 100,000 characters.'],
  ])('%s of %d bytes: %j', (name, size, problem) => expect(problemOfFile({ name, size })).toBe(problem));

  it.each([
    ['UTF-8', bytes('Grüße ✨')],
    ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], 'Grüße ✨')],
    ['UTF-16, low byte first', utf16('Grüße ✨', false)],
    ['UTF-16, high byte first', utf16('Grüße ✨', true)],
  ])('is read in %s', (_, read) => expect(readOffered(read)).toEqual({ text: 'Grüße ✨' }));

  it('is read as Western European where it can be nothing else, with the line breaks of a text area', () =>
    expect(readOffered(bytes('caf', [0xe9], '\r\nja\rnein'))).toEqual({ text: 'café\nja\nnein' }));

  it('is not read where it holds no text, or too much of it', () => {
    expect(readOffered(bytes('\n \r\n'))).toEqual({ problem: 'This file is empty.' });
    expect(readOffered(bytes([0x89], 'PNG', [0, 0, 1]))).toEqual({ problem: 'This file holds no text.' });
    expect(readOffered(bytes('x'.repeat(LIMITS.offeringLength)))).toHaveProperty('text');
    expect(readOffered(bytes('x'.repeat(LIMITS.offeringLength + 1)))).toHaveProperty('problem');
  });
});

describe('what is written', () => {
  it.each([
    ['', 0, 0],
    [' \n ', 0, 0],
    ["  Don't go — the herons' lake.\n", 28, 5],
  ])('%j is counted', (text, characters, words) => expect(countsOf(text)).toEqual({ characters, words }));

  it('is counted to its end, however long', () => {
    expect(countsOf('We rowed out.\n'.repeat(7_000)).words).toBe(21_000);
    expect(countsOf('x'.repeat(LIMITS.offeringLength)).characters).toBe(LIMITS.offeringLength);
    expect(countsOf('私は湖を見た。'.repeat(14_000)).words).toBeGreaterThan(28_000);
  });

  it('is counted in words', () => {
    // Also where no blanks divide them.
    expect(countsOf('私は鷺を見た').words).toBeGreaterThan(1);
    expect(countWords({ characters: 1_204, words: 212 })).toBe('1,204 of 100,000 characters · 212 words');
    expect(countWords({ characters: 3, words: 1 })).toBe('3 of 100,000 characters · 1 word');
  });
});
