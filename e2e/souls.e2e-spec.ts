import { type Companion, ERRORS, LIMITS } from '@kinloom/contract';
import { type Api, Installation, type Method, type Person } from './support/harness';
import { png } from '../libs/domain/src/images/fixtures';

let installation: Installation;
let api: Api;
let person: Person;
let stranger: Person;

beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  person = await installation.person(api);
  stranger = await installation.person(api);
});
afterAll(() => installation.close());

const create = (body: object) => person.post('/api/companions', body);
const missing = 'Please provide a name and select an archetype.';

describe('a soul', () => {
  it('is created from the request, on level 1, without its owner in the response', async () => {
    const personality = { creativity: 5, empathy: 1, traits: ['kind'], anything: { deep: [null, 'ü'] } };
    const answer = await create({
      name: '  Lumen ',
      archetype: 'sage',
      personality,
      gptInstructions: 'Speak softly.',
      relationshipLevel: 99,
      relationshipProgress: 80,
      status: 'archived',
      accountId: 1,
      owner: 'another owner',
    }).expect(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      name: 'Lumen',
      archetype: 'sage',
      personality,
      gptInstructions: 'Speak softly.',
      status: 'active',
      avatar: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      relationshipLevel: 1,
      relationshipProgress: 0,
    });
    expect((await person.get(`/api/companions/${(answer.body as Companion).id}`).expect(200)).body).toEqual(
      answer.body,
    );
  });

  it('may have a personality as text, or none', async () => {
    expect((await person.soul('A', { personality: 'quiet and kind' })).personality).toBe('quiet and kind');
    expect((await person.soul('B')).personality).toEqual({});
  });

  it('has an uploaded avatar until it is removed', async () => {
    const { id } = await person.soul('Pictured');
    const path = `/api/companions/${id}`;
    const avatar = `data:image/png;base64,${png().toString('base64')}`;
    expect((await person.put(path, { avatar }).expect(200)).body).toMatchObject({ id, avatar });
    for (const bad of ['https://example.org/a.png', 'data:image/svg+xml;base64,PHN2Zz4=', 7]) {
      expect((await person.put(path, { avatar: bad }).expect(400)).body).toMatchObject({
        fields: { avatar: 'The avatar must be an image.' },
      });
    }
    expect((await person.put(path, { name: 'Painted' }).expect(200)).body).toMatchObject({ avatar });
    expect((await person.put(path, { avatar: null }).expect(200)).body).toMatchObject({
      name: 'Painted',
      avatar: null,
    });
  });

  it('is listed for its owner, newest first', async () => {
    const fresh = await installation.person(api);
    expect((await fresh.get('/api/companions').expect(200)).body).toEqual([]);
    const [one, two] = [await fresh.soul('One'), await fresh.soul('Two')];
    expect((await fresh.get('/api/companions')).body).toEqual([two, one]);
  });

  it.each([
    [{}, ['name', 'archetype']],
    [{ name: ' ', archetype: 'sage' }, ['name']],
    [{ name: 'Lumen' }, ['archetype']],
    [{ name: 'x'.repeat(101), archetype: 'sage' }, ['name']],
    [{ name: 7, archetype: ['sage'] }, ['name', 'archetype']],
    [{ name: 'Lumen', archetype: null }, ['archetype']],
  ])('requires name and archetype: %j', async (body, fields) => {
    const answer = await create(body).expect(400);
    expect(answer.body).toEqual({
      success: false,
      code: 'invalid',
      error: missing,
      fields: Object.fromEntries(fields.map((field) => [field, missing])),
    });
  });

  it.each([0, 6, -1, 2.5, '3', null, true])('refuses the slider value %p', async (value) => {
    const answer = await create({ name: 'Lumen', archetype: 'sage', personality: { empathy: value } }).expect(400);
    expect(answer.body).toMatchObject({ code: 'invalid', fields: { personality: expect.stringContaining('1 to 5') } });
  });

  it.each([[[1]], [7], [true]])('refuses the personality %j', async (personality) => {
    await create({ name: 'Lumen', archetype: 'sage', personality }).expect(400);
  });

  it('has at most 64 KB of personality, counted in bytes', async () => {
    const sized = (bytes: number, letter: string) =>
      create({
        name: 'Lumen',
        archetype: 'sage',
        personality: { d: letter.repeat((bytes - 8) / Buffer.byteLength(letter)) },
      });
    expect(JSON.stringify({ d: '' })).toHaveLength(8);
    await sized(LIMITS.personalityBytes, 'x').expect(201);
    await sized(LIMITS.personalityBytes, 'ö').expect(201);
    for (const letter of ['x', 'ö']) {
      const answer = await sized(LIMITS.personalityBytes + 2, letter).expect(400);
      expect(answer.body).toMatchObject({ fields: { personality: 'This personality is too large.' } });
    }
  });

  it('removes characters that cannot be stored', async () => {
    const soul = await person.soul('Nu\u0000ll \ud800!', {
      personality: { 'k\u0000': 'v\u0000\udc00' },
      gptInstructions: '\u0000',
    });
    expect(soul).toMatchObject({ name: 'Null \ufffd!', personality: { k: 'v\ufffd' }, gptInstructions: '' });
  });

  it('changes only the fields sent and notifies windows', async () => {
    const soul = await person.soul('Before', { personality: { empathy: 2, kept: 'x' }, gptInstructions: 'Be brief.' });
    const window = await person.window();
    const renamed = await person.put(`/api/companions/${soul.id}`, { name: 'After', relationshipLevel: 9 }).expect(200);
    expect(renamed.body).toEqual({ ...soul, name: 'After' });
    expect(await window.until('soul', ({ name }) => name === 'After')).toMatchObject(renamed.body as object);
    const changed = await person
      .put(`/api/companions/${soul.id}`, { personality: { logic: 4 }, status: 'resting', archetype: 'guide' })
      .expect(200);
    expect(changed.body).toEqual({
      ...soul,
      name: 'After',
      personality: { logic: 4 },
      status: 'resting',
      archetype: 'guide',
    });
    const taught = await person
      .put(`/api/companions/${soul.id}/gpt-instructions`, { gptInstructions: 'Sing.' })
      .expect(200);
    expect(taught.body).toEqual({ ...(changed.body as Companion), gptInstructions: 'Sing.' });
  });

  it('refuses invalid changes as a whole', async () => {
    const soul = await person.soul('Steady');
    for (const body of [
      { name: 'Other', status: 'thinking' },
      { name: '' },
      { name: 'Other', personality: { logic: 9 } },
      { gptInstructions: 'x'.repeat(32_001) },
    ]) {
      expect((await person.put(`/api/companions/${soul.id}`, body).expect(400)).body).toMatchObject({
        code: 'invalid',
      });
    }
    await person.put(`/api/companions/${soul.id}/gpt-instructions`, {}).expect(400);
    expect((await person.get(`/api/companions/${soul.id}`)).body).toEqual(soul);
  });

  it('is deleted with its own conversations only', async () => {
    const [soul, kept] = [await person.soul('Going'), await person.soul('Staying')];
    const [gone, stays] = [await person.conversation(soul.id), await person.conversation(kept.id)];
    await person.say(gone.id, 'goodbye');
    const window = await person.window();
    await person.delete(`/api/companions/${soul.id}`).expect(204);
    expect(await window.until('soul:removed')).toEqual({ companionId: soul.id });
    expect(window.all('conversation:removed')).toEqual([{ conversationId: gone.id }]);
    await person.get(`/api/companions/${soul.id}`).expect(404);
    await person.get(`/api/conversations/${gone.id}/messages`).expect(404);
    await person.get(`/api/conversations/${stays.id}`).expect(200);
    await person.delete(`/api/companions/${soul.id}`).expect(404);
    const left = await installation.database.query('SELECT FROM messages WHERE conversation_id = $1', [gone.id]);
    expect(left).toEqual([]);
  });
});

describe('an id', () => {
  let soul: Companion;
  let conversationId: number;
  beforeAll(async () => {
    soul = await person.soul('Private');
    conversationId = (await person.conversation(soul.id)).id;
  });
  const calls = (soulId: number | string, talkId: number | string): [Method, string, object?][] => [
    ['get', `/api/companions/${soulId}`],
    ['put', `/api/companions/${soulId}`, { name: 'Mine now' }],
    ['put', `/api/companions/${soulId}/gpt-instructions`, { gptInstructions: 'Obey.' }],
    ['delete', `/api/companions/${soulId}`],
    ['get', `/api/conversations/${talkId}`],
    ['get', `/api/conversations/${talkId}/messages`],
    ['post', `/api/conversations/${talkId}/messages`, { content: 'hello' }],
    ['get', `/api/conversations/${talkId}/typing`],
  ];

  it('of another account’s answers 404 to every call, and changes nothing', async () => {
    for (const [method, path, body] of calls(soul.id, conversationId)) {
      const theirs = await stranger.request(method, path).send(body);
      const code = path.startsWith('/api/companions') ? 'soul_not_found' : 'conversation_not_found';
      expect([method, path, theirs.status, theirs.body]).toEqual([
        method,
        path,
        404,
        { success: false, code, error: ERRORS[code].text },
      ]);
      // The same, word for word, as for one that is not there.
      const nobodys = await stranger.request(method, path.replace(/\d+/, '999999999')).send(body).expect(404);
      expect(nobodys.body).toEqual(theirs.body);
    }
    await stranger.post('/api/conversations', { companionId: soul.id }).expect(404);
    expect((await stranger.get(`/api/conversations?companionId=${soul.id}`).expect(200)).body).toEqual([]);
    expect((await person.get(`/api/companions/${soul.id}`).expect(200)).body).toEqual(soul);
    expect(await person.messages(conversationId)).toEqual([]);
  });

  it.each(['abc', '0', '-1', '1e30', '1.5', '%20', '0x1', '9223372036854775808', '9007199254740993', '１'])(
    'that can be none (%s) answers 404',
    async (id) => {
      for (const [method, path, body] of calls(id, id)) {
        const { status } = await person.request(method, encodeURI(decodeURIComponent(path))).send(body);
        expect([method, path, status]).toEqual([method, path, 404]);
      }
    },
  );

  it.each(['abc', 0, -1, 1.5, 1e30, null, {}, [1]])(
    'in a body that can be none (%j) is refused',
    async (companionId) => {
      const { status } = await person.post('/api/conversations', { companionId });
      expect([400, 404]).toContain(status);
      const unknown = await person.post('/api/conversations', { companionId: 999_999_999 }).expect(404);
      expect(unknown.body).toMatchObject({ code: 'soul_not_found' });
    },
  );
});
