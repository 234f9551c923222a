import { ERRORS, FILE_ENDINGS, LIMITS } from '@kinloom/contract';
import { endingOf, endingsText, problemOf, textOfBytes } from './files';

describe('files that are chosen', () => {
  it.each([
    ['notes.TXT', '.txt'],
    ['archive.tar.gz', '.gz'],
    ['README', ''],
    ['.md', '.md'],
  ])('%s ends in %p', (name, ending) => expect(endingOf(name)).toBe(ending));

  it('names the endings as people do', () => expect(endingsText(FILE_ENDINGS.enhance)).toBe('txt, md, and json'));

  it.each([
    ['a.txt', 10, null],
    ['a.txt', LIMITS.fileBytes, null],
    ['a.txt', LIMITS.fileBytes + 1, ERRORS.file_too_large.text],
    ['a.txt', 0, 'This file is empty.'],
    ['a.exe', 10, 'Only txt, md, and json files can be used here.'],
  ])('%s of %d bytes: %p', (name, size, problem) =>
    expect(problemOf({ name, size }, FILE_ENDINGS.enhance, LIMITS.fileBytes)).toBe(problem),
  );

  it('an export may be larger, and has any ending', () => {
    expect(problemOf({ name: 'chat', size: LIMITS.exportBytes }, [], LIMITS.exportBytes)).toBeNull();
    expect(problemOf({ name: 'chat', size: LIMITS.exportBytes + 1 }, [], LIMITS.exportBytes)).toBe(
      ERRORS.import_too_large.text,
    );
  });
});

describe('text of bytes', () => {
  it.each([
    ['UTF-8', [0xc3, 0xa9, 0x74, 0xc3, 0xa9]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x74, 0xc3, 0xa9]],
    ['UTF-16, the small byte first', [0xff, 0xfe, 0xe9, 0, 0x74, 0, 0xe9, 0]],
    ['UTF-16, the large byte first', [0xfe, 0xff, 0, 0xe9, 0, 0x74, 0, 0xe9]],
    ['Western European', [0xe9, 0x74, 0xe9]],
  ])('is read: %s', (_, bytes) => expect(textOfBytes(Uint8Array.from(bytes))).toBe('été'));
});
