import { zipSync } from 'fflate';

import { bytesOf, collect, failure, fixture, lines, sourceOf } from './fixtures/collect';

const zip = (files: Readonly<Record<string, Uint8Array | string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, typeof bytes === 'string' ? Buffer.from(bytes) : bytes]),
    ),
  );
const json = (value: unknown) => JSON.stringify(value);

describe('unreadable exports fail with their code', () => {
  const nested = `[{"mapping":${'['.repeat(5000)}${']'.repeat(5000)}}]`;
  it.each([
    ['an empty file', '', 'empty'],
    ['nothing but spaces', ' \n\n\t ', 'empty'],
    ['a page', '<!DOCTYPE html><html><body>hi</body></html>', 'html-export'],
    ['a database', Buffer.from('SQLite format 3\0 and more'), 'binary'],
    ['a picture', Buffer.from('89504e470d0a1a0a00', 'hex'), 'binary'],
    ['noise', Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256)), 'binary'],
    ["a program's own encryption", 'rcc||rccv1||AAAA', 'encrypted'],
    ['JSON of no known kind', json([{ colour: 'blue' }]), 'unsupported'],
    [
      "Discord's own package, which has one side only",
      json([{ ID: 1, Timestamp: '2024', Contents: 'x' }]),
      'unsupported',
    ],
    ['an empty list', '[]', 'no-messages'],
    [
      'a chat in which nothing was said',
      json({ name: 'a', type: 'personal_chat', id: 1, messages: [] }),
      'no-messages',
    ],
    ['a conversation without a word', json([{ mapping: {}, current_node: null }]), 'no-messages'],
    ['JSON that ends before anything', '[{"tit', 'malformed'],
    ['JSON that ends before the first message', '[{"title":"x","mapping":{"a":{"id":"a","mess', 'malformed'],
    ['JSON that is none', '{"a" 1}', 'malformed'],
    ['brackets without end', nested, 'too-deep'],
    ['half an archive', Buffer.from(zip({ '_chat.txt': bytesOf('whatsapp-ios.txt') })).subarray(0, 200), 'malformed'],
    ['an archive of pages', zip({ 'messages.html': '<html></html>' }), 'html-export'],
    ['an archive of pictures', zip({ 'a.png': 'x' }), 'unsupported'],
  ])('%s', async (_, bytes, code) => {
    expect(await failure(sourceOf('a', bytes))).toBe(code);
  });

  it('a password-protected archive', async () => {
    const bytes = Buffer.from(zip({ '_chat.txt': bytesOf('whatsapp-ios.txt') }));
    // The encryption flag, in the local header and in the central directory.
    bytes.writeUInt16LE(bytes.readUInt16LE(6) | 1, 6);
    const listed = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 8;
    bytes.writeUInt16LE(bytes.readUInt16LE(listed) | 1, listed);
    expect(await failure(sourceOf('a.zip', bytes))).toBe('encrypted');
  });

  it.each([
    ['entries', 2, 'too-many-files'],
    ['inflated', 100, 'too-large'],
    ['archiveInMemory', 100, 'too-large'],
  ])('an archive that exceeds the limit %s', async (limit, value, code) => {
    const bytes = zip({
      'a.txt': bytesOf('signal.txt'),
      'b.txt': bytesOf('signal.txt'),
      'c.txt': bytesOf('signal.txt'),
    });
    expect(await failure(sourceOf('a.zip', bytes), { limits: { [limit]: value } })).toBe(code);
  });

  it('an archive with a wrong size', async () => {
    const bytes = Buffer.from(zip({ '_chat.txt': bytesOf('whatsapp-android.txt') }));
    const listed = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24;
    bytes.writeUInt32LE(20, listed);
    expect(await failure(sourceOf('a.zip', bytes))).toBe('malformed');
  });
});

describe('truncated exports', () => {
  it.each([
    ['discord.json', 0.5],
    ['telegram-chat.json', 0.5],
    ['chatgpt.json', 0.7],
    ['claude.json', 0.5],
    ['messenger.json', 0.6],
    ['discord.csv', 0.6],
  ])('%s: complete messages are imported and the truncation is noted', async (file, part) => {
    const whole = bytesOf(file);
    const { reading, messages } = await collect(sourceOf(file, whole.subarray(0, Math.floor(whole.length * part))));
    const all = lines(await fixture(file));
    expect(reading.notes).toContain('interrupted');
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.length).toBeLessThan(all.length + 1);
    for (const line of messages.map(({ speaker, text }) => `${speaker}: ${text}`)) expect(all).toContain(line);
  });

  it('a damaged archive entry only affects that entry', async () => {
    const bytes = Buffer.from(zip({ 'a.json': bytesOf('discord.json'), 'b.json': bytesOf('discord.json') }));
    const second = bytes.indexOf(Buffer.from('b.json')) + 6;
    bytes.fill(0xff, second, second + 40);
    const { reading } = await collect(sourceOf('a.zip', bytes));
    expect(reading.counts.kept).toBe(3);
    expect(reading.notes).toEqual(['archive-damaged']);
  });

  it('errors of the caller are passed on', async () => {
    const stop = () => {
      throw new RangeError('enough');
    };
    await expect(collect(sourceOf('a', bytesOf('discord.json')), { onMessage: stop })).rejects.toThrow('enough');
  });

  it('stops when aborted', async () => {
    const signal = AbortSignal.abort(new Error('no longer wanted'));
    await expect(collect(sourceOf('a', bytesOf('plain.txt')), { signal })).rejects.toThrow('no longer wanted');
  });
});

describe('archives', () => {
  it('of Slack: users, channels and days in order', async () => {
    const day = (text: string, ts: string) => json([{ type: 'message', user: 'U1', text, ts }]);
    const { messages, threads, reading } = await collect(
      sourceOf(
        'slack.zip',
        zip({
          'users.json': json([
            { id: 'U1', profile: { display_name: '', real_name: 'Ada' } },
            { id: 'U2', name: 'bo' },
          ]),
          'channels.json': json([{ id: 'C1', name: 'general' }]),
          'dms.json': json([{ id: 'D1', members: ['U1', 'U2'] }]),
          'integration_logs.json': '[]',
          'general/2024-01-02.json': day('two', '1704186000.1'),
          'general/2024-01-01.json': day('one', '1704099600.1'),
          'D1/2024-01-01.json': day('hey <@U2>', '1704099600.1'),
        }),
      ),
    );
    expect(reading.format).toBe('slack');
    expect(messages.map(({ thread, speaker, text }) => [thread, speaker, text])).toEqual([
      ['D1', 'Ada', 'hey @bo'],
      ['general', 'Ada', 'one'],
      ['general', 'Ada', 'two'],
    ]);
    expect(threads).toEqual([
      { key: 'D1', title: 'Ada, bo' },
      { key: 'general', title: 'general' },
    ]);
  });

  it('of ChatGPT: split files next to other files', async () => {
    const all = JSON.parse(bytesOf('chatgpt.json').toString()) as unknown[];
    const found = await collect(
      sourceOf(
        'export.zip',
        zip({
          'user.json': json({ email: 'ada@example.org' }),
          'message_feedback.json': '[]',
          'chat.html': '<html>',
          'conversations-000.json': json(all.slice(0, 1)),
          'conversations-001.json': json(all.slice(1)),
        }),
      ),
    );
    expect(lines(found)).toEqual(lines(await fixture('chatgpt.json')));
    expect(found.reading.notes).toEqual([]);
  });

  it('of Claude', async () => {
    const files = {
      'conversations.json': bytesOf('claude.json'),
      'projects.json': '[]',
      'users.json': json([{ uuid: 'u' }]),
    };
    expect(lines(await collect(sourceOf('data.zip', zip(files))))).toEqual(lines(await fixture('claude.json')));
  });

  it('of WhatsApp, with media', async () => {
    const files = { '_chat.txt': bytesOf('whatsapp-ios.txt'), '00000012-PHOTO.jpg': 'x', '__MACOSX/._chat.txt': 'x' };
    const { reading, threads } = await collect(sourceOf('WhatsApp Chat - Bo.zip', zip(files)));
    expect(reading.format).toBe('whatsapp');
    expect(threads).toEqual([{ key: '_chat', title: null }]);
  });

  it('of Messenger: the last file of a conversation is the oldest', async () => {
    const part = (...said: [string, number][]) =>
      json({
        messages: said.map(([content, timestamp_ms]) => ({ sender_name: 'Ada', content, timestamp_ms })),
        title: 'Ada',
        thread_path: 'inbox/ada_1',
      });
    const files = {
      'messages/inbox/ada_1/message_1.json': part(['six', 6], ['five', 5]),
      'messages/inbox/ada_1/message_10.json': part(['one', 1]),
      'messages/inbox/ada_1/message_2.json': part(['four', 4], ['two', 2]),
    };
    const found = await collect(sourceOf('facebook.zip', zip(files)));
    expect(found.messages.map(({ text }) => text)).toEqual(['one', 'two', 'four', 'five', 'six']);
    expect(found.threads).toEqual([{ key: 'inbox/ada_1', title: 'Ada' }]);
  });

  it('of individually saved companion chats', async () => {
    const files = {
      'chat_1.jsonl': bytesOf('sillytavern.jsonl'),
      'chat_2.jsonl': bytesOf('sillytavern-headless.jsonl'),
    };
    const { reading } = await collect(sourceOf('chats.zip', zip(files)));
    expect(reading).toMatchObject({
      format: 'sillytavern',
      counts: { kept: 7, threads: 2 },
      notes: ['times-not-trusted'],
    });
  });

  it('note files of other formats', async () => {
    const files = { 'a.json': bytesOf('discord.json'), 'readme.txt': 'One.\n\nTwo.' };
    const { reading } = await collect(sourceOf('a.zip', zip(files)));
    expect(reading).toMatchObject({ format: 'discord-json', notes: ['other-files-left'] });
  });
});

describe('hostile input', () => {
  it('prototype keys have no effect', async () => {
    const message =
      '{"id":"1","type":"Default","timestamp":"2024-01-01T00:00:00Z","content":"hi","author":{"name":"Ada","__proto__":{"isBot":true}},"__proto__":{"content":"no"}}';
    const { messages } = await collect(
      sourceOf('a', `{"guild":{},"channel":{"__proto__":{"id":"9"}},"messages":[${message}]}`),
    );
    expect(messages).toEqual([expect.objectContaining({ text: 'hi', role: null, thread: 'a' })]);
    expect(({} as Record<string, unknown>).content).toBeUndefined();
  });

  it('direction marks are removed from names, control characters everywhere', async () => {
    const text =
      '13/01/2024, 10:00 - \u202eAda\u202c\u200b\ufeff: a\u0000\u0007b\u009b\n\u200e\u202ac\n13/01/2024, 10:01 - Ada: \u061cd';
    expect(lines(await collect(sourceOf('a', text)))).toEqual(['Ada: ab\nc', 'Ada: d']);
  });

  it('joiners stay in names and emoji', async () => {
    const text = '13/01/2024, 10:00 - علی\u200cرضا: 👩\u200d👧\n';
    expect(lines(await collect(sourceOf('a', text)))).toEqual(['علی\u200cرضا: 👩\u200d👧']);
  });

  it('skips only the record that exceeds the limit', async () => {
    const said = (id: number, content: string) => ({
      id,
      type: 'Default',
      timestamp: '2024-01-01T00:00:00Z',
      content,
      author: { name: 'Ada' },
    });
    const text = json({
      guild: {},
      channel: { id: 1 },
      messages: [said(1, 'one'), said(2, 'x'.repeat(300_000)), said(3, 'three')],
    });
    const found = await collect(sourceOf('a', text), { limits: { record: 200_000 } });
    expect(lines(found)).toEqual(['Ada: one', 'Ada: three']);
    expect(found.reading.counts.skipped).toEqual({ 'too-large': 1 });
  });

  it('skips a conversation that exceeds the limit', async () => {
    const found = await collect(sourceOf('a', bytesOf('claude.json')), { limits: { conversation: 120 } });
    expect(found.threads.map(({ key }) => key)).toEqual(['cl-2']);
  });

  it('sorts within the buffer limit and notes when it is exceeded', async () => {
    const rows = Array.from(
      { length: 50 },
      (_, at) => `2024-01-01T10:00:${String(59 - at).padStart(2, '0')}Z,Me,line ${at},None,${at}`,
    );
    const text = `Timestamp,From,Text,Reaction,ID\n${rows.join('\n')}`;
    const { reading } = await collect(sourceOf('a', text), { limits: { conversation: 2000 } });
    expect(reading).toMatchObject({ counts: { kept: 50 }, notes: ['not-fully-in-order'] });
  });

  it('regular expressions do not backtrack catastrophically', async () => {
    for (const line of [
      '1'.repeat(200_000),
      '['.repeat(200_000),
      `${'a '.repeat(100_000)}:`,
      `[${'1/'.repeat(100_000)}`,
      `13/01/2024, 10:00 - ${'<'.repeat(200_000)}`,
    ]) {
      // Catastrophic backtracking would exceed the time limit.
      const { reading } = await collect(sourceOf('a', `13/01/2024, 10:00 - Ada: x\n${line}\nAda: y\nBo: z\nAda: w`));
      expect(reading.counts.kept).toBeGreaterThan(0);
      await failure(sourceOf('a', `${line}\nAda: x\nAda: y\nBo: z`));
    }
  });
});

describe('progress', () => {
  it('is monotonic and ends at the size', async () => {
    const bytes = Buffer.from('Ada: hello\nBo: hi\n'.repeat(20_000));
    const seen: number[] = [];
    await collect(sourceOf('a', bytes), { onProgress: (read) => void seen.push(read) });
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
    expect(seen.at(-1)).toBe(bytes.length);
  });
});
