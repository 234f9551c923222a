import { ERRORS, type Health, type Route, ROUTES } from '@kinloom/contract';
import { waitFor } from '@kinloom/testing';
import { type Api, call, Installation, type Method, type Person } from './support/harness';

let installation: Installation;
let api: Api;
let operator: Person;

beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  operator = await installation.person(api);
});
afterAll(() => installation.close());

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
}

/** Every route that Express knows, but for the page that shows the description and its files. */
function registered(): string[] {
  const { router } = api.app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  return router.stack
    .flatMap(({ route }) => {
      if (!route) return [];
      const paths = Array.isArray(route.path) ? route.path : [route.path];
      const methods = Object.keys(route.methods).map((method) => method.toUpperCase());
      return paths.flatMap((path) => methods.map((method) => `${method} ${path.replace(/\/$/, '')}`));
    })
    .filter((route) => / \/(api\/|ready$)/.test(route) && !/ \/api\/(docs(\/|$)|openapi\.yaml$)/.test(route))
    .sort();
}

const routes = Object.keys(ROUTES) as Route[];
const split = (route: Route): [Method, string] => {
  const [method = '', path = ''] = route.split(' ');
  return [method.toLowerCase() as Method, path.replace(':id', '1')];
};

describe('the route table', () => {
  it('equals the routes that the server has registered', () => {
    expect([...new Set(registered())]).toEqual([...routes].sort());
  });

  it('has these public calls and no others', () => {
    expect(routes.filter((route) => ROUTES[route].access === 'public').sort()).toEqual([
      'GET /api/auth/signup',
      'GET /api/health',
      'GET /api/health/live',
      'GET /api/health/ready',
      'GET /api/safety',
      'GET /ready',
      'POST /api/account/deletion',
      'POST /api/auth/forgot-password',
      'POST /api/auth/login',
      'POST /api/auth/reset-password',
      'POST /api/auth/signup',
      'POST /api/auth/verify',
      'POST /api/authenticate_thread',
    ]);
  });

  it.each(routes.filter((route) => ROUTES[route].access !== 'public'))(
    '%s refuses who is signed out',
    async (route) => {
      const answer = await call(api, ...split(route)).expect(401);
      expect(answer.body).toEqual({ success: false, code: 'not_signed_in', error: ERRORS.not_signed_in.text });
    },
  );

  it.each(routes.filter((route) => ROUTES[route].access === 'public'))('%s is open', async (route) => {
    const answer = await call(api, ...split(route));
    expect(answer.body).not.toMatchObject({ code: 'not_signed_in' });
    expect(answer.status).toBeLessThan(500);
  });

  it('is described completely by the OpenAPI document', async () => {
    const { body } = await operator.get('/api/openapi.json').expect(200);
    const { openapi, paths } = body as {
      openapi: string;
      paths: Record<string, Record<string, { security?: object[] }>>;
    };
    expect(openapi).toMatch(/^3\./);
    const described = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual([...routes].sort());
    for (const path of ['/api/companions', '/api/openapi.json'])
      expect(paths[path]?.['get']?.security).toEqual([{ cookie: [] }]);
    expect(paths['/api/auth/login']?.['post']?.security).toBeUndefined();
  });

  it.each([
    '/api/docs',
    '/api/docs/',
    '/api/docs/swagger-ui-init.js',
    '/api/docs/swagger-ui.css',
    '/api/openapi.json',
    '/api/openapi.yaml',
    '/API/Docs',
  ])('%s is shown to operators only', async (path) => {
    const member = await installation.person(api);
    expect((await call(api, 'get', path).expect(401)).body).toMatchObject({ code: 'not_signed_in' });
    expect((await member.get(path).expect(404)).body).toMatchObject({ code: 'not_found' });
    await operator.get(path).redirects(1).expect(200);
  });

  it('answers other paths with 404', async () => {
    const answer = await call(api, 'get', '/api/nothing').expect(404);
    expect(answer.body).toEqual({ success: false, code: 'not_found', error: ERRORS.not_found.text });
    await call(api, 'get', '/api/%E0%A4%A').expect(404);
  });
});

describe('health', () => {
  it('is degraded without a worker and fine with one', async () => {
    const before = await call(api, 'get', '/api/health').expect(200);
    expect(before.body).toMatchObject({ status: 'degraded', database: 'up', queue: 'up', worker: 'down' });
    const worker = await installation.worker();
    // Probes are cached for a second.
    const after = await waitFor('a new probe', async () => {
      const { body } = (await call(api, 'get', '/api/health').expect(200)) as { body: Health };
      return body.worker === 'up' && body;
    });
    expect(after).toMatchObject({ status: 'ok', database: 'up', queue: 'up', worker: 'up' });
    await worker.close();
  });
});

describe('a body', () => {
  let person: Person;
  let conversationId: number;
  beforeAll(async () => {
    person = await installation.person(api);
    conversationId = (await person.conversation()).id;
  });
  const raw = (text: string, type = 'application/json') =>
    person.request('post', '/api/companions').set('Content-Type', type).send(text);

  it.each([
    ['cut short', '{"name": "Lu'],
    ['no JSON at all', 'name=Lumen'],
    ['an array', '[1, 2]'],
    ['text', '"Lumen"'],
    ['a number', '42'],
    ['too deep', `{"name":"Lumen","archetype":"sage","personality":${'{"a":'.repeat(60)}1${'}'.repeat(60)}}`],
    ['a mountain of brackets', '['.repeat(100_000)],
  ])('that is %s is malformed', async (_, text) => {
    const answer = await raw(text).expect(400);
    expect(answer.body).toMatchObject({ success: false, code: 'malformed' });
  });

  it.each(['null', '', '{}'])('that is empty (%s) lacks its fields', async (text) => {
    const { body, status } = await raw(text);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false });
    expect(['invalid', 'malformed']).toContain((body as { code: string }).code);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'of type %s is not read',
    async (type) => {
      const answer = await raw('{"name":"Lumen","archetype":"sage"}', type).expect(400);
      expect(answer.body).toMatchObject({ success: false });
    },
  );

  it('over 256 KB is too large', async () => {
    const answer = await person
      .post(`/api/conversations/${conversationId}/messages`, { content: 'x'.repeat(262_144) })
      .expect(413);
    expect(answer.body).toEqual({ success: false, code: 'too_large', error: ERRORS.too_large.text });
  });

  it('in an unknown charset or encoding is malformed', async () => {
    await raw('{}', 'application/json; charset=utf-99').expect(400);
    await person
      .request('post', '/api/companions')
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', 'gzip')
      .send('{"not":"gzip"}')
      .expect(400);
  });
});

describe('a cross-site request', () => {
  let person: Person;
  beforeAll(async () => {
    person = await installation.person(api);
  });
  const changing = routes.filter((route) => !route.startsWith('GET '));

  it.each(changing)('%s is refused', async (route) => {
    const answer = await person
      .request(...split(route))
      .set('Origin', 'https://evil.example')
      .expect(403);
    expect(answer.body).toEqual({ success: false, code: 'foreign_origin', error: ERRORS.foreign_origin.text });
  });

  const own = () => new URL(api.url);
  it.each([
    ['with our name as the beginning of its own', () => `http://${own().host}.evil.example`],
    ['with our name as the end of its own', () => `http://evil-${own().host}`],
    ['on another port', () => `http://${own().hostname}:1`],
    ['with our name before the @', () => `http://${own().host}@evil.example`],
    ['without a name', () => 'null'],
    ['of an unreadable name', () => 'http://'],
  ])('%s is refused', async (_, origin) => {
    await person.patch('/api/auth/me', { displayName: 'Eve' }).set('Origin', origin()).expect(403);
  });

  it.each(['cross-site', 'same-site'])('that the browser marks as %s is refused', async (site) => {
    await person.patch('/api/auth/me', { displayName: 'Eve' }).set('Sec-Fetch-Site', site).expect(403);
  });

  it('may read only what the browser allows; same-origin requests may do everything', async () => {
    await person.get('/api/auth/me').set('Origin', 'https://evil.example').expect(200);
    const answer = await person.get('/api/auth/me').set('Origin', 'https://evil.example');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    await person
      .patch('/api/auth/me', { displayName: 'Ada' })
      .set('Origin', api.url)
      .set('Sec-Fetch-Site', 'same-origin')
      .expect(200);
    expect((await person.get('/api/auth/me')).body).toMatchObject({ displayName: 'Ada' });
  });

  it('is recognised by PUBLIC_URL if that is set', async () => {
    const behind = await installation.api({ PUBLIC_URL: 'https://kin.example/', TRUST_PROXY: '1' });
    const overTls = { 'X-Forwarded-Proto': 'https' };
    const { email, password } = person;
    const entered = await call(behind, 'post', '/api/auth/login').set(overTls).send({ email, password }).expect(200);
    const [cookie = ''] = entered.headers['set-cookie'] ?? [];
    const change = (origin: string) =>
      call(behind, 'patch', '/api/auth/me')
        .set({ ...overTls, Cookie: cookie.split(';')[0] ?? '', Origin: origin })
        .send({ displayName: 'Ada' });
    await change('https://kin.example').expect(200);
    await change('http://kin.example').expect(403);
    await change('https://kin.example.evil.example').expect(403);
    await change(behind.url).expect(403);
    await behind.close();
  });
});
