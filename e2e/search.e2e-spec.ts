import { type Companion, type Conversation, ERRORS, LIMITS, type SearchHit } from '@kinloom/contract';
import { type Api, Installation, type Person } from './support/harness';

let installation: Installation;
let api: Api;
let other: Api;
let person: Person;
let stranger: Person;

beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  other = await installation.api();
});
beforeEach(async () => {
  person = await installation.person(api);
  stranger = await installation.person(api);
});
afterAll(() => installation.close());

const path = (query: Record<string, string | number>) => {
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
  return `/api/search?${new URLSearchParams(pairs).toString()}`;
};
const search = async (query: Record<string, string | number>, whose = person) =>
  (await whose.get(path(query)).expect(200)).body as SearchHit[];
const texts = (hits: readonly SearchHit[]) => hits.map(({ text }) => text);
const said = (id: number, at: string) =>
  installation.database.query('UPDATE messages SET created_at = $2 WHERE id = $1', [id, at]);

async function remember(soul: Companion, title: string, content: string): Promise<number> {
  const [row] = await installation.database.query<{ id: number }>(
    `INSERT INTO memories (companion_id, kind, title, content, layer, status, said_at, source_type, key, version)
     VALUES ($1, 'fact', $2, $3, 'core', 'soft', now(), 'offering', $3, 1) RETURNING id`,
    [soul.id, title, content],
  );
  return Number(row?.id);
}

describe('a search', () => {
  it('finds messages and memories, with the words marked', async () => {
    const soul = await person.soul('Mira');
    const conversation = await person.conversation(soul.id);
    const message = await person.say(conversation.id, '👋 We saw the “Lighthouse”\nat dusk');
    const memoryId = await remember(soul, 'At the sea', 'They love lighthouses.');
    const hits = await search({ q: 'lighthouse' });
    expect(hits).toEqual([
      {
        kind: 'message',
        id: message.id,
        companionId: soul.id,
        conversationId: conversation.id,
        messageId: message.id,
        from: 'person',
        title: 'Mira',
        text: '👋 We saw the “Lighthouse” at dusk',
        marks: [[15, 25]],
        at: message.createdAt,
      },
      {
        kind: 'memory',
        id: memoryId,
        companionId: soul.id,
        conversationId: null,
        messageId: null,
        from: 'soul',
        title: 'At the sea',
        text: 'They love lighthouses.',
        marks: [[10, 21]],
        at: expect.any(String),
      },
    ]);
    expect(hits[0]?.text.slice(15, 25)).toBe('Lighthouse');
  });

  it('requires all words, the last one as a prefix, ordered by rank and date', async () => {
    const { id } = await person.conversation();
    for (const text of ['a black cat', 'a cat, black', 'a catalogue in black', 'a black dog', 'another black cat']) {
      await person.say(id, text);
    }
    expect(texts(await search({ q: 'black cat' }))).toEqual([
      'another black cat',
      'a black cat',
      'a cat, black',
      'a catalogue in black',
    ]);
    expect(texts(await search({ q: 'black cat', limit: 1 }))).toEqual(['another black cat']);
    expect(await search({ q: 'black horse' })).toEqual([]);
  });

  it.each([
    ["don't", 'I DON’T know'],
    ['café', 'Un caf\u0065\u0301 noir'],
    ['日本', 'これは日本語です'],
    ['ครับ', 'สวัสดีครับ'],
    ['🎉', 'party🎉!'],
    ['%', 'at 100% now'],
    ['_', 'snake_case'],
    ["' OR 1=1", "or: '1'"],
    ["\\'; DROP TABLE messages; --", 'Drop the messages on a table'],
    ['z'.repeat(LIMITS.searchLength), `${'word '.repeat(200)}${'z'.repeat(LIMITS.searchLength)} end`],
  ])('for %j finds only texts that contain it', async (q, text) => {
    const { id } = await person.conversation();
    await person.say(id, 'something else entirely');
    const { id: messageId } = await person.say(id, text);
    const hits = await search({ q });
    expect(hits.map((hit) => hit.messageId)).toEqual([messageId]);
    expect(hits[0]?.marks.length).toBeGreaterThan(0);
    expect(hits[0]?.text.length).toBeLessThanOrEqual(240);
  });

  it('filters by soul and by time', async () => {
    const [one, two] = [await person.soul('One'), await person.soul('Two')];
    const [first, second] = [await person.conversation(one.id), await person.conversation(two.id)];
    await said((await person.say(first.id, 'comet one')).id, '2026-03-01T23:59:59.999Z');
    await said((await person.say(second.id, 'comet two')).id, '2026-03-02T00:00:00Z');
    await remember(two, 'A comet', 'comet kept');
    expect(texts(await search({ q: 'comet', companionId: one.id }))).toEqual(['comet one']);
    expect(texts(await search({ q: 'comet', companionId: two.id }))).toEqual(['comet kept', 'comet two']);
    expect(texts(await search({ q: 'comet', to: '2026-03-01' }))).toEqual(['comet one']);
    expect(texts(await search({ q: 'comet', from: '2026-03-02', to: '2026-03' }))).toEqual(['comet two']);
    expect(texts(await search({ q: 'comet', from: '2026-03-02T00:00:00.001Z' }))).toEqual(['comet kept']);
    expect(await search({ q: 'comet', from: '9999-12-31' })).toEqual([]);
    expect(await search({ q: 'comet', to: '1000-01-01' })).toEqual([]);
  });

  it('finds nothing of other accounts and does not reveal whether it exists', async () => {
    const soul = await person.soul();
    const { id } = await person.conversation(soul.id);
    await person.say(id, 'a secret comet');
    await remember(soul, 'Secret', 'a comet');
    expect(await search({ q: 'comet' }, stranger)).toEqual([]);
    for (const companionId of [soul.id, 999_999_999]) {
      expect((await stranger.get(path({ q: 'comet', companionId })).expect(404)).body).toEqual({
        success: false,
        code: 'soul_not_found',
        error: ERRORS.soul_not_found.text,
      });
    }
    expect(await search({ q: 'comet' })).toHaveLength(2);
  });

  it.each<[Record<string, string>, string]>([
    [{}, 'q'],
    [{ q: '   ' }, 'q'],
    [{ q: 'x'.repeat(LIMITS.searchLength + 1) }, 'q'],
    [{ q: 'x', limit: '0' }, 'limit'],
    [{ q: 'x', limit: '101' }, 'limit'],
    [{ q: 'x', companionId: 'abc' }, 'companionId'],
    [{ q: 'x', from: 'yesterday' }, 'from'],
    [{ q: 'x', from: '2026-W10' }, 'from'],
    [{ q: 'x', to: '2026-02-30' }, 'to'],
  ])('like %j is refused', async (query, field) => {
    const answer = await person.get(path(query)).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } });
  });

  it('refuses a repeated query parameter', async () => {
    expect((await person.get('/api/search?q=a&q=b').expect(400)).body).toMatchObject({ code: 'invalid' });
  });
});

describe('the position of a date', () => {
  it('is the first message at or after it, or the last', async () => {
    const { id } = await person.conversation();
    const place = (date: string, status = 200) =>
      person.get(`/api/conversations/${id}/place?date=${encodeURIComponent(date)}`).expect(status);
    expect((await place('2026-03-01', 404)).body).toMatchObject({ code: 'place_not_found' });
    const messages = [await person.say(id, 'one'), await person.say(id, 'two'), await person.say(id, 'three')];
    for (const [i, at] of ['2026-02-28T23:00:00Z', '2026-03-01T00:00:00Z', '2026-03-05T12:00:00Z'].entries()) {
      await said(messages[i]?.id ?? 0, at);
    }
    for (const [date, seq] of [
      ['2020', 1],
      ['2026-03-01', 2],
      ['2026-03-02', 3],
      ['2026-03-05T14:00:00+02:00', 3],
      ['2027-01-01', 3],
    ] as const) {
      expect([date, (await place(date)).body]).toEqual([date, { messageId: messages[seq - 1]?.id, seq }]);
    }
    for (const date of ['', 'soon', '2026-W10', '2026-02-30']) {
      expect((await place(date, 400)).body).toMatchObject({ code: 'invalid', fields: { date: expect.any(String) } });
    }
    const foreign = await stranger.get(`/api/conversations/${id}/place?date=2026-03-01`).expect(404);
    expect(foreign.body).toMatchObject({ code: 'conversation_not_found' });
  });
});

describe('the read position', () => {
  it('only grows, up to the last message, and notifies other windows', async () => {
    const { id } = await person.conversation();
    for (const text of ['one', 'two', 'three']) await person.say(id, text);
    // Own messages are read when they are sent; as unread as replies would be.
    await installation.database.query('UPDATE conversations SET read_seq = 0 WHERE id = $1', [id]);
    const window = await person.window(undefined, other);
    const foreign = await stranger.window(undefined, other);
    const read = async (seq: number) =>
      (await person.post(`/api/conversations/${id}/read`, { seq }).expect(200)).body as Conversation;
    const before = (await person.get(`/api/conversations/${id}`).expect(200)).body as Conversation;
    expect(before.readSeq).toBe(0);
    expect(await read(0)).toEqual(before);
    const last = await read(2_147_483_647);
    expect(last).toEqual({ ...before, readSeq: 3 });
    expect(await read(1)).toEqual(last);
    expect(await window.until('conversation', ({ readSeq }) => readSeq === 3)).toEqual(last);
    // Unchanged positions publish nothing: there was at most one event before the next. The event that the conversation
    // was created may arrive late.
    const next = await person.conversation();
    await window.until('conversation', (one) => one.id === next.id);
    expect(window.all('conversation').filter((one) => one.id === id && one.lastSeq > 0)).toHaveLength(1);
    const own = await stranger.conversation();
    await foreign.until('conversation', (one) => one.id === own.id);
    expect(foreign.all('conversation').map((one) => one.id)).toEqual([own.id]);
  });

  it('must be a whole number and cannot be set by other accounts', async () => {
    const { id } = await person.conversation();
    await person.say(id, 'one');
    for (const unknown of [id, 999_999_999]) {
      const answer = await stranger.post(`/api/conversations/${unknown}/read`, { seq: 1 }).expect(404);
      expect(answer.body).toMatchObject({ code: 'conversation_not_found' });
    }
    for (const seq of [-1, 1.5, '1', null, 2_147_483_648]) {
      await person.post(`/api/conversations/${id}/read`, { seq }).expect(400);
    }
  });
});
