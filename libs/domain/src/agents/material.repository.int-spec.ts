import { createDataSource } from '@kinloom/database';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { AgentMaterialRepository } from './material.repository';

const DAY = 24 * 3_600_000;
const START = Date.UTC(2026, 0, 1, 12);

let database: TestDatabase;
let source: DataSource;
let material: AgentMaterialRepository;
let account: number;
let stranger: number;
let soul: number;
let conversation: number;
beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 2).initialize();
  material = new AgentMaterialRepository(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  [account, stranger] = [await makeAccount(database, { displayName: 'Ada' }), await makeAccount(database)];
  soul = await makeSoul(database, account);
  conversation = await makeConversation(database, account, soul);
});

const idOf = (rows: { id: string }[]): number => Number(rows[0]?.id);
let seq = 0;
interface Message {
  /** Day after `START`. */
  day?: number;
  where?: number;
  bySoul?: boolean;
  whispered?: boolean;
  forgotten?: boolean;
  failure?: string | null;
}
const say = async (
  content: string,
  { day = 0, where = conversation, bySoul = false, whispered = false, forgotten = false, failure = null }: Message = {},
): Promise<number> =>
  idOf(
    await database.query<{ id: string }>(
      `INSERT INTO messages (conversation_id, seq, sender_id, companion_id, content, status, whispered, forgotten, failure, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, to_timestamp($10::float8 / 1000)) RETURNING id`,
      [
        where,
        (seq += 1),
        bySoul ? null : account,
        bySoul ? soul : null,
        content,
        failure === null ? 'complete' : 'failed',
        whispered,
        forgotten,
        failure,
        START + day * DAY,
      ],
    ),
  );
const makeMemory = async (key: string, objection: string | null = null): Promise<number> =>
  idOf(
    await database.query<{ id: string }>(
      `INSERT INTO memories (companion_id, kind, title, content, layer, status, said_at, source_type, key, version, objection)
       VALUES ($1, 'fact', 'x', 'x', 'surface', 'soft', now(), 'message', $2, 1, $3) RETURNING id`,
      [soul, key, objection],
    ),
  );
const said = async (from: number | null = null, to: number | null = null, limit = 10) =>
  (await material.listStatements(account, from, to, limit)).map(({ content }) => content);

describe('messages of the person', () => {
  it('are read newest first, with the soul they were said to', async () => {
    await say('first');
    await say('from the soul', { bySoul: true });
    const id = await say('second', { day: 1 });
    expect(await material.listStatements(account, null, null, 10)).toMatchObject([
      { id, conversation_id: conversation, companion_id: soul, soul: 'Lumen', content: 'second' },
      { content: 'first' },
    ]);
    expect(await said(null, null, 1)).toEqual(['second']);
  });

  it('are limited to a time span, which includes both ends', async () => {
    for (const day of [0, 1, 2, 3]) await say(`day ${day}`, { day });
    expect(await said(START + DAY, START + 2 * DAY)).toEqual(['day 2', 'day 1']);
    expect(await said(START + 3 * DAY, null)).toEqual(['day 3']);
    expect(await said(null, START)).toEqual(['day 0']);
  });

  it('leave out what was whispered or tells of something deleted', async () => {
    await say('kept');
    await say('in confidence', { whispered: true });
    await say('about a deleted message', { forgotten: true });
    expect(await said()).toEqual(['kept']);
  });

  it('leave out the sources of memories that are wrong or never to be mentioned, but not of outdated ones', async () => {
    for (const objection of [null, 'outdated', 'wrong', 'never-mention']) {
      const message = await say(objection ?? 'kept');
      await database.query('INSERT INTO memory_messages (memory_id, message_id) VALUES ($1, $2)', [
        await makeMemory(objection ?? 'kept', objection),
        message,
      ]);
    }
    expect(await said()).toEqual(['outdated', 'kept']);
  });

  it('of a group are read once, for its first soul', async () => {
    const other = await makeSoul(database, account, { name: 'Ash' });
    await database.query('INSERT INTO conversation_souls VALUES ($1, $2, 1)', [conversation, other]);
    await say('to both');
    expect(await material.listStatements(account, null, null, 10)).toMatchObject([
      { companion_id: soul, content: 'to both' },
    ]);
  });
});

it('gives another account nothing', async () => {
  await say('private', { failure: 'x', bySoul: true });
  await say('private');
  await makeMemory('a');
  await database.query(`INSERT INTO jobs (account_id, kind, state) VALUES ($1, 'import', 'failed')`, [account]);
  expect(await material.souls(stranger)).toEqual([]);
  expect(await material.listStatements(stranger, null, null, 10)).toEqual([]);
  expect(await material.talks(stranger, 10)).toEqual([]);
  expect(await material.notes(stranger, 10)).toEqual([]);
  expect(await material.troubles(stranger, 10_000, 10)).toEqual([]);
  expect(await material.countMaterial(stranger)).toEqual({ souls: 0, conversations: 0, memories: 0 });
});

it('lists the souls by their last conversation, those without one last', async () => {
  const [silent, recent] = [await makeSoul(database, account), await makeSoul(database, account)];
  const other = await makeConversation(database, account, recent);
  await database.query(
    `UPDATE conversations SET last_seq = id - $1 + 1, last_message_at = to_timestamp(1000000) + make_interval(days => (id - $1)::int) WHERE id IN ($1, $2)`,
    [conversation, other],
  );
  expect((await material.souls(account)).map(({ id }) => id)).toEqual([recent, soul, silent]);
  expect(await material.souls(account)).toMatchObject([
    { elsewhere: other - conversation + 1 },
    { elsewhere: 1 },
    { elsewhere: 0, last_at: null },
  ]);
});

it('names the person, and nobody for an unknown account', async () => {
  expect(await material.person(account)).toBe('Ada');
  expect(await material.person(999_999)).toBe('');
});

it('sums up conversations, most recent first, without empty ones', async () => {
  const later = await makeConversation(database, account, soul);
  await makeConversation(database, account, soul);
  await say('Hello');
  await say('Hello', { bySoul: true, day: 1 });
  await say('Good morning', { where: later, day: 2 });
  expect(await material.talks(account, 10)).toMatchObject([
    { id: later, messages: 1, own: 1, last_own: true, souls: ['Lumen'], soul_ids: [soul] },
    {
      id: conversation,
      messages: 2,
      own: 1,
      last_own: false,
      first_at: new Date(START),
      last_at: new Date(START + DAY),
    },
  ]);
  expect((await material.talks(account, 1)).map(({ id }) => id)).toEqual([later]);
});

it('reads session notes, newest first, without whispered and emptied ones', async () => {
  const note = (content: string, from: number, whispered = false) =>
    database.query(
      `INSERT INTO session_notes (companion_id, conversation_id, from_seq, to_seq, title, content, keywords, feelings, span, whispered, version)
       VALUES ($1, $2, $3, $3, 'x', $4, '{}', '{}', $5, $6, 1)`,
      [soul, conversation, from, content, JSON.stringify({ from, to: from }), whispered],
    );
  await note('older', 1);
  await note('newer', 2);
  await note('', 3);
  await note('in confidence', 4, true);
  expect((await material.notes(account, 10)).map(({ content, from }) => ({ content, from }))).toEqual([
    { content: 'newer', from: 2 },
    { content: 'older', from: 1 },
  ]);
});

it('counts conversations with messages, and memories without refused and replaced ones', async () => {
  await makeConversation(database, account, soul);
  await database.query('UPDATE conversations SET last_seq = 1 WHERE id = $1', [conversation]);
  await makeMemory('kept');
  await makeMemory('refused', 'wrong');
  const replaced = await makeMemory('replaced');
  await database.query('UPDATE memories SET superseded_at = now() WHERE id = $1', [replaced]);
  expect(await material.countMaterial(account)).toEqual({ souls: 1, conversations: 1, memories: 1 });
});

it('lists recent failures of replies, tasks and files, newest first', async () => {
  const today = (Date.now() - START) / DAY;
  await say('', { bySoul: true, failure: 'old', day: today - 8 });
  const reply = await say('', { bySoul: true, failure: 'The model did not answer.', day: today - 3 });
  const task = (kind: string, state: string, days: number) =>
    database.query<{ id: string }>(
      `INSERT INTO jobs (account_id, kind, state, result, changed_at)
       VALUES ($1, $2, $3, '{"code": "internal"}', now() - make_interval(days => $4)) RETURNING id`,
      [account, kind, state, days],
    );
  const preview = idOf(await task('preview', 'failed', 2));
  const analysis = idOf(await task('analysis', 'failed', 1));
  await task('import', 'done', 1);
  const file = idOf(
    await database.query<{ id: string }>(
      `INSERT INTO files (account_id, companion_id, name, type, size, store_key, unread)
       VALUES ($1, $2, 'b.bin', 'x/y', 1, gen_random_uuid(), 'No text.') RETURNING id`,
      [account, soul],
    ),
  );
  expect(await material.troubles(account, 7, 10)).toMatchObject([
    { what: 'file', id: file, code: 'No text.', label: 'b.bin', companion_id: soul },
    { what: 'job', id: analysis, code: 'internal', label: 'analysis' },
    { what: 'import', id: preview, code: 'internal', label: 'preview' },
    { what: 'reply', id: reply, code: 'The model did not answer.', label: 'Lumen', conversation_id: conversation },
  ]);
  expect(await material.troubles(account, 7, 1)).toHaveLength(1);
});
