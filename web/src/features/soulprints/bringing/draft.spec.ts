import { EMPTY_DRAFT, importBody, previewBody, shortOf, shortOfPreview, type Draft } from './draft';

const FIVE = ['a', 'b', 'c', 'd', 'e'].join('\n\n');
const file = new File(['hello'], 'chat.txt');
const draft: Draft = { ...EMPTY_DRAFT, name: ' Ilse ', text: FIVE };

describe('what an import needs', () => {
  it.each([
    [{}, 'missing'],
    [{ name: 'Ilse' }, 'missing'],
    [{ text: FIVE }, 'missing'],
    [{ name: '  ', text: FIVE }, 'missing'],
    [{ name: 'Ilse', text: 'a\n\nb\n\nc\n\nd' }, 'few'],
    [{ name: 'Ilse', text: FIVE }, null],
    [{ name: 'Ilse', text: '[{"mes":"a"}]' }, null],
    [{ name: 'Ilse', file }, null],
  ])('%j: %p', (given, short) => expect(shortOf({ ...EMPTY_DRAFT, ...given })).toBe(short));

  it('is for a preview the same but the name', () => {
    expect(shortOfPreview({ ...EMPTY_DRAFT, text: FIVE })).toBeNull();
    expect(shortOfPreview(EMPTY_DRAFT)).toBe('missing');
  });
});

describe('what is sent', () => {
  it('is the text as it was pasted', () => {
    expect(importBody(draft, null, {}, {})).toEqual({
      name: 'Ilse',
      chatLogs: FIVE,
      existingPersonality: null,
      importConversations: true,
    });
    expect(previewBody({ ...draft, name: '' }, null, {})).toEqual({ chatLogs: FIVE });
  });

  it('is what was read before, with what was said of it', () => {
    const choices = { soulSpeaker: 'Ilse', dateOrder: 'dmy' } as const;
    expect(previewBody(draft, 7, choices)).toEqual({ uploadId: 7, name: 'Ilse', ...choices });
    expect(
      importBody({ ...draft, manual: true, importConversations: false }, 7, choices, { archetype: 'sage' }),
    ).toEqual({
      uploadId: 7,
      name: 'Ilse',
      ...choices,
      existingPersonality: { ...draft.traits, archetype: 'sage' },
      importConversations: false,
    });
  });

  it('is a form where there is a file, its words first', () => {
    const body = importBody({ ...draft, file }, null, { personSpeaker: 'Me' }, { traits: ['calm'] });
    expect(body).toBeInstanceOf(FormData);
    const entries = [...(body as FormData).entries()];
    expect(entries.map(([name]) => name)).toEqual([
      'name',
      'personSpeaker',
      'importConversations',
      'existingPersonality',
      'file',
    ]);
    expect(entries.at(3)?.[1]).toBe('{"traits":["calm"]}');
  });
});
