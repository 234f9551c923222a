import { createDataSource } from '@kinloom/database';
import { JOBS } from '@kinloom/jobs';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { deleteFailedJobs, OWNED_IDS } from './failed-jobs.repository';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 2).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(() => database.query('DELETE FROM failed_jobs'));

const fail = (payload: Record<string, number>) =>
  database.query(
    `INSERT INTO failed_jobs (job, queue, payload, reason, attempts) VALUES ('turn', 'replies', $1, 'Error', 3)`,
    [JSON.stringify(payload)],
  );
const remaining = async () =>
  (await database.query<{ payload: object }>('SELECT payload FROM failed_jobs ORDER BY id')).map(
    ({ payload }) => payload,
  );
const insert = async (statement: string, values: unknown[]): Promise<number> =>
  Number((await database.query<{ id: string }>(statement, values))[0]?.id);

/** One id for each key, all of one account with one soul and one conversation. */
async function make() {
  const account = await makeAccount(database);
  const soul = await makeSoul(database, account);
  const conversation = await makeConversation(database, account, soul);
  const ids = {
    jobId: await insert(`INSERT INTO jobs (account_id, kind, payload) VALUES ($1, 'import', '{}') RETURNING id`, [
      account,
    ]),
    turnId: await insert('INSERT INTO turns (conversation_id, message_id) VALUES ($1, 1) RETURNING id', [conversation]),
    conversationId: conversation,
    companionId: soul,
    offeringId: await insert(
      `INSERT INTO offerings (account_id, companion_id, conversation_id, content, key) VALUES ($1, $2, $3, 'a', 'k') RETURNING id`,
      [account, soul, conversation],
    ),
    sharedMemoryId: await insert(
      `INSERT INTO shared_memories (account_id, title, content, memory_type) VALUES ($1, 'a', 'b', 'c') RETURNING id`,
      [account],
    ),
    mailId: await insert(
      `INSERT INTO mails (kind, address, address_key) SELECT 'reset', email, email_key FROM accounts WHERE id = $1 RETURNING id`,
      [account],
    ),
    deletionId: await insert('INSERT INTO account_deletions (account_id) VALUES ($1) RETURNING id', [account]),
  } satisfies Record<keyof typeof OWNED_IDS, number>;
  for (const [key, id] of Object.entries(ids)) await fail({ [key]: id });
  return { account, soul, conversation, ids };
}

it('declares every key that the payload of a job can have', () => {
  // `parse` returns what a payload may hold: a value under each declared key passes every job.
  const everything = Object.fromEntries(Object.keys(OWNED_IDS).map((key) => [key, 1]));
  const keys = Object.values(JOBS).flatMap(({ parse }) => Object.keys(parse(everything)));
  expect(new Set(keys)).toEqual(new Set(Object.keys(OWNED_IDS)));
});

it('deletes the failed jobs of an account, and no others', async () => {
  const kept = await make();
  const before = await remaining();
  const { account } = await make();
  await deleteFailedJobs(source.manager, 'account', account);
  expect(await remaining()).toEqual(before);
  await deleteFailedJobs(source.manager, 'account', kept.account);
  expect(await remaining()).toEqual([]);
});

it('deletes the failed jobs that end with a soul or a conversation', async () => {
  const { soul, ids, conversation } = await make();
  const without = (...keys: (keyof typeof ids)[]) =>
    Object.entries(ids).flatMap(([key, id]) => (keys.some((one) => one === key) ? [] : [{ [key]: id }]));
  await deleteFailedJobs(source.manager, 'conversation', conversation);
  expect(await remaining()).toEqual(without('turnId', 'conversationId', 'offeringId'));
  await deleteFailedJobs(source.manager, 'soul', soul);
  expect(await remaining()).toEqual(without('turnId', 'conversationId', 'companionId', 'offeringId'));
});

it('keeps the failed jobs of a group when one of its souls is deleted', async () => {
  const { soul, ids, conversation } = await make();
  await database.query('UPDATE conversations SET is_group = true WHERE id = $1', [conversation]);
  await deleteFailedJobs(source.manager, 'soul', soul);
  expect(await remaining()).toEqual(
    expect.arrayContaining([{ turnId: ids.turnId }, { conversationId: ids.conversationId }]),
  );
});
