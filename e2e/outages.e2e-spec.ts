import { randomUUID } from 'node:crypto';
import { ERRORS, type Health } from '@kinloom/contract';
import { pausedReply, waitFor } from '@kinloom/testing';
import { Client } from 'pg';
import type { Response } from 'supertest';
import { type Address, type Api, call, Installation, type Person } from './support/harness';
import { OwnPostgres } from './support/own-postgres';

/** Short, so that a test does not wait long for what never answers. In seconds. */
const TIMEOUT = { DATABASE_TIMEOUT: '1' };

const healthOf = async (api: Address) => (await call(api, 'get', '/api/health').expect(200)).body as Health;

/** Repeats a request while the answer is 503. */
const afterOutage = (ask: () => PromiseLike<Response>): Promise<Response> =>
  waitFor('an answer other than 503', async () => {
    const answer = await ask();
    return answer.status !== 503 && answer;
  });

function expectUnavailable(answer: Response, code: 'unavailable' | 'disk_full' = 'unavailable'): void {
  expect({ status: answer.status, body: answer.body as object }).toEqual({
    status: 503,
    body: { success: false, code, error: ERRORS[code].text, retryAfter: expect.any(Number) as number },
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

/** Every message once, each of the person's with exactly one whole reply. */
async function expectWhole(person: Person, conversationId: number, said: readonly string[]): Promise<void> {
  const messages = await person.messages(conversationId, '?limit=100');
  expect(messages.filter(({ aiGenerated }) => !aiGenerated).map(({ content }) => content)).toEqual(said);
  const replies = messages.filter(({ aiGenerated }) => aiGenerated);
  expect(replies.map(({ status }) => status)).toEqual(said.map(() => 'complete'));
}

describe('a database that is frozen', () => {
  let server: OwnPostgres;
  let installation: Installation;
  beforeEach(async () => {
    const started = await OwnPostgres.start();
    if (!started) throw new Error('a database without a disk of its own always starts');
    server = started;
    installation = await Installation.make(TIMEOUT, { server: server.url });
  });
  afterEach(async () => {
    await server.thaw();
    await installation.close();
    await server.stop();
  });

  it('is answered 503 with Retry-After while it lasts; afterwards nothing is lost or duplicated', async () => {
    const api = await installation.api();
    const other = await installation.api();
    await installation.worker();
    const person = await installation.person(api);
    const { id } = await person.conversation();
    const window = await person.window(id);
    await person.say(id, 'Before it froze.');
    await window.replies();

    await server.freeze();
    const path = `/api/conversations/${id}/messages`;
    const meanwhile = { content: 'While it is frozen.', clientId: randomUUID() };
    // More calls than the pool has connections: some wait for a statement, others for a connection. All are answered before it thaws.
    const answers = await Promise.all([
      ...Array.from({ length: 15 }, () => person.get('/api/conversations')),
      person.post(path, meanwhile),
      person.post('/api/auth/login', { email: person.email, password: person.password }),
      // A process without the cached session cannot identify the user.
      person.get('/api/auth/me', other),
    ]);
    for (const answer of answers) expectUnavailable(answer);
    const acknowledged = await window.ask('message:send', { conversationId: id, ...meanwhile });
    expect(acknowledged).toMatchObject({ ok: false, code: 'unavailable', retryAfter: expect.any(Number) as number });
    expect(await healthOf(api)).toMatchObject({ status: 'degraded', database: 'down' });
    expect(((await person.get('/api/health', other).expect(200)).body as Health).database).toBe('down');
    expectUnavailable(await call(api, 'get', '/api/health/ready'));
    await person.get('/api/health/live', other).expect(200);

    await server.thaw();
    expect((await afterOutage(() => person.post(path, meanwhile))).status).toBe(201);
    expect((await afterOutage(() => person.get('/api/auth/me', other))).status).toBe(200);
    expect((await afterOutage(() => call(api, 'get', '/api/health/ready'))).status).toBe(200);
    await person.say(id, 'After it thawed.');
    await window.replies(3);
    await expectWhole(person, id, ['Before it froze.', 'While it is frozen.', 'After it thawed.']);
  });

  it('a reply in progress is completed once', async () => {
    const voice = await installation.voice();
    const step = pausedReply();
    voice.script(step);
    const api = await installation.api();
    await installation.worker();
    const person = await installation.person(api);
    const { id } = await person.conversation();
    const window = await person.window(id);
    await person.say(id, 'Tell me something long.');
    await step.opened;
    await step.send('Once upon ');
    await window.until('message:delta');
    await server.freeze();
    await step.send('a time.');
    expectUnavailable(await person.get('/api/conversations'));
    await step.finish();
    await server.thaw();
    await window.replies();
    const messages = await person.messages(id);
    expect(messages).toHaveLength(2);
    expect(messages[1]).toMatchObject({ status: 'complete', content: 'Once upon a time.' });
  });
});

describe('on the shared test server', () => {
  let installation: Installation;
  let api: Api;
  let person: Person;
  beforeEach(async () => {
    installation = await Installation.make({ ...TIMEOUT, DATABASE_POOL: '3' });
    api = await installation.api();
    person = await installation.person(api);
  });
  afterEach(() => installation.close());

  it('cut connections are answered 503 at worst, and later ones work', async () => {
    await installation.worker();
    const { id } = await person.conversation();
    const window = await person.window(id);
    const path = `/api/conversations/${id}/messages`;
    const said = Array.from({ length: 12 }, (_, place) => `Said ${place + 1}.`);
    const cut = () =>
      installation.database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
    for (const content of said) {
      const message = { content, clientId: randomUUID() };
      const [answer] = await Promise.all([person.post(path, message), cut()]);
      expect([201, 503]).toContain(answer.status);
      if (answer.status === 503) {
        expectUnavailable(answer);
        expect((await afterOutage(() => person.post(path, message))).status).toBe(201);
      }
    }
    // Events published during the outage may be lost; the database has everything.
    await waitFor('the conversation to open', async () => {
      const answer = await window.ask('conversation:open', { conversationId: id });
      if (!answer.ok) expect(answer.code).toBe('unavailable');
      return answer.ok;
    });
    const whole = async () => (await person.messages(id, '?limit=100')).filter(({ status }) => status === 'complete');
    await waitFor('all replies', async () => (await whole()).length >= said.length * 2);
    await expectWhole(person, id, said);
  });

  it('held locks and an exhausted pool are answered 503 until their cause ends', async () => {
    const { id } = await person.conversation();
    const holder = new Client({ connectionString: installation.database.url });
    await holder.connect();
    await holder.query('BEGIN; LOCK TABLE messages IN ACCESS EXCLUSIVE MODE');
    const path = `/api/conversations/${id}/messages`;
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => person.get(path)),
      // Needs no lock, only a connection.
      person.get('/api/companions'),
    ]);
    for (const answer of answers.slice(0, -1)) expectUnavailable(answer);
    expect([200, 503]).toContain(answers.at(-1)?.status);
    await holder.query('ROLLBACK');
    await holder.end();
    expect((await afterOutage(() => person.get(path))).status).toBe(200);
    await person.say(id, 'And now?');
  });

  it('a database that refuses writes is reported as read-only and can still be read', async () => {
    const { id } = await person.conversation();
    const name = new URL(installation.database.url).pathname.slice(1);
    const turn = async (to: 'on' | 'off') => {
      // This client's session stays writable; only new ones are read-only.
      await installation.database.query(`SET default_transaction_read_only = off`);
      await installation.database.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${to}`);
      await installation.database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'kinloom%'`,
      );
    };
    await turn('on');
    expect((await afterOutage(() => person.get(`/api/conversations/${id}`))).status).toBe(200);
    expectUnavailable(await person.post(`/api/conversations/${id}/messages`, { content: 'Not now.' }));
    expect(await healthOf(api)).toMatchObject({ status: 'degraded', database: 'read-only' });
    expectUnavailable(await call(api, 'get', '/api/health/ready'));
    await turn('off');
    expect(
      (await afterOutage(() => person.post(`/api/conversations/${id}/messages`, { content: 'Now.' }))).status,
    ).toBe(201);
    expect((await afterOutage(() => call(api, 'get', '/api/health/ready'))).status).toBe(200);
  });

  it('a disk-full error of the database is answered 503 with a text that says so', async () => {
    const { id } = await person.conversation();
    await installation.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER full_disk BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    expectUnavailable(await person.post(`/api/conversations/${id}/messages`, { content: 'Not now.' }), 'disk_full');
    const window = await person.window(id);
    expect(await window.send(id, 'Nor now.')).toMatchObject({ ok: false, code: 'disk_full' });
    await installation.database.query('DROP TRIGGER full_disk ON messages');
    await person.say(id, 'Now.');
  });
});

describe('a disk that is full', () => {
  let server: OwnPostgres | null = null;
  let installation: Installation | null = null;
  afterEach(async () => {
    await server?.free();
    await installation?.close();
    await server?.stop();
  });

  it('is reported by health and readiness, uploads and messages are answered 503, and all works when there is room', async () => {
    // 300 MB: a new cluster with its templates takes about 100, and writes ahead in pieces of 16.
    server = await OwnPostgres.start({ disk: 300 });
    if (!server) {
      if (process.getuid?.() === 0 && process.platform === 'linux')
        console.warn('left out: mounting is not allowed here');
      else console.warn('left out: a small disk can be mounted by root on Linux only');
      return;
    }
    installation = await Installation.make(TIMEOUT, { server: server.url, folder: server.folder });
    const api = await installation.api();
    await installation.worker();
    const person = await installation.person(api);
    const { id } = await person.conversation();
    const window = await person.window(id);
    await person.say(id, 'Before.');
    await window.replies();
    expect(await healthOf(api)).toMatchObject({ status: 'ok', database: 'up', files: 'up' });

    await server.fill();
    const upload = () =>
      person.request('post', `/api/conversations/${id}/files`).attach('files', Buffer.alloc(300_000, 'a'), 'a.txt');
    expectUnavailable(await upload(), 'disk_full');
    // What is stored in room that was there already may still be taken; sooner or later it is not.
    const taken: string[] = ['Before.'];
    for (let refused = false; !refused;) {
      const content = `${taken.length} ${'x'.repeat(15_000)}`;
      const answer = await person.post(`/api/conversations/${id}/messages`, { content, clientId: randomUUID() });
      if (answer.status === 201) taken.push(content);
      else {
        expectUnavailable(answer, 'disk_full');
        refused = true;
      }
    }
    // Health results are cached for a second.
    const health = await waitFor('the full disk in health', async () => {
      const state = await healthOf(api);
      return state.database !== 'up' && state.files !== 'up' && state;
    });
    expect(health).toMatchObject({ status: 'degraded', database: 'full', files: 'full' });
    expectUnavailable(await call(api, 'get', '/api/health/ready'));
    await person.get('/api/conversations').expect(200);

    await server.free();
    expect((await afterOutage(() => call(api, 'get', '/api/health/ready'))).status).toBe(200);
    expect((await afterOutage(upload)).status).toBe(201);
    await person.say(id, 'After.');
    await window.replies(taken.length + 1);
    await expectWhole(person, id, [...taken, 'After.']);
  });
});
