import { ERRORS, FILE_ENDINGS, LIMITS } from '@kinloom/contract';
import { endingOf, endingsText, validateFile, decodeText } from './file-validation';

describe('file validation', () => {
  it.each([
    ['notes.TXT', '.txt'],
    ['archive.tar.gz', '.gz'],
    ['README', ''],
    ['.md', '.md'],
  ])('%s has the ending %p', (name, ending) => expect(endingOf(name)).toBe(ending));

  it('formats the endings as a list', () => expect(endingsText(FILE_ENDINGS.enhance)).toBe('txt, md, and json'));

  it.each([
    ['a.txt', 10, null],
    ['a.txt', LIMITS.fileBytes, null],
    ['a.txt', LIMITS.fileBytes + 1, ERRORS.file_too_large.text],
    ['a.txt', 0, 'This file is empty.'],
    ['a.exe', 10, 'Only txt, md, and json files can be used here.'],
  ])('%s of %d bytes: %p', (name, size, problem) =>
    expect(validateFile({ name, size }, FILE_ENDINGS.enhance, LIMITS.fileBytes)).toBe(problem),
  );

  it('allows larger files and any ending for an export', () => {
    expect(validateFile({ name: 'chat', size: LIMITS.exportBytes }, [], LIMITS.exportBytes)).toBeNull();
    expect(validateFile({ name: 'chat', size: LIMITS.exportBytes + 1 }, [], LIMITS.exportBytes)).toBe(
      ERRORS.import_too_large.text,
    );
  });
});

describe('text decoding', () => {
  it.each([
    ['UTF-8', [0xc3, 0xa9, 0x74, 0xc3, 0xa9]],
    ['UTF-8 with byte order mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x74, 0xc3, 0xa9]],
    ['UTF-16 little-endian', [0xff, 0xfe, 0xe9, 0, 0x74, 0, 0xe9, 0]],
    ['UTF-16 big-endian', [0xfe, 0xff, 0, 0xe9, 0, 0x74, 0, 0xe9]],
    ['Windows-1252', [0xe9, 0x74, 0xe9]],
  ])('decodes %s', (_, bytes) => expect(decodeText(Uint8Array.from(bytes))).toBe('été'));
});
