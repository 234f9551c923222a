import { ERRORS, LIMITS } from '@kinloom/contract';
import { type Api, call, Installation, Person } from '../harness';
import { hasRedis, startRedis } from '../redis';

const stores = hasRedis ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];
if (!hasRedis) process.stdout.write('redis-server is not installed: rates are not tested over Redis\n');

describe.each(stores)('rates, counted in %s', (store) => {
  let redis: Awaited<ReturnType<typeof startRedis>> | null = null;
  let installation: Installation;
  let api: Api;
  let second: Api;
  let count = 0;
  const address = () => `limited-${++count}@kinloom.test`;

  beforeAll(async () => {
    redis = store === 'Redis' ? await startRedis() : null;
    installation = await Installation.make({
      KINLOOM_RATE_LIMITS: 'on',
      TRUST_PROXY: '1',
      ...(redis ? { REDIS_URL: redis.url } : {}),
    });
    api = await installation.api();
    second = await installation.api();
  });
  afterAll(async () => {
    await installation.close();
    await redis?.stop();
  });

  const login = (email: string, password: string, from: string, at = api) =>
    call(at, 'post', '/api/auth/login').set('X-Forwarded-For', from).send({ email, password });
  const fail = async (times: number, email: string, from: string) => {
    for (let i = 0; i < times; i++) await login(email, 'wrong words', from).expect(401);
  };

  it('ten failed sign-ins from one place are enough, in every process; elsewhere the owner gets in', async () => {
    const person = await installation.person(api, address());
    await fail(LIMITS.failedSignIns, person.email, '192.0.2.1');
    for (const at of [api, second]) {
      const refused = await login(person.email, person.password, '192.0.2.1', at).expect(429);
      expect(refused.body).toEqual({ success: false, code: 'too_many_sign_ins', error: ERRORS.too_many_sign_ins.text });
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(LIMITS.failedSignInWindow);
    }
    // Writing the address otherwise does not help.
    await login(person.email.toUpperCase(), person.password, '192.0.2.1').expect(429);
    await login(person.email, person.password, '192.0.2.2').expect(200);
    await person.get('/api/auth/me').expect(200);
    const neighbour = await installation.person(api, address());
    await login(neighbour.email, neighbour.password, '192.0.2.1').expect(200);
  });

  it('right sign-ins do not count', async () => {
    const person = await installation.person(api, address());
    await fail(LIMITS.failedSignIns - 1, person.email, '192.0.2.3');
    for (let i = 0; i < 3; i++) await login(person.email, person.password, '192.0.2.3').expect(200);
    await fail(1, person.email, '192.0.2.3');
    await login(person.email, person.password, '192.0.2.3').expect(429);
  });

  it('what the visitor writes before the proxy’s own address is not believed', async () => {
    const person = await installation.person(api, address());
    for (let i = 0; i < LIMITS.failedSignIns; i++) {
      await login(person.email, 'wrong words', `198.51.100.${i}, 192.0.2.4`).expect(401);
    }
    await login(person.email, person.password, '198.51.100.99, 192.0.2.4').expect(429);
  });

  it('threads are guarded alike', async () => {
    const person = await installation.person(api, address());
    await person.post('/api/thread-keys', { thread_name: 'Guarded', sacred_key: 'moonrise' }).expect(201);
    const enter = (sacred_key: string, from: string) =>
      call(api, 'post', '/api/authenticate_thread')
        .set('X-Forwarded-For', from)
        .send({ thread_name: 'guarded', sacred_key });
    for (let i = 0; i < LIMITS.failedSignIns; i++) await enter('sunrise', '192.0.2.5').expect(401);
    expect((await enter('moonrise', '192.0.2.5').expect(429)).body).toMatchObject({ code: 'too_many_sign_ins' });
    await enter('moonrise', '192.0.2.6').expect(200);
  });

  it('sixty messages in a minute are enough, over REST and sockets and all processes together', async () => {
    const person = await installation.person(api, address());
    const { id } = await person.conversation();
    const window = await person.window();
    const path = `/api/conversations/${id}/messages`;
    // What is refused for what it says does not count.
    await person.post(path, { content: ' ' }).expect(400);
    for (let i = 0; i < LIMITS.messagesPerMinute; i++) {
      if (i % 3 === 0) expect(await window.send(id, `${i}`)).toMatchObject({ ok: true });
      else await person.post(path, { content: `${i}` }, i % 3 === 1 ? api : second).expect(201);
    }
    for (const at of [api, second]) {
      const refused = await person.post(path, { content: 'one more' }, at).expect(429);
      expect(refused.body).toEqual({ success: false, code: 'too_many', error: ERRORS.too_many.text });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    expect(await window.send(id, 'one more')).toMatchObject({ ok: false, code: 'too_many' });
    expect((await person.messages(id)).map(({ content }) => content)).toHaveLength(LIMITS.messagesPerMinute);
    const neighbour = await installation.person(api, address());
    await neighbour.say((await neighbour.conversation()).id, 'not my count');
  });

  it('five mails of a kind to one address in an hour are enough', async () => {
    const email = address();
    const forgot = () => call(api, 'post', '/api/auth/forgot-password').send({ email });
    for (let i = 0; i < LIMITS.mailsPerHour; i++) await forgot().expect(200);
    const refused = await forgot().expect(429);
    expect(refused.body).toMatchObject({ code: 'too_many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('keep no address of a person', async () => {
    const person = await installation.person(api, 'findable@kinloom.test');
    await fail(2, person.email, '192.0.2.7');
    if (store === 'Redis') return;
    const rows = await installation.database.query('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/findable|192\.0\.2/);
  });
});

describe('without a proxy that is trusted', () => {
  it('a forwarded address is nobody’s way around', async () => {
    const installation = await Installation.make({ KINLOOM_RATE_LIMITS: 'on' });
    const api = await installation.api();
    const person = new Person(api, 'direct@kinloom.test', 'long enough');
    await person.post('/api/auth/signup', { email: person.email, password: person.password }).expect(201);
    const login = (password: string, i: number) =>
      call(api, 'post', '/api/auth/login')
        .set('X-Forwarded-For', `192.0.2.${i}`)
        .send({ email: person.email, password });
    for (let i = 0; i < LIMITS.failedSignIns; i++) await login('wrong words', i).expect(401);
    await login(person.password, 200).expect(429);
    await installation.close();
  });
});

describe('with KINLOOM_RATE_LIMITS=off', () => {
  it('nothing is counted', async () => {
    const installation = await Installation.make();
    const api = await installation.api();
    const person = await installation.person(api);
    const login = (password: string) => call(api, 'post', '/api/auth/login').send({ email: person.email, password });
    for (let i = 0; i <= LIMITS.failedSignIns; i++) await login('wrong words').expect(401);
    await login(person.password).expect(200);
    await installation.close();
  });
});
