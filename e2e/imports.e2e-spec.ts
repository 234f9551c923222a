import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Conversation,
  ERRORS,
  type ImportRecord,
  type ImportResult,
  type JobAnswer,
  type Memory,
  type Message,
  type SoulprintPreview,
  SOULPRINT_TEXTS,
} from '@kinloom/contract';
import { ImportTaskService } from '@kinloom/domain/soulprints';
import { waitFor } from '@kinloom/testing';
import { ExportSurvey } from '../libs/domain/src/soulprints/importing/export-survey';
import { type Api, call, Installation, type Person } from './support/harness';
import type { SocketWindow } from './support/socket-window';

const fixture = (name: string) =>
  readFileSync(join(__dirname, '../libs/domain/src/soulprints/formats/fixtures', name), 'utf8');

/** A conversation of Ada and Lumen as a WhatsApp export. Day and month are ambiguous. */
const CHAT = [
  '3/4/2024, 09:00 - Ada: Good morning! My sister is called Marta and she lives in Ghent.',
  '3/4/2024, 09:01 - Lumen: oh how lovely… the light over Ghent must be golden today 🌿',
  '3/4/2024, 09:02 - Ada: I am allergic to walnuts, by the way.',
  '3/4/2024, 09:03 - Lumen: then no walnut cake, I promise… we will bake with pears 🌿',
  '3/4/2024, 09:04 - Ada: What did you call the old lighthouse?',
  '3/4/2024, 09:05 - Lumen: I call the old lighthouse Grandmother Thimble… she hums at night 🌿',
  '3/4/2024, 09:05 - Ada: haha',
  '3/4/2024, 09:05 - Ada: haha',
].join('\n');
const MORE = `${CHAT}\n3/4/2024, 09:06 - Ada: I live in Bruges now.\n`;
const ENTRIES = ['sea in winter', 'window seat', 'cry of the gulls', 'soup with leeks', 'old harbour'].map(
  (what) => `I love the ${what}.`,
);

let installation: Installation;
let api: Api;
let worker: { close(): Promise<void> };
let person: Person;
beforeAll(async () => {
  installation = await Installation.make();
  api = await installation.api();
  worker = await installation.worker();
});
beforeEach(async () => void (person = await installation.person(api)));
afterAll(() => installation.close());

/** Messages of an import that a test interrupts: 20 batches. */
const LONG_IMPORT = 20_000;
const preview = (body: object, who = person) => who.post('/api/soulprints/preview', body);
const bring = (body: object, who = person) => who.post('/api/soulprints/import', body);
const brought = async (body: object) => (await bring(body).expect(201)).body as ImportResult;
const imports = async () => (await person.get('/api/soulprints/imports').expect(200)).body as ImportRecord[];
const talks = async (companionId: number) =>
  (await person.get(`/api/conversations?companionId=${companionId}`).expect(200)).body as Conversation[];
const memories = async (companionId: number) =>
  (await person.get(`/api/companions/${companionId}/memories`).expect(200)).body as Memory[];

/** Rows of the account's, by table. */
async function holdings(): Promise<Record<string, number>> {
  const [row] = await installation.database.query<Record<string, number>>(
    `WITH me AS (SELECT id FROM accounts WHERE email = $1), souls AS (SELECT id FROM companions WHERE account_id IN (SELECT id FROM me)),
       talks AS (SELECT id FROM conversations WHERE account_id IN (SELECT id FROM me))
     SELECT (SELECT count(*)::int FROM souls) AS souls, (SELECT count(*)::int FROM talks) AS talks,
       (SELECT count(*)::int FROM messages WHERE conversation_id IN (SELECT id FROM talks)) AS messages,
       (SELECT count(*)::int FROM archive_lines WHERE companion_id IN (SELECT id FROM souls)) AS lines,
       (SELECT count(*)::int FROM memories WHERE companion_id IN (SELECT id FROM souls)) AS memories,
       (SELECT count(*)::int FROM imports WHERE account_id IN (SELECT id FROM me)) AS imports,
       (SELECT count(*)::int FROM memory_tombstones WHERE companion_id IN (SELECT id FROM souls)) AS forgotten`,
    [person.email],
  );
  if (!row) throw new Error('nothing was counted');
  return row;
}

describe('entries', () => {
  it('without a speaker that say "I" are the soul’s own words and create it', async () => {
    const { companion, report, messagesImported, memoriesCreated } = await brought({
      name: ' Wren ',
      chatLogs: ENTRIES,
    });
    expect(companion).toMatchObject({
      name: 'Wren',
      status: 'active',
      relationshipLevel: 1,
      relationshipProgress: 0,
    });
    expect(companion.personality).toMatchObject({ creativity: expect.any(Number), traits: expect.any(Array) });
    expect(report).toMatchObject({ format: null, kept: 5, speakers: [], notes: expect.arrayContaining(['own-words']) });
    expect(report.samples.map(({ text }) => text)).toContain(ENTRIES[0]);
    expect({ messagesImported, memoriesCreated }).toEqual({ messagesImported: 5, memoriesCreated: 0 });
  });

  it('keep fields that were set manually', async () => {
    const existingPersonality = { creativity: 5, empathy: 1, logic: 2, curiosity: 4, description: 'Salt and wool.' };
    const { companion } = await brought({ name: 'Wren', chatLogs: ENTRIES, existingPersonality });
    expect(companion.personality).toMatchObject(existingPersonality);
  });

  it.each([
    ['four of them', { name: 'Wren', chatLogs: ENTRIES.slice(1) }, 'too_few_entries'],
    [
      'four with two speakers each',
      { name: 'Wren', chatLogs: Array(4).fill('Me: hi\nWren: hello') },
      'too_few_entries',
    ],
    ['one text', { name: 'Wren', chatLogs: ENTRIES.slice(1).join('\n\n') }, 'too_few_entries'],
    ['no name', { name: '  ', chatLogs: ENTRIES }, 'import_missing'],
    ['no text', { name: 'Wren', chatLogs: '  \n ' }, 'import_missing'],
    ['no entries', { name: 'Wren', chatLogs: [] }, 'import_missing'],
    ['no texts', { name: 'Wren', chatLogs: [1, 2, 3, 4, 5] }, 'import_missing'],
    ['an unknown speaker', { name: 'Lumen', chatLogs: CHAT, soulSpeaker: 'Zed' }, 'import_no_soul'],
    ['a web page', { name: 'Wren', chatLogs: '<!DOCTYPE html><html><body>hi</body></html>' }, 'import_html'],
    [
      'too much set by hand',
      { name: 'Wren', chatLogs: ENTRIES, existingPersonality: { x: 'y'.repeat(70_000) } },
      'invalid',
    ],
  ])('%s are refused and nothing is stored', async (_, body, code) => {
    const { body: failure } = await bring(body).expect(400);
    expect(failure).toMatchObject({ success: false, code });
    if (code === 'too_few_entries') expect(failure).toMatchObject({ error: SOULPRINT_TEXTS.insufficient.description });
    expect(Object.values(await holdings()).every((many) => many === 0)).toBe(true);
  });
});

describe('whole exports as one text', () => {
  it.each([
    ['chatgpt.json', 'chatgpt', 'Lumen', 'ChatGPT'],
    ['claude.json', 'claude', 'Lumen', expect.any(String)],
    ['Lumen_Chat_Export_20240101.json', 'kindroid', 'Lumen', 'Lumen'],
    ['sillytavern.jsonl', 'sillytavern', 'Lumen', expect.any(String)],
    ['telegram-chat.json', 'telegram', 'Ada', 'Ada'],
    ['transcript.txt', 'transcript', 'Lumen', 'Lumen'],
    ['discord.txt', 'discord-txt', 'Lumen', 'lumen'],
    ['whatsapp-android.txt', 'whatsapp', 'Bo', 'Bo'],
  ])('%s is recognised', async (name, format, soul, speaker) => {
    const text = fixture(name);
    const answer = await preview({ name: soul, chatLogs: text });
    if (answer.status === 400) return expect(answer.body).toMatchObject({ code: 'too_few_entries' });
    const { report, analysis } = answer.body as SoulprintPreview;
    expect(report).toMatchObject({ format, soul: speaker });
    expect(report.samples.length).toBeGreaterThan(0);
    expect(analysis.counts.ownTexts).toBeGreaterThan(0);
    expect((await brought({ name: soul, chatLogs: text })).messagesImported).toBe(report.kept);
  });
});

describe('a file', () => {
  const lines = Array.from(
    { length: 66_000 },
    (_, place) =>
      `${String((place % 28) + 1).padStart(2, '0')}/13/24, 10:${String(place % 60).padStart(2, '0')} - ${place % 2 ? 'Lumen' : 'Ada'}: line ${place} about the harbour and the boats that came in`,
  ).map((line) => line.replace(/^(\d\d)\/13/, '12/$1'));

  it('of 5 MB is previewed, another speaker chosen, and imported by its id', async () => {
    const bytes = Buffer.from(lines.join('\n'));
    expect(bytes.length).toBeGreaterThan(5 * 1_024 * 1_024);
    const seen = (
      await person
        .request('post', '/api/soulprints/preview')
        .field('name', 'Lumen')
        .attach('file', bytes, 'WhatsApp Chat with Lumen.txt')
        .expect(200)
    ).body as SoulprintPreview;
    expect(seen.report).toMatchObject({ format: 'whatsapp', kept: 66_000, soul: 'Lumen', person: 'Ada' });
    expect((await holdings())['lines']).toBe(0);
    const body = { name: 'Adele', uploadId: seen.uploadId, soulSpeaker: 'Ada', importConversations: true };
    const { companion, report, messagesImported } = await brought(body);
    expect(report).toMatchObject({ soul: 'Ada', person: 'Lumen', sure: 1 });
    expect(messagesImported).toBe(66_000);
    const [talk] = await talks(companion.id);
    expect(talk).toMatchObject({ title: 'Lumen', lastSeq: 66_000, readSeq: 66_000 });
    const [said] = await person.messages(talk?.id ?? 0, '?limit=1');
    expect(said).toMatchObject({
      content: expect.stringContaining('line '),
      createdAt: expect.stringMatching(/^2024-12-/),
    });
  });

  it('that is no export is refused with a text', async () => {
    const sent = person.request('post', '/api/soulprints/import').field('name', 'Wren');
    const { body } = await sent
      .attach('file', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1]), 'a.txt')
      .expect(400);
    expect(body).toMatchObject({ code: 'import_binary' });
  });
});

describe('a repeated import', () => {
  it('adds nothing twice, and appends new messages', async () => {
    const first = await brought({ name: 'Lumen', chatLogs: CHAT, dateOrder: 'dmy', importConversations: true });
    expect(first).toMatchObject({ messagesImported: 8 });
    expect(first.report).toMatchObject({ soul: 'Lumen', person: 'Ada', duplicates: 0 });
    expect(first.memoriesCreated).toBeGreaterThan(0);
    const before = await holdings();
    const body = { name: 'Lumen', companionId: first.companion.id, dateOrder: 'dmy', importConversations: true };
    const again = await brought({ ...body, chatLogs: CHAT });
    expect(again).toMatchObject({ messagesImported: 0, memoriesCreated: 0, report: { duplicates: 8, kept: 0 } });
    expect({ ...(await holdings()), imports: 1, forgotten: 1 }).toEqual({ ...before, imports: 1, forgotten: 1 });
    const more = await brought({ ...body, chatLogs: MORE });
    expect(more).toMatchObject({ messagesImported: 1, report: { duplicates: 8 } });
    const [talk, ...others] = await talks(first.companion.id);
    expect(others).toEqual([]);
    const messages = await person.messages(talk?.id ?? 0);
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(messages.at(0)).toMatchObject({ createdAt: '2024-04-03T09:00:00.000Z', companionId: null });
    expect(messages.at(1)).toMatchObject({ createdAt: '2024-04-03T09:01:00.000Z', companionId: first.companion.id });
    expect(messages.at(8)?.content).toBe('I live in Bruges now.');
    await person.delete(`/api/soulprints/imports/${more.importId}`).expect(204);
    expect(await person.messages(talk?.id ?? 0)).toHaveLength(8);
  });

  it('is stored once when its job runs twice', async () => {
    const { headers, body } = await bring({ name: 'Lumen', chatLogs: CHAT }).set('Prefer', 'respond-async').expect(202);
    const { jobId } = body as { jobId: number };
    expect(headers['location']).toBe(`/api/jobs/${jobId}`);
    const window = await person.window();
    const job = async () => (await person.get(`/api/jobs/${jobId}`).expect(200)).body as JobAnswer;
    if ((await job()).state !== 'done')
      await window.until('job', (news) => news.jobId === jobId && news.state === 'done');
    const before = await holdings();
    await installation.database.query(`UPDATE jobs SET state = 'waiting', result = NULL WHERE id = $1`, [jobId]);
    await api.app.get(ImportTaskService).import(jobId);
    expect(await holdings()).toEqual(before);
    expect(await job()).toMatchObject({ state: 'done', progress: 100, result: { messagesImported: 8 } });
  });
});

describe('an export whose import fails on every attempt', () => {
  interface Failures {
    failures: { id: number; job: string; queue: string; reason: string; attempts: number; again: boolean }[];
  }
  let operator: Person;
  let jobs: number[] = [];
  const failures = async () => ((await operator.get('/api/admin/system').expect(200)).body as Failures).failures;
  /** Waits for a number of failures, which are stored after the response. */
  const noted = (many: number) =>
    waitFor(`${many} failed jobs`, async () => {
      const found = await failures();
      return found.length >= many && found;
    });
  const job = async (id: number | undefined) => (await person.get(`/api/jobs/${id}`).expect(200)).body as JobAnswer;
  const asked = async (kind: string) =>
    installation.database.query<{ id: number; attempt: number }>(
      'SELECT id::int, attempt FROM jobs WHERE kind = $1 AND account_id = (SELECT id FROM accounts WHERE email = $2)',
      [kind, person.email],
    );

  beforeAll(async () => {
    operator = await installation.person(api);
    await installation.database.query(`UPDATE accounts SET role = 'operator' WHERE email = $1`, [operator.email]);
  });
  beforeEach(async () => {
    // The database's error message repeats the text.
    await installation.database.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'not %', NEW.content; END $$;
      CREATE TRIGGER refusing BEFORE INSERT ON archive_lines FOR EACH ROW EXECUTE FUNCTION refuse()`);
    const answer = await bring({ name: 'Lumen', chatLogs: CHAT }).expect(500);
    expect(answer.body).toMatchObject({ success: false, code: 'internal', error: ERRORS.internal.text });
    jobs = (await asked('import')).map(({ id }) => id);
    await installation.database.query('DROP TRIGGER refusing ON archive_lines; DROP FUNCTION refuse');
  });
  afterEach(async () => void (await installation.database.query('DELETE FROM failed_jobs')));

  it('fails after three attempts, is listed for operators without private data, and can be retried', async () => {
    const found = await noted(1);
    expect(found).toEqual([
      expect.objectContaining({
        job: 'import',
        queue: 'imports',
        reason: 'QueryFailedError P0001',
        attempts: 3,
        again: true,
      }),
    ]);
    expect(JSON.stringify(found)).not.toMatch(/Marta|Ghent|Lumen/);
    expect(await installation.database.query('SELECT payload FROM failed_jobs')).toEqual([
      { payload: { jobId: jobs[0] } },
    ]);
    expect(await asked('import')).toEqual([{ id: jobs[0], attempt: 3 }]);
    expect(await holdings()).toMatchObject({ souls: 0, lines: 0 });
    const window = await person.window();
    await operator.post(`/api/admin/jobs/${found[0]?.id}/retry`).expect(204);
    await window.until('job', ({ jobId, state }) => jobId === jobs[0] && state === 'done');
    expect(await job(jobs[0])).toMatchObject({ state: 'done', error: null, result: { messagesImported: 8 } });
    expect(await imports()).toHaveLength(1);
    expect(await failures()).toEqual([]);
  });

  it('cannot be retried once its file is gone', async () => {
    await installation.database.query(`DELETE FROM files WHERE category = 'export'`);
    const [found] = await noted(1);
    expect(found).toMatchObject({ job: 'import', again: false });
    await operator.post(`/api/admin/jobs/${found?.id}/retry`).expect(404);
    expect(await failures()).toHaveLength(1);
    expect(await job(jobs[0])).toMatchObject({ state: 'failed' });
  });

  it('is listed without a retry if it was only a preview', async () => {
    const looked = jest.spyOn(ExportSurvey.prototype, 'samples').mockImplementation(() => {
      throw new TypeError('Marta lives in Ghent');
    });
    try {
      expect((await preview({ name: 'Lumen', chatLogs: CHAT }).expect(500)).body).toMatchObject({ code: 'internal' });
    } finally {
      looked.mockRestore();
    }
    const found = await noted(2);
    expect(found.find((one) => one.job === 'preview')).toMatchObject({
      reason: 'TypeError',
      attempts: 3,
      again: false,
    });
    expect(JSON.stringify(found)).not.toMatch(/Marta|Ghent/);
  });
});

describe('an import', () => {
  it('reports progress', async () => {
    await worker.close();
    const window = await person.window();
    const { body } = await bring({ name: 'Lumen', chatLogs: CHAT }).set('Prefer', 'respond-async').expect(202);
    const { jobId } = body as { jobId: number };
    expect((await person.get(`/api/jobs/${jobId}`).expect(200)).body).toMatchObject({ state: 'waiting', progress: 0 });
    worker = await installation.worker();
    await window.until('job', (news) => news.jobId === jobId && news.state === 'done');
    expect([...new Set(window.all('job').map(({ state }) => state))]).toEqual(['waiting', 'active', 'done']);
    await window.until('soul', ({ name }) => name === 'Lumen');
  });

  /** Starts an import of an export that takes some seconds, and waits until it writes. */
  async function startLong(companionId?: number): Promise<{ jobId: number; window: SocketWindow }> {
    const window = await person.window();
    const lines = Array.from({ length: LONG_IMPORT }, (_, place) => {
      const time = new Date(Date.UTC(2023, 0, 1) + place * 60_000).toISOString();
      return `[${time.slice(0, 10)} ${time.slice(11, 19)}] ${place % 2 ? 'Ada' : 'Lumen'}: line ${place}`;
    });
    const { body } = await bring({ name: 'Lumen', chatLogs: lines.join('\n'), importConversations: true, companionId })
      .set('Prefer', 'respond-async')
      .expect(202);
    const { jobId } = body as { jobId: number };
    await window.until('job', (news) => news.jobId === jobId && news.progress > 35);
    return { jobId, window };
  }
  const job = async (id: number) => (await person.get(`/api/jobs/${id}`).expect(200)).body as JobAnswer;

  /** Waits until the worker has deleted what failed or cancelled imports had staged. */
  const discarded = () =>
    waitFor('the staged rows to be deleted', async () => {
      const staged = await installation.database.query('SELECT FROM import_stagings');
      return staged.length === 0;
    });
  /** Rows of any account, and staged ones, which belong to none. */
  const allRows = () =>
    installation.database.query(
      `SELECT (SELECT count(*)::int FROM companions) AS souls, (SELECT count(*)::int FROM conversations) AS conversations,
         (SELECT count(*)::int FROM messages) AS messages, (SELECT count(*)::int FROM archive_lines) AS lines`,
    );

  it('that is cancelled while writing stores nothing, and the same export can be imported again', async () => {
    const nothing = await holdings();
    await discarded();
    const rowsBefore = await allRows();
    const { jobId, window } = await startLong();
    await call(api, 'delete', `/api/jobs/${jobId}`).expect(401);
    const stranger = await installation.person(api);
    await stranger.delete(`/api/jobs/${jobId}`).expect(404);
    await person.delete(`/api/jobs/${jobId}`).expect(204);
    await window.until('job', (news) => news.jobId === jobId && news.state === 'failed');
    expect(await job(jobId)).toMatchObject({ error: ERRORS.job_cancelled.text, result: { code: 'job_cancelled' } });
    await discarded();
    expect(await allRows()).toEqual(rowsBefore);
    // The next import runs when the worker has released this one.
    const { importId } = await brought({ name: 'Lumen', chatLogs: CHAT });
    expect(await job(jobId)).toMatchObject({ state: 'failed' });
    expect(await imports()).toMatchObject([{ id: importId }]);
    expect(await holdings()).toMatchObject({ souls: 1, lines: 8, imports: 1 });
    await person.delete(`/api/soulprints/imports/${importId}`).expect(204);
    expect(await holdings()).toEqual(nothing);
    expect(await installation.database.query('SELECT FROM failed_jobs')).toEqual([]);
  });

  it('that is queued can be cancelled; a finished one or another kind of task cannot', async () => {
    await worker.close();
    const { body } = await bring({ name: 'Lumen', chatLogs: CHAT }).set('Prefer', 'respond-async').expect(202);
    const { jobId } = body as { jobId: number };
    await person.delete(`/api/jobs/${jobId}`).expect(204);
    worker = await installation.worker();
    await brought({ name: 'Lumen', chatLogs: CHAT });
    expect(await job(jobId)).toMatchObject({ state: 'failed' });
    const [done] = await installation.database.query<{ id: number }>(
      `SELECT j.id::int FROM jobs j JOIN imports i ON i.job_id = j.id JOIN accounts a ON a.id = j.account_id AND a.email = $1`,
      [person.email],
    );
    expect((await person.delete(`/api/jobs/${done?.id}`).expect(409)).body).toMatchObject({
      code: 'job_not_cancellable',
    });
    const [other] = await installation.database.query<{ id: number }>(
      `INSERT INTO jobs (account_id, kind, payload) SELECT id, 'agent', '{}' FROM accounts WHERE email = $1 RETURNING id::int`,
      [person.email],
    );
    await person.delete(`/api/jobs/${other?.id}`).expect(409);
    await installation.database.query('DELETE FROM jobs WHERE id = $1', [other?.id]);
  });

  it('whose connection breaks while writing stores nothing of that attempt, and the next one completes it', async () => {
    const { jobId, window } = await startLong();
    // Ends the transaction of a batch as the death of its process would.
    await waitFor('a batch that is being written', async () => {
      const ended = await installation.database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle' AND query LIKE 'INSERT INTO archive_lines%'`,
      );
      return ended.length > 0;
    });
    await window.until('job', (news) => news.jobId === jobId && news.state === 'done');
    expect(await job(jobId)).toMatchObject({ state: 'done', result: { messagesImported: LONG_IMPORT } });
    expect(await holdings()).toMatchObject({ souls: 1, lines: LONG_IMPORT, messages: LONG_IMPORT, imports: 1 });
    const [row] = await installation.database.query<{ attempt: number }>('SELECT attempt FROM jobs WHERE id = $1', [
      jobId,
    ]);
    expect(row?.attempt).toBeGreaterThan(1);
  });

  it('can be undone completely', async () => {
    const nothing = await holdings();
    const { importId } = await brought({ name: 'Lumen', chatLogs: CHAT, importConversations: true });
    expect(await imports()).toMatchObject([{ id: importId, kind: 'soulprint', name: 'Lumen' }]);
    expect((await holdings())['lines']).toBe(8);
    const window = await person.window();
    await person.delete(`/api/soulprints/imports/${importId}`).expect(204);
    await window.until('soul:removed', () => true);
    expect(await holdings()).toEqual(nothing);
    await person.delete(`/api/soulprints/imports/${importId}`).expect(404);
  });

  it('when undone, keeps a soul that was talked to, and restores superseded memories', async () => {
    const { importId, companion } = await brought({ name: 'Lumen', chatLogs: CHAT });
    const talk = await person.conversation(companion.id);
    await person.say(talk.id, 'Hello again.');
    await person.delete(`/api/soulprints/imports/${importId}`).expect(204);
    expect(await holdings()).toMatchObject({ souls: 1, talks: 1, lines: 0, imports: 0 });
    expect((await memories(companion.id)).filter(({ source }) => source.type === 'import')).toEqual([]);
  });

  it('is used in replies, in the soul’s style, with a link to the source', async () => {
    const { companion, memoriesCreated } = await brought({ name: 'Lumen', chatLogs: CHAT, importConversations: true });
    const kept = await memories(companion.id);
    expect(kept).toHaveLength(memoriesCreated);
    expect(kept.map(({ content }) => content).join(' ')).toMatch(/Marta/);
    expect(kept[0]?.source).toMatchObject({ type: 'import', label: 'Lumen' });
    const talk = await person.conversation(companion.id);
    const window = await person.window(talk.id);
    const ask = async (words: string): Promise<Message> => {
      const asked = await person.say(talk.id, words);
      return window.until(
        'message',
        ({ aiGenerated, status, seq }) => aiGenerated && status === 'complete' && seq > asked.seq,
      );
    };
    const lighthouse = await ask('Tell me about the old lighthouse.');
    expect(lighthouse.content).toMatch(/lighthouse.*🌿/s);
    const [from] = lighthouse.recalled;
    expect(from).toMatchObject({ kind: 'archive', messageId: expect.any(Number) });
    expect((await ask('What is my sister called?')).content).toMatch(/Marta/);
    // A deleted message is gone from the archive too.
    const path = `/api/conversations/${from?.conversationId}/messages/${from?.messageId}`;
    await person.delete(path).expect(204);
    expect((await holdings())['lines']).toBe(7);
  });

  it('answers questions about its content by speaker, and admits what it does not contain', async () => {
    const chatLogs = [
      '13/6/2021, 20:06 - Ada: We got stuck in the storm at Ostend and slept in the bakery.',
      '13/6/2021, 20:07 - Lumen: and you shared the last warm roll with me',
      '14/8/2021, 20:07 - Ada: Henrik comes on Sunday, he is my cousin who fixes clocks',
      '14/8/2021, 20:08 - Lumen: I planted a quince tree behind the shed, show him that',
      '14/8/2021, 20:09 - Ada: I will',
    ].join('\n');
    const { companion, report } = await brought({ name: 'Lumen', chatLogs });
    expect(report).toMatchObject({ format: 'whatsapp', soul: 'Lumen', person: 'Ada' });
    const talk = await person.conversation(companion.id);
    const window = await person.window(talk.id);
    const ask = async (words: string): Promise<Message> => {
      const { seq: asked } = await person.say(talk.id, words);
      return window.until(
        'message',
        ({ aiGenerated, status, seq }) => aiGenerated && status === 'complete' && seq > asked,
      );
    };
    const storm = await ask('Do you remember the storm at Ostend?');
    expect(storm.content).toMatch(/slept in the bakery/i);
    // A memory extracted from a line is answered like the line itself.
    expect(storm.recalled[0]?.kind).toMatch(/^(?:memory|archive)$/);
    const henrik = await ask('Who is Henrik?');
    expect(henrik.content).toMatch(/cousin/i);
    expect(henrik.recalled[0]?.kind).toMatch(/^(?:memory|archive)$/);
    const tree = await ask('Tell me about the quince tree.');
    expect(tree.content).toMatch(/\b(?:I|my)\b.*behind the shed/is);
    expect(tree.recalled[0]).toMatchObject({ kind: 'archive' });
    const lisbon = await ask('Do you remember the trip to Lisbon?');
    expect(lisbon.content).toMatch(/\b(?:not|nothing|none|no|never|can't|don't|haven't|isn't)\b/i);
    expect(lisbon.recalled).toEqual([]);
  });

  it('of another account cannot be accessed', async () => {
    const { importId, companion } = await brought({ name: 'Lumen', chatLogs: CHAT });
    const { uploadId } = (await preview({ name: 'Lumen', chatLogs: CHAT }).expect(200)).body as SoulprintPreview;
    const other = await installation.person(api);
    await other.delete(`/api/soulprints/imports/${importId}`).expect(404);
    await bring({ name: 'Lumen', uploadId }, other).expect(404);
    await preview({ uploadId }, other).expect(404);
    await bring({ name: 'Lumen', chatLogs: CHAT, companionId: companion.id }, other).expect(404);
    expect((await other.get('/api/soulprints/imports').expect(200)).body).toEqual([]);
    await call(api, 'post', '/api/soulprints/import')
      .send({ name: 'Lumen', chatLogs: 'x'.repeat(300_000) })
      .expect(413);
  });
});
