import { LIMITS } from '@kinloom/contract';
import { EMPTY_MANY, manyBody, problemOfMany, type ManyDraft } from './draft';

const note = new File(['It was night.'], 'note.md', { type: 'text/markdown' });
const draft: ManyDraft = { ...EMPTY_MANY, name: ' Ilse ', files: { ...EMPTY_MANY.files, letters: [note] } };

describe('a soul of several files', () => {
  it.each([
    [EMPTY_MANY, 'Please enter a soul name'],
    [{ ...EMPTY_MANY, name: 'Ilse' }, 'Please upload at least one file'],
    [draft, null],
    [
      { ...draft, files: { ...draft.files, essence: [new File(['x'], 'a.exe')] } },
      'a.exe: Only txt, md, json, csv, and log files can be used here.',
    ],
    [
      { ...draft, files: { ...draft.files, letters: Array.from({ length: LIMITS.uploadFiles + 1 }, () => note) } },
      'At most 50 files and 200 MB can be sent at once.',
    ],
  ])('%#: is refused for its reason', (given, problem) => expect(problemOfMany(given)).toBe(problem));

  it('is sent with the texts of its files, by category, and nothing of categories without any', async () => {
    expect(await manyBody({ ...draft, role: 'friend' })).toEqual({
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
    });
  });
});
