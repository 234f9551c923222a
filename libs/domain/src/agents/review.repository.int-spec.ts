import { createDataSource } from '@kinloom/database';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { ReviewRepository } from './review.repository';

let database: TestDatabase;
let source: DataSource;
let review: ReviewRepository;
let account: number;
let soul: number;
let conversation: number;
beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 2).initialize();
  review = new ReviewRepository(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  account = await makeAccount(database);
  soul = await makeSoul(database, account);
  conversation = await makeConversation(database, account, soul);
});

let seq = 0;
interface Reply {
  status?: string;
  whispered?: boolean;
  forgotten?: boolean;
  speaker?: number;
  where?: number;
}
const say = async (
  content: string,
  { status = 'complete', whispered = false, forgotten = false, speaker = soul, where = conversation }: Reply = {},
): Promise<number> => {
  const [row] = await database.query<{ id: string }>(
    `INSERT INTO messages (conversation_id, seq, companion_id, content, status, whispered, forgotten)
     VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
    [where, (seq += 1), speaker, content, status, whispered, forgotten],
  );
  return Number(row?.id);
};
const texts = async (newest: boolean, limit = 10, owner = account) =>
  (await review.replies(owner, soul, newest, limit)).map(({ text }) => text);

it('reads the first or the newest replies, oldest first', async () => {
  for (const text of ['one', 'two', 'three']) await say(text);
  expect(await texts(false, 2)).toEqual(['one', 'two']);
  expect(await texts(true, 2)).toEqual(['two', 'three']);
});

it('reads complete replies of this soul alone', async () => {
  const other = await makeSoul(database, account, { name: 'Ash' });
  const id = await say('kept');
  await say('half', { status: 'streaming' });
  await say('', { status: 'failed' });
  await say('from another soul', { speaker: other });
  await database.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, content, status) VALUES ($1, $2, $3, 'from the person', 'complete')`,
    [conversation, (seq += 1), account],
  );
  expect(await review.replies(account, soul, true, 10)).toMatchObject([
    { id, conversation_id: conversation, text: 'kept', said_at: expect.any(Date) as Date },
  ]);
});

it('leaves out replies that were whispered or that tell of something deleted', async () => {
  await say('kept');
  await say('in confidence', { whispered: true });
  await say('about a deleted message', { forgotten: true });
  expect(await texts(true)).toEqual(['kept']);
  expect(await texts(false)).toEqual(['kept']);
});

it('reads the beginning of a long reply', async () => {
  await say('é'.repeat(4_001));
  expect(await texts(true)).toEqual(['é'.repeat(4_000)]);
});

it('gives another account nothing', async () => {
  await say('private');
  const stranger = await makeAccount(database);
  expect(await review.setupForOwner(stranger, soul)).toBeNull();
  expect(await texts(true, 10, stranger)).toEqual([]);
  expect(await review.setupForOwner(account, 999_999)).toBeNull();
});

it('counts what a soul has', async () => {
  await database.query(
    `UPDATE companions SET personality = '{"empathy": 4}', gpt_instructions = 'Softly.' WHERE id = $1`,
    [soul],
  );
  const message = await say('one');
  await say('two');
  await database.query(
    `INSERT INTO soul_reflections (companion_id, message_id, tone_label, trigger_type, content, emotional_weight, reflection_depth)
     VALUES ($1, $2, 'calm', 'reply', 'x', 1, 1)`,
    [soul, message],
  );
  await database.query(
    `INSERT INTO files (account_id, companion_id, name, type, size, store_key, unread)
     VALUES ($1, $2, 'a.txt', 'text/plain', 1, gen_random_uuid(), NULL), ($1, $2, 'b.bin', 'x/y', 1, gen_random_uuid(), 'No text.')`,
    [account, soul],
  );
  expect(await review.setupForOwner(account, soul)).toEqual({
    id: soul,
    personality: { empathy: 4 },
    instructions: 'Softly.',
    messages: 2,
    reflections: 1,
    archive: 0,
    files: 2,
    unread: 1,
  });
  expect(await review.reflections(account)).toBe(1);
  expect(await review.reflections(await makeAccount(database))).toBe(0);
});
