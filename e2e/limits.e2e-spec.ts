import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERRORS, LIMITS } from '@kinloom/contract';
import { AttemptLimitsService } from '@kinloom/domain/accounts';
import { waitFor } from '@kinloom/testing';
import { type Api, call, Installation, Person } from './support/harness';
import { readMail } from './support/mail';
import { hasRedis, startRedis } from './support/redis';

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

  it('ten failed sign-ins from one address are the limit over all processes; the owner can sign in elsewhere', async () => {
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

  it('120 wrong sign-ins at once, over two processes, verify ten passwords and no more', async () => {
    const person = await installation.person(api, address());
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, i) => login(person.email, 'wrong words', '192.0.2.20', i % 2 ? api : second)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(LIMITS.failedSignIns);
    expect(statuses.filter((status) => status === 429)).toHaveLength(120 - LIMITS.failedSignIns);
    for (const { status, headers } of answers)
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await login(person.email, person.password, '192.0.2.21').expect(200);
  });

  it('correct sign-ins among concurrent wrong ones succeed and are not counted', async () => {
    const person = await installation.person(api, address());
    const right = await Promise.all([1, 2, 3, 4, 5].map(() => login(person.email, person.password, '192.0.2.22')));
    expect(right.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await fail(LIMITS.failedSignIns, person.email, '192.0.2.22');
    await login(person.email, 'wrong words', '192.0.2.22').expect(429);
  });

  it('the spellings of an address share one account and one counter', async () => {
    const name = address().replace('limited', 'mixing');
    const spellings = ['i', 'I', '\u0130', '\u0131'].map((letter) => name.replaceAll('i', letter));
    const person = await installation.person(api, name);
    for (const email of spellings) {
      await call(api, 'post', '/api/auth/signup').send({ email, password: 'other words' }).expect(409);
      await login(email, person.password, '192.0.2.23').expect(200);
    }
    for (let i = 0; i < LIMITS.failedSignIns; i++) {
      await login(spellings[i % 4] ?? '', 'wrong words', '192.0.2.23', i % 2 ? api : second).expect(401);
    }
    for (const email of spellings) await login(email, person.password, '192.0.2.23').expect(429);
  });

  it('24 resets over four spellings send five mails, all to the address as it was stored', async () => {
    const name = address().replace('limited', 'mailing');
    await installation.person(api, name);
    const spellings = ['i', 'I', '\u0130', '\u0131'].map((letter) => name.replaceAll('i', letter));
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) =>
        call(i % 2 ? api : second, 'post', '/api/auth/forgot-password')
          .set('X-Forwarded-For', `192.0.2.${30 + i}`)
          .send({ email: spellings[i % 4] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.mailsPerHour);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(24 - LIMITS.mailsPerHour);
    const worker = await installation.worker();
    const waiting = () => installation.database.query(`SELECT FROM mails WHERE state = 'waiting'`);
    await waitFor('all mails to be sent', async () => (await waiting()).length === 0);
    await worker.close();
    const outbox = join(installation.dataDir, 'outbox');
    const mails = await Promise.all((await readdir(outbox)).map((file) => readFile(join(outbox, file), 'utf8')));
    const resets = mails
      .map(readMail)
      .filter(({ head, link }) => /mail.ng/.test(head) && link.includes('/auth/reset-password'));
    expect(resets).toHaveLength(LIMITS.mailsPerHour);
    for (const { head } of resets) expect(head).toContain(name);
  });

  it('an IPv6 network counts as one address, and IPv4 however it is written', async () => {
    const person = await installation.person(api, address());
    for (let i = 0; i < LIMITS.failedSignIns; i++) {
      await login(person.email, 'wrong words', `2001:db8:0:1::${i + 1}`, i % 2 ? api : second).expect(401);
    }
    await login(person.email, person.password, '2001:db8:0:1:ffff:ffff:ffff:ffff').expect(429);
    await login(person.email, person.password, '2001:db8:0:2::1').expect(200);
    await fail(LIMITS.failedSignIns, person.email, '192.0.2.24');
    await login(person.email, person.password, '::ffff:192.0.2.24').expect(429);
  });

  it('one network address may fail a hundred times over all accounts', async () => {
    const person = await installation.person(api, address());
    for (let i = 0; i < LIMITS.failedSignInsPerAddress; i += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, j) => login(`sprayed-${i + j}@kinloom.test`, 'wrong words', '192.0.2.25')),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(401));
    }
    await login(person.email, person.password, '192.0.2.25', second).expect(429);
    await login(person.email, person.password, '192.0.2.26', second).expect(200);
  });

  it('guessing at one account from many networks is limited without locking its owner out', async () => {
    const person = await installation.person(api, address());
    await login(person.email, person.password, '192.0.2.27').expect(200);
    const guess = (i: number) => login(person.email, 'wrong words', `198.51.100.${i}`, i % 2 ? api : second);
    for (let i = 0; i < LIMITS.failedSignInsPerAccount; i += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, j) => guess(i + j)));
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(401));
    }
    const refused = await guess(LIMITS.failedSignInsPerAccount).expect(429);
    expect(refused.body).toMatchObject({ code: 'too_many_sign_ins' });
    for (const at of [api, second]) await login(person.email, person.password, '192.0.2.27', at).expect(200);
  });

  it('thirty sign-ups per hour from one address are the limit', async () => {
    const signUp = (from: string) =>
      call(api, 'post', '/api/auth/signup')
        .set('X-Forwarded-For', from)
        .send({ email: address(), password: 'long enough' });
    const answers = await Promise.all(
      Array.from({ length: LIMITS.signUpsPerAddress + 10 }, () => signUp('192.0.2.28')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMITS.signUpsPerAddress);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await signUp('192.0.2.29').expect(201);
  });

  it('mails that one address asks for, and links that it tries, are limited over all accounts', async () => {
    const from = '192.0.2.60';
    const forgot = (i: number) =>
      call(api, 'post', '/api/auth/forgot-password')
        .set('X-Forwarded-For', from)
        .send({ email: `asked-${i}@kinloom.test` });
    for (let i = 0; i < LIMITS.mailsPerAddress; i++) await forgot(i).expect(200);
    expect((await forgot(LIMITS.mailsPerAddress).expect(429)).body).toMatchObject({ code: 'too_many' });
    const use = (path: string) =>
      call(api, 'post', path)
        .set('X-Forwarded-For', from)
        .send({ token: 'x'.repeat(43), password: 'long enough' });
    for (let i = 0; i < LIMITS.failedTokens; i++) {
      await use(i % 2 ? '/api/auth/verify' : '/api/auth/reset-password').expect(400);
    }
    for (const path of ['/api/auth/verify', '/api/auth/reset-password']) await use(path).expect(429);
  });

  it('a stolen session guesses the password no more often than a sign-in', async () => {
    const person = await installation.person(api, address());
    const change = (from: string) =>
      person
        .post('/api/auth/change-password', { currentPassword: 'wrong words', newPassword: 'long enough' })
        .set('X-Forwarded-For', from);
    const answers = await Promise.all(Array.from({ length: 40 }, () => change('192.0.2.61')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(LIMITS.failedSignIns);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - LIMITS.failedSignIns);
    // Both ask for the same secret: they share a counter.
    await login(person.email, person.password, '192.0.2.61').expect(429);
    for (let i = LIMITS.failedSignIns; i < LIMITS.failedConfirmations; i++) await change(`198.51.100.${i}`).expect(400);
    await change('198.51.100.200').expect(429);
  });

  it('correct sign-ins do not count', async () => {
    const person = await installation.person(api, address());
    await fail(LIMITS.failedSignIns - 1, person.email, '192.0.2.3');
    for (let i = 0; i < 3; i++) await login(person.email, person.password, '192.0.2.3').expect(200);
    await fail(1, person.email, '192.0.2.3');
    await login(person.email, person.password, '192.0.2.3').expect(429);
  });

  it('forwarded addresses before the proxy’s own entry are ignored', async () => {
    const person = await installation.person(api, address());
    for (let i = 0; i < LIMITS.failedSignIns; i++) {
      await login(person.email, 'wrong words', `198.51.100.${i}, 192.0.2.4`).expect(401);
    }
    await login(person.email, person.password, '198.51.100.99, 192.0.2.4').expect(429);
  });

  it('thread sign-ins are limited alike', async () => {
    const person = await installation.person(api, address());
    await person
      .post('/api/thread-keys', { password: person.password, thread_name: 'Guarded', sacred_key: 'moonrise' })
      .expect(201);
    const enter = (sacred_key: string, from: string) =>
      call(api, 'post', '/api/authenticate_thread')
        .set('X-Forwarded-For', from)
        .send({ thread_name: 'guarded', sacred_key });
    for (let i = 0; i < LIMITS.failedSignIns; i++) await enter('sunrise', '192.0.2.5').expect(401);
    expect((await enter('moonrise', '192.0.2.5').expect(429)).body).toMatchObject({ code: 'too_many_sign_ins' });
    await enter('moonrise', '192.0.2.6').expect(200);
  });

  it('sixty messages per minute are the limit over REST, sockets and all processes', async () => {
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

  it('five mails of a kind per hour to one address are the limit', async () => {
    const email = address();
    const forgot = () => call(api, 'post', '/api/auth/forgot-password').send({ email });
    for (let i = 0; i < LIMITS.mailsPerHour; i++) await forgot().expect(200);
    const refused = await forgot().expect(429);
    expect(refused.body).toMatchObject({ code: 'too_many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('counters store no address in plain text', async () => {
    const person = await installation.person(api, 'findable@kinloom.test');
    await fail(2, person.email, '192.0.2.7');
    if (store === 'Redis') return;
    const rows = await installation.database.query('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/findable|192\.0\.2/);
  });

  // The last one: it uses up what the whole installation may.
  it('failed sign-ins are limited for the whole installation, but not where an account signed in before', async () => {
    const person = await installation.person(api, address());
    await login(person.email, person.password, '192.0.2.70').expect(200);
    const services = [api, second].map(({ app }) => app.get(AttemptLimitsService));
    let verified = 0;
    let refused = 0;
    const attempt = async (i: number) => {
      const place = `2001:db8:${i.toString(16)}::1`;
      const subject = `account unknown-${i}@kinloom.test`;
      try {
        await services[i % 2]?.signIn({ subject, address: place, accountIds: [] }, async () => {
          verified += 1;
          return null;
        });
      } catch (error) {
        expect(error).toMatchObject({ code: 'too_many_sign_ins' });
        refused += 1;
      }
    };
    const attempts = LIMITS.failedSignInsGlobal + 50;
    for (let i = 0; i < attempts; i += 50) await Promise.all(Array.from({ length: 50 }, (_, j) => attempt(i + j)));
    expect(verified + refused).toBe(attempts);
    expect(verified).toBeLessThanOrEqual(LIMITS.failedSignInsGlobal);
    expect(refused).toBeGreaterThanOrEqual(50);
    await login('unknown@kinloom.test', 'wrong words', '192.0.2.71').expect(429);
    await login(person.email, person.password, '192.0.2.70').expect(200);
  });
});

describe('without a trusted proxy', () => {
  it('a forwarded address does not bypass the limit', async () => {
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
