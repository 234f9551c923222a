import { LIMITS, OFFERING_TEXTS } from '@kinloom/contract';
import { countText, formatCounts } from './text-counts';
import { validateFile, readOfferedFile } from './read-offered-file';

const bytes = (...parts: (number[] | string)[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));
const utf16 = (text: string, big: boolean): Uint8Array => {
  const body = Buffer.from(text, 'utf16le');
  return bytes(big ? [0xfe, 0xff] : [0xff, 0xfe], [...(big ? body.swap16() : body)]);
};

describe('offered file', () => {
  it.each([
    ['letter.md', 10, null],
    ['LETTER.TXT', 10, null],
    ['letter.pdf', 10, OFFERING_TEXTS.wrongFile],
    ['letter', 10, OFFERING_TEXTS.wrongFile],
    ['letter.md.exe', 10, OFFERING_TEXTS.wrongFile],
    [`${'l'.repeat(LIMITS.fileNameLength)}.md`, 10, OFFERING_TEXTS.wrongFile],
    ['letter.md', 0, 'This file is empty.'],
    ['letter.md', 1_000_000, 'This file is too large. A memory has at most 100,000 characters.'],
  ])('%s of %d bytes: %j', (name, size, problem) => expect(validateFile({ name, size })).toBe(problem));

  it.each([
    ['UTF-8', bytes('Grüße ✨')],
    ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], 'Grüße ✨')],
    ['UTF-16, low byte first', utf16('Grüße ✨', false)],
    ['UTF-16, high byte first', utf16('Grüße ✨', true)],
  ])('decodes %s', (_, read) => expect(readOfferedFile(read)).toEqual({ text: 'Grüße ✨' }));

  it('falls back to Windows-1252 and normalises line breaks', () =>
    expect(readOfferedFile(bytes('caf', [0xe9], '\r\nja\rnein'))).toEqual({ text: 'café\nja\nnein' }));

  it('rejects empty, binary and oversized files', () => {
    expect(readOfferedFile(bytes('\n \r\n'))).toEqual({ problem: 'This file is empty.' });
    expect(readOfferedFile(bytes([0x89], 'PNG', [0, 0, 1]))).toEqual({ problem: 'This file contains no text.' });
    expect(readOfferedFile(bytes('x'.repeat(LIMITS.offeringLength)))).toHaveProperty('text');
    expect(readOfferedFile(bytes('x'.repeat(LIMITS.offeringLength + 1)))).toHaveProperty('problem');
  });
});

describe('text counts', () => {
  it.each([
    ['', 0, 0],
    [' \n ', 0, 0],
    ["  Don't go — the herons' lake.\n", 28, 5],
  ])('counts %j', (text, characters, words) => expect(countText(text)).toEqual({ characters, words }));

  it('counts long texts completely', () => {
    expect(countText('We rowed out.\n'.repeat(7_000)).words).toBe(21_000);
    expect(countText('x'.repeat(LIMITS.offeringLength)).characters).toBe(LIMITS.offeringLength);
    expect(countText('私は湖を見た。'.repeat(14_000)).words).toBeGreaterThan(28_000);
  });

  it('formats counts', () => {
    // Also in scripts without spaces.
    expect(countText('私は鷺を見た').words).toBeGreaterThan(1);
    expect(formatCounts({ characters: 1_204, words: 212 })).toBe('1,204 of 100,000 characters · 212 words');
    expect(formatCounts({ characters: 3, words: 1 })).toBe('3 of 100,000 characters · 1 word');
  });
});
