import { LIMITS } from '@kinloom/contract';
import {
  EMPTY_MULTI_FILE_DRAFT,
  buildMultiFileBody,
  validateMultiFileDraft,
  type MultiFileDraft,
} from './multi-file-draft';

const note = new File(['It was night.'], 'note.md', { type: 'text/markdown' });
const draft: MultiFileDraft = {
  ...EMPTY_MULTI_FILE_DRAFT,
  name: ' Ilse ',
  files: { ...EMPTY_MULTI_FILE_DRAFT.files, letters: [note] },
};

describe('multi-file draft', () => {
  it.each([
    [EMPTY_MULTI_FILE_DRAFT, 'Please enter a soul name'],
    [{ ...EMPTY_MULTI_FILE_DRAFT, name: 'Ilse' }, 'Please upload at least one file'],
    [draft, null],
    [
      { ...draft, files: { ...draft.files, essence: [new File(['x'], 'a.exe')] } },
      'a.exe: Only txt, md, json, csv, and log files can be used here.',
    ],
    [
      { ...draft, files: { ...draft.files, letters: Array.from({ length: LIMITS.uploadFiles + 1 }, () => note) } },
      'At most 50 files and 200 MB can be sent at once.',
    ],
  ])('%#: is validated', (given, problem) => expect(validateMultiFileDraft(given)).toBe(problem));

  it('is sent with the file texts by category, without empty categories', async () => {
    expect(await buildMultiFileBody({ ...draft, role: 'friend' })).toEqual({
      name: 'Ilse',
      role: 'friend',
      categorizedFiles: [
        {
          category: 'letters',
          categoryName: 'Letters',
          files: [{ filename: 'note.md', content: 'It was night.', size: 13, type: 'text/markdown' }],
        },
      ],
      analysisDepth: 'comprehensive',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });
});
