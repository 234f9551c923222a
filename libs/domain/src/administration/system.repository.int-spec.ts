import { aggregateFigure, ERRORS, LIMITS, WITHHELD } from '@kinloom/contract';
import { createDataSource } from '@kinloom/database';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { type Counted, SystemRepository } from './system.repository';

const THRESHOLD = LIMITS.membersBehindFigure;

let database: TestDatabase;
let source: DataSource;
let system: SystemRepository;
beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 4).initialize();
  system = new SystemRepository(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  await database.query('DELETE FROM failed_jobs');
  await database.query('DELETE FROM accounts');
});

const insert = async (statement: string, values: unknown[]): Promise<number> =>
  Number((await database.query<{ id: string }>(statement, values))[0]?.id);
const shown = ({ count, members }: Counted) => aggregateFigure(count, members);

async function makeOperator(): Promise<number> {
  const id = await makeAccount(database);
  await database.query(`UPDATE accounts SET role = 'operator' WHERE id = $1`, [id]);
  return id;
}

/** One conversation with two messages and one memory of the account. @returns the conversation and its soul */
async function talk(account: number): Promise<{ conversation: number; soul: number }> {
  const soul = await makeSoul(database, account);
  const conversation = await makeConversation(database, account, soul);
  await database.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, content, status)
     SELECT $1, seq, $2, 'x', 'complete' FROM generate_series(1, 2) AS seq`,
    [conversation, account],
  );
  await database.query('UPDATE conversations SET last_seq = 2 WHERE id = $1', [conversation]);
  await database.query(
    `INSERT INTO memories (companion_id, kind, title, content, layer, status, said_at, source_type, key, version)
     VALUES ($1, 'fact', 'x', 'x', 'surface', 'soft', now(), 'message', 'k', 1)`,
    [soul],
  );
  return { conversation, soul };
}

/** A reply of the last day. @param failure why it failed; null if it did not */
async function reply(account: number, failure: string | null = null): Promise<void> {
  const soul = await makeSoul(database, account);
  const conversation = await makeConversation(database, account, soul);
  const turn = await insert('INSERT INTO turns (conversation_id, message_id) VALUES ($1, 1) RETURNING id', [
    conversation,
  ]);
  await database.query(
    `INSERT INTO messages (conversation_id, seq, companion_id, content, status, failure, turn_id, attempt)
     VALUES ($1, 1, $2, 'x', $3, $4, $5, 1)`,
    [conversation, soul, failure === null ? 'complete' : 'failed', failure, turn],
  );
}

describe('counts', () => {
  it('are hidden while fewer than five members contribute', async () => {
    for (let member = 1; member < THRESHOLD; member += 1) await talk(await makeAccount(database));
    const before = await system.counts();
    expect([before.conversations, before.messages, before.memories].map(shown)).toEqual([WITHHELD, WITHHELD, WITHHELD]);
    await talk(await makeAccount(database));
    const after = await system.counts();
    expect([after.conversations, after.messages, after.memories].map(shown)).toEqual([
      THRESHOLD,
      2 * THRESHOLD,
      THRESHOLD,
    ]);
    expect([after.accounts, after.souls]).toEqual([THRESHOLD, THRESHOLD]);
  });

  it('need five members, however much each of them writes', async () => {
    const member = await makeAccount(database);
    for (let place = 0; place < THRESHOLD; place += 1) await talk(member);
    const { conversations, messages, memories } = await system.counts();
    expect([conversations, messages, memories]).toEqual([
      { count: THRESHOLD, members: 1 },
      { count: 2 * THRESHOLD, members: 1 },
      { count: THRESHOLD, members: 1 },
    ]);
  });

  it('do not count operators as contributing members', async () => {
    for (let member = 1; member < THRESHOLD; member += 1) await talk(await makeAccount(database));
    await talk(await makeOperator());
    const { conversations } = await system.counts();
    expect(conversations).toEqual({ count: THRESHOLD, members: THRESHOLD - 1 });
    expect(shown(conversations)).toBe(WITHHELD);
  });

  it('do not count members who have nothing of the kind', async () => {
    for (let member = 0; member < THRESHOLD; member += 1) {
      const account = await makeAccount(database);
      await makeConversation(database, account, await makeSoul(database, account));
    }
    await talk(await makeAccount(database));
    const { conversations, messages, memories } = await system.counts();
    expect(shown(conversations)).toBe(THRESHOLD + 1);
    expect([messages.members, memories.members]).toEqual([1, 1]);
  });

  it('are zero in an empty installation', async () => {
    const none = { count: 0, members: 0 };
    expect(await system.counts()).toEqual({
      accounts: 0,
      souls: 0,
      conversations: none,
      messages: none,
      memories: none,
    });
  });
});

describe('replies', () => {
  it('are counted with the members behind them', async () => {
    const [first, second, operator] = [await makeAccount(database), await makeAccount(database), await makeOperator()];
    for (const account of [first, first, second, operator]) await reply(account);
    expect(await system.replies()).toMatchObject({
      all: { count: 4, members: 2 },
      technical: [],
      other: { count: 0, members: 0 },
    });
  });

  it('name technical failures alone, most frequent first', async () => {
    const account = await makeAccount(database);
    const [timeout, unreachable] = [ERRORS.voice_timeout.text, ERRORS.voice_unreachable.text];
    for (const failure of [timeout, unreachable, unreachable, 'Ana has a greenhouse.', null])
      await reply(account, failure);
    const replies = await system.replies();
    expect(replies).toMatchObject({
      all: { count: 5, members: 1 },
      technical: [
        { reason: unreachable, count: 2 },
        { reason: timeout, count: 1 },
      ],
      other: { count: 1, members: 1 },
    });
    expect(shown(replies.other)).toBe(WITHHELD);
    expect(JSON.stringify(replies)).not.toContain('greenhouse');
  });

  it('of more than a day ago are left out', async () => {
    await reply(await makeAccount(database));
    await database.query(`UPDATE turns SET changed_at = now() - interval '25 hours'`);
    expect((await system.replies()).all).toMatchObject({ count: 0, members: 0 });
  });
});

describe('accounts', () => {
  it('are listed newest first, with private columns of the requesting one alone', async () => {
    const [operator, member] = [await makeOperator(), await makeAccount(database)];
    for (const account of [operator, member]) await talk(account);
    await database.query('UPDATE accounts SET guarded_at = now()');
    expect(await system.accounts(operator)).toMatchObject([
      { id: member, role: 'member', souls: 1, messages: null, guarded: null, disabled: false },
      { id: operator, role: 'operator', souls: 1, messages: 2, guarded: true, disabled: false },
    ]);
  });

  it('change only in what is given', async () => {
    const [operator, member] = [await makeOperator(), await makeAccount(database)];
    await database.query('UPDATE accounts SET guarded_at = now() WHERE id = $1', [member]);
    const change = (changes: Parameters<SystemRepository['changeAccount']>[2]) =>
      system.changeAccount(operator, member, changes);
    const closedAt = async () =>
      (await database.query('SELECT disabled_at FROM accounts WHERE id = $1', [member]))[0]?.['disabled_at'] as unknown;
    expect(await change({ disabled: true })).toMatchObject({ role: 'member', disabled: true });
    const closed = await closedAt();
    expect(await change({ disabled: true, role: 'operator' })).toMatchObject({ role: 'operator', disabled: true });
    expect(await closedAt()).toEqual(closed);
    expect(await change({ disabled: false })).toMatchObject({ role: 'operator', disabled: false });
    const guarded = () => database.query('SELECT FROM accounts WHERE id = $1 AND guarded_at IS NOT NULL', [member]);
    expect(await guarded()).toHaveLength(1);
    await change({ guarded: false });
    expect(await guarded()).toHaveLength(0);
  });

  it('that do not exist change nothing and have no role', async () => {
    const operator = await makeOperator();
    expect(await system.changeAccount(operator, 999_999, { disabled: true })).toBeNull();
    expect([await system.role(operator), await system.role(999_999)]).toEqual(['operator', null]);
    expect(await system.accounts(operator)).toMatchObject([{ disabled: false }]);
  });
});

describe('failed jobs', () => {
  const record = async (job: string, payload: object): Promise<number> => {
    await system.recordFailure({
      job,
      queue: 'imports',
      payload: payload,
      reason: 'Error',
      attempts: 3,
    });
    return (await system.failures())[0]?.id ?? 0;
  };
  const makeTask = async (account: number, payload: object, state = 'failed') =>
    insert(
      `INSERT INTO jobs (account_id, kind, state, payload, attempt, error) VALUES ($1, 'import', $3, $2, 3, 'x') RETURNING id`,
      [account, JSON.stringify(payload), state],
    );
  const makeFile = (account: number) =>
    insert(
      `INSERT INTO files (account_id, name, type, size, store_key) VALUES ($1, 'a', 'x/y', 1, gen_random_uuid()) RETURNING id`,
      [account],
    );
  const again = async () => (await system.failures()).map((failed) => failed.again);

  it('are listed newest first, and deleted after 30 days', async () => {
    const [older, newer] = [await record('turn', { turnId: 1 }), await record('turn', { turnId: 2 })];
    expect((await system.failures()).map(({ id }) => id)).toEqual([newer, older]);
    await database.query(`UPDATE failed_jobs SET failed_at = now() - interval '31 days' WHERE id = $1`, [older]);
    const newest = await record('turn', { turnId: 3 });
    expect((await system.failures()).map(({ id }) => id)).toEqual([newest, newer]);
  });

  it('are retried once, with their task reset', async () => {
    const account = await makeAccount(database);
    const task = await makeTask(account, { fileId: await makeFile(account) });
    const id = await record('import', { jobId: task });
    const taken = await Promise.all([system.takeFailure(id), system.takeFailure(id)]);
    expect(taken.filter((one) => one !== null)).toEqual([{ job: 'import', payload: { jobId: task } }]);
    expect(await database.query('SELECT state, attempt, error FROM jobs WHERE id = $1', [task])).toEqual([
      { state: 'waiting', attempt: 0, error: null },
    ]);
    expect(await system.failures()).toEqual([]);
  });

  it('cannot be retried without their files, or after their task has ended otherwise', async () => {
    const account = await makeAccount(database);
    const file = await makeFile(account);
    for (const payload of [{ fileId: 999_999 }, { fileIds: [file, 999_999] }])
      await record('import', { jobId: await makeTask(account, payload) });
    await record('import', { jobId: await makeTask(account, { fileId: file }, 'done') });
    await record('import', { jobId: 999_999 });
    await record('preview', { jobId: await makeTask(account, { fileId: file }) });
    expect(await again()).toEqual([false, false, false, false, false]);
    for (const { id } of await system.failures()) expect(await system.takeFailure(id)).toBeNull();
    expect(await system.failures()).toHaveLength(5);
  });

  it('can be retried without a task', async () => {
    const id = await record('turn', { turnId: 1 });
    expect(await again()).toEqual([true]);
    expect(await system.takeFailure(id)).toEqual({ job: 'turn', payload: { turnId: 1 } });
  });
});

it('counts account deletions by their state', async () => {
  await database.query(
    `INSERT INTO account_deletions (account_id, error, finished_at) VALUES (1, NULL, NULL), (2, 'x', NULL), (NULL, NULL, now())`,
  );
  expect(await system.deletions()).toEqual({ running: 2, retrying: 1, finished: 1 });
});
