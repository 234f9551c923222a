import { ERRORS } from '@kinloom/contract';
import { ApiError, unreached } from '../../lib/api';
import { loadTrouble, missingWords, uploadedWords, uploadTrouble } from './words';

const file = new File(['x'], 'x.txt');
const refused = (status: number, code: ApiError['code']) => new ApiError(status, code, null, {}, '');

describe('what is missing for an upload', () => {
  it.each([
    [null, null, [], 'a soul, a file type, and at least one file'],
    [null, 'memory', [], 'a soul and at least one file'],
    [7, null, [file], 'a file type'],
    [7, 'essence', [], 'at least one file'],
  ] as const)('soul %s, type %s: says so', (soulId, fileType, files, words) =>
    expect(missingWords({ soulId, fileType, files })).toBe(`Missing information: please choose ${words}.`),
  );

  it('is nothing where all is chosen', () =>
    expect(missingWords({ soulId: 7, fileType: 'memory', files: [file] })).toBeNull());
});

it('counts what was uploaded', () => {
  expect(uploadedWords(1, 'memory', 'Ilse')).toBe('1 memory file given to Ilse.');
  expect(uploadedWords(3, 'reflection', 'Ilse')).toBe('3 reflection files given to Ilse.');
});

it('says what can be done about a failed upload, and else only that it failed', () => {
  const plain = 'Upload failed - There was an error processing your files. Please try again.';
  expect(uploadTrouble(refused(413, 'file_too_large'))).toBe(`Upload failed - ${ERRORS.file_too_large.text}`);
  expect(uploadTrouble(refused(413, 'too_many_files'))).toBe(`Upload failed - ${ERRORS.too_many_files.text}`);
  for (const error of [refused(500, 'internal'), refused(503, 'unavailable'), unreached(), new Error('?')]) {
    expect(uploadTrouble(error)).toBe(plain);
  }
});

it('tells a server that was not reached from one that has no answer', () => {
  expect(loadTrouble(unreached()).title).toBe('Connection error');
  expect(loadTrouble(refused(500, 'internal')).title).toBe('Failed to load souls');
});
