import { archiveOf, ownWordsOf } from './archive';
import { mannerOf } from './manner';

const read = (personality: Record<string, unknown>, name = 'Lumen Vale') =>
  archiveOf(personality, name).map(({ from, speaker, text, at }) => [
    from,
    speaker,
    text,
    at === null ? null : new Date(at).toISOString().slice(0, 16),
  ]);

describe('an archive', () => {
  it.each([
    ['names and text', 'Ada: hi there\nLumen: hello you', ['person:hi there', 'soul:hello you']],
    ['the first name in other letters', 'Ada: hi there\nlumen: hello you', ['person:hi there', 'soul:hello you']],
    ['roles', 'User: hi\nAssistant: hello\nUser: bye', ['person:hi', 'soul:hello', 'person:bye']],
    ['placeholders', '{{user}}: hi\n{{char}}: hello', ['person:hi', 'soul:hello']],
    ['me and one other', 'Me: hi\nBertha: hello\nMe: bye', ['person:hi', 'soul:hello', 'person:bye']],
    ['bold names', '**Ada**: hi there\n**Lumen**: hello you', ['person:hi there', 'soul:hello you']],
    [
      'lines that go on',
      'Ada: hi\nand more\nLumen: hello\n\nstill me\nAda: ok',
      ['person:hi\nand more', 'soul:hello\nstill me', 'person:ok'],
    ],
    [
      'three speakers',
      'Ada: hi\nBo: hey\nLumen: hello\nAda: so\nBo: yes',
      ['other:hi', 'other:hey', 'soul:hello', 'other:so', 'other:yes'],
    ],
    ['two strangers', 'Ada: hi\nBo: hey\nAda: so\nBo: yes', ['other:hi', 'other:hey', 'other:so', 'other:yes']],
    [
      'plain paragraphs',
      'Once there was a garden.\nIt grew.\n\nThen came rain.',
      ['other:Once there was a garden.\nIt grew.', 'other:Then came rain.'],
    ],
    [
      'a colon in prose',
      'There is one thing I know: rain helps.\n\nRemember: water it.',
      ['other:There is one thing I know: rain helps.', 'other:Remember: water it.'],
    ],
  ])('of %s', (_, text, expected) => {
    expect(
      archiveOf({ fullContentArchive: text }, 'Lumen Vale').map(({ from, text: said }) => `${from}:${said}`),
    ).toEqual(expected);
  });

  it.each([
    ['[2024-03-05 21:15] Lumen: hello', '2024-03-05T21:15'],
    ['2024-03-05T21:15:30Z Lumen: hello', '2024-03-05T21:15'],
    ['12/31/23, 10:15 PM - Lumen: hello', '2023-12-31T22:15'],
    ['3/5/24, 12:05 AM - Lumen: hello', '2024-03-05T00:05'],
    ['[31.12.23, 22:15:03] Lumen: hello', '2023-12-31T22:15'],
    ['05/03/2024, 21:15 - Lumen: hello', '2024-03-05T21:15'],
    ['[21:15] Lumen: hello', null],
    ['[99.99.99, 22:15] Lumen: hello', null],
  ])('dates %s', (line, at) => {
    expect(read({ conversationHistory: line })).toEqual([['soul', 'Lumen', 'hello', at]]);
  });

  it('leaves the messenger’s own remarks out', () => {
    const text =
      '[1.1.24, 10:00:00] Messages and calls are end-to-end encrypted.\n[1.1.24, 10:01:00] Ada: <Media omitted>\n[1.1.24, 10:02:00] Lumen: hello';
    expect(read({ conversationHistory: text }).map(([, , said]) => said)).toEqual(['hello']);
  });

  it('reads lists of messages in the keys people use', () => {
    const messages = [
      { role: 'user', content: 'one' },
      { sender: 'Lumen', text: 'two', timestamp: 1_700_000_000 },
      { speaker: 'Lumen', message: 'three', timestamp: '2024-01-01T10:00:00Z' },
      { from: 'Lumen Vale', content: [{ type: 'text', text: 'four' }] },
      { author: { name: 'lumen' }, content: 'five' },
      { nothing: true },
      null,
      7,
      'Lumen: six',
    ];
    expect(read({ conversationHistory: messages }).map(([from, , text, at]) => [from, text, at])).toEqual([
      ['person', 'one', null],
      ['soul', 'two', '2023-11-14T22:13'],
      ['soul', 'three', '2024-01-01T10:00'],
      ['soul', 'four', null],
      ['soul', 'five', null],
      ['soul', 'six', null],
    ]);
  });

  it('reads JSON in texts and files, and lists of lines as one talk', () => {
    const json = JSON.stringify({
      messages: [
        { role: 'user', content: 'hi' },
        { role: 'assistant', content: 'hello' },
      ],
    });
    expect(read({ fullContentArchive: json }).map(([from]) => from)).toEqual(['person', 'soul']);
    expect(read({ conversationHistory: ['Me: hi', 'Bertha: hello'] }).map(([from]) => from)).toEqual([
      'person',
      'soul',
    ]);
    const lines = archiveOf(
      {
        sourceFiles: [{ filename: 'letters.txt', content: json, size: 1, type: 'text' }, { filename: 'x' }, null, 'y'],
      },
      'Lumen',
    );
    expect(lines.map(({ source, place }) => [source, place])).toEqual([
      ['letters.txt', 0],
      ['letters.txt', 1],
    ]);
  });

  it('reads a text once that stands in the archive and in its file', () => {
    const text = 'Me: hi\nLumen: hello';
    expect(
      archiveOf({ fullContentArchive: text, sourceFiles: [{ filename: 'a.txt', content: text }] }, 'Lumen'),
    ).toHaveLength(2);
  });

  it('is bounded, keeps its places in order, and throws at nothing', () => {
    const many = archiveOf({ fullContentArchive: 'Lumen: hello there\n'.repeat(30_000) }, 'Lumen');
    expect(many).toHaveLength(20_000);
    expect(many.every(({ place }, at) => place === at)).toBe(true);
    for (const odd of [null, 5, true, {}, [], '', '[', '{"a":', [[['x']]], { messages: 5 }])
      expect(
        archiveOf({ fullContentArchive: odd, conversationHistory: odd, sourceFiles: odd }, 'Lumen'),
      ).toBeInstanceOf(Array);
    expect(archiveOf('a text', 'Lumen')).toEqual([]);
  });
});

describe('own words', () => {
  it('pairs what was said with what the soul said to it', () => {
    const lines = archiveOf(
      {
        fullContentArchive:
          'Lumen: good morning\nAda: I am tired\nAda: so tired\nLumen: rest then\nLumen: I will wait\nAda: ok\nLumen: good',
      },
      'Lumen',
    );
    expect(ownWordsOf(lines)).toEqual([
      { key: 'archive:0', cue: null, reply: 'good morning' },
      { key: 'archive:3', cue: 'I am tired so tired', reply: 'rest then\nI will wait' },
      { key: 'archive:6', cue: 'ok', reply: 'good' },
    ]);
  });

  it('pairs nothing over the border of two files', () => {
    const file = (filename: string, content: string) => ({ filename, content });
    const lines = archiveOf(
      { sourceFiles: [file('a', 'Lumen: one\nMe: two'), file('b', 'Lumen: three\nMe: four')] },
      'Lumen',
    );
    expect(ownWordsOf(lines).map(({ cue, reply }) => [cue, reply])).toEqual([
      [null, 'one'],
      [null, 'three'],
    ]);
  });
});

describe('manner', () => {
  it('counts over the messages it is given', () => {
    expect(mannerOf(['Hello, you! How are you?', 'fine... 😊😊', 'ok, ok, ok 👍🏽'])).toEqual({
      messages: 3,
      words: 3,
      emoji: 1,
      exclamations: 0.333,
      questions: 0.333,
      ellipses: 0.333,
      commas: 1,
      unended: 0.333,
      lowercase: 0.667,
      favouriteEmoji: ['😊', '👍🏽'],
    });
  });

  it.each([[[]], [['', '  ']]])('of %j is none', (texts) => expect(mannerOf(texts)).toBeNull());

  it('takes figures and signs for no emoji, and a flag or a family for one', () => {
    expect(mannerOf(['5 # * © ™ 2026'])?.emoji).toBe(0);
    expect(mannerOf(['🇧🇪 👩‍👩‍👧 ❤️'])?.emoji).toBe(3);
  });

  it('names at most ten favourites, the most used first', () => {
    const emoji = [...'😀😁😂🤣😃😄😅😆😉😊😋😎'];
    const texts = emoji.map((one, at) => one.repeat(at + 1));
    expect(mannerOf(texts)?.favouriteEmoji).toEqual([...emoji].reverse().slice(0, 10));
  });

  it('reads a sample of very many', () => {
    expect(mannerOf(Array.from({ length: 100_000 }, () => 'two words'))).toMatchObject({ messages: 100_000, words: 2 });
  });
});
