import { createDataSource } from '@kinloom/database';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { ReflectionRepository } from './reflection.repository';

let database: TestDatabase;
let source: DataSource;
let reflections: ReflectionRepository;
let account: number;
let soul: number;
let conversation: number;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 4).initialize();
  reflections = new ReflectionRepository(source);
  account = await makeAccount(database);
  soul = await makeSoul(database, account);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  conversation = await makeConversation(database, account, soul);
  await database.query('INSERT INTO reflection_progress (conversation_id) VALUES ($1)', [conversation]);
});

/** Inserts a question of the person and an answer of the soul, without a turn. */
async function exchange(seq: number, status: 'complete' | 'streaming' = 'complete'): Promise<void> {
  await database.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, companion_id, content, status)
     VALUES ($1, $2, $3, NULL, 'a question', 'complete'), ($1, $2 + 1, NULL, $4, 'an answer', $5)`,
    [conversation, seq, account, soul, status],
  );
  await database.query('UPDATE conversations SET last_seq = $2 WHERE id = $1', [conversation, seq + 1]);
}
async function unreflected() {
  const found = await reflections.findUnreflected(conversation);
  if (!found) throw new Error('there is no such conversation');
  return found;
}
const due = async () =>
  (
    await database.query<{ due: boolean }>('SELECT due FROM reflection_progress WHERE conversation_id = $1', [
      conversation,
    ])
  )[0]?.due;
const store = ({ souls, reflectedSeq, upTo }: Awaited<ReturnType<typeof unreflected>>) =>
  reflections.storeReflection(conversation, { from: reflectedSeq, to: upTo }, souls, [], []);

describe('whether a conversation is due for reflection', () => {
  it('stays due when messages arrived while nothing was found to reflect on', async () => {
    const { reflectedSeq, upTo } = await unreflected();
    expect(upTo).toBe(reflectedSeq);
    await exchange(1);
    expect(await reflections.completeWithoutResult(conversation, reflectedSeq)).toBe(true);
    expect(await due()).toBe(true);
  });

  it('stays due when messages arrived while a result was stored', async () => {
    const found = await unreflected();
    await exchange(1);
    expect(await store(found)).toMatchObject({ due: true });
    const more = await unreflected();
    expect(more).toMatchObject({ reflectedSeq: 0, upTo: 2 });
    expect(await store(more)).toMatchObject({ due: false });
    expect(await due()).toBe(false);
  });

  it('ignores messages after a reply that is still streaming', async () => {
    await exchange(1, 'streaming');
    await exchange(3);
    const found = await unreflected();
    expect(found.upTo).toBe(1);
    expect(await store(found)).toMatchObject({ due: false });
    expect(await reflections.completeWithoutResult(conversation, 1)).toBe(false);
    await database.query(`UPDATE messages SET status = 'complete' WHERE conversation_id = $1`, [conversation]);
    expect(await reflections.completeWithoutResult(conversation, 1)).toBe(true);
    expect(await unreflected()).toMatchObject({ reflectedSeq: 1, upTo: 4 });
  });

  it('lets only the first of two concurrent workers store its result', async () => {
    await exchange(1);
    const found = await unreflected();
    expect(await store(found)).toMatchObject({ due: false });
    expect(await store(found)).toBeNull();
    expect(await reflections.completeWithoutResult(conversation, 0)).toBe(false);
  });
});
