import { promisify } from 'node:util';
import { type AccountSession, ERRORS, type Me, TEXTS, type ThreadKey } from '@kinloom/contract';
import { SessionsService, ThreadKeysService } from '@kinloom/domain/accounts';
import type { SessionData } from 'express-session';
import { waitFor } from '@kinloom/testing';
import { DataSource } from 'typeorm';
import { SessionStore } from '../api/src/common/session-store';
import { type Api, call, Installation, Person, sessionCookie } from './support/harness';
import { outboxMail } from './support/mail';

let installation: Installation;
let api: Api;
let other: Api;
let operator: Person;
let count = 0;
const address = () => `account-${++count}@kinloom.test`;

beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  other = await installation.api();
  operator = await installation.person(api, 'first@kinloom.test');
});
afterAll(() => installation.close());

const signUp = (body: object) => call(api, 'post', '/api/auth/signup').send(body);
const login = (email: unknown, password: unknown) => call(api, 'post', '/api/auth/login').send({ email, password });
const me = async (person: Person) => (await person.get('/api/auth/me').expect(200)).body as Me;
const sessions = async (person: Person) =>
  (await person.get('/api/auth/sessions').expect(200)).body as AccountSession[];

describe('signing up', () => {
  it.each(['not an address', '', 'a@b', 'a b@kinloom.test', 17, null, { a: 1 }])(
    'refuses the address %p',
    async (email) => {
      const answer = await signUp({ email, password: 'long enough' }).expect(400);
      const text = 'Please enter a valid email address.';
      expect(answer.body).toMatchObject({ success: false, code: 'invalid', error: text, fields: { email: text } });
    },
  );

  it.each(['short', '', 12345678, null])('refuses the password %p', async (password) => {
    const answer = await signUp({ email: address(), password }).expect(400);
    expect(answer.body).toMatchObject({
      error: 'Password must be at least 6 characters long',
      fields: { password: 'Password must be at least 6 characters long' },
    });
  });

  it('accepts six characters, trims the address, and derives the name from it', async () => {
    const email = address();
    const answer = await signUp({ email: `  ${email} `, password: 'sixsix', role: 'operator' }).expect(201);
    expect(answer.body).toEqual({ success: true });
    const person = await new Person(api, email, 'sixsix').signIn();
    expect(await me(person)).toMatchObject({ email, displayName: email.split('@')[0], role: 'member', settings: {} });
  });

  it('refuses a taken address case-insensitively, also for concurrent requests', async () => {
    const email = address();
    await signUp({ email, password: 'long enough' }).expect(201);
    const taken = { success: false, code: 'account_exists', error: 'Failed to create account' };
    expect((await signUp({ email: email.toUpperCase(), password: 'other words' }).expect(409)).body).toEqual(taken);
    const contested = address();
    const both = await Promise.all([1, 2, 3].map(() => signUp({ email: contested, password: 'long enough' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('stores the password as Argon2id with 46 MiB, one pass and one lane', async () => {
    const email = address();
    await signUp({ email, password: 'correct horse' }).expect(201);
    const [row] = await installation.database.query<{ hash: string }>(
      'SELECT password_hash AS hash FROM accounts WHERE email = $1',
      [email],
    );
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  it('makes the first account the operator, and later ones members', async () => {
    expect(await me(operator)).toMatchObject({ role: 'operator', email: 'first@kinloom.test' });
    expect(await me(await installation.person(api))).toMatchObject({ role: 'member' });
  });
});

describe('signing in', () => {
  let person: Person;
  beforeAll(async () => {
    person = await installation.person(api, address());
  });

  it('returns the account and an HttpOnly cookie', async () => {
    const answer = await login(person.email.toUpperCase(), person.password).expect(200);
    expect(answer.body).toEqual({ success: true, user: await me(person) });
    const [cookie] = answer.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = await login(person.email, 'not that').expect(401);
    const unknown = await login('unknown@kinloom.test', person.password).expect(401);
    expect(wrong.body).toEqual({ success: false, code: 'invalid_credentials', error: 'Invalid email or password' });
    expect(unknown.body).toEqual(wrong.body);
    expect(sessionCookie(wrong.headers)).toBeNull();
  });

  it.each([
    [undefined, 'x'],
    ['a@b.test', undefined],
    [{}, []],
    ['', ''],
  ])('refuses %p and %p', async (email, password) => {
    expect((await login(email, password).expect(400)).body).toMatchObject({ code: 'invalid' });
  });

  it('rotates the session id and invalidates the old one', async () => {
    const again = new Person(api, person.email, person.password);
    again.cookie = person.cookie;
    const before = person.cookie;
    await again.signIn();
    expect(again.cookie).not.toBeNull();
    expect(again.cookie).not.toBe(before);
    await person.get('/api/auth/me').expect(401);
    await person.signIn();
  });

  it('does not accept a session id chosen by a client', async () => {
    const planted = new Person(api, person.email, person.password);
    planted.cookie = 'kinloom.sid=s%3Achosen.by-another-client';
    await planted.get('/api/auth/me').expect(401);
    await planted.signIn();
    expect(planted.cookie).not.toContain('chosen');
  });
});

describe('the own account', () => {
  it('can be renamed and hold settings, but not promoted', async () => {
    const person = await installation.person(api, address());
    const settings = { theme: 'dark', nested: { a: [1, 'zwei'] } };
    const answer = await person
      .patch('/api/auth/me', { displayName: '  Ada ', settings, role: 'operator', email: 'x@y.test', id: 1 })
      .expect(200);
    expect(answer.body).toMatchObject({ displayName: 'Ada', settings, role: 'member', email: person.email });
    expect(await me(person)).toEqual(answer.body);
  });

  it('has the time zone of its browser', async () => {
    const person = await installation.person(api, address());
    expect(await me(person)).toMatchObject({ timeZone: null });
    await person.patch('/api/auth/me', { timeZone: 'Asia/Tokyo' }).expect(200);
    expect(await me(person)).toMatchObject({ timeZone: 'Asia/Tokyo' });
  });

  it('stores the statement of age once and does not revoke it', async () => {
    const person = await installation.person(api, address());
    expect(await me(person)).toMatchObject({ adult: false });
    expect((await person.patch('/api/auth/me', { adult: true }).expect(200)).body).toMatchObject({ adult: true });
    expect((await person.patch('/api/auth/me', { adult: false }).expect(400)).body).toMatchObject({
      fields: { adult: 'Kinloom is for adults, 18 and over.' },
    });
    expect(await me(person)).toMatchObject({ adult: true });
  });

  it.each([
    [{ displayName: '' }],
    [{ displayName: 'x'.repeat(81) }],
    [{ displayName: 7 }],
    [{ settings: 'dark' }],
    [{ settings: [1] }],
    [{ settings: { big: 'x'.repeat(16_384) } }],
    [{ timeZone: 'Nowhere/City' }],
    [{ timeZone: 7 }],
  ])('refuses %j', async (change) => {
    const before = await me(operator);
    expect((await operator.patch('/api/auth/me', change).expect(400)).body).toMatchObject({ code: 'invalid' });
    expect(await me(operator)).toEqual(before);
  });
});

describe('sessions', () => {
  it('end on sign-out in every process, with their sockets', async () => {
    const person = await installation.person(api, address());
    const second = await person.elsewhere(other);
    const [here, there, unharmed] = [
      await person.window(),
      await person.window(undefined, other),
      await second.window(),
    ];
    await person.get('/api/auth/me', other).expect(200);
    await person.post('/api/auth/logout').expect(204);
    expect(await here.ended).toBe('io server disconnect');
    expect(await there.ended).toBe('io server disconnect');
    await person.get('/api/auth/me').expect(401);
    await person.get('/api/auth/me', other).expect(401);
    await expect(person.window()).rejects.toMatchObject({ data: { code: 'not_signed_in' } });
    await second.get('/api/auth/me').expect(200);
    const soul = await second.soul('Still here');
    await unharmed.until('soul', ({ id }) => id === soul.id);
  });

  it('are listed, and can be ended from another', async () => {
    const person = await installation.person(api, address());
    const second = await person.elsewhere();
    const window = await second.window();
    const list = await sessions(person);
    expect(list).toHaveLength(2);
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    expect(list[0]).toMatchObject({ id: expect.any(Number), address: expect.stringContaining('127.0.0.1') });
    const [own] = list.filter(({ current }) => current);
    expect(Date.now() - Date.parse(own?.lastSeenAt ?? '')).toBeLessThan(10_000);
    const foreign = list.find(({ current }) => !current);
    await person.delete(`/api/auth/sessions/${foreign?.id}`).expect(204);
    expect(await window.ended).toBe('io server disconnect');
    await second.get('/api/auth/me').expect(401);
    expect(await sessions(person)).toHaveLength(1);
    await person.delete(`/api/auth/sessions/${foreign?.id}`).expect(404);
  });

  it('of another browser can be ended only after recent authentication, in every process', async () => {
    const person = await installation.person(api, address());
    const others = [await person.elsewhere(), await person.elsewhere(other), await person.elsewhere()] as const;
    const foreign = async () => (await sessions(person)).filter(({ current }) => !current);
    const later = () =>
      installation.database.query(
        `UPDATE sessions SET authenticated_at = now() - interval '11 minutes' WHERE account_id = (SELECT id FROM accounts WHERE email = $1)`,
        [person.email],
      );
    const until = async () => (await sessions(person)).find(({ current }) => current)?.authenticatedUntil ?? null;
    expect(Date.parse((await until()) ?? '')).toBeGreaterThan(Date.now());
    await later();
    expect(await until()).toBeNull();
    const [first, second] = await foreign();
    const refused = (await person.delete(`/api/auth/sessions/${first?.id}`).expect(403)).body;
    expect(refused).toMatchObject({ code: 'reauthentication_required' });
    await person.delete('/api/auth/sessions').expect(403);
    for (const one of others) await one.get('/api/auth/me').expect(200);

    const wrong = await person.delete(`/api/auth/sessions/${first?.id}`).send({ password: 'not that' }).expect(400);
    expect(wrong.body).toMatchObject({ code: 'wrong_password', fields: { password: ERRORS.wrong_password.text } });
    await person.delete(`/api/auth/sessions/${first?.id}`).send({ password: person.password }).expect(204);
    // The password that came with it counts for a while.
    await person.delete(`/api/auth/sessions/${second?.id}`).expect(204);
    expect(await foreign()).toHaveLength(1);

    await later();
    await person.post('/api/auth/reauthenticate', { password: 'not that' }).expect(400);
    await person.post('/api/auth/reauthenticate', {}).expect(400);
    await person.delete('/api/auth/sessions').expect(403);
    await person.post('/api/auth/reauthenticate', { password: person.password }, other).expect(200);
    await person.delete('/api/auth/sessions').expect(204);
    expect(await foreign()).toEqual([]);
    for (const one of others) await one.get('/api/auth/me').expect(401);
    // One's own ends without it, like signing out.
    await later();
    const [own] = await sessions(person);
    await person.delete(`/api/auth/sessions/${own?.id}`).expect(204);
    await person.get('/api/auth/me').expect(401);
  });

  it('opened by thread key do not count as password authentication', async () => {
    const person = await installation.person(api, address());
    const { password } = person;
    const key = { thread_name: 'Side door', sacred_key: 'a lantern outside' };
    await person.post('/api/thread-keys', { ...key, password }).expect(201);
    const entered = new Person(api, person.email, password);
    const answer = await call(api, 'post', '/api/authenticate_thread').send(key).expect(200);
    entered.cookie = sessionCookie(answer.headers);
    await entered.get('/api/account/export').expect(403);
    await entered.delete('/api/auth/sessions').expect(403);
    await person.get('/api/auth/me').expect(200);
    await entered.post('/api/auth/reauthenticate', { password }).expect(200);
    await entered.get('/api/account/export').expect(200);
  });

  it('end after their absolute lifetime, however much they are used, with their sockets', async () => {
    const person = await installation.person(api, address());
    const fresh = await person.elsewhere();
    const [old] = await installation.database.query<{ sid: string }>(
      `UPDATE sessions SET created_at = now() - interval '89 days 23 hours' WHERE id = (
         SELECT min(s.id) FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE a.email = $1) RETURNING sid`,
      [person.email],
    );
    // Another process has not read it yet. Using it moves its end on, but not beyond the hour that is left.
    const later = await installation.api();
    await installation.database.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{renewedAt}', '0')::json WHERE sid = $1`,
      [old?.sid],
    );
    const used = await person.get('/api/auth/me', later).expect(200);
    const [cookie = ''] = used.headers['set-cookie'] as unknown as string[];
    const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
    expect(expires - Date.now()).toBeLessThanOrEqual(3_600_000);
    const left = await installation.database.query<{ short: boolean }>(
      `SELECT expire < now() + interval '61 minutes' AS short FROM sessions WHERE sid = $1`,
      [old?.sid],
    );
    expect(left).toEqual([{ short: true }]);

    const window = await person.window(undefined, later);
    const kept = await fresh.window();
    await installation.database.query(
      `UPDATE sessions SET created_at = now() - interval '91 days', expire = now() + interval '30 days' WHERE sid = $1`,
      [old?.sid],
    );
    const untouched = await installation.api();
    await person.get('/api/auth/me', untouched).expect(401);
    await expect(person.window(undefined, untouched)).rejects.toMatchObject({ data: { code: 'not_signed_in' } });
    expect(await sessions(fresh)).toHaveLength(1);
    await api.app.get(SessionsService).sweep();
    expect(await window.ended).toBe('io server disconnect');
    const soul = await fresh.soul('Still here');
    await kept.until('soul', ({ id }) => id === soul.id);
    await fresh.get('/api/auth/me').expect(200);
  });

  it('that have ended are not restored by a request in flight', async () => {
    const person = await installation.person(api, address());
    const store = new SessionStore(api.app.get(DataSource), api.app.get(SessionsService), 86_400_000);
    const { database } = installation;
    const mine = 'account_id = (SELECT id FROM accounts WHERE email = $1)';
    const [row] = await database.query<{ sid: string }>(`SELECT sid FROM sessions WHERE ${mine}`, [person.email]);
    const sid = row?.sid ?? '';
    const data = await promisify<string, SessionData | null | undefined>(store.get.bind(store))(sid);
    if (!data) throw new Error('the session is not there');
    const save = () => promisify<string, SessionData>(store.set.bind(store))(sid, { ...data, userAgent: 'saved' });
    await save();
    expect((await sessions(person))[0]).toMatchObject({ userAgent: 'saved' });
    await database.query(`DELETE FROM sessions WHERE ${mine}`, [person.email]);
    await save();
    expect(await database.query(`SELECT FROM sessions WHERE ${mine}`, [person.email])).toEqual([]);
    store.close();
  });

  it('of others and unknown ones cannot be ended', async () => {
    const person = await installation.person(api, address());
    const [theirs] = await sessions(operator);
    for (const id of [theirs?.id, 'abc', '0', '-1', '1e30', '9223372036854775808']) {
      expect((await person.delete(`/api/auth/sessions/${id}`).expect(404)).body).toMatchObject({ code: 'not_found' });
    }
    await operator.get('/api/auth/me').expect(200);
  });

  it('all end, except the requesting one, when the password is changed', async () => {
    const person = await installation.person(api, address());
    const second = await person.elsewhere(other);
    const window = await second.window();
    const change = (currentPassword: string, newPassword: string) =>
      person.post('/api/auth/change-password', { currentPassword, newPassword });
    expect((await change('wrong', 'new password').expect(400)).body).toMatchObject({
      code: 'wrong_password',
      fields: { currentPassword: 'The current password is incorrect.' },
    });
    expect((await change(person.password, 'short').expect(400)).body).toMatchObject({
      error: TEXTS.auth.passwordShort,
    });
    await second.get('/api/auth/me').expect(200);
    await change(person.password, 'new password').expect(200);
    expect(await window.ended).toBe('io server disconnect');
    await second.get('/api/auth/me').expect(401);
    await person.get('/api/auth/me').expect(200);
    await login(person.email, person.password).expect(401);
    await login(person.email, 'new password').expect(200);
  });
});

describe('mailed links', () => {
  beforeAll(async () => {
    await installation.worker();
  });
  const mailTo = (email: string, path: string) =>
    outboxMail(installation.dataDir, ({ head, link }) => head.includes(email) && link.includes(path));
  const forgot = (email: string) => call(api, 'post', '/api/auth/forgot-password').send({ email });
  const reset = (token: unknown, password: unknown) =>
    call(api, 'post', '/api/auth/reset-password').send({ token, password });

  it('set a new password once and end existing sessions', async () => {
    const person = await installation.person(api, address());
    const window = await person.window();
    expect((await forgot(person.email).expect(200)).body).toEqual({ success: true });
    const { token, link } = await mailTo(person.email, '/auth/reset-password');
    expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/reset-password\?token=/);
    expect((await reset(token, 'tiny').expect(400)).body).toMatchObject({ error: TEXTS.auth.passwordShort });
    await reset(token, 'brand new').expect(200);
    expect(await window.ended).toBe('io server disconnect');
    await person.get('/api/auth/me').expect(401);
    await login(person.email, person.password).expect(401);
    await login(person.email, 'brand new').expect(200);
    const used = { success: false, code: 'token_invalid', error: ERRORS.token_invalid.text };
    expect((await reset(token, 'once more').expect(400)).body).toEqual(used);
    expect((await reset('x'.repeat(43), 'once more').expect(400)).body).toEqual(used);
    await login(person.email, 'brand new').expect(200);
  });

  it('work for one of several concurrent requests', async () => {
    const person = await installation.person(api, address());
    await forgot(person.email).expect(200);
    const { token } = await mailTo(person.email, '/auth/reset-password');
    const answers = await Promise.all(['one one', 'two two', 'three 3'].map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('expire after an hour and work for one purpose only', async () => {
    const person = await installation.person(api, address());
    await forgot(person.email).expect(200);
    const { token } = await mailTo(person.email, '/auth/reset-password');
    await call(api, 'post', '/api/auth/verify').send({ token }).expect(400);
    await installation.database.query(
      `UPDATE account_tokens SET expires_at = now() - interval '1 second' WHERE kind = 'reset'`,
    );
    expect((await reset(token, 'too late').expect(400)).body).toMatchObject({ code: 'token_invalid' });
    await login(person.email, person.password).expect(200);
  });

  it('are kept only as hashes', async () => {
    const person = await installation.person(api, address());
    await forgot(person.email).expect(200);
    const { token } = await mailTo(person.email, '/auth/reset-password');
    const rows = await installation.database.query<{ all: string }>(
      'SELECT account_tokens::text AS all FROM account_tokens',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('are answered alike for unknown addresses, to which none is sent', async () => {
    expect((await forgot('unknown-address@kinloom.test').expect(200)).body).toEqual({ success: true });
    const mails = () =>
      installation.database.query(`SELECT state FROM mails WHERE address = 'unknown-address@kinloom.test'`);
    await waitFor('the mail to be processed', async () => !JSON.stringify(await mails()).includes('waiting'));
    expect(await mails()).toEqual([{ state: 'no_account' }]);
    expect((await forgot('no address').expect(400)).body).toMatchObject({ code: 'invalid' });
  });

  it('confirm an address', async () => {
    const person = await installation.person(api, address());
    const { token, link } = await mailTo(person.email, '/auth/verify');
    expect(link).toContain('/auth/verify?token=');
    const verified = async () =>
      (
        await installation.database.query<{ done: boolean }>(
          'SELECT email_verified_at IS NOT NULL AS done FROM accounts WHERE email = $1',
          [person.email],
        )
      )[0]?.done;
    expect(await verified()).toBe(false);
    await call(api, 'post', '/api/auth/verify').send({ token }).expect(200);
    expect(await verified()).toBe(true);
    await call(api, 'post', '/api/auth/verify').send({ token }).expect(400);
    for (const wrong of [undefined, 7, 'short', {}]) {
      expect((await call(api, 'post', '/api/auth/verify').send({ token: wrong }).expect(400)).body).toMatchObject({
        code: 'invalid',
      });
    }
  });
});

describe('thread keys', () => {
  let person: Person;
  beforeAll(async () => {
    person = await installation.person(api, address());
  });
  const thread = (thread_name: unknown, sacred_key: unknown) =>
    call(api, 'post', '/api/authenticate_thread').send({ thread_name, sacred_key });
  const make = (body: object) => person.post('/api/thread-keys', { password: person.password, ...body });

  it('have a name, sign in, and are listed without the key', async () => {
    const made = await make({ thread_name: 'Evening', sacred_key: 'moonrise', redirect: '/conversation/7' }).expect(
      201,
    );
    expect(made.body).toEqual({
      id: expect.any(Number),
      thread_name: 'Evening',
      redirect: '/conversation/7',
      createdAt: expect.any(String),
      lastUsedAt: null,
      expiresAt: expect.any(String),
    });
    expect((await person.get('/api/thread-keys').expect(200)).body).toEqual([made.body]);
    const answer = await thread('evening', 'moonrise').expect(200);
    expect(answer.body).toEqual({ status: 'success', redirect: '/conversation/7' });
    const entered = new Person(api, '', '');
    entered.cookie = sessionCookie(answer.headers);
    expect(await me(entered)).toMatchObject({ email: person.email });
  });

  it('require the password to create, and show last use and expiry', async () => {
    const wanted = { thread_name: 'Guarded way', sacred_key: 'moonrise' };
    expect((await person.post('/api/thread-keys', wanted).expect(400)).body).toMatchObject({
      fields: { password: 'Please enter your password.' },
    });
    expect((await make({ ...wanted, password: 'not that' }).expect(400)).body).toMatchObject({
      code: 'wrong_password',
      fields: { password: ERRORS.wrong_password.text },
    });
    expect((await make({ ...wanted, expiresInDays: 7 }).expect(400)).body).toMatchObject({
      fields: { expiresInDays: 'A thread key is good for 30, 90, 180 or 365 days.' },
    });
    const days = ({ createdAt, expiresAt }: ThreadKey) => (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000;
    const standard = (await make(wanted).expect(201)).body as ThreadKey;
    expect(days(standard)).toBeCloseTo(180, 2);
    const short = (await make({ ...wanted, thread_name: 'Short way', expiresInDays: 30 }).expect(201))
      .body as ThreadKey;
    expect(days(short)).toBeCloseTo(30, 2);
    await thread('short way', 'moonrise').expect(200);
    const list = (await person.get('/api/thread-keys').expect(200)).body as ThreadKey[];
    expect(list.find(({ id }) => id === short.id)?.lastUsedAt).toEqual(expect.any(String));
    expect(list.find(({ id }) => id === standard.id)?.lastUsedAt).toBeNull();
  });

  it('are refused once expired, free their name, and are removed later', async () => {
    const { database } = installation;
    const wanted = { thread_name: 'Passing', sacred_key: 'moonrise' };
    const { id } = (await make(wanted).expect(201)).body as ThreadKey;
    const age = (days: number) =>
      database.query('UPDATE thread_keys SET expires_at = now() - make_interval(days => $2) WHERE id = $1', [id, days]);
    const listed = async () =>
      ((await person.get('/api/thread-keys').expect(200)).body as ThreadKey[]).some((key) => key.id === id);
    await age(0);
    await thread('Passing', 'moonrise').expect(401);
    const threads = api.app.get(ThreadKeysService);
    await threads.sweep();
    expect(await listed()).toBe(true);
    await make(wanted).expect(201);
    expect(await listed()).toBe(false);
    await thread('Passing', 'moonrise').expect(200);
    await database.query(
      `UPDATE thread_keys SET expires_at = now() - interval '31 days' WHERE thread_name = 'Passing'`,
    );
    await threads.sweep();
    expect(await database.query(`SELECT FROM thread_keys WHERE thread_name = 'Passing'`)).toEqual([]);
  });

  it('end with a password change only if requested', async () => {
    const owner = await installation.person(api, address());
    const wanted = { password: owner.password, thread_name: 'Two ways', sacred_key: 'moonrise at the lake' };
    await owner.post('/api/thread-keys', wanted).expect(201);
    const change = (currentPassword: string, newPassword: string, rest: object) =>
      owner.post('/api/auth/change-password', { currentPassword, newPassword, ...rest }).expect(200);
    await change(owner.password, 'the second one', {});
    await thread('Two ways', wanted.sacred_key).expect(200);
    await change('the second one', 'the third one', { endThreadKeys: true });
    await thread('Two ways', wanted.sacred_key).expect(401);
    expect((await owner.get('/api/thread-keys').expect(200)).body).toEqual([]);
  });

  it('refuse a wrong key or name', async () => {
    const refused = {
      status: 'error',
      success: false,
      code: 'thread_not_found',
      error: "We couldn't find your thread. Try again, or ask the Loom to guide you.",
    };
    expect((await thread('Evening', 'sunrise').expect(401)).body).toEqual(refused);
    expect((await thread('Morning', 'moonrise').expect(401)).body).toEqual(refused);
    expect((await thread('', 'moonrise').expect(400)).body).toMatchObject({ code: 'invalid' });
  });

  it('need a name unique within the account only', async () => {
    expect((await make({ thread_name: 'EVENING', sacred_key: 'moonset' }).expect(409)).body).toMatchObject({
      code: 'thread_name_taken',
    });
    const { password } = operator;
    await operator.post('/api/thread-keys', { password, thread_name: 'Evening', sacred_key: 'starlight' }).expect(201);
    expect((await thread('Evening', 'starlight').expect(200)).body).toEqual({ status: 'success', redirect: '/' });
    expect((await thread('Evening', 'moonrise').expect(200)).body).toMatchObject({ redirect: '/conversation/7' });
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'chat',
    '',
    '/a b',
    '/\t/evil.example',
  ])('do not redirect to other sites: %p', async (redirect) => {
    const answer = await make({ thread_name: `to ${redirect}`.trim(), sacred_key: 'moonrise', redirect }).expect(400);
    expect(answer.body).toMatchObject({ fields: { redirect: 'The page of a thread must be a path of this app.' } });
  });

  it('need a name and a key', async () => {
    await make({ thread_name: ' ', sacred_key: 'moonrise' }).expect(400);
    await make({ thread_name: 'Short', sacred_key: 'five5' }).expect(400);
    await make({ thread_name: 'x'.repeat(101), sacred_key: 'moonrise' }).expect(400);
  });

  it('can be revoked only by their own account', async () => {
    const { id } = (await make({ thread_name: 'Brief', sacred_key: 'moonrise' }).expect(201)).body as { id: number };
    await operator.delete(`/api/thread-keys/${id}`).expect(404);
    await thread('Brief', 'moonrise').expect(200);
    await person.delete(`/api/thread-keys/${id}`).expect(204);
    await person.delete(`/api/thread-keys/${id}`).expect(404);
    await thread('Brief', 'moonrise').expect(401);
  });
});
