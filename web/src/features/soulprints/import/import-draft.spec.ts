import {
  EMPTY_DRAFT,
  importBody,
  previewBody,
  findShortage,
  findPreviewShortage,
  type ImportDraft,
} from './import-draft';

const FIVE = ['a', 'b', 'c', 'd', 'e'].join('\n\n');
const file = new File(['hello'], 'chat.txt');
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const draft: ImportDraft = { ...EMPTY_DRAFT, name: ' Ilse ', text: FIVE };

describe('draft validation', () => {
  it.each([
    [{}, 'missing'],
    [{ name: 'Ilse' }, 'missing'],
    [{ text: FIVE }, 'missing'],
    [{ name: '  ', text: FIVE }, 'missing'],
    [{ name: 'Ilse', text: 'a\n\nb\n\nc\n\nd' }, 'few'],
    [{ name: 'Ilse', text: FIVE }, null],
    [{ name: 'Ilse', text: '[{"mes":"a"}]' }, null],
    [{ name: 'Ilse', file }, null],
  ])('%j: %p', (given, short) => expect(findShortage({ ...EMPTY_DRAFT, ...given })).toBe(short));

  it('needs no name for a preview', () => {
    expect(findPreviewShortage({ ...EMPTY_DRAFT, text: FIVE })).toBeNull();
    expect(findPreviewShortage(EMPTY_DRAFT)).toBe('missing');
  });
});

describe('the request body', () => {
  it('contains the pasted text unchanged', () => {
    expect(importBody(draft, null, {}, {})).toEqual({
      name: 'Ilse',
      timeZone,
      chatLogs: FIVE,
      existingPersonality: null,
      importConversations: true,
    });
    expect(previewBody({ ...draft, name: '' }, null, {})).toEqual({ chatLogs: FIVE, timeZone });
  });

  it('refers to the earlier upload with the choices', () => {
    const choices = { soulSpeaker: 'Ilse', dateOrder: 'dmy' } as const;
    expect(previewBody(draft, 7, choices)).toEqual({ uploadId: 7, name: 'Ilse', timeZone, ...choices });
    expect(
      importBody({ ...draft, manual: true, importConversations: false }, 7, choices, { archetype: 'sage' }),
    ).toEqual({
      uploadId: 7,
      name: 'Ilse',
      timeZone,
      ...choices,
      existingPersonality: { ...draft.traits, archetype: 'sage' },
      importConversations: false,
    });
  });

  it('is a form with the fields before the file', () => {
    const body = importBody({ ...draft, file }, null, { personSpeaker: 'Me' }, { traits: ['calm'] });
    expect(body).toBeInstanceOf(FormData);
    const entries = [...(body as FormData).entries()];
    expect(entries.map(([name]) => name)).toEqual([
      'name',
      'timeZone',
      'personSpeaker',
      'importConversations',
      'existingPersonality',
      'file',
    ]);
    expect(entries.at(4)?.[1]).toBe('{"traits":["calm"]}');
  });
});
