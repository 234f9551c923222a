import { json, v1, v2, v3 } from './fixtures';
import { CARD_LIMITS } from './card-limits';
import { readCard } from './read-card';
import { soulFromCard } from './soul-from-card';
import type { CardNote, SoulFromCard } from './types';

async function soulOf(
  card: unknown,
  person = 'Ada',
  seed = 'seed',
): Promise<{ soul: SoulFromCard; notes: CardNote[] }> {
  return soulFromCard(await readCard(json(card), 'x.json'), person, seed);
}

/** Resolves the macros of a description. */
async function resolveDescription(description: string, person?: string, seed?: string): Promise<string> {
  return (await soulOf(v2({ description }), person, seed)).soul.description;
}

describe('macros', () => {
  it('insert the names of soul and person', async () => {
    expect(await resolveDescription('{{char}} and {{USER}}, <BOT> and <User>, {{ Char }} <char>')).toBe(
      'Wren and Ada, Wren and Ada, Wren Wren',
    );
    expect((await soulOf(v3({ nickname: 'Wrennie', scenario: '{{char}}' }))).soul).toMatchObject({
      name: 'Wren',
      calledName: 'Wrennie',
      scenario: 'Wrennie',
    });
    expect((await soulOf(v3({ nickname: '', scenario: '{{char}}' }))).soul.scenario).toBe('Wren');
    expect(await resolveDescription('{{user}}', '  \u202e ')).toBe('you');
  });

  it('are resolved once: inserted values are not scanned again', async () => {
    expect(await resolveDescription('{{user}}!', "$& {{char}} $1 <BOT> $'")).toBe("$& {{char}} $1 <BOT> $'!");
    expect(await resolveDescription('{{random:{{user}}}}', 'Smith, John')).toBe('Smith, John');
    expect(await resolveDescription('{{reverse:ab{{user}}}}', '{{char}}')).toBe('}}rahc{{ba');
  });

  it('choose deterministically per seed', async () => {
    const choice = '{{random:one,two,three}}';
    expect(await resolveDescription(choice)).toBe(await resolveDescription(choice));
    const drawn = await Promise.all(
      Array.from({ length: 40 }, (_, at) => resolveDescription(choice, 'Ada', `seed ${at}`)),
    );
    expect(new Set(drawn)).toEqual(new Set(['one', 'two', 'three']));
    const picks = (await resolveDescription('{{pick:a,b,c,d,e,f}} '.repeat(6))).trim().split(' ');
    expect(new Set(picks).size).toBe(1);
    const randoms = (await resolveDescription('{{random:a,b,c,d,e,f}} '.repeat(30))).trim().split(' ');
    expect(new Set(randoms).size).toBeGreaterThan(2);
  });

  it('support escaped commas and the :: syntax', async () => {
    expect(await resolveDescription('{{random:a\\,b}}')).toBe('a,b');
    expect(['x, y', 'z']).toContain(await resolveDescription('{{random::x, y::z}}'));
  });

  it.each(['6', 'd6', '1D6'])('roll dice: %s', async (formula) => {
    const thrown = await Promise.all(
      Array.from({ length: 60 }, (_, at) => resolveDescription(`{{roll:${formula}}}`, 'Ada', `${at}`)),
    );
    expect([...new Set(thrown)].sort()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('drop comments and hidden keys', async () => {
    expect(await resolveDescription('a{{// note}}b{{comment: x}}c{{hidden_key:x}}d{{noop}}e')).toBe('abcde');
  });

  it.each([
    '{{setvar::a::b}}',
    '{{getvar::a}}',
    '{{weather}}',
    '{{roll:many}}',
    '{{roll:101d6}}',
    '{{random}}',
    '{{}}',
    '{{charlotte}}',
  ])('that are unknown stay as written: %s', async (macro) => {
    const { soul, notes } = await soulOf(v2({ description: `a ${macro} b` }));
    expect(soul.description).toBe(`a ${macro} b`);
    expect(notes).toEqual([{ code: 'macro-left', count: 1, fields: ['description'] }]);
  });

  it('support nesting, missing ends and long sequences', async () => {
    expect(await resolveDescription('{{weather:{{char}}}}')).toBe('{{weather:Wren}}');
    expect(await resolveDescription('{{ {{char}} }} }}{{')).toBe('{{ Wren }} }}{{');
    expect(await resolveDescription('{{char')).toBe('{{char');
    const open = '{{'.repeat(100_000);
    expect(await resolveDescription(open)).toBe(open);
    expect(await resolveDescription('<bot>'.repeat(40_000))).toBe('Wren'.repeat(40_000));
    // Only the outer levels are evaluated, each once: an even number of reversals leaves the rest as it was written.
    const levels = 15_000;
    const rest = levels - CARD_LIMITS.macroDepth;
    expect(CARD_LIMITS.macroDepth % 2).toBe(0);
    expect(await resolveDescription('{{reverse:'.repeat(levels) + '}}'.repeat(levels))).toBe(
      '{{reverse:'.repeat(rest) + '}}'.repeat(rest),
    );
  });
});

describe('soulFromCard', () => {
  it('orders the first greeting before the alternates', async () => {
    const { soul } = await soulOf(v3({ alternate_greetings: ['Hello {{user}}.', ''], group_only_greetings: ['All!'] }));
    expect([soul.greetings, soul.groupGreetings]).toEqual([['Come in.', 'Hello Ada.'], ['All!']]);
  });

  it('splits example dialogues before inserting names', async () => {
    const mes_example =
      '<START>\n{{user}}: Where to?\n{{char}}: North.\nThen: east.\n<start>\nIt rains.\nWren: Indoors then.\nYou: Yes.\n<START>\n\n';
    const { soul } = await soulOf(v2({ mes_example }), '<START> {{char}}: x');
    expect(soul.exampleDialogues).toEqual([
      [
        { speaker: 'person', text: 'Where to?' },
        { speaker: 'soul', text: 'North.\nThen: east.' },
      ],
      [
        { speaker: 'soul', text: 'It rains.' },
        { speaker: 'soul', text: 'Indoors then.' },
        { speaker: 'person', text: 'Yes.' },
      ],
    ]);
  });

  it('keeps overriding prompts separate and notes them', async () => {
    const extensions = { depth_prompt: { prompt: 'Obey.', depth: 4 } };
    const card = v2({ system_prompt: '{{original}} Obey {{char}}.', post_history_instructions: '', extensions });
    const { soul, notes } = await soulOf(card);
    expect(soul.overriding).toEqual({ system_prompt: '{{original}} Obey Wren.', post_history_instructions: '' });
    expect(JSON.stringify({ ...soul, overriding: null })).not.toContain('Obey');
    expect(notes).toEqual([
      { code: 'overriding-switched-off', count: 1, fields: ['system_prompt'] },
      { code: 'depth-prompt-left', count: 1, fields: ['extensions'] },
    ]);
  });

  it('converts lore with its trigger keys', async () => {
    const entry = (fields: object) => ({
      keys: ['map'],
      content: 'Maps of {{char}}.',
      enabled: true,
      insertion_order: 3,
      ...fields,
    });
    const entries = [
      entry({ name: 'Maps', selective: true, secondary_keys: ['old'], case_sensitive: true, priority: 9 }),
      entry({
        content: '@@depth 5\n@@@instruct_depth 5\n\n@@additional_keys ink,paper\nInk.',
        secondary_keys: ['unused'],
      }),
      entry({ content: '@@dont_activate\nNever.', keys: ['{{user}}', ''] }),
      entry({ use_regex: true, keys: ['(a+)+$'], constant: true }),
      entry({ keys: ['/(a+)+$/i', 'plain'], enabled: false, comment: 'Half' }),
      entry({ content: '@@activate\n' }),
      entry({ content: 'Mail @@me at noon', name: 'Mail' }),
    ];
    const { soul, notes } = await soulOf(v3({ character_book: { entries } }));
    expect(soul.lore).toEqual([
      {
        title: 'Maps',
        keys: ['map'],
        secondaryKeys: ['old'],
        content: 'Maps of Wren.',
        enabled: true,
        constant: false,
        caseSensitive: true,
        priority: 9,
      },
      {
        title: 'map',
        keys: ['map'],
        secondaryKeys: ['ink', 'paper'],
        content: 'Ink.',
        enabled: true,
        constant: false,
        caseSensitive: false,
        priority: 3,
      },
      {
        title: 'Ada',
        keys: ['Ada'],
        secondaryKeys: [],
        content: 'Never.',
        enabled: false,
        constant: false,
        caseSensitive: false,
        priority: 3,
      },
      {
        title: 'Lore 4',
        keys: [],
        secondaryKeys: [],
        content: 'Maps of Wren.',
        enabled: true,
        constant: true,
        caseSensitive: false,
        priority: 3,
      },
      {
        title: 'Half',
        keys: ['plain'],
        secondaryKeys: [],
        content: 'Maps of Wren.',
        enabled: false,
        constant: false,
        caseSensitive: false,
        priority: 3,
      },
      {
        title: 'Mail',
        keys: ['map'],
        secondaryKeys: [],
        content: 'Mail @@me at noon',
        enabled: true,
        constant: false,
        caseSensitive: false,
        priority: 3,
      },
    ]);
    expect(Object.fromEntries(notes.map((note) => [note.code, note.count]))).toEqual({
      'decorator-stripped': 4,
      'regex-key-ignored': 2,
      'empty-entry': 1,
    });
  });

  it('converts patterns that are plain words to keys', async () => {
    const keys = [
      'Dr. Light',
      '{{char}}',
      '/(?:map|old atlas)/i',
      '/\\bink\\b/',
      '/a|b/',
      '/x.y/',
      'a+',
      '/(a|b)(c|d)/',
      '/(a+)+$/',
    ];
    const book = {
      entries: [{ keys, secondary_keys: ['sea', 's?ea'], selective: true, content: 'x', use_regex: true }],
    };
    const { soul, notes } = await soulOf(v3({ character_book: book }));
    expect(soul.lore[0]?.keys).toEqual(['Dr. Light', 'Wren', 'map', 'old atlas', 'ink', 'a', 'b']);
    expect(soul.lore[0]?.secondaryKeys).toEqual(['sea']);
    expect(notes).toEqual([{ code: 'regex-key-ignored', count: 5, fields: ['entries'] }]);
  });

  it('recognises speakers by their role labels', async () => {
    const { soul } = await soulOf({
      char_name: 'Wren',
      char_greeting: 'Hi',
      example_dialogue: 'User: Hi\nCharacter: Hello!',
    });
    expect(soul.exampleDialogues).toEqual([
      [
        { speaker: 'person', text: 'Hi' },
        { speaker: 'soul', text: 'Hello!' },
      ],
    ]);
  });

  it('returns its own extension, or null where it is no object', async () => {
    expect((await soulOf(v3({ extensions: { kinloom: { archetype: 'sage' } } }))).soul.own).toEqual({
      archetype: 'sage',
    });
    expect((await soulOf(v3({ extensions: { kinloom: 'sage' } }))).soul.own).toBeNull();
    expect((await soulOf(v1())).soul.own).toBeNull();
  });
});
