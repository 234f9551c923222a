import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Budget, type BudgetName, type Companion, ERRORS, LIMITS } from '@kinloom/contract';
import { BudgetsService } from '@kinloom/domain/budgets';
import { waitFor } from '@kinloom/testing';
import { png } from '../libs/domain/src/images/fixtures';
import { type Api, Installation, type Person } from './support/harness';
import { SocketWindow } from './support/socket-window';

const MB = 1_024 * 1_024;
/** A noise picture with this many pixels per row, so that its size grows with them. */
const avatarOf = (width: number) =>
  `data:image/png;base64,${png({ width, height: 1, rows: Buffer.concat([Buffer.alloc(1), randomBytes(width)]) }).toString('base64')}`;

/** The settings of a test: everything generous but what it is about. */
const limited = (settings: Record<string, string>) =>
  Installation.make({ KINLOOM_RATE_LIMITS: 'on', TRUST_PROXY: '1', ...settings });

const budgets = async (person: Person): Promise<Budget[]> =>
  (await person.get('/api/account/budgets').expect(200)).body as Budget[];
async function budget(person: Person, name: BudgetName): Promise<Budget> {
  const found = (await budgets(person)).find((one) => one.budget === name);
  if (!found) throw new Error(`there is no budget ${name}`);
  return found;
}
const refusal = (code: 'storage_full' | 'too_many_souls' | 'too_many_uploads' | 'too_many_imports') => ({
  success: false,
  code,
  error: ERRORS[code].text,
});

/** Names of everything below a folder of the data folder. */
async function inside(installation: Installation, name: string): Promise<string[]> {
  try {
    const entries = await readdir(join(installation.dataDir, name), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

const upload = (person: Person, conversationId: number, bytes: number) =>
  person
    .request('post', `/api/conversations/${conversationId}/files`)
    .attach('files', Buffer.alloc(bytes, 'a'), 'notes.txt');

const CARD = JSON.stringify({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { name: 'Ada', description: 'A keeper of bees.', first_mes: 'Hello.', mes_example: '', scenario: '' },
});
const ENTRIES = Array.from({ length: 8 }, (_, i) => `User: line ${i}\nLumen: answer ${i}`);
const EXPORT = { name: 'Lumen', soulSpeaker: 'Lumen', personSpeaker: 'User', chatLogs: ENTRIES };

describe('the number of souls', () => {
  let installation: Installation;
  let api: Api;
  beforeAll(async () => {
    installation = await limited({ KINLOOM_MAX_SOULS: '2' });
    api = await installation.api();
    await installation.worker();
  });
  afterAll(() => installation.close());

  const souls = async (person: Person) => (await person.get('/api/companions').expect(200)).body as Companion[];
  const full = async () => {
    const person = await installation.person(api);
    await person.soul('One');
    await person.soul('Two');
    return person;
  };

  it('is limited for every way of creating a soul', async () => {
    const person = await full();
    const files = [{ filename: 'a.txt', content: 'Ada keeps bees. She is calm and kind.' }];
    const ways = {
      form: person.post('/api/companions', { name: 'Three', archetype: 'sage' }),
      quick: person.post('/api/quick-lumen'),
      card: person.request('post', '/api/companions/import-card').attach('file', Buffer.from(CARD), 'ada.json'),
      import: person.post('/api/soulprints/import', EXPORT),
      'multi-file': person.post('/api/soulprint/multi-file-import', {
        name: 'Three',
        role: 'sage',
        categorizedFiles: [{ category: 'essence', files }],
      }),
    };
    for (const [way, request] of Object.entries(ways)) {
      const answer = await request;
      expect([way, answer.status, answer.body]).toEqual([way, 429, refusal('too_many_souls')]);
    }
    expect(await souls(person)).toHaveLength(2);
    expect(await budget(person, 'souls')).toEqual({ budget: 'souls', used: 2, limit: 2, resetsAt: null });
  });

  it('holds for concurrent creations', async () => {
    const person = await installation.person(api);
    const second = await installation.api();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        person.post('/api/companions', { name: `Soul ${i}`, archetype: 'sage' }, i % 2 === 0 ? api : second),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array<number>(10).fill(429)]);
    expect(await souls(person)).toHaveLength(2);
  });

  it('is freed by deletion and counted per account', async () => {
    const person = await full();
    const [first] = await souls(person);
    await person.delete(`/api/companions/${first?.id}`).expect(204);
    await person.soul('Three');
    await (await installation.person(api)).soul('Another’s');
  });

  it('is enforced again at the end of an import', async () => {
    const person = await installation.person(api);
    await person.soul('One');
    const imports = await Promise.all(Array.from({ length: 3 }, () => person.post('/api/soulprints/import', EXPORT)));
    expect(imports.map(({ status }) => status).sort()).toEqual([201, 429, 429]);
    expect(await souls(person)).toHaveLength(2);
    expect(
      await installation.database.query(
        `SELECT FROM imports i JOIN accounts a ON a.id = i.account_id WHERE a.email = '${person.email}'`,
      ),
    ).toHaveLength(1);
  });
});

describe('storage', () => {
  let installation: Installation;
  let api: Api;
  beforeAll(async () => {
    installation = await limited({ KINLOOM_STORAGE_MB: '2' });
    api = await installation.api();
  });
  afterAll(() => installation.close());

  it('holds for fifty concurrent uploads over two processes, and keeps nothing of refused ones', async () => {
    const person = await installation.person(api);
    const { id } = await person.conversation();
    const second = await installation.api();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        person
          .request('post', `/api/conversations/${id}/files`, i % 2 === 0 ? api : second)
          .attach('files', Buffer.alloc(MB / 4, `${i % 10}`), `${i}.txt`),
      ),
    );
    const kept = answers.filter(({ status }) => status === 201);
    expect(kept).toHaveLength(8);
    for (const { status, body } of answers) {
      if (status !== 201) expect([status, body]).toEqual([413, refusal('storage_full')]);
    }
    expect(await budget(person, 'storage')).toEqual({ budget: 'storage', used: 2 * MB, limit: 2 * MB, resetsAt: null });
    expect(await inside(installation, 'files')).toHaveLength(8);
    expect(await inside(installation, 'uploads')).toEqual([]);
    expect(await installation.database.query('SELECT FROM orphaned_files')).toEqual([]);
  });

  it('refuses an upload by the size it announces, before any of it is read', async () => {
    const person = await installation.person(api);
    const { id } = await person.conversation();
    const { hostname, port } = new URL(api.url);
    const status = await new Promise<number>((resolve, reject) => {
      const sent = httpRequest(
        {
          hostname,
          port,
          method: 'POST',
          path: `/api/conversations/${id}/files`,
          headers: {
            cookie: person.cookie ?? '',
            'content-type': 'multipart/form-data; boundary=x',
            'content-length': String(10 * MB),
            expect: '100-continue',
          },
        },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          sent.destroy();
        },
      );
      sent.on('error', reject);
      // Nothing but the headers is ever sent: the answer must not wait for more.
      sent.flushHeaders();
    });
    expect(status).toBe(413);
  });

  it('aborts an upload of unannounced size when storage is full, and keeps nothing of it', async () => {
    const person = await installation.person(api);
    const { id } = await person.conversation();
    const { hostname, port } = new URL(api.url);
    const before = await inside(installation, 'files');
    const status = await new Promise<number>((resolve, reject) => {
      let bytes = 0;
      const sent = httpRequest(
        {
          hostname,
          port,
          method: 'POST',
          path: `/api/conversations/${id}/files`,
          headers: { cookie: person.cookie ?? '', 'content-type': 'multipart/form-data; boundary=x' },
        },
        (came) => resolve(came.statusCode ?? 0),
      );
      sent.on('error', reject);
      sent.write('--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n');
      const more = () => {
        bytes += MB / 4;
        if (bytes < 19 * MB) sent.write(Buffer.alloc(MB / 4, 'a'), more);
        else sent.end('\r\n--x--\r\n');
      };
      more();
    });
    expect(status).toBe(413);
    expect(await inside(installation, 'uploads')).toEqual([]);
    expect(await inside(installation, 'files')).toEqual(before);
    expect((await budget(person, 'storage')).used).toBe(0);
  });

  it('counts avatars, and refuses one that does not fit', async () => {
    const person = await installation.person(api);
    const soul = await person.soul();
    const { id } = await person.conversation(soul.id);
    const wear = (size: number) => person.put(`/api/companions/${soul.id}`, { avatar: avatarOf(size) });
    const { avatar } = (await wear(100).expect(200)).body as Companion;
    const length = avatar?.length ?? 0;
    expect(length).toBeGreaterThan(100);
    expect((await budget(person, 'storage')).used).toBe(length);
    await upload(person, id, 2 * MB - length).expect(201);
    expect((await wear(1_000).expect(413)).body).toEqual(refusal('storage_full'));
    expect(((await person.get(`/api/companions/${soul.id}`)).body as Companion).avatar).toBe(avatar);
    // One that takes less is accepted, also by an account that is full.
    await wear(1).expect(200);
    expect((await budget(person, 'storage')).used).toBeLessThan(2 * MB);
  });

  it('counts cards and imports while they exist', async () => {
    await installation.worker();
    const person = await installation.person(api);
    const made = await person
      .request('post', '/api/companions/import-card')
      .attach('file', Buffer.from(CARD), 'ada.json')
      .expect(201);
    const withCard = (await budget(person, 'storage')).used ?? 0;
    expect(withCard).toBeGreaterThan(100);
    await person.delete(`/api/companions/${(made.body as Companion).id}`).expect(204);
    expect((await budget(person, 'storage')).used).toBe(0);
    const { importId } = (await person.post('/api/soulprints/import', EXPORT).expect(201)).body as { importId: number };
    const size = Buffer.byteLength(ENTRIES.join('\n\n'));
    // The export file itself, kept for a day, and the imported content.
    expect((await budget(person, 'storage')).used).toBe(2 * size);
    await person.delete(`/api/soulprints/imports/${importId}`).expect(204);
    expect((await budget(person, 'storage')).used).toBe(size);
  });

  it('reports freed storage when a file is deleted with its soul', async () => {
    const person = await installation.person(api);
    const soul = await person.soul();
    const send = (bytes: number) =>
      person.request('post', `/api/companions/${soul.id}/upload`).attach('file', Buffer.alloc(bytes, 'b'), 'b.txt');
    await send(2 * MB).expect(201);
    expect((await send(10)).body).toEqual(refusal('storage_full'));
    await person.delete(`/api/companions/${soul.id}`).expect(204);
    expect((await budget(person, 'storage')).used).toBe(0);
  });
});

describe('uploads per hour', () => {
  it('are counted over all processes and routes, and say when the next hour begins', async () => {
    const installation = await limited({ KINLOOM_UPLOADS_PER_HOUR: '3' });
    const [api, second] = [await installation.api(), await installation.api()];
    const person = await installation.person(api);
    const { id } = await person.conversation();
    await upload(person, id, 10).expect(201);
    await person
      .request('post', `/api/conversations/${id}/files`, second)
      .attach('files', Buffer.from('x'), 'x.txt')
      .expect(201);
    await person
      .post('/api/soulprints/preview', { ...EXPORT, chatLogs: ENTRIES })
      .set('Prefer', 'respond-async')
      .expect(202);
    const refused = await upload(person, id, 10).expect(429);
    expect(refused.body).toEqual(refusal('too_many_uploads'));
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3_600);
    const { used, limit, resetsAt } = await budget(person, 'uploads');
    expect([used, limit]).toEqual([3, 3]);
    expect(new Date(String(resetsAt)).getTime()).toBeGreaterThan(Date.now() - 1_000);
    // The hour before does not count.
    await installation.database.query(`UPDATE budget_usage SET period_start = period_start - interval '1 hour'`);
    await upload(person, id, 10).expect(201);
    await api.app.get(BudgetsService).tidy();
    expect(await installation.database.query('SELECT used FROM budget_usage')).toHaveLength(2);
    await installation.database.query(`UPDATE budget_usage SET period_start = period_start - interval '3 days'`);
    await api.app.get(BudgetsService).tidy();
    expect(await installation.database.query('SELECT used FROM budget_usage')).toEqual([]);
    await installation.close();
  });
});

describe('concurrent imports', () => {
  it('are limited when many start together, and keep nothing of refused ones', async () => {
    const installation = await limited({ KINLOOM_IMPORTS_AT_ONCE: '2' });
    const [api, second] = [await installation.api(), await installation.api()];
    const person = await installation.person(api);
    const begin = (at: Api, i = 0) =>
      person
        .post('/api/soulprints/preview', { ...EXPORT, chatLogs: [...ENTRIES, `${i}`] }, at)
        .set('Prefer', 'respond-async');
    // No worker runs, so started imports stay unfinished.
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => begin(i % 2 === 0 ? api : second, i)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, ...Array<number>(8).fill(429)]);
    for (const { status, body, headers } of answers) {
      if (status !== 429) continue;
      expect(body).toEqual(refusal('too_many_imports'));
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await installation.database.query('SELECT FROM files')).toHaveLength(2);
    expect(await inside(installation, 'files')).toHaveLength(2);
    expect(await budget(person, 'imports')).toEqual({ budget: 'imports', used: 2, limit: 2, resetsAt: null });
    const ended = answers.find(({ status }) => status === 202)?.body as { jobId: number };
    await installation.database.query(`UPDATE jobs SET state = 'done' WHERE id = ${ended.jobId}`);
    await begin(api).expect(202);
    await installation.close();
  });
});

describe('open sockets', () => {
  it('are limited over all processes, and free again when one closes', async () => {
    const installation = await limited({ KINLOOM_MAX_SOCKETS: '3' });
    const [api, second] = [await installation.api(), await installation.api()];
    const person = await installation.person(api);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, i) => person.window(undefined, i % 2 === 0 ? api : second)),
    );
    const windows = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(windows).toHaveLength(3);
    for (const one of tries) {
      if (one.status === 'rejected') {
        expect(one.reason).toMatchObject({ message: ERRORS.too_many_sockets.text, data: { code: 'too_many_sockets' } });
      }
    }
    expect(await budget(person, 'sockets')).toEqual({ budget: 'sockets', used: 3, limit: 3, resetsAt: null });
    // Another account's are its own, and calls go on without a socket.
    await (await installation.person(api)).window();
    windows[0]?.close();
    // The server notices the disconnect asynchronously.
    const again = async (): Promise<SocketWindow> => person.window(undefined, second).catch(again);
    await again();
    await installation.close();
  });

  it('of a crashed process stop counting after their lease', async () => {
    const installation = await limited({ KINLOOM_MAX_SOCKETS: '1' });
    const api = await installation.api();
    const person = await installation.person(api);
    await person.window();
    await expect(person.window()).rejects.toMatchObject({ data: { code: 'too_many_sockets' } });
    await installation.database.query(`UPDATE open_sockets SET renewed_at = now() - interval '46 seconds'`);
    await person.window();
    await installation.close();
  });

  it('without a session are limited by network address', async () => {
    const installation = await limited({ KINLOOM_MAX_ANONYMOUS_SOCKETS: '2' });
    const api = await installation.api();
    const { hostname, port } = new URL(api.url);
    /** Opens a connection as Engine.IO does, says nothing on it, and keeps it open. */
    const open = (from: string) =>
      new Promise<number>((resolve, reject) => {
        const path = '/socket.io/?EIO=4&transport=polling';
        httpRequest({ hostname, port, path, headers: { 'x-forwarded-for': from } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        })
          .on('error', reject)
          .end();
      });
    expect([await open('192.0.2.1'), await open('192.0.2.1')]).toEqual([200, 200]);
    expect(await open('192.0.2.1')).toBe(403);
    expect(await open('198.51.100.7, 192.0.2.1')).toBe(403);
    expect(await open('192.0.2.2')).toBe(200);
    // An IPv6 subscriber has a whole /64.
    expect([await open('2001:db8:0:1::1'), await open('2001:db8:0:1::2')]).toEqual([200, 200]);
    expect(await open('2001:db8:0:1::3')).toBe(403);
    // Signed-in users are not counted by address.
    const person = await installation.person(api);
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    (await SocketWindow.connect(api.url, person.cookie, { headers })).close();
    await installation.close();
  });
});

describe('socket events', () => {
  let installation: Installation;
  let api: Api;
  beforeAll(async () => {
    installation = await limited({ KINLOOM_EVENTS_PER_SECOND: '5' });
    api = await installation.api();
  });
  afterAll(() => installation.close());

  it('beyond the limit are refused in the acknowledgement with a retry time, over all windows of a process', async () => {
    const person = await installation.person(api);
    const { id } = await person.conversation();
    const [one, other] = [await person.window(), await person.window()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other).ask('conversation:close', { conversationId: id })),
    );
    const refused = answers.filter(({ ok }) => !ok);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    for (const answer of refused) {
      expect(answer).toEqual({ ok: false, code: 'too_many', error: ERRORS.too_many.text, retryAfter: 1 });
    }
    // Both windows stay connected, and another account is not slowed down.
    const neighbour = await (await installation.person(api)).window();
    expect(await neighbour.ask('conversation:close', { conversationId: id })).toMatchObject({ ok: true });
    await waitFor('an event to be accepted after the retry time', async () => {
      await delay(1_000);
      return (await one.ask('conversation:close', { conversationId: id })).ok;
    });
  });

  it('that keep exceeding the limit end the connection', async () => {
    const person = await installation.person(api);
    const window = await person.window();
    for (let i = 0; i < 500; i += 1) window.tell('typing', { conversationId: 1, active: true });
    expect(await window.ended).toBe('io server disconnect');
  });

  it('in a frame of more than 64 KiB end the connection; the longest message fits', async () => {
    const person = await installation.person(api);
    const { id } = await person.conversation();
    const window = await person.window(id);
    const longest = '語'.repeat(LIMITS.messageLength);
    expect(await window.send(id, longest)).toMatchObject({ ok: true });
    window.tell('message:send', { conversationId: id, content: 'x'.repeat(LIMITS.socketFrameBytes) });
    await window.ended;
  });
});

describe('tokens per day', () => {
  let installation: Installation;
  let api: Api;
  const reply = { kind: 'reply', pieces: ['From the ', 'model.'], promptTokens: 900, completionTokens: 100 } as const;
  beforeAll(async () => {
    installation = await limited({ KINLOOM_TOKENS_PER_DAY: '20000', LLM_EMBEDDING_MODEL: 'vectors' });
    const voice = await installation.voice();
    voice.script(reply);
    api = await installation.api();
    await installation.worker();
  });
  afterAll(() => installation.close());

  const spoken = async (person: Person, words: string) => {
    const { id } = await person.conversation();
    const window = await person.window(id);
    await window.send(id, words);
    await window.replies();
    const [message] = window.wholeReplies();
    if (!message) throw new Error('there is no reply');
    return { message, window };
  };
  const use = (person: Person, tokens: number) =>
    installation.database.query(
      `INSERT INTO budget_usage SELECT id, 'tokens', date_trunc('day', now(), 'UTC'), $2 FROM accounts WHERE email = $1
       ON CONFLICT (account_id, budget, period_start) DO UPDATE SET used = EXCLUDED.used`,
      [person.email, tokens],
    );

  it('are charged to the account of the reply, by the usage the endpoint reports, and shown', async () => {
    const person = await installation.person(api);
    expect((await budget(person, 'tokens')).used).toBe(0);
    expect((await spoken(person, 'Good morning')).message.content).toBe('From the model.');
    const { used, limit, resetsAt } = await budget(person, 'tokens');
    // The endpoint's 1,000, and the few of the message's own vector and of what is kept afterwards.
    expect(used).toBeGreaterThanOrEqual(1_000);
    expect(limit).toBe(20_000);
    expect(resetsAt).toMatch(/T00:00:00\.000Z$/);
    expect((await budget(await installation.person(api), 'tokens')).used).toBe(0);
  });

  it('when used up, the built-in voice answers, no model is called, and the provenance says why', async () => {
    const voice = await installation.voice();
    const person = await installation.person(api);
    await use(person, 20_000);
    const { message, window } = await spoken(person, 'My sister Runa lives in Ghent.');
    expect(message.status).toBe('complete');
    expect(message.content).not.toBe('From the model.');
    const [log] = await installation.database.query<{ steps: { step: string; result: string }[] }>(
      'SELECT steps FROM processing_logs WHERE message_id = $1',
      [message.id],
    );
    expect(log?.steps.find(({ step }) => step === 'compose')?.result).toMatch(
      /^built-in; .*tokens for today are used up$/,
    );
    // Also what is kept of it afterwards is read by rules.
    await window.until('memory', ({ changed }) => changed.some(({ content }) => content.includes('Runa')));
    const asked = [voice, voice.readings, voice.embeddings].flatMap(({ requests }) => requests);
    expect(asked.filter(({ body }) => JSON.stringify(body).includes('Runa'))).toEqual([]);
    expect((await budget(person, 'tokens')).used).toBe(20_000);
  });

  it('of yesterday do not count', async () => {
    const person = await installation.person(api);
    await use(person, 20_000);
    await installation.database.query(
      `UPDATE budget_usage SET period_start = period_start - interval '1 day' WHERE used = 20000`,
    );
    expect((await spoken(person, 'Hello again')).message.content).toBe('From the model.');
  });
});

describe('budgets switched off', () => {
  it('refuse nothing, whatever their settings say', async () => {
    const installation = await Installation.make({
      KINLOOM_RATE_LIMITS: 'off',
      KINLOOM_MAX_SOULS: '1',
      KINLOOM_MAX_SOCKETS: '1',
      KINLOOM_STORAGE_MB: '1',
      KINLOOM_UPLOADS_PER_HOUR: '1',
      KINLOOM_IMPORTS_AT_ONCE: '1',
      KINLOOM_EVENTS_PER_SECOND: '1',
    });
    const api = await installation.api();
    const person = await installation.person(api);
    await person.soul('One');
    const { id } = await person.conversation((await person.soul('Two')).id);
    for (let i = 0; i < 2; i += 1) await upload(person, id, MB).expect(201);
    const [window] = [await person.window(), await person.window()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => window.ask('conversation:close', { conversationId: id })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    for (let i = 0; i < 2; i += 1) {
      await person.post('/api/soulprints/preview', EXPORT).set('Prefer', 'respond-async').expect(202);
    }
    expect((await budgets(person)).map(({ limit }) => limit)).toEqual(Array(6).fill(null));
    await installation.close();
  });

  it('can be switched off individually with 0', async () => {
    const installation = await limited({ KINLOOM_MAX_SOULS: '0', KINLOOM_UPLOADS_PER_HOUR: '1' });
    const api = await installation.api();
    const person = await installation.person(api);
    expect((await budget(person, 'souls')).limit).toBeNull();
    expect((await budget(person, 'uploads')).limit).toBe(1);
    await installation.close();
  });
});
