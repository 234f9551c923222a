import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { poolOf } from '@kinloom/database';
import { waitFor } from '@kinloom/testing';
import { DataSource } from 'typeorm';
import { type Api, Installation, type Person } from './support/harness';
import { MARK, plant, READING_MARK, tablesOf } from './support/planted-rows';
import { unzipped } from './support/unzip';

let installation: Installation;
let api: Api;
beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
});
afterAll(() => installation.close());

const idOf = async (who: Person) => ((await who.get('/api/auth/me').expect(200)).body as { id: number }).id;

/** Starts an export, as a browser would. */
const begin = (who: Person): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${api.url}/api/account/export`, { headers: { cookie: who.cookie ?? '' }, agent: false }, resolve).on(
      'error',
      reject,
    );
  });

async function taken(who: Person) {
  const answer = await begin(who);
  expect(answer.statusCode).toBe(200);
  const files = await unzipped(await buffer(answer));
  const text = (name: string) => String(files.get(name) ?? `${name} is not there`);
  return { answer, files, text, json: (name: string) => JSON.parse(text(name)) as unknown };
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const EVIL = '../../etc/<script>alert("1")</script>';

describe('account export', () => {
  it('contains pages, data and unchanged files, and no secrets', async () => {
    const neighbour = await installation.person(api, 'moonflower@kinloom.test');
    const other = await neighbour.conversation((await neighbour.soul('Moonflower')).id);
    await neighbour.say(other.id, 'The moonflower is my secret.');

    const person = await installation.person(api);
    const soul = await person.soul(EVIL, { personality: { description: EVIL, traits: [EVIL] }, gptInstructions: EVIL });
    await person
      .put(`/api/companions/${soul.id}`, { avatar: `data:image/png;base64,${PNG.toString('base64')}` })
      .expect(200);
    const talk = await person.conversation(soul.id);
    await person.patch(`/api/conversations/${talk.id}`, { title: EVIL }).expect(200);
    const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, place) => (place * 7) % 256));
    const [file] = (
      await person
        .request('post', `/api/conversations/${talk.id}/files`)
        .attach('files', bytes, { filename: 'CON <b>.bin' })
        .expect(201)
    ).body as { id: number }[];
    const path = `/api/conversations/${talk.id}/messages`;
    await person.post(path, { content: `${EVIL} & more`, fileIds: [file?.id] }).expect(201);
    await person.post('/api/channels', { name: EVIL.slice(0, 60), emoji: '🌙' }).expect(201);
    await person
      .post('/api/thread-keys', { password: person.password, thread_name: EVIL, sacred_key: 'cedar and oar' })
      .expect(201);
    await person.patch('/api/auth/me', { displayName: EVIL, settings: { note: EVIL } }).expect(200);

    const today = () => new Date().toISOString().slice(0, 10);
    const days = [today()];
    const { answer, files, text, json } = await taken(person);
    days.push(today());
    expect(days.map((day) => `attachment; filename*=UTF-8''kinloom-${day}.zip`)).toContain(
      answer.headers['content-disposition'],
    );
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });

    const names = [...files.keys()];
    for (const name of names) expect(name).toMatch(/^(?:[\p{L}\p{N}-]+\/){0,2}[\p{L}\p{N}_-]+\.[a-z]+$/u);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    const called = 'etc-script-alert-1-script';
    expect(files.get(`files/${file?.id}-CON-b.bin`)?.equals(bytes)).toBe(true);
    expect(files.get(`souls/${soul.id}-${called}.png`)?.equals(PNG)).toBe(true);

    expect(json('kinloom.json')).toMatchObject({ format: 'kinloom-account', version: 1 });
    expect(json('data/account.json')).toMatchObject({
      email: person.email,
      displayName: EVIL,
      settings: { note: EVIL },
      threadKeys: [{ threadName: EVIL, redirect: '/' }],
      sessions: [{ address: expect.stringMatching(/127\.0\.0\.1/) }],
    });
    expect(json('data/souls.json')).toMatchObject([
      { id: soul.id, name: EVIL, personality: { description: EVIL }, avatar: `souls/${soul.id}-${called}.png` },
    ]);
    const name = `conversations/${talk.id}-${called}`;
    expect(json(`data/${name}.json`)).toMatchObject({
      conversation: { id: talk.id, title: EVIL },
      messages: [{ seq: 1, content: `${EVIL} & more`, sender: EVIL, aiGenerated: false, files: [{ id: file?.id }] }],
    });
    for (const one of names.filter((name) => name.endsWith('.json'))) json(one);

    const pages = names.filter((name) => name.endsWith('.html'));
    expect(pages).toEqual(expect.arrayContaining([`${name}.html`, `souls/${soul.id}-${called}.html`, 'memories.html']));
    for (const page of pages) {
      expect(text(page)).not.toMatch(/<script|<b>|javascript:|https?:\/\//i);
      // Every link has a target in the archive.
      for (const [, href = ''] of text(page).matchAll(/(?:href|src)="([^"]*)"/g)) {
        const { pathname } = new URL(href, `file:///${page.split('/').map(encodeURIComponent).join('/')}`);
        expect([page, names.includes(decodeURIComponent(pathname.slice(1)))]).toEqual([page, true]);
      }
    }
    expect(text(`${name}.html`)).toContain('../../etc/&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more');

    const all = names.map((name) => text(name)).join('\n');
    expect(all).not.toMatch(/moonflower|\$argon2|password_?hash|key_?hash|store_?key/i);
    const sid = decodeURIComponent(person.cookie ?? '').replace(/^kinloom\.sid=s:([^.]+)\..*$/, '$1');
    expect(sid).toMatch(/^[\w-]{20,}$/);
    expect(all).not.toContain(sid);
  });

  it('ends with a manifest: size and SHA-256 of every file, and counts equal to the rows of the account', async () => {
    const person = await installation.person(api);
    const id = await idOf(person);
    const soul = await person.soul('Quince');
    const talk = await person.conversation(soul.id);
    const [file] = (
      await person
        .request('post', `/api/conversations/${talk.id}/files`)
        .attach('files', Buffer.from('a list of lakes'), { filename: 'lakes.txt' })
        .expect(201)
    ).body as { id: number }[];
    await person
      .post(`/api/conversations/${talk.id}/messages`, { content: 'Here are the lakes.', fileIds: [file?.id] })
      .expect(201);
    await person.say(talk.id, 'My sister Ines lives in Lisbon.');
    await person.post('/api/channels', { name: 'Evening', emoji: '🌙' }).expect(201);

    const { files, json } = await taken(person);
    expect([...files.keys()].at(-1)).toBe('manifest.json');
    const manifest = json('manifest.json') as {
      counts: Record<string, number>;
      files: { path: string; bytes: number; sha256: string }[];
    };
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(manifest).toMatchObject({ format: 'kinloom-account-manifest', version: 2, productVersion: version });
    const actual = [...files]
      .filter(([path]) => path !== 'manifest.json')
      .map(([path, content]) => ({
        path,
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      }));
    expect(manifest.files).toEqual(actual);

    const rows = async (sql: string) =>
      Number((await installation.database.query<{ count: string }>(sql, [id]))[0]?.count);
    const bySoul = 'companion_id IN (SELECT id FROM companions WHERE account_id = $1)';
    expect(manifest.counts).toMatchObject({
      channels: await rows('SELECT count(*) FROM channels WHERE account_id = $1'),
      souls: await rows('SELECT count(*) FROM companions WHERE account_id = $1'),
      conversations: await rows('SELECT count(*) FROM conversations WHERE account_id = $1'),
      messages: await rows(
        'SELECT count(*) FROM messages m JOIN conversations c ON c.id = m.conversation_id WHERE c.account_id = $1',
      ),
      memories: await rows(`SELECT count(*) FROM memories WHERE ${bySoul}`),
      files: 1,
      'file-contents': 1,
      'agent-files': 0,
    });
    expect(manifest.counts['messages']).toBeGreaterThanOrEqual(2);
    expect(manifest.counts['channels']).toBeGreaterThanOrEqual(1);
    // Every list that programs can read is counted.
    for (const path of files.keys()) {
      const kind = /^data\/([a-z-]+)\.json$/.exec(path)?.[1];
      if (kind !== undefined && kind !== 'account')
        expect([kind, manifest.counts[kind]]).toEqual([kind, (json(path) as unknown[]).length]);
    }
  });

  it('covers every table of an account except listed ones', async () => {
    const person = await installation.person(api, `${MARK}@kinloom.test`);
    const id = await idOf(person);
    const columns = await plant(installation.database, id);
    const { files, text } = await taken(person);
    const [soul, talk] = [
      'data/souls.json',
      [...files.keys()].find((name) => name.startsWith('data/conversations/')) ?? '',
    ];
    /** Where the rows of a table are. Empty: nowhere, and why. */
    const places: Record<string, string> = {
      thread_keys: 'data/account.json',
      known_addresses: 'data/account.json',
      channels: 'data/account.json',
      sessions: 'data/account.json',
      companions: soul,
      cards: soul,
      relational_patterns: soul,
      insight_figures: soul,
      conversations: 'data/conversations.json',
      messages: talk,
      message_variants: talk,
      memories: 'data/memories.json',
      pending_memories: 'data/pending-memories.json',
      soul_reflections: 'data/reflections.json',
      session_notes: 'data/notes.json',
      objections: 'data/objections.json',
      feelings: 'data/feelings.json',
      milestones: 'data/milestones.json',
      relationship_changes: 'data/relationship.json',
      processing_logs: 'data/replies.json',
      archive_lines: 'data/archive.json',
      imports: 'data/imports.json',
      offerings: 'data/offerings.json',
      anchors: 'data/anchors.json',
      anchor_threads: 'data/threads.json',
      shared_memories: 'data/shared-memories.json',
      shared_memory_souls: 'data/shared-memories.json',
      agent_runs: 'data/runs.json',
      agent_files: 'agents/',
      files: 'data/files.json',
      jobs: 'data/work.json',
      security_events: 'data/security-log.json',
      // Join tables: exported with their rows.
      accounts: '',
      conversation_souls: '',
      memory_messages: '',
      anchor_souls: '',
      anchor_thread_anchors: '',
      agent_run_sources: '',
      // Figures without a word.
      message_depth_scores: '',
      usage_sessions: '',
      reflection_progress: '',
      insight_backlogs: '',
      import_stagings: '',
      budget_usage: '',
      open_sockets: '',
      // Embeddings are computed from texts that are exported.
      message_embeddings: '',
      note_embeddings: '',
      memory_embeddings: '',
      embedding_progress: '',
      // Secrets of links that were mailed.
      account_tokens: '',
      // Reply provenance: exported with each message.
      recalls: '',
      // Keys by which processes forget: of what was deleted.
      memory_tombstones: '',
      // State of running agents, and turns.
      agent_run_losses: '',
      turns: '',
    };
    const tables = new Set(columns.map((column) => column.split('.')[0] ?? ''));
    const all = (await tablesOf(installation.database)).map(({ name }) => name);
    expect(all.filter((table) => !(table in places))).toEqual([]);
    for (const table of tables) {
      const place = places[table];
      if (!place) continue;
      const found = [...files.keys()]
        .filter((name) => name.startsWith(place))
        .some((name) => text(name).includes(MARK));
      expect([table, found]).toEqual([table, true]);
    }
    // Readings can be computed from the text.
    const mark = String(READING_MARK);
    expect([...files.keys()].filter((name) => text(name).includes(mark))).toEqual([]);
  });

  it('streams with bounded memory and backpressure', async () => {
    const person = await installation.person(api);
    const talk = await person.conversation();
    const { database } = installation;
    await database.query(
      `INSERT INTO messages (conversation_id, seq, sender_id, content, status)
       SELECT $1, n, $2, n || ' ' || (SELECT string_agg(md5(n || '-' || k), '') FROM generate_series(1, 45) k), 'complete' FROM generate_series(1, 20000) n`,
      [talk.id, await idOf(person)],
    );
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const live = () => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    await buffer(await begin(await installation.person(api)));
    const before = live();
    let most = 0;
    let bytes = 0;
    let sampled = 0;
    for await (const chunk of (await begin(person)) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // Sampled rarely, since a full collection is slow. An export that is buffered exceeds the limit all the same.
      if (bytes - sampled < 4_000_000) continue;
      sampled = bytes;
      most = Math.max(most, live() - before);
    }
    // 29 MB of text, once as data and once as pages.
    expect(bytes).toBeGreaterThan(25_000_000);
    expect(most).toBeLessThan(16_000_000);

    const { files, json } = await taken(person);
    const name = [...files.keys()].find((one) => one.startsWith('data/conversations/')) ?? '';
    const { messages } = json(name) as { messages: { seq: number; content: string }[] };
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20_000 }, (_, place) => place + 1));
    expect([...files.keys()].filter((one) => /^conversations\/.*\.html$/.test(one))).toHaveLength(10);

    const query = jest.spyOn(api.app.get(DataSource), 'query');
    const pages = () => query.mock.calls.filter(([sql]) => /FROM messages m WHERE m.conversation_id/.test(sql)).length;
    const answer = await begin(person);
    await new Promise((resolve) => answer.once('data', resolve));
    const closed = new Promise((resolve) => answer.once('close', resolve));
    answer.destroy();
    await closed;
    const pool = poolOf(api.app.get(DataSource));
    const waitUntilIdle = () => waitFor('an idle connection pool', () => pool.idleCount === pool.totalCount);
    await taken(await installation.person(api));
    await waitUntilIdle();
    const then = pages();
    expect(then).toBeLessThan(100);
    await taken(await installation.person(api));
    await waitUntilIdle();
    expect(pages()).toBe(then);
    query.mockRestore();
  });

  it('closes all files when the download is aborted', async () => {
    const person = await installation.person(api);
    const talk = await person.conversation();
    const noise = Buffer.alloc(19_000_000, 'quince').map((byte, place) => byte ^ (place * 31) ^ (place >> 7));
    await person
      .request('post', `/api/conversations/${talk.id}/files`)
      .attach('files', Buffer.from(noise), { filename: 'noise.bin' })
      .expect(201);
    const open = () =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).startsWith(`${installation.dataDir}/files`);
        } catch {
          return false;
        }
      });
    const answer = await begin(person);
    let bytes = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) if ((bytes += chunk.length) > 1_000_000) break;
    await waitFor('all files to be closed', () => open().length === 0);
    expect((await taken(person)).files.size).toBeGreaterThan(10);
    expect(open()).toEqual([]);
  });

  it('is rate limited', async () => {
    const other = await Installation.make({ KINLOOM_RATE_LIMITS: 'on' });
    const person = await other.person(await other.api());
    for (let time = 0; time < 6; time += 1) await person.get('/api/account/export').expect(200);
    const refused = await person.get('/api/account/export').expect(429);
    expect(refused.body).toMatchObject({ success: false, code: 'too_many' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // The requesting page can read the reason; no other page may be framed.
    const frames = ({ headers }: { headers: Record<string, string> }) =>
      /frame-ancestors ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1];
    expect(frames(refused)).toBe("'self'");
    for (const path of ['/api/auth/me', '/api/account/exported', '/settings'])
      expect([path, frames(await person.get(path))]).toEqual([path, "'none'"]);
    await other.close();
  });
});
