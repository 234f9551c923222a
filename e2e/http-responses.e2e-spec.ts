import { TEXTS } from '@kinloom/contract';
import { type Address, type Api, call, Installation, type Method, type Person } from './support/harness';

/** What a proxy in front adds that speaks TLS to browsers. */
const TLS = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '198.51.100.7' };
const email = 'ada@kinloom.test';
const password = 'a quiet orchard at dusk 47';

const overTls = (api: Address, method: Method, path: string, cookie = '') =>
  call(api, method, path).set({ ...TLS, ...(cookie === '' ? {} : { Cookie: cookie }) });

const setCookies = (headers: Record<string, unknown>): string[] => {
  const set = headers['set-cookie'];
  return Array.isArray(set) ? (set as string[]) : [];
};

describe('the session cookie', () => {
  let installation: Installation;
  afterEach(() => installation.close());

  it('over plain HTTP is kinloom.sid', async () => {
    installation = await Installation.make();
    const api = await installation.api();
    await call(api, 'post', '/api/auth/signup').send({ email, password }).expect(201);
    const { headers } = await call(api, 'post', '/api/auth/login').send({ email, password }).expect(200);
    const [cookie = '', ...more] = setCookies(headers);
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^kinloom\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  it('under TLS is __Host-kinloom.sid, and refuses values signed for plain HTTP', async () => {
    installation = await Installation.make();
    const plain = await installation.api();
    await call(plain, 'post', '/api/auth/signup').send({ email, password }).expect(201);
    const before = await call(plain, 'post', '/api/auth/login').send({ email, password }).expect(200);
    const old = (setCookies(before.headers)[0] ?? '').split(';')[0] ?? '';
    await call(plain, 'get', '/api/auth/me').set('Cookie', old).expect(200);
    await plain.close();

    const api = await installation.api({ PUBLIC_URL: 'https://kin.example', TRUST_PROXY: '1' });
    await overTls(api, 'get', '/api/auth/me', old).expect(401);
    await overTls(api, 'get', '/api/auth/me', `__Host-${old}`).expect(401);

    const { headers } = await overTls(api, 'post', '/api/auth/login').send({ email, password }).expect(200);
    const [cookie = '', ...more] = setCookies(headers);
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^__Host-kinloom\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
    const session = cookie.split(';')[0] ?? '';
    await overTls(api, 'get', '/api/auth/me', session).expect(200);

    // Browsers take an ending cookie of that name only with the same attributes.
    const left = await overTls(api, 'post', '/api/auth/logout', session).expect(204);
    expect(setCookies(left.headers)).toEqual([
      '__Host-kinloom.sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure',
    ]);
    await overTls(api, 'get', '/api/auth/me', session).expect(401);
  });
});

describe('the voice of an installation', () => {
  it('is public as a kind only; name and host are for operators', async () => {
    const installation = await Installation.make({
      LLM_BASE_URL: 'http://hidden-host.example:8080/v1',
      LLM_MODEL: 'hidden-model',
    });
    const api = await installation.api();
    const operator = await installation.person(api);
    const member = await installation.person(api);
    const answers = [
      await call(api, 'get', '/api/health').expect(200),
      await member.get('/api/agents/team').expect(200),
      await member.get('/api/auth/me').expect(200),
      await operator.get('/api/health').expect(200),
    ];
    expect(answers[0]?.body).toMatchObject({ voice: 'model' });
    for (const answer of answers) expect(answer.text).not.toMatch(/hidden/);
    await member.get('/api/admin/system').expect(404);
    expect((await operator.get('/api/admin/system').expect(200)).text).toContain(
      'hidden-model at hidden-host.example:8080',
    );
    await installation.close();
  });
});

describe('requests of messages', () => {
  let installation: Installation;
  let api: Api;
  let person: Person;
  beforeAll(async () => {
    installation = await Installation.make();
    api = await installation.api();
    person = await installation.person(api);
  });
  afterAll(() => installation.close());

  /** Headers that differ per response, or depend on its body. */
  const VARYING = /^(?:date|x-request-id|etag|content-length|connection|keep-alive|vary)$/;
  const fixed = (headers: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !VARYING.test(name))
        // Only pages have styles, for which the policy has a nonce.
        .map(([name, value]) => [name, String(value).replace(/ 'nonce-[^']+'/, '')]),
    );

  it('are answered alike by the short and by the regular way', async () => {
    const { id } = await person.conversation();
    const path = `/api/conversations/${id}/messages`;
    const sent = { content: 'Good to see you "again" 🌊', clientId: crypto.randomUUID() };
    // A repeated client id returns the same message. A field of which null is sent is not in its usual form.
    const [short, regular] = [
      await person.post(path, sent).expect(201),
      await person.post(path, { ...sent, style: null }).expect(201),
    ];
    expect(regular.body).toEqual(short.body);
    expect(fixed(regular.headers)).toEqual(fixed(short.headers));
    // The regular way takes any query.
    const [page, regularPage] = [
      await person.get(`${path}?limit=1`).expect(200),
      await person.get(`${path}?limit=1&x`).expect(200),
    ];
    expect(regularPage.text).toBe(page.text);
    expect(page.body).toMatchObject([{ content: sent.content, clientId: sent.clientId }]);
    expect([regularPage.headers['etag'], fixed(regularPage.headers)]).toEqual([
      page.headers['etag'],
      fixed(page.headers),
    ]);
  });

  it('are refused alike', async () => {
    const { id } = await person.conversation();
    const [mine, missing] = [`/api/conversations/${id}/messages`, '/api/conversations/999999/messages'];
    const post = (path: string, body: string, type = 'application/json') =>
      call(api, 'post', path)
        .set({ Cookie: person.cookie ?? '', 'Content-Type': type })
        .send(body);
    for (const [path, body, status] of [
      [mine, '{"content": 7}', 400],
      [mine, '{"content":', 400],
      [mine, '{"content": " "}', 400],
      [missing, '{"content": "Hello"}', 404],
    ] as const) {
      const [short, regular] = [await post(path, body), await post(path, body, 'application/json; charset="utf-8"')];
      expect([short.status, short.body]).toEqual([status, regular.body]);
      expect([regular.status, fixed(regular.headers)]).toEqual([status, fixed(short.headers)]);
    }
    await call(api, 'get', mine).expect(401);
    await call(api, 'get', mine).set('Cookie', `${person.cookie}x`).expect(401);
    await call(api, 'post', mine)
      .set({ Cookie: person.cookie ?? '', Origin: 'https://elsewhere.example' })
      .send({ content: 'Hello' })
      .expect(403);
    await person.get(missing).expect(404);
  });

  it('are refused as soon as the session has ended', async () => {
    const other = await installation.person(api);
    const { id } = await other.conversation();
    await other.get(`/api/conversations/${id}/messages`).expect(200);
    await other.post('/api/auth/logout', {}).expect(204);
    await other.get(`/api/conversations/${id}/messages`).expect(401);
    await other.post(`/api/conversations/${id}/messages`, { content: 'Hello' }).expect(401);
  });
});

describe('private responses', () => {
  let installation: Installation;
  let api: Api;
  let person: Person;
  beforeAll(async () => {
    installation = await Installation.make();
    api = await installation.api();
    person = await installation.person(api);
  });
  afterAll(() => installation.close());

  it('may not be stored by any browser or proxy', async () => {
    const { id } = await person.conversation();
    const answers = [
      await person.get('/api/auth/me').expect(200),
      await person.get('/api/companions').expect(200),
      await person.get(`/api/conversations/${id}/messages`).expect(200),
      await person.get('/api/openapi.json').expect(200),
      await person.get('/api/nothing').expect(404),
      await call(api, 'get', '/api/auth/me').expect(401),
      await call(api, 'post', '/api/auth/login').send({ email: person.email, password: 'wrong words' }).expect(401),
    ];
    for (const { headers } of answers) expect(headers['cache-control']).toBe('private, no-store');
  });

  it('are answered 304 for a matching ETag', async () => {
    const { id } = await person.conversation();
    await person.say(id, TEXTS.product);
    const path = `/api/conversations/${id}/messages`;
    const tag = String((await person.get(path).expect(200)).headers['etag']);
    // As the web app asks: a conditional request that says itself how it means its caching.
    const again = await person.get(path).set({ 'If-None-Match': tag, 'Cache-Control': 'max-age=0' }).expect(304);
    expect(again.headers['cache-control']).toBe('private, no-store');
    expect(again.text).toBe('');
  });
});
