import { createDataSource } from '@kinloom/database';
import { ContentForgetting } from '@kinloom/domain/memories';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { ReplyControlsRepository } from '../replies/reply-controls.repository';
import { ConversationChangesRepository } from './conversation-changes.repository';

let database: TestDatabase;
let source: DataSource;
let changes: ConversationChangesRepository;
let controls: ReplyControlsRepository;
let accountId: number;
let soulId: number;
let conversationId: number;
let messageIds: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 4).initialize();
  changes = new ConversationChangesRepository(source, new ContentForgetting());
  controls = new ReplyControlsRepository(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  accountId = await makeAccount(database);
  soulId = await makeSoul(database, accountId);
  conversationId = await makeConversation(database, accountId, soulId);
  messageIds = await exchange(conversationId);
  await embed(conversationId);
});

/** A question of the person, the soul's answer and another question. @returns their ids */
async function exchange(of: number): Promise<number[]> {
  const rows = await database.query<{ id: string }>(
    `INSERT INTO messages (conversation_id, seq, sender_id, companion_id, content, status)
     VALUES ($1, 1, $2, NULL, 'I live in Ghent.', 'complete'), ($1, 2, NULL, $3, 'How nice.', 'complete'), ($1, 3, $2, NULL, 'Yes.', 'complete')
     RETURNING id`,
    [of, accountId, soulId],
  );
  await database.query('UPDATE conversations SET last_seq = 3 WHERE id = $1', [of]);
  return rows.map(({ id }) => Number(id));
}

/** Gives every message of a conversation an embedding, as a finished run does. */
async function embed(of: number): Promise<void> {
  await database.query(
    `WITH model AS (
       INSERT INTO embedding_models (name, version) VALUES ('small', 0) ON CONFLICT (name, version) DO UPDATE SET version = 0 RETURNING id
     ), vectors AS (
       INSERT INTO message_embeddings (message_id, conversation_id, revision, model_id, scale, content_hash, vector)
       SELECT m.id, m.conversation_id, 1, model.id, 1, md5(m.content)::uuid, '\\x7f' FROM messages m, model WHERE m.conversation_id = $1
     ) INSERT INTO embedding_progress (conversation_id, model_id, seq) SELECT $1, id, 3 FROM model`,
    [of],
  );
}

/** Seqs of messages with an embedding, and how far the conversation is embedded. */
async function state(
  of = conversationId,
): Promise<{ embedded: number[]; progress: number; generation: number } | undefined> {
  const [row] = await database.query<{ embedded: number[]; progress: number; generation: number }>(
    `SELECT p.seq AS progress, p.generation, (SELECT coalesce(jsonb_agg(m.seq ORDER BY m.seq), '[]') FROM message_embeddings e
       JOIN messages m ON m.id = e.message_id WHERE m.conversation_id = p.conversation_id) AS embedded
     FROM embedding_progress p WHERE p.conversation_id = $1`,
    [of],
  );
  return row;
}
const target = (place: number) => ({ accountId, conversationId, messageId: messageIds[place] ?? 0 });
async function replyRow() {
  const reply = await controls.findForOwner(accountId, conversationId, messageIds[1] ?? 0);
  if (!reply) throw new Error('there is no reply');
  return reply;
}

it('an edited message loses its embedding, and is embedded again', async () => {
  await changes.editMessage(target(0), { content: 'I live in Bruges.', reading: null }, async () => undefined);
  expect(await state()).toEqual({ embedded: [2, 3], progress: 0, generation: 1 });
});

it('a change that fails keeps the embedding', async () => {
  const edit = changes.editMessage(target(0), { content: 'I live in Bruges.', reading: null }, () =>
    Promise.reject(new Error('interrupted')),
  );
  await expect(edit).rejects.toThrow('interrupted');
  expect(await state()).toEqual({ embedded: [1, 2, 3], progress: 3, generation: 0 });
});

it('a deleted message takes its embedding along', async () => {
  await changes.deleteMessage(target(2));
  expect(await state()).toMatchObject({ embedded: [1, 2] });
});

it('a deleted conversation leaves nothing', async () => {
  await changes.deleteConversation({ accountId, conversationId });
  expect(await state()).toBeUndefined();
  expect(await database.query('SELECT FROM message_embeddings WHERE message_id = ANY($1)', [messageIds])).toEqual([]);
});

it('a reply that repeats what was forgotten loses its embedding with it', async () => {
  await database.query(`INSERT INTO recalls (message_id, companion_id, kind, ref_id) VALUES ($1, $2, 'message', $3)`, [
    messageIds[1],
    soulId,
    messageIds[0],
  ]);
  await changes.deleteMessage(target(0));
  expect(await state()).toMatchObject({ embedded: [3] });
});

it.each(['regenerate', 'continue'] as const)('a reply that is opened again (%s) is embedded again', async (kind) => {
  if (kind === 'continue')
    await database.query(`UPDATE messages SET status = 'stopped' WHERE id = $1`, [messageIds[1]]);
  expect(await controls.restart(await replyRow(), kind)).toHaveProperty('turnId');
  expect(await state()).toEqual({ embedded: [1, 3], progress: 1, generation: 1 });
});

it('a reply of which another variant is chosen is embedded again', async () => {
  await database.query(
    `INSERT INTO message_variants (message_id, number, content, status, recalled) VALUES ($1, 2, 'Where is that?', 'complete', '[]')`,
    [messageIds[1]],
  );
  expect(await controls.chooseVariant(await replyRow(), 2)).toMatchObject({ content: 'Where is that?' });
  expect(await state()).toEqual({ embedded: [1, 3], progress: 1, generation: 1 });
});

it('copies in a branch are embedded when their original is deleted', async () => {
  const branch = await makeConversation(database, accountId, soulId);
  const copies = await exchange(branch);
  await database.query('UPDATE messages SET copy_of = $2 WHERE id = $1', [copies[1], messageIds[1]]);
  await embed(branch);
  await changes.deleteMessage(target(1));
  expect(await state(branch)).toMatchObject({ progress: 1, generation: 1 });

  await database.query('UPDATE messages SET copy_of = $2 WHERE id = $1', [copies[0], messageIds[0]]);
  await changes.deleteConversation({ accountId, conversationId });
  expect(await state(branch)).toMatchObject({ progress: 0, generation: 2 });
});
