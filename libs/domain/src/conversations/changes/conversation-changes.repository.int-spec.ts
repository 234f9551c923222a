import { createDataSource } from '@kinloom/database';
import { ContentForgetting, type ForgetResult } from '@kinloom/domain/memories';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { ConversationChangesRepository } from './conversation-changes.repository';

let database: TestDatabase;
let source: DataSource;
let changes: ConversationChangesRepository;
beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 4).initialize();
  changes = new ConversationChangesRepository(source, new ContentForgetting());
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** A conversation with one message, and a memory whose only source the message is. */
async function make() {
  const accountId = await makeAccount(database);
  const soulId = await makeSoul(database, accountId);
  const conversationId = await makeConversation(database, accountId, soulId);
  const [message] = await database.query<{ id: string }>(
    `INSERT INTO messages (conversation_id, seq, sender_id, content, status) VALUES ($1, 1, $2, 'I live in Ghent.', 'complete') RETURNING id`,
    [conversationId, accountId],
  );
  const messageId = Number(message?.id);
  const [memory] = await database.query<{ id: string }>(
    `INSERT INTO memories (companion_id, kind, title, content, layer, status, emotional_weight, significance, said_at, source_type,
       source_id, source_label, key, version)
     VALUES ($1, 'fact', 'Ghent', 'Lives in Ghent.', 'surface', 'soft', 1, 3, now(), 'message', $2, '', 'ghent', 1) RETURNING id`,
    [soulId, messageId],
  );
  const memoryId = Number(memory?.id);
  await database.query('INSERT INTO memory_messages (memory_id, message_id) VALUES ($1, $2)', [memoryId, messageId]);
  return { accountId, soulId, conversationId, messageId, memoryId };
}
type Made = Awaited<ReturnType<typeof make>>;

async function state({ soulId, conversationId, messageId, memoryId }: Made) {
  const [row] = await database.query(
    `SELECT (SELECT content FROM messages WHERE id = $1) AS content, EXISTS (SELECT FROM conversations WHERE id = $2) AS conversation,
       EXISTS (SELECT FROM memories WHERE id = $3) AS memory, (SELECT mind_version FROM companions WHERE id = $4)::int AS version,
       (SELECT count(*)::int FROM memory_tombstones WHERE companion_id = $4) AS tombstones`,
    [messageId, conversationId, memoryId, soulId],
  );
  return row;
}

it('deletes a message together with the memory that came from it', async () => {
  const made = await make();
  expect(await changes.deleteMessage(made)).toMatchObject({ removed: [{ soulId: made.soulId, id: made.memoryId }] });
  expect(await state(made)).toMatchObject({ content: null, conversation: true, memory: false });
});

it('deletes a conversation together with the memories that came from it', async () => {
  const made = await make();
  expect(await changes.deleteConversation(made)).toMatchObject({
    removed: [{ soulId: made.soulId, id: made.memoryId }],
  });
  expect(await state(made)).toMatchObject({ content: null, conversation: false, memory: false });
});

it('edits a message, forgets what it said, and has it reflected on again', async () => {
  const made = await make();
  const edited = await changes.editMessage(
    made,
    { content: 'I live in Bruges.', reading: [1, 2.5] },
    async () => 'the result',
  );
  expect(edited).toMatchObject({ result: 'the result', forgotten: { due: [made.conversationId] } });
  expect(await state(made)).toMatchObject({ content: 'I live in Bruges.', memory: false });
  expect(
    await database.query('SELECT FROM reflection_progress WHERE conversation_id = $1 AND due', [made.conversationId]),
  ).toHaveLength(1);
});

it('changes nothing of another account', async () => {
  const made = await make();
  const before = await state(made);
  const accountId = await makeAccount(database);
  expect(await changes.deleteMessage({ ...made, accountId })).toBeNull();
  expect(
    await changes.editMessage({ ...made, accountId }, { content: 'Not mine.', reading: null }, async () => undefined),
  ).toBeNull();
  expect(await changes.deleteConversation({ ...made, accountId })).toBeNull();
  expect(await state(made)).toEqual(before);
});

it('forgets nothing where the deletion fails, and deletes nothing where forgetting fails', async () => {
  const made = await make();
  const before = await state(made);
  const fail = () => Promise.reject(new Error('refused'));
  await expect(changes.editMessage(made, { content: 'New content.', reading: null }, fail)).rejects.toThrow('refused');
  expect(await state(made)).toEqual(before);

  /** Fails after it has had the message and the conversation deleted. */
  class FailingForgetting extends ContentForgetting {
    override async forgetMessage(...values: Parameters<ContentForgetting['forgetMessage']>): Promise<ForgetResult> {
      await super.forgetMessage(...values);
      throw new Error('refused');
    }
    override async forgetConversation(
      ...values: Parameters<ContentForgetting['forgetConversation']>
    ): Promise<ForgetResult> {
      await super.forgetConversation(...values);
      throw new Error('refused');
    }
  }
  const failing = new ConversationChangesRepository(source, new FailingForgetting());
  await expect(failing.deleteMessage(made)).rejects.toThrow('refused');
  await expect(failing.deleteConversation(made)).rejects.toThrow('refused');
  expect(await state(made)).toEqual(before);
});
