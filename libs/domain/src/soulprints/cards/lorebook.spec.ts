import { json, v2 } from './fixtures';
import { readCard } from './read-card';
import { UnreadableCardError, type CardReading } from './types';

const read = (card: unknown, name = 'x.json') =>
  readCard(typeof card === 'string' ? Buffer.from(card) : json(card), name);
const counts = (reading: CardReading) => Object.fromEntries(reading.notes.map((note) => [note.code, note.count]));

describe('lorebooks', () => {
  it('reads books without extensions and with unknown fields', async () => {
    const book = {
      _id: 'abc',
      photoURL: 'https://example.org/p.png',
      entries: [
        {
          keys: ['map', '', ' '],
          content: 'x',
          entry_id: 7,
          probability: 50,
          selectiveLogic: 0,
          enabled: true,
          insertion_order: 10,
        },
      ],
    };
    const reading = await read(v2({ character_book: book }));
    expect(reading.card.book).toMatchObject({
      extensions: {},
      unknown: { _id: 'abc', photoURL: 'https://example.org/p.png' },
      entries: [
        {
          keys: ['map'],
          id: 7,
          unknown: { probability: 50, selectiveLogic: 0 },
          insertion_order: 10,
          use_regex: false,
        },
      ],
    });
    expect(counts(reading)).toEqual({ 'empty-key-dropped': 2 });
    expect((await read(v2({ character_book: { entries: [] } }))).card.book).toBeNull();
    expect(counts(await read(v2({ character_book: { entries: [5, { keys: 'a, b', content: 'x' }] } })))).toEqual({
      'wrong-type': 1,
    });
  });

  it.each<[string, object]>([
    ['of V3', { spec: 'lorebook_v3', data: { name: 'Atlas', entries: [{ keys: ['map'], content: 'Maps.' }] } }],
    [
      'of World Info',
      {
        name: 'Atlas',
        entries: {
          0: { uid: 0, key: ['map'], keysecondary: [], comment: '', content: 'Maps.', disable: false, position: 4 },
        },
      },
    ],
    ['of a card', { name: 'Atlas', entries: [{ keys: ['map'], content: 'Maps.' }] }],
    ['of Agnai', { kind: 'memory', name: 'Atlas', entries: [{ keywords: ['map'], entry: 'Maps.', enabled: true }] }],
    ['of Novel', { lorebookVersion: 4, name: 'Atlas', entries: [{ keys: ['map'], text: 'Maps.', displayName: 'm' }] }],
  ])('reads a standalone %s', async (_kind, file) => {
    const reading = await read(file, 'file.json');
    expect(reading).toMatchObject({
      version: 'lorebook',
      card: {
        name: 'Atlas',
        first_mes: '',
        book: { name: 'Atlas', entries: [{ keys: ['map'], content: 'Maps.', enabled: true }], unknown: {} },
      },
      notes: [{ code: 'lorebook-only' }],
    });
  });

  it('reads a standalone Risu book and names it after its file', async () => {
    const data = [
      {
        key: 'map, atlas',
        secondkey: '',
        content: 'Maps.',
        alwaysActive: true,
        insertorder: 100,
        comment: 'm',
        mode: 'normal',
      },
    ];
    const reading = await read({ type: 'risu', ver: 1, data }, 'Atlas.json');
    expect(counts(reading)).toEqual({ 'lorebook-only': 1 });
    expect(reading.card).toMatchObject({
      name: 'Atlas',
      book: {
        entries: [{ keys: ['map', 'atlas'], constant: true, insertion_order: 100, unknown: { mode: 'normal' } }],
      },
    });
  });

  it('is not detected in every file with entries', async () => {
    await expect(read({ entries: [{ title: 'x', body: 'y' }] })).rejects.toBeInstanceOf(UnreadableCardError);
  });
});
