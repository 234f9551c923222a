import { ERRORS } from '@kinloom/contract';
import { ApiError, unreachableError } from '../../lib/http/api';
import { loadErrorText, missingFieldsText, uploadedText, uploadErrorText } from './upload-texts';

const file = new File(['x'], 'x.txt');
const refused = (status: number, code: ApiError['code']) => new ApiError(status, code, null, {}, '');

describe('missing upload fields', () => {
  it.each([
    [null, 'memory', [], 'a soul and at least one file'],
    [7, null, [file], 'a file type'],
    [7, 'essence', [], 'at least one file'],
  ] as const)('are listed for soul %s, type %s', (soulId, fileType, files, words) =>
    expect(missingFieldsText({ soulId, fileType, files })).toBe(`Missing information: please choose ${words}.`),
  );

  it('are no problem of a form that was not filled in yet', () =>
    expect(missingFieldsText({ soulId: null, fileType: null, files: [] })).toBe(
      'Please choose a soul, a file type, and at least one file.',
    ));

  it('are null when everything is chosen', () =>
    expect(missingFieldsText({ soulId: 7, fileType: 'memory', files: [file] })).toBeNull());
});

it('describes an upload', () => {
  expect(uploadedText(1, 'memory', 'Ilse')).toBe('1 memory file given to Ilse.');
  expect(uploadedText(3, 'reflection', 'Ilse')).toBe('3 reflection files given to Ilse.');
});

it('shows specific errors, and a general text for all others', () => {
  const plain = 'Upload failed - There was an error processing your files. Please try again.';
  expect(uploadErrorText(refused(413, 'file_too_large'))).toBe(`Upload failed - ${ERRORS.file_too_large.text}`);
  expect(uploadErrorText(refused(413, 'too_many_files'))).toBe(`Upload failed - ${ERRORS.too_many_files.text}`);
  for (const error of [refused(500, 'internal'), refused(503, 'unavailable'), unreachableError(), new Error('?')]) {
    expect(uploadErrorText(error)).toBe(plain);
  }
});

it('distinguishes an unreachable server from an error response', () => {
  expect(loadErrorText(unreachableError()).title).toBe('Connection error');
  expect(loadErrorText(refused(500, 'internal')).title).toBe('Failed to load souls');
});
