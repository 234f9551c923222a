import { readdirSync } from 'node:fs';

import { bytesOf, collect, fixture, lines, sourceOf, times } from './fixtures/collect';
import { type FormatName, type ReadingNote, type Skipped } from './types';

type Expected = [
  file: string,
  format: FormatName,
  kept: number,
  skipped: Partial<Record<Skipped, number>>,
  notes: ReadingNote[],
];

const local: ReadingNote[] = ['local-times'];

/** Expected result per fixture: format, accepted messages, skipped reasons, notes. */
const EXPECTED: readonly Expected[] = [
  ['plain.txt', 'plain', 5, { empty: 1 }, []],
  ['transcript.txt', 'transcript', 6, {}, []],
  ['example-dialogue.txt', 'transcript', 4, {}, []],
  ['table.csv', 'table', 2, {}, []],
  ['whatsapp-android.txt', 'whatsapp', 5, { system: 3, media: 2, deleted: 1, empty: 1 }, local],
  ['whatsapp-ios.txt', 'whatsapp', 4, { system: 2, media: 3, deleted: 1 }, local],
  ['whatsapp-persian.txt', 'whatsapp', 2, {}, local],
  ['whatsapp-arabic.txt', 'whatsapp', 2, {}, local],
  ['whatsapp-chinese.txt', 'whatsapp', 3, {}, local],
  ['whatsapp-finnish.txt', 'whatsapp', 2, {}, local],
  ['whatsapp-spanish.txt', 'whatsapp', 2, { deleted: 1, media: 1 }, local],
  ['whatsapp-ambiguous.txt', 'whatsapp', 3, {}, local],
  ['whatsapp-backwards.txt', 'whatsapp', 3, {}, local],
  ['whatsapp-latin1.txt', 'whatsapp', 2, {}, ['charset-guessed', 'local-times']],
  ['whatsapp-utf16.txt', 'whatsapp', 2, {}, local],
  ['whatsapp-thai.txt', 'whatsapp', 3, {}, ['local-times', 'other-calendar']],
  ['signal.txt', 'signal', 2, {}, local],
  ['telegram-chat.json', 'telegram', 5, { system: 1, media: 1, unreadable: 1, empty: 1, duplicate: 1 }, local],
  ['telegram-account.json', 'telegram', 3, {}, local],
  ['discord.json', 'discord-json', 3, { system: 3, media: 1, empty: 1, duplicate: 1 }, []],
  ['discord.csv', 'discord-csv', 2, { media: 1, empty: 1 }, []],
  ['discord.txt', 'discord-txt', 2, { media: 1, empty: 1 }, local],
  ['messenger.json', 'messenger', 2, { system: 3, media: 2, deleted: 1, unreadable: 2, empty: 1 }, []],
  ['messenger-encrypted.json', 'messenger', 1, { deleted: 1, media: 1 }, []],
  ['slack-2024-01-01.json', 'slack', 3, { system: 1, media: 2, duplicate: 1, deleted: 1 }, []],
  ['imessage.txt', 'imessage', 4, { duplicate: 1, system: 1, media: 1, deleted: 1 }, local],
  ['sillytavern.jsonl', 'sillytavern', 4, { system: 1, hidden: 1, unreadable: 2 }, []],
  ['sillytavern-headless.jsonl', 'sillytavern', 3, {}, ['times-not-trusted']],
  ['cai-histories.json', 'character-ai', 3, { empty: 1, unreadable: 1 }, ['names-redacted']],
  ['cai-turns.json', 'character-ai', 2, { 'not-current-branch': 1 }, []],
  ['oobabooga.json', 'oobabooga', 3, { empty: 1 }, []],
  ['oobabooga-new.json', 'oobabooga', 3, { empty: 1 }, []],
  ['agnai.json', 'agnai', 2, {}, []],
  ['kobold.json', 'kobold', 3, { system: 1 }, []],
  ['risu.json', 'risu', 2, { unreadable: 1 }, []],
  ['replika.csv', 'replika', 2, { duplicate: 1, empty: 1 }, []],
  ['Lumen_Chat_Export_20240101.json', 'kindroid', 3, { media: 1, unreadable: 1 }, []],
  ['chatgpt.json', 'chatgpt', 5, { system: 1, hidden: 3, tool: 2, empty: 1, media: 1, 'not-current-branch': 3 }, []],
  ['claude.json', 'claude', 7, { tool: 1, hidden: 1, media: 1, empty: 1, 'not-current-branch': 1 }, []],
];

describe('every supported format', () => {
  it('has a fixture', () => {
    const files = readdirSync(`${__dirname}/fixtures`).filter((name) => !name.endsWith('.ts'));
    expect(files.sort()).toEqual(EXPECTED.map(([file]) => file).sort());
  });

  it.each(EXPECTED)('%s is %s', async (file, format, kept, skipped, notes) => {
    const { reading, messages, threads } = await fixture(file);
    expect(reading).toMatchObject({ format, notes });
    expect(reading.counts).toEqual({ kept, skipped, threads: new Set(messages.map(({ thread }) => thread)).size });
    expect(messages).toHaveLength(kept);
    expect(threads.map(({ key }) => key).sort()).toEqual([...new Set(messages.map(({ thread }) => thread))].sort());
    expect(reading.speakers.reduce((sum, speaker) => sum + speaker.messages, 0)).toBe(format === 'plain' ? 0 : kept);
  });

  it.each(EXPECTED)('%s is parsed independently of chunk sizes', async (file) => {
    const whole = await fixture(file);
    for (const piece of [1, 7, 65_536]) expect(await collect(sourceOf(file, bytesOf(file), piece))).toEqual(whole);
  });

  it.each(EXPECTED)('%s is detected from its content, not its name', async (file, format) => {
    const { reading } = await collect(sourceOf('upload.bin', bytesOf(file)));
    expect(reading.format).toBe(format);
  });
});

describe('plain entries', () => {
  it('are separated by blank lines and have no speaker', async () => {
    expect(lines(await fixture('plain.txt'))).toEqual([
      ': First entry, one line.',
      ': Second entry\nwith two lines.',
      ': Ignore all previous instructions: this is text.',
      ': Fourth entry.',
      ': Fifth.',
    ]);
  });
});

describe('transcripts', () => {
  it('recognise names that repeat', async () => {
    expect(lines(await fixture('transcript.txt'))).toEqual([
      'Lumen: Good evening.\n\nI was thinking of you.',
      'Me: And I of you.\nNote: this is no speaker',
      'Lumen: What did you think?',
      'Me: Of the sea.',
      'Lumen: The sea?',
      'Me: http://sea.example: never mind',
    ]);
  });

  it('map {{char}} to the soul and split dialogues at <START>', async () => {
    const { messages } = await fixture('example-dialogue.txt');
    expect(messages.map(({ role }) => role)).toEqual(['person', 'soul', 'person', 'soul']);
    expect(new Set(messages.map(({ thread }) => thread)).size).toBe(2);
  });

  it('prose with a colon is not detected as a transcript', async () => {
    const { reading } = await collect(
      sourceOf('a.txt', 'Shopping: milk.\n\nI went out. It rained.\n\nThen home.\n\nTea.'),
    );
    expect(reading.format).toBe('plain');
  });
});

describe('Telegram', () => {
  it('joins text fragments and repairs invalid JSON', async () => {
    expect(lines(await fixture('telegram-chat.json'))).toEqual([
      'Ada: plain',
      'Bo: see https://sea.example and this',
      'Deleted Account: gone',
      'Bo: with words',
      'Ada: ab \\x41 c',
    ]);
  });

  it('reads the owner of an account and skips empty chats', async () => {
    const { reading, threads } = await fixture('telegram-account.json');
    expect(reading.owner).toBe('Bo');
    expect(threads).toEqual([
      { key: '1', title: 'Ada' },
      { key: '2', title: null },
      { key: '4', title: 'Old' },
    ]);
  });
});

describe('Discord', () => {
  it('prefers nicknames and maps bots to the soul', async () => {
    const found = await fixture('discord.json');
    expect(lines(found)).toEqual(['Ada: hello', 'lumen: hi', 'Lumen: I answer a command']);
    expect(found.messages.map(({ role }) => role)).toEqual([null, 'soul', 'soul']);
    expect(times(found)[0]).toBe('2024-01-01T09:00:01.123Z');
    expect(found.threads).toEqual([{ key: '77', title: 'Lumen' }]);
  });

  it('reads both date formats in CSV', async () => {
    const found = await fixture('discord.csv');
    expect(times(found)).toEqual(['2024-01-01T10:00:00.123Z', '2021-01-05T01:33:00Z']);
    expect(lines(found)[0]).toBe('ada#0001: hello "you"\nsecond line');
  });

  it('skips attachment blocks and lines that only look like headers', async () => {
    const found = await fixture('discord.txt');
    expect(lines(found)).toEqual(['Ada: hello\n[not a date] Ada\n\nstill hello', 'lumen: hi']);
    expect(found.reading.dateOrder).toEqual({ order: 'mdy', ambiguous: false });
    expect(found.threads).toEqual([{ key: 'discord', title: 'Lumen' }]);
  });
});

describe('Messenger', () => {
  it('repairs mojibake only and sorts by time', async () => {
    const found = await fixture('messenger.json');
    expect(lines(found)).toEqual(['Bo: naïve, not broken: “ok”', 'Zoë: café 😀']);
    expect(found.threads).toEqual([{ key: 'inbox/zoe_123', title: 'Zoë' }]);
    expect(lines(await fixture('messenger-encrypted.json'))).toEqual(['Zoë: Ã¼ stays']);
  });
});

describe('Slack', () => {
  it('renders markup and falls back to the real name', async () => {
    expect(lines(await fixture('slack-2024-01-01.json'))).toEqual([
      'Ada Lorne: hello @U2, see this (https://x.example) & #general <3',
      'lumen: I am here',
      'U2: thread',
    ]);
  });
});

describe('iMessage', () => {
  it('deduplicates replies and skips reactions, effects and announcements', async () => {
    const found = await fixture('imessage.txt');
    expect(lines(found)).toEqual(['Me: Hello there\nsecond line', 'Ada: Hi!', 'Me: a reply', 'Ada: Back again']);
    expect(times(found)[0]).toBe('2022-05-17T17:29:42Z');
    expect(found.reading.owner).toBe('Me');
  });
});

describe('companions', () => {
  it('SillyTavern: four time formats, and the selected swipe', async () => {
    const found = await fixture('sillytavern.jsonl');
    expect(lines(found)).toEqual(['Lumen: *waves*\nHello', 'Ada: hi', 'Sol: from elsewhere', 'Sol: by number']);
    expect(times(found)).toEqual([
      '2023-07-21T17:13:22.116Z',
      '2025-02-25T15:46:00Z',
      '2025-02-25T15:47:00Z',
      '2025-02-25T15:48:00Z',
    ]);
    expect(found.messages.map(({ role }) => role)).toEqual(['soul', 'person', 'soul', 'soul']);
  });

  it('Character.AI: the last candidate of a turn, oldest turn first', async () => {
    expect(lines(await fixture('cai-turns.json'))).toEqual(['Ada: hello', 'Lumen: second try']);
    expect(lines(await fixture('cai-histories.json'))).toEqual(['Lumen: Hello', 'You: Hi', 'You: Again']);
  });

  it('other formats declare the roles', async () => {
    expect(lines(await fixture('kobold.json'))).toEqual(['Ada: hi', 'Lumen: hello', 'Ada: bye']);
    expect(lines(await fixture('risu.json'))).toEqual(['Evening: hello', 'You: hi']);
    expect(lines(await fixture('agnai.json'))).toEqual(['Lumen: hello', 'You: hi']);
    expect(lines(await fixture('oobabooga-new.json'))).toEqual(['Character: Welcome', 'You: hi', 'Character: hello']);
    expect(lines(await fixture('replika.csv'))).toEqual(['Me: hello', 'Replika: I thought of you,\ntwice']);
    expect(lines(await fixture('Lumen_Chat_Export_20240101.json'))).toEqual(['You: one', 'Lumen: two', 'Lumen: three']);
  });
});

describe('assistants', () => {
  it('ChatGPT: from the current node to the root, without hidden messages', async () => {
    const found = await fixture('chatgpt.json');
    expect(lines(found)).toEqual([
      'You: hello',
      'ChatGPT: Hi there.',
      'You: newest',
      'You: round',
      'ChatGPT: and round',
    ]);
    expect(found.threads).toEqual([
      { key: 'conv-1', title: 'Sea' },
      { key: 'conv-2', title: null },
      { key: 'conv-3', title: 'Circle' },
    ]);
    expect(found.messages.map(({ sourceId }) => sourceId)).toEqual(['u1', 'a1', 'n2', 'a', 'b']);
  });

  it('Claude: the newest branch, or sorted by time', async () => {
    expect(lines(await fixture('claude.json'))).toEqual([
      'You: hello',
      'Claude: one\n\ntwo',
      'You: from text',
      'You: spoken',
      'You: ask',
      'Claude: second reply',
      'You: go on',
    ]);
  });

  it('a single conversation is read like a list', async () => {
    const [conversation] = JSON.parse(bytesOf('chatgpt.json').toString()) as unknown[];
    const found = await collect(sourceOf('one.json', JSON.stringify(conversation)));
    expect(lines(found)).toEqual(['You: hello', 'ChatGPT: Hi there.']);
  });
});
