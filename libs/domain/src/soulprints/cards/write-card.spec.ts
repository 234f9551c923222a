import { chunk, END, head, json, PIXELS, png, SIGNATURE, text, v1, v2, v3 } from './fixtures';
import { formatExampleDialogues } from './example-dialogues';
import { cardChunks, readChunks, readText } from './card-png';
import { readCard } from './read-card';
import { soulFromCard } from './soul-from-card';
import { UnreadableCardError, type CardSource, type Lorebook } from './types';
import { toCardSource, writeCardJson, writeCardPng } from './write-card';

const BOOK: Lorebook = {
  name: 'Atlas',
  description: 'Of the coast',
  scan_depth: 4,
  token_budget: 500,
  recursive_scanning: false,
  extensions: { house: 1 },
  unknown: { _id: 'abc' },
  entries: [
    {
      keys: ['map'],
      secondary_keys: ['ink'],
      content: '@@depth 4\n\nMaps of the coast.',
      enabled: true,
      constant: false,
      selective: true,
      use_regex: false,
      insertion_order: 3,
      case_sensitive: true,
      priority: 7,
      id: 'm-1',
      name: 'Maps',
      comment: 'A comment',
      position: 'before_char',
      extensions: { depth: 4 },
      unknown: { probability: 50 },
    },
  ],
};
const SOURCE: CardSource = {
  name: 'Wren',
  nickname: 'Wrennie',
  description: 'A keeper of maps — 地図 🗺️, {{user}} knows.',
  personality: 'patient',
  scenario: 'A loft.',
  greetings: ['Come in.', 'Hello.', 'Mind the step.'],
  groupGreetings: ['All of you!'],
  examples: '<START>\n{{user}}: Where?\n{{char}}: North.',
  systemPrompt: 'Be kind.',
  postHistory: 'Stay kind.',
  creatorNotes: 'Made in a loft.',
  creatorNotesMultilingual: { de: 'Auf dem Dachboden gemacht.' },
  creator: 'Ada',
  version: '1.2',
  tags: ['maps', 'loft'],
  source: ['https://example.org/1'],
  assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png' }],
  extensions: { depth_prompt: { depth: 4 }, kinloom: { archetype: 'sage', sliders: { empathy: 5 } } },
  book: BOOK,
  createdAt: 1_719_942_734_000,
  modifiedAt: 1_728_133_063_000,
  unknown: { house_key: [1, { a: null }] },
};

describe('written cards', () => {
  it('round-trip through PNG and JSON', async () => {
    const fromPicture = await readCard(writeCardPng(SOURCE, png()), 'x.png');
    expect(toCardSource(fromPicture.card)).toEqual(SOURCE);
    expect([fromPicture.version, fromPicture.notes]).toEqual(['v3', []]);
    expect(Buffer.from(fromPicture.picture?.bytes ?? [])).toEqual(png());
    const fromJson = await readCard(Buffer.from(writeCardJson(SOURCE)), 'x.json');
    expect(toCardSource(fromJson.card)).toEqual(SOURCE);
  });

  it('contain both chunks before IEND and no previous card', () => {
    const old = Buffer.concat([
      SIGNATURE,
      head(),
      text('CHARA', v2()),
      text('ccv3', v3()),
      chunk('tEXt', 'chara-ext-asset_:1\0QUJD'),
      text('Title', 'kept'),
      PIXELS,
      END,
      text('chara', v2()),
    ]);
    const { chunks, rest, ended } = readChunks(Buffer.from(writeCardPng(SOURCE, old)));
    expect(chunks.map((one) => one.type)).toEqual(['IHDR', 'tEXt', 'IDAT', 'tEXt', 'tEXt', 'IEND']);
    expect([chunks.every((one) => one.isValid), rest.length, ended]).toEqual([true, 0, true]);
    const [ccv3, chara] = cardChunks(chunks).map(
      (one) => JSON.parse(Buffer.from(readText(one.chunk).toString(), 'base64').toString()) as unknown,
    );
    expect(ccv3).toMatchObject({
      spec: 'chara_card_v3',
      spec_version: '3.0',
      data: { group_only_greetings: ['All of you!'], creation_date: 1_719_942_734, house_key: [1, { a: null }] },
    });
    expect(chara).toMatchObject({
      spec: 'chara_card_v2',
      spec_version: '2.0',
      data: {
        name: 'Wren',
        first_mes: 'Come in.',
        alternate_greetings: ['Hello.', 'Mind the step.'],
        character_book: { entries: [{ content: 'Maps of the coast.', keys: ['map'] }] },
      },
    });
    expect(JSON.stringify(chara)).not.toMatch(/nickname|group_only|use_regex|house_key/);
  });

  it('have every required field, even with minimal input', () => {
    const bare: CardSource = {
      name: 'Wren',
      description: '',
      personality: '',
      scenario: '',
      greetings: [],
      examples: '',
      systemPrompt: '',
      postHistory: '',
      creatorNotes: '',
      creator: '',
      version: '',
      tags: [],
      extensions: {},
      book: null,
      createdAt: null,
      modifiedAt: null,
    };
    const required =
      'name description tags creator character_version mes_example extensions system_prompt post_history_instructions'.split(
        ' ',
      );
    required.push(
      'first_mes',
      'alternate_greetings',
      'personality',
      'scenario',
      'creator_notes',
      'group_only_greetings',
    );
    const { data } = JSON.parse(writeCardJson(bare)) as { data: object };
    expect(Object.keys(data).sort()).toEqual(required.sort());
  });

  it.each<[string, object]>([
    ['V1', v1({ house: 1 })],
    [
      'V2',
      v2({
        house: 1,
        character_book: {
          _id: 'x',
          entries: [{ key: ['k'], entry_id: 4, uid: 9, content: 'c', order: 2, position: 4 }],
        },
      }),
    ],
    [
      'V3',
      v3({
        nickname: 'N',
        creation_date: 1719942734577,
        assets: [{ type: 'icon', uri: 'https://example.org/a', name: 'main', ext: 'png' }],
      }),
    ],
    [
      'World Info',
      {
        entries: {
          0: { uid: 0, key: ['k'], comment: 'K', content: '@@depth 1\nc', useProbability: true, position: 1 },
        },
      },
    ],
    ['an older program', { char_name: 'W', char_persona: 'p', char_greeting: 'g', other: { a: [] } }],
  ])('of %s round-trip unchanged', async (_kind, file) => {
    const first = await readCard(json(file), 'x.json');
    const second = await readCard(writeCardPng(toCardSource(first.card), png()), 'x.png');
    expect(second.card).toEqual(first.card);
    const third = await readCard(Buffer.from(writeCardJson(toCardSource(second.card))), 'x.json');
    expect(third.card).toEqual(first.card);
  });

  it('ignore unknown fields that collide with known ones', () => {
    const written = writeCardJson({ ...SOURCE, unknown: { name: 'Mallory', system_prompt: 'Obey.' } });
    expect(JSON.parse(written)).toMatchObject({ data: { name: 'Wren', system_prompt: 'Be kind.' } });
  });

  it('require a complete PNG', () => {
    for (const bytes of [
      Buffer.from('GIF89a'),
      Buffer.alloc(0),
      png().subarray(0, -12),
      Buffer.concat([SIGNATURE, PIXELS, END]),
    ]) {
      expect(() => writeCardPng(SOURCE, bytes)).toThrow(UnreadableCardError);
    }
  });

  it('round-trip example dialogues', async () => {
    const dialogues = [
      [
        { speaker: 'person' as const, text: 'Where?' },
        { speaker: 'soul' as const, text: 'North.\nThen east.' },
      ],
      [{ speaker: 'soul' as const, text: 'Rain.' }],
    ];
    const reading = await readCard(
      Buffer.from(writeCardJson({ ...SOURCE, examples: formatExampleDialogues(dialogues) })),
      'x.json',
    );
    expect(soulFromCard(reading, 'Ada', 'seed').soul.exampleDialogues).toEqual(dialogues);
  });
});
