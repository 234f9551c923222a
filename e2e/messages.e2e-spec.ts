import { randomUUID } from 'node:crypto';
import { type Conversation, ERRORS, LIMITS, type Message } from '@kinloom/contract';
import { type Api, Installation, type Person } from './support/harness';
import { SocketWindow } from './support/socket-window';

let installation: Installation;
let api: Api;
let other: Api;
let person: Person;
let stranger: Person;

beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  other = await installation.api();
  person = await installation.person(api);
  stranger = await installation.person(api);
});
afterAll(() => installation.close());

const post = (id: number, body: object, at?: Api) => person.post(`/api/conversations/${id}/messages`, body, at);
const upTo = (many: number) => Array.from({ length: many }, (_, i) => i + 1);
const seqs = (messages: readonly Message[]) => messages.map(({ seq }) => seq);

describe('conversations', () => {
  it('start empty with one soul and notify windows', async () => {
    const soul = await person.soul();
    const window = await person.window(undefined, other);
    const made = await person.conversation(soul.id);
    expect(made).toEqual({
      id: expect.any(Number),
      title: null,
      firstWords: null,
      focus: null,
      readSeq: 0,
      branchedFrom: null,
      isGroup: false,
      participantIds: [soul.id],
      companionId: soul.id,
      lastMessageAt: null,
      lastSeq: 0,
      createdAt: expect.any(String),
    });
    expect(await window.until('conversation', ({ id }) => id === made.id)).toEqual(made);
    expect((await person.get(`/api/conversations/${made.id}`).expect(200)).body).toEqual(made);
    expect((await person.get(`/api/conversations/${made.id}/typing`).expect(200)).body).toEqual({ typing: [] });
  });

  it('are listed by soul, most recently active first', async () => {
    const soul = await person.soul();
    const [one, two, three] = [
      await person.conversation(soul.id),
      await person.conversation(soul.id),
      await person.conversation(soul.id),
    ];
    await person.conversation();
    await person.say(one.id, 'newest now');
    const list = (await person.get(`/api/conversations?companionId=${soul.id}`).expect(200)).body as Conversation[];
    expect(list.map(({ id }) => id)).toEqual([one.id, three.id, two.id]);
    expect(list[0]).toMatchObject({ lastSeq: 1, lastMessageAt: expect.any(String) });
    await person.get('/api/conversations?companionId=abc').expect(400);
    await person.get('/api/conversations?companionId=1e30').expect(400);
  });
});

describe('a message', () => {
  let id: number;
  beforeEach(async () => {
    id = (await person.conversation()).id;
  });

  it('is stored and acknowledged before any soul answers', async () => {
    const clientId = randomUUID();
    const answer = await post(id, { content: ' two\nlines, 日本語 👩‍👩‍👧 ', clientId }).expect(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      conversationId: id,
      seq: 1,
      content: ' two\nlines, 日本語 👩‍👩‍👧 ',
      senderId: ((await person.get('/api/auth/me')).body as { id: number }).id,
      companionId: null,
      createdAt: expect.stringMatching(/Z$/),
      clientId,
      status: 'complete',
      recalled: [],
      files: [],
      aiGenerated: false,
      failure: null,
      retryAt: null,
      answeredBy: null,
      whispered: false,
      editedAt: null,
      variant: 1,
      variants: 1,
      why: null,
      notices: [],
    });
    expect(await person.messages(id)).toEqual([answer.body]);
  });

  it.each(['', '   ', '\n\t ', '\u0000', ' \u0000 '])('that is blank (%j) is refused', async (content) => {
    expect((await post(id, { content }).expect(400)).body).toMatchObject({
      code: 'message_blank',
      error: ERRORS.message_blank.text,
    });
    const window = await person.window();
    expect(await window.send(id, content)).toMatchObject({ ok: false, code: 'message_blank' });
    expect(await person.messages(id)).toEqual([]);
  });

  it.each([[{}], [{ content: null }], [{ content: 7 }], [{ content: ['a'] }], [{ content: 'x', clientId: 'no uuid' }]])(
    'like %j is invalid',
    async (body) => {
      expect((await post(id, body).expect(400)).body).toMatchObject({ code: 'invalid' });
      expect(await person.messages(id)).toEqual([]);
    },
  );

  it('has at most 16,000 characters', async () => {
    await post(id, { content: 'x'.repeat(LIMITS.messageLength) }).expect(201);
    const refused = await post(id, { content: 'x'.repeat(LIMITS.messageLength + 1) }).expect(413);
    expect(refused.body).toMatchObject({
      code: 'message_too_long',
      error: 'A message may have at most 16,000 characters.',
    });
    expect(await person.messages(id)).toHaveLength(1);
  });

  it('loses only characters that cannot be stored', async () => {
    expect((await person.say(id, 'a\u0000b \ud800c \udc00')).content).toBe('ab \ufffdc \ufffd');
  });

  it('to a conversation of another account is refused over every transport, and nothing is stored', async () => {
    const window = await stranger.window();
    const refused = await stranger.post(`/api/conversations/${id}/messages`, { content: 'let me in' }).expect(404);
    expect(refused.body).toEqual({ success: false, code: 'conversation_not_found', error: 'Conversation not found' });
    const { success: _, ...failure } = refused.body as { success: false };
    expect(await window.send(id, 'let me in')).toEqual({ ok: false, ...failure });
    expect(await window.ask('conversation:open', { conversationId: id })).toEqual({ ok: false, ...failure });
    expect(await window.send(999_999_999, 'nowhere')).toEqual({ ok: false, ...failure });
    const mine = await person.window(id);
    await person.say(id, 'alone');
    await mine.until('message', ({ content }) => content === 'alone');
    const own = await stranger.conversation();
    await stranger.say(own.id, 'elsewhere');
    await window.until('message', ({ content }) => content === 'elsewhere');
    expect(window.all('message').map(({ conversationId }) => conversationId)).toEqual([own.id]);
    expect(seqs(await person.messages(id))).toEqual([1]);
  });

  it('with the same client id is stored once over every transport', async () => {
    const windows = [await person.window(id), await person.window(id, other)];
    const clientId = randomUUID();
    const answers = await Promise.all(
      upTo(20).map(async (i): Promise<Message> => {
        const content = `try ${i}`;
        const cased = i % 5 ? clientId : clientId.toUpperCase();
        if (i % 2)
          return (await post(id, { content, clientId: cased }, i % 4 === 1 ? api : other).expect(201)).body as Message;
        const answer = await windows[i % 4 ? 0 : 1]?.send(id, content, cased);
        if (!answer?.ok) throw new Error('refused');
        return answer.message;
      }),
    );
    expect(new Set(answers.map((message) => message.id)).size).toBe(1);
    expect(new Set(answers.map(({ content }) => content)).size).toBe(1);
    const later = await post(id, { content: 'much later', clientId }).expect(201);
    expect(later.body).toEqual(answers[0]);
    await person.say(id, 'the next');
    for (const window of windows) {
      await window.until('message', ({ content, conversationId }) => conversationId === id && content === 'the next');
      expect(seqs(window.messagesOf(id))).toEqual([1, 2]);
    }
    const turns = await installation.database.query('SELECT FROM turns WHERE conversation_id = $1', [id]);
    expect(turns).toHaveLength(2);
  });
});

describe('pages', () => {
  let id: number;
  let stored: Message[];
  beforeAll(async () => {
    id = (await person.conversation()).id;
    stored = [];
    for (const i of upTo(8)) stored.push(await person.say(id, `m${i}`));
  });
  const idOf = (seq: number) => stored[seq - 1]?.id ?? 0;

  it('go forward, backward and between positions', async () => {
    expect(seqs(await person.messages(id))).toEqual(upTo(8));
    expect(seqs(await person.messages(id, '?limit=3'))).toEqual([6, 7, 8]);
    expect(seqs(await person.messages(id, `?after=${idOf(2)}&limit=2`))).toEqual([3, 4]);
    expect(seqs(await person.messages(id, `?before=${idOf(5)}&limit=2`))).toEqual([3, 4]);
    expect(seqs(await person.messages(id, `?after=${idOf(2)}&before=${idOf(5)}`))).toEqual([3, 4]);
    expect(await person.messages(id, `?after=${idOf(8)}`)).toEqual([]);
    await installation.database.query('DELETE FROM messages WHERE id = $1', [idOf(4)]);
    expect(seqs(await person.messages(id, `?after=${idOf(4)}&limit=2`))).toEqual([5, 6]);
    expect(seqs(await person.messages(id, `?before=${idOf(4)}&limit=2`))).toEqual([2, 3]);
  });

  it.each([
    'limit=0',
    'limit=501',
    'limit=abc',
    'limit=-1',
    'limit=1.5',
    'after=x',
    'before=0',
    'after=-1',
    'after=1e30',
  ])('of %s are refused', async (query) => {
    const answer = await person.get(`/api/conversations/${id}/messages?${query}`).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid' });
  });

  it('that have not changed are answered 304', async () => {
    const path = `/api/conversations/${id}/messages`;
    const first = await person.get(path).expect(200);
    const tag = first.headers['etag'] ?? '';
    expect(tag).not.toBe('');
    const same = await person.get(path).set('If-None-Match', tag).expect(304);
    expect(same.text).toBe('');
    await person.say(id, 'news');
    await person.get(path).set('If-None-Match', tag).expect(200);
  });
});

describe('sockets', () => {
  it('require a session and the same origin', async () => {
    await expect(SocketWindow.connect(api.url, null)).rejects.toMatchObject({ data: { code: 'not_signed_in' } });
    await expect(SocketWindow.connect(api.url, 'kinloom.sid=s%3Aforged.signature')).rejects.toThrow();
    const host = new URL(api.url).host;
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: `http://${host}.evil.example` },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      for (const transports of [['websocket'], ['polling']]) {
        await expect(SocketWindow.connect(api.url, person.cookie, { headers, transports })).rejects.toThrow();
      }
    }
    const own = await SocketWindow.connect(api.url, person.cookie, { headers: { origin: api.url } });
    own.close();
  });

  it.each([
    [undefined],
    [null],
    [7],
    ['text'],
    [[1, 2]],
    [{}],
    [{ conversationId: 'one' }],
    [{ conversationId: -1 }],
    [{ conversationId: 1e30 }],
    [{ conversationId: 1, afterSeq: 1e30 }],
    [{ conversationId: { $gt: 0 } }],
  ])('refuse %j and stay connected', async (payload) => {
    const window = await person.window();
    for (const event of ['conversation:open', 'conversation:close', 'message:send']) {
      const answer = await window.ask(event, payload);
      // Closing a conversation of another account is a no-op.
      if (event === 'conversation:close' && typeof payload === 'object' && payload && 'afterSeq' in payload) continue;
      expect(answer).toMatchObject({
        ok: false,
        code: expect.stringMatching(/^(invalid|malformed|conversation_not_found)$/),
      });
    }
    const { id } = await person.conversation();
    expect(await window.send(id, 'still here')).toMatchObject({ ok: true });
  });

  it('receive every message in seq order over all processes', async () => {
    const { id } = await person.conversation();
    const windows = [
      await person.window(id),
      await person.window(id, other),
      await person.window(id, other),
      await person.window(id),
    ];
    const senders = 32;
    const each = 4;
    await Promise.all(
      upTo(senders).map(async (sender) => {
        for (const i of upTo(each)) {
          // Some are too large for a notice and travel another way.
          const content = `${sender}.${i} ${sender % 8 === 0 ? 'long '.repeat(3_000) : ''}`;
          if (sender % 4 < 2) await post(id, { content }, sender % 2 ? api : other).expect(201);
          else expect(await windows[sender % 2]?.send(id, content)).toMatchObject({ ok: true });
        }
      }),
    );
    const all = upTo(senders * each);
    const rows = await installation.database.query<{ seq: number }>(
      'SELECT seq FROM messages WHERE conversation_id = $1 ORDER BY seq',
      [id],
    );
    expect(rows.map(({ seq }) => seq)).toEqual(all);
    for (const window of windows) {
      await window.enough('every message', () => window.messagesOf(id).length >= all.length);
      expect(seqs(window.messagesOf(id))).toEqual(all);
    }
  });

  it('that reconnect get exactly what they missed', async () => {
    const { id } = await person.conversation();
    const before = await person.window(id);
    await person.say(id, 'heard');
    const heard = await before.until('message', ({ conversationId }) => conversationId === id);
    before.close();
    for (const i of upTo(5)) await person.say(id, `missed ${i}`, i % 2 ? api : other);
    const back = await person.window(undefined, other);
    const missed = await back.open(id, heard.seq);
    expect(missed.map(({ seq, content }) => `${seq} ${content}`)).toEqual(upTo(5).map((i) => `${i + 1} missed ${i}`));
    expect(missed).toEqual(await person.messages(id, `?after=${heard.id}`));
    expect(await back.open(id, 6)).toEqual([]);
    expect(seqs(await back.open(id))).toEqual(upTo(6));
    const live = await person.say(id, 'live again');
    expect(await back.until('message', ({ conversationId, seq }) => conversationId === id && seq > 6)).toEqual(live);
    // Events just before the reconnect may be repeated; they are equal then.
    const stored = await person.messages(id);
    for (const told of back.messagesOf(id)) expect(stored).toContainEqual(told);
  });
});
