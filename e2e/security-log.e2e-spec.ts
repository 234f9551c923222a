import type { AdminSecurityEvent, SecurityEvent, SecurityLogPage } from '@kinloom/contract';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { waitFor } from '@kinloom/testing';
import { type Api, call, Installation, type Person } from './support/harness';
import { outboxMail } from './support/mail';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 lantern-marker';

let installation: Installation;
let api: Api;
let operator: Person;
beforeAll(async () => {
  installation = await Installation.make({ TRUST_PROXY: '1', KINLOOM_METRICS_TOKEN: 'a-token-of-some-length' });
  api = await installation.api();
  operator = await installation.person(api);
  await installation.database.query(`UPDATE accounts SET role = 'operator' WHERE email = $1`, [operator.email]);
});
afterAll(() => installation.close());

const idOf = async (who: Person) => ((await who.get('/api/auth/me').expect(200)).body as { id: number }).id;
const own = async (who: Person, query = '') =>
  (await who.get(`/api/account/security-log${query}`).expect(200)).body as SecurityLogPage;
const all = async (query = '') =>
  (await operator.get(`/api/admin/security-log${query}`).expect(200)).body as SecurityLogPage<AdminSecurityEvent>;
const kinds = (events: readonly SecurityEvent[]) => events.map(({ kind, outcome }) => `${kind} ${outcome}`);

it('records sign-ins, failures, changes and deletion of an account, newest first, for its owner', async () => {
  const person = await installation.person(api);
  const id = await idOf(person);
  await call(api, 'post', '/api/auth/login')
    .set('User-Agent', FIREFOX)
    .set('X-Forwarded-For', '203.0.113.77')
    .send({ email: person.email, password: 'not the password' })
    .expect(401);
  const elsewhere = await person.elsewhere();
  const sessions = (await person.get('/api/auth/sessions').expect(200)).body as { id: number; current: boolean }[];
  const other = sessions.find(({ current }) => !current);
  await person.delete(`/api/auth/sessions/${other?.id}`).expect(204);
  await elsewhere.get('/api/auth/me').expect(401);
  const key = { thread_name: 'The lake', sacred_key: 'cedar and oar', password: person.password };
  const made = (await person.post('/api/thread-keys', key).expect(201)).body as { id: number };
  const enter = (sacred_key: string) =>
    call(api, 'post', '/api/authenticate_thread').send({ thread_name: 'The lake', sacred_key });
  await enter('willow').expect(401);
  await enter('cedar and oar').expect(200);
  await person.delete(`/api/thread-keys/${made.id}`).expect(204);
  await person.get('/api/account/export').buffer(true).expect(200);
  const change = (currentPassword: string) =>
    person.post('/api/auth/change-password', { currentPassword, newPassword: 'a heron on one leg' });
  await change('wrong again').expect(400);
  await change(person.password).expect(200);
  await operator.patch(`/api/admin/accounts/${id}`, { role: 'operator' }).expect(200);
  await operator.patch(`/api/admin/accounts/${id}`, { role: 'member' }).expect(200);

  const { events } = await own(person);
  expect(kinds(events)).toEqual([
    'role_member success',
    'role_operator success',
    'password_changed success',
    'sessions_ended success',
    'password_confirmed failure',
    'account_exported success',
    'thread_key_removed success',
    'thread_sign_in success',
    'thread_sign_in failure',
    'thread_key_created success',
    'session_ended success',
    'sign_in success',
    'sign_in failure',
    'sign_in success',
    'sign_up success',
  ]);
  expect(events.find(({ kind, outcome }) => kind === 'sign_in' && outcome === 'failure')).toMatchObject({
    network: '203.0.113.0/24',
    client: 'Firefox on Linux',
    actor: 'self',
  });
  expect(events[0]).toMatchObject({ actor: 'operator' });
  const shown = (await all(`?limit=200`)).events.filter(({ accountId }) => accountId === id);
  expect(shown).toEqual(events.map((event) => ({ ...event, accountId: id })));
});

it('shows each person only their own account, and the installation only to operators', async () => {
  const [one, two] = [await installation.person(api), await installation.person(api)];
  expect(kinds((await own(one)).events)).toEqual(['sign_in success', 'sign_up success']);
  expect((await own(one)).events.map(({ id }) => id)).not.toEqual((await own(two)).events.map(({ id }) => id));
  expect((await one.get('/api/admin/security-log').expect(404)).body).toMatchObject({ code: 'not_found' });
  await call(api, 'get', '/api/account/security-log').expect(401);
  await call(api, 'get', '/api/admin/security-log').expect(401);
});

it('is paginated', async () => {
  const person = await installation.person(api);
  await person.elsewhere();
  const whole = await own(person);
  expect(whole).toMatchObject({ events: { length: 3 }, next: null });
  const first = await own(person, '?limit=2');
  expect(first.events).toEqual(whole.events.slice(0, 2));
  const second = await own(person, `?limit=2&before=${first.next}`);
  expect(second).toEqual({ events: whole.events.slice(2), next: null });
  for (const query of ['?limit=0', '?limit=201', '?before=0', '?before=soon']) {
    await person.get(`/api/account/security-log${query}`).expect(400);
  }
});

it('is filtered by account, kind and outcome for operators', async () => {
  const person = await installation.person(api);
  const id = await idOf(person);
  await call(api, 'post', '/api/auth/login').send({ email: person.email, password: 'not the password' }).expect(401);
  await person.elsewhere();
  const ofAccount = await all(`?account=${id}`);
  expect(kinds(ofAccount.events)).toEqual(['sign_in success', 'sign_in failure', 'sign_in success', 'sign_up success']);
  expect(new Set(ofAccount.events.map(({ accountId }) => accountId))).toEqual(new Set([id]));
  const signIns = await all(`?account=${id}&kind=sign_in&limit=2`);
  expect(kinds(signIns.events)).toEqual(['sign_in success', 'sign_in failure']);
  expect(kinds((await all(`?account=${id}&kind=sign_in&before=${signIns.next}`)).events)).toEqual(['sign_in success']);
  expect(kinds((await all(`?account=${id}&outcome=failure`)).events)).toEqual(['sign_in failure']);
  for (const query of ['?account=0', '?kind=tea', '?outcome=maybe']) {
    await operator.get(`/api/admin/security-log${query}`).expect(400);
  }
});

it('contains no typed address, password, name or header', async () => {
  const person = await installation.person(api, 'lantern-marker@kinloom.test', 'lantern-marker-password');
  await call(api, 'post', '/api/auth/login')
    .set('User-Agent', FIREFOX)
    .send({ email: 'lantern-marker-unknown@kinloom.test', password: 'lantern-marker-guess' })
    .expect(401);
  await person.post('/api/thread-keys', {
    thread_name: 'lantern-marker thread',
    sacred_key: 'lantern-marker key',
    password: person.password,
  });
  await call(api, 'get', '/api/metrics').set('Authorization', 'Bearer lantern-marker').expect(401);
  const { events } = await all();
  expect(events.slice(0, 2)).toMatchObject([
    { kind: 'metrics_token', outcome: 'failure', accountId: null },
    { kind: 'thread_key_created', accountId: await idOf(person) },
  ]);
  expect(events[2]).toMatchObject({ kind: 'sign_in', outcome: 'failure', accountId: null, client: 'Firefox on Linux' });
  const rows = await installation.database.query<{ text: string }>('SELECT e::text AS text FROM security_events e');
  expect(rows.map(({ text }) => text).join('\n')).not.toContain('lantern-marker');
});

it('records mailed links, and a closed account with who closed it', async () => {
  const worker = await installation.worker();
  const person = await installation.person(api);
  const id = await idOf(person);
  await call(api, 'post', '/api/auth/forgot-password').send({ email: person.email }).expect(200);
  const mail = await outboxMail(
    installation.dataDir,
    ({ head, link }) => head.includes(person.email) && link.includes('/auth/reset-password'),
  );
  const token = new URL(mail.link).searchParams.get('token');
  const reset = { token, password: 'a heron on one leg' };
  await call(api, 'post', '/api/auth/reset-password').send(reset).expect(200);
  await call(api, 'post', '/api/auth/reset-password').send(reset).expect(400);
  for (const disabled of [true, false]) await operator.patch(`/api/admin/accounts/${id}`, { disabled }).expect(200);
  // The worker records the request when it has sent the mail, which may be after the link was used.
  const logged = async () => kinds((await all('?limit=200')).events.filter(({ accountId }) => accountId === id));
  await waitFor('the password reset in the log', async () =>
    (await logged()).includes('password_reset_requested success'),
  );
  const found = (await logged()).filter((kind) => !/^(sign_|sessions_ended|password_reset_requested)/.test(kind));
  expect(found).toEqual(['account_opened success', 'account_closed success', 'password_reset success']);
  const [failed] = (await all('?limit=200')).events.filter(
    ({ kind, outcome }) => kind === 'password_reset' && outcome === 'failure',
  );
  expect(failed).toMatchObject({ accountId: null });
  await worker.close();
});

it('is deleted with its account, except one anonymous entry', async () => {
  const person = await installation.person(api);
  const id = await idOf(person);
  await person.delete('/api/account').send({ password: person.password }).expect(204);
  const { events } = await all();
  expect(events.filter(({ accountId }) => accountId === id)).toEqual([]);
  expect(events[0]).toMatchObject({ kind: 'account_deleted', accountId: null, network: '', client: '' });
});

it('deletes entries older than 90 days', async () => {
  const person = await installation.person(api);
  await installation.database.query(
    `UPDATE security_events SET at = now() - CASE kind WHEN 'sign_up' THEN interval '91 days' ELSE interval '89 days' END WHERE account_id = $1`,
    [await idOf(person)],
  );
  await api.app.get(SecurityLogService).sweep();
  expect(kinds((await own(person)).events)).toEqual(['sign_in success']);
});
