import { json, v1, v2, v3 } from './fixtures';
import { CARD_LIMITS } from './card-limits';
import { readCard } from './read-card';
import type { CardReading } from './types';

const read = (card: unknown, name = 'x.json') =>
  readCard(typeof card === 'string' ? Buffer.from(card) : json(card), name);
const counts = (reading: CardReading) => Object.fromEntries(reading.notes.map((note) => [note.code, note.count]));

describe('normalised cards', () => {
  it('prefer data over flat fields, and fill missing data from them', async () => {
    const { card } = await read({
      ...v2({ mes_example: undefined }),
      name: 'Flat',
      mes_example: '<START>',
      avatar: 'none',
    });
    expect([card.name, card.mes_example, card.unknown]).toEqual(['Wren', '<START>', {}]);
  });

  it('read field names of older programs', async () => {
    const older = {
      char_name: 'Wren',
      char_persona: 'A keeper.',
      char_greeting: 'Hi.',
      world_scenario: 'A loft.',
      example_dialogue: 'x',
    };
    expect(await read(older)).toMatchObject({
      version: 'legacy',
      card: {
        name: 'Wren',
        description: 'A keeper.',
        first_mes: 'Hi.',
        scenario: 'A loft.',
        mes_example: 'x',
        unknown: {},
      },
    });
    expect(await read({ name: 'Wren', context: 'A keeper.', greeting: 'Hi.' })).toMatchObject({
      version: 'legacy',
      card: { description: 'A keeper.', first_mes: 'Hi.' },
    });
    const both = await read({
      ...older,
      ...v1({ creatorcomment: 'By me', fav: false, talkativeness: '0.5', tags: '' }),
    });
    expect(both).toMatchObject({
      version: 'v1',
      card: { description: 'A keeper of maps.', creator_notes: 'By me', tags: [], unknown: {} },
    });
  });

  it('read newer versions, with a note', async () => {
    expect(counts(await read({ ...v3(), spec_version: '3.1' }))).toEqual({ 'newer-version': 1 });
    expect(await read({ ...v3(), spec: 'chara_card_v4', spec_version: '4.0' })).toMatchObject({
      version: 'v3',
      notes: [{ code: 'newer-version' }],
    });
    expect(counts(await read({ ...v2(), spec_version: '2.5' }))).toEqual({});
    expect(counts(await read({ ...v3(), spec_version: 3 }))).toEqual({});
  });

  it('convert other types to text', async () => {
    const reading = await read(
      v2({
        description: null,
        personality: 5,
        scenario: ['a', 'b'],
        creator: { x: 1 },
        tags: 'a, b',
        alternate_greetings: 'Hi',
      }),
    );
    expect(reading.card).toMatchObject({
      description: '',
      personality: '5',
      scenario: 'a\nb',
      creator: '',
      tags: ['a', 'b'],
      alternate_greetings: ['Hi'],
    });
    expect(reading.notes).toEqual([{ code: 'wrong-type', count: 3, fields: ['personality', 'scenario', 'creator'] }]);
  });

  it('merge flat fields and aliases of other programs', async () => {
    const { card } = await read({
      spec: 'chara_card_v3',
      spec_version: '3.0',
      name: 'Wren',
      tags: ['a'],
      first_mes: 'Hi',
      data: {},
    });
    expect(card).toMatchObject({ name: 'Wren', tags: ['a'], first_mes: 'Hi' });
    const other = await read({ name: 'Wren', description: 'd', first_message: 'Hi', example_dialogs: 'x' });
    expect(other.card).toMatchObject({ first_mes: 'Hi', mes_example: 'x', unknown: {} });
    const astray = await read(v2({ alternate_greetings: '1687194031049', character_book: null }));
    expect([astray.card.alternate_greetings, counts(astray)]).toEqual([[], { 'wrong-type': 1 }]);
  });

  it('always have a name', async () => {
    expect((await read(v2({ name: '   ' }), 'folder\\Old Wren.card.png')).card.name).toBe('Old Wren');
    expect((await read(v2({ name: null, nickname: 'Nick' }))).card.name).toBe('Nick');
    expect((await read(v2({ name: '\u202e\u200b' }), '.json')).card.name).toBe('Unnamed');
    expect((await read(v2({ name: '../../etc/passwd\n\u202eevil' }))).card.name).toBe('../../etc/passwd evil');
    const long = await read(v2({ name: 'Ä'.repeat(10_000) }));
    expect([long.card.name.length, counts(long)]).toEqual([100, { 'field-cut': 1 }]);
  });

  it('contain no invisible characters', async () => {
    const tags = [...'ignore'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
    const hidden = `a\u200b\u202eb${tags}\u2066c\ufe00\u{e0101}\u0007\ud800`;
    const reading = await read(v2({ description: hidden, first_mes: 'one\r\ntwo\rthree' }));
    expect(reading.card).toMatchObject({ description: 'abc\ufffd', first_mes: 'one\ntwo\nthree' });
    expect(counts(reading)).toEqual({ 'invisible-stripped': 12 });
  });

  it('keep joiners that are part of the language', async () => {
    const text = '👩‍🚀 ❤️ 👩🏽‍🚀 می‌خواهم क्‍ष naïve 漢字 1️⃣';
    const reading = await read(v2({ description: text }));
    expect([reading.card.description, reading.notes]).toEqual([text, []]);
  });

  it('are bounded in size', async () => {
    const reading = await read(
      v3({
        description: '𝒜'.repeat(CARD_LIMITS.text),
        alternate_greetings: Array.from({ length: 150 }, (_, at) => `Hi ${at}`),
        tags: Array.from({ length: 150 }, (_, at) => `t${at}`),
        character_book: { entries: Array.from({ length: 2_100 }, (_, at) => ({ keys: ['k'], content: `c${at}` })) },
      }),
    );
    expect(reading.card.description.length).toBeLessThanOrEqual(CARD_LIMITS.text);
    expect(reading.card.description.isWellFormed()).toBe(true);
    expect([
      reading.card.alternate_greetings.length,
      reading.card.tags.length,
      reading.card.book?.entries.length,
    ]).toEqual([100, 100, 2_000]);
    expect(counts(reading)).toEqual({ 'field-cut': 1, 'list-cut': 100, 'entries-cut': 100 });
  });

  it('keep markup as text and note what is not rendered', async () => {
    const first_mes =
      '<img src="https://example.org/t.gif"><script>alert(1)</script> ![x](https://example.org/x.png) ![y](//e.org/y.png)';
    const reading = await read(v2({ first_mes, mes_example: '<START>\n<USER> says' }));
    expect(reading.card.first_mes).toBe(first_mes);
    expect(reading.notes).toEqual([
      { code: 'html-left-as-text', count: 1, fields: ['first_mes'] },
      { code: 'remote-link-in-text', count: 3, fields: ['first_mes'] },
    ]);
  });

  it('read dates in seconds and in milliseconds', async () => {
    const { card } = await read(v3({ creation_date: 1719942734577, modification_date: 1728133063 }));
    expect([card.creation_date, card.modification_date]).toEqual([1719942734000, 1728133063000]);
    const none = await read(v3({ creation_date: 0, modification_date: '2025-01-02T03:04:05Z' }));
    expect([none.card.creation_date, none.card.modification_date, none.notes]).toEqual([
      null,
      Date.UTC(2025, 0, 2, 3, 4, 5),
      [],
    ]);
    const odd = await read(v3({ creation_date: 'yesterday', modification_date: 1e300 }));
    expect([odd.card.creation_date, odd.card.modification_date, counts(odd)]).toEqual([
      null,
      null,
      { 'date-unreadable': 2 },
    ]);
  });

  it('drop sources with executable URL schemes', async () => {
    const reading = await read(v3({ source: ['https://example.org/1', 'javascript:alert(1)', 'id-7'] }));
    expect([reading.card.source, counts(reading)]).toEqual([['https://example.org/1', 'id-7'], { 'link-left-out': 1 }]);
    const notes = { en: 'Hello', 'pt-BR': 'Olá', 'not a language': 'x', __proto__x: 'x' };
    expect((await read(v3({ creator_notes_multilingual: notes }))).card.creator_notes_multilingual).toEqual({
      en: 'Hello',
      'pt-BR': 'Olá',
    });
  });
});

describe('unknown fields', () => {
  it('are stored unchanged', async () => {
    const extensions = {
      depth_prompt: { depth: 4, prompt: 'x' },
      fav: false,
      world: null,
      list: [1, [2, { a: '\u200b' }]],
    };
    const reading = await read(v2({ extensions, house_key: { a: 1 } }));
    expect([reading.card.extensions, reading.card.unknown, reading.notes]).toEqual([
      extensions,
      { house_key: { a: 1 } },
      [],
    ]);
  });

  it('cannot pollute prototypes, nest too deep, grow too large or contain NUL', async () => {
    const deep = `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`;
    const bottomless = '['.repeat(50_000) + ']'.repeat(50_000);
    const text =
      `{"spec":"chara_card_v2","data":{"name":"Wren","__proto__":{"polluted":1},"first_mes":"Hi","extensions":{"__proto__":{"polluted":1},` +
      `"in":{"constructor":{"x":1}},"deep":${deep},"bottomless":${bottomless},"large":"${'x'.repeat(CARD_LIMITS.keptJson)}","nul":"a\\u0000\\ud800b","ok":1}}}`;
    const reading = await read(text);
    expect(reading.card.extensions).toEqual({ nul: 'a\ufffdb', ok: 1 });
    expect(reading.card.unknown).toEqual({});
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(reading.notes).toEqual([{ code: 'extension-left-out', count: 6, fields: ['extensions', 'data'] }]);
  });

  it('are empty where the value is no object', async () => {
    expect((await read(v2({ extensions: [1, 2], character_book: 'none' }))).card).toMatchObject({
      extensions: {},
      book: null,
    });
  });
});
