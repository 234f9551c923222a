import { createDataSource, Sql } from '@kinloom/database';
import { cosineSimilarity, quantizeVector } from '@kinloom/mind';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { MemoriesRepository } from '../memories.repository';
import { bumpMindVersions } from '../minds/mind-versions.repository';
import { MindsRepository, toQuantizedVector } from '../minds/minds.repository';
import { EmbeddingsRepository, type PendingBatch } from './embeddings.repository';
import { hideMessages, requeueMessage } from './stale-embeddings.repository';

const MODEL = { name: 'small at one.test', version: 0 };

let database: TestDatabase;
let source: DataSource;
let embeddings: EmbeddingsRepository;
let minds: MindsRepository;
let account: number;
let soul: number;
let conversation: number;
let model: number;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 4).initialize();
  embeddings = new EmbeddingsRepository(source);
  minds = new MindsRepository(new Sql(source));
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  account = await makeAccount(database);
  soul = await makeSoul(database, account);
  conversation = await makeConversation(database, account, soul);
  model = await embeddings.findModelId(MODEL);
});

/** Adds messages of the person at the end of the conversation. @returns their ids */
async function say(...contents: string[]): Promise<number[]> {
  const rows = await database.query<{ id: string }>(
    `INSERT INTO messages (conversation_id, seq, sender_id, content, status)
     SELECT $1, c.last_seq + t.place, $2, t.content, 'complete' FROM conversations c, unnest($3::text[]) WITH ORDINALITY AS t(content, place)
     WHERE c.id = $1 ORDER BY t.place RETURNING id`,
    [conversation, account, contents],
  );
  await database.query('UPDATE conversations SET last_seq = last_seq + $2 WHERE id = $1', [
    conversation,
    contents.length,
  ]);
  return rows.map(({ id }) => Number(id));
}

async function remember(content: string): Promise<number> {
  const [row] = await database.query<{ id: string }>(
    `INSERT INTO memories (companion_id, kind, title, content, layer, status, said_at, source_type, key, version)
     VALUES ($1, 'moment', 'x', $2, 'surface', 'anchored', now(), 'card', $2, 1) RETURNING id`,
    [soul, content],
  );
  return Number(row?.id);
}

async function note(content: string): Promise<number> {
  const [row] = await database.query<{ id: string }>(
    `INSERT INTO session_notes (companion_id, conversation_id, from_seq, to_seq, title, content, keywords, feelings, span, version)
     VALUES ($1, $2, 1, 9, 'x', $3, '{}', '{}', '{"from": 0, "to": 1}', 1) RETURNING id`,
    [soul, conversation, content],
  );
  return Number(row?.id);
}

/** A vector that tells texts apart: the frequencies of their characters. */
const vectorOf = (text: string) =>
  Float32Array.from({ length: 128 }, (_, code) => [...text].filter((one) => one.codePointAt(0) === code).length);
function quantized(text: string) {
  const vector = quantizeVector(vectorOf(text));
  if (!vector) throw new Error('a text without letters');
  return vector;
}

const pending = (limit = 64) => embeddings.pendingBatch({ accountId: account, conversationId: null }, model, limit);
const store = ({ texts, cursors }: PendingBatch, accountId = account) =>
  embeddings.store(
    accountId,
    model,
    texts.map((text) => ({ ...text, vector: quantized(text.text) })),
    cursors,
  );
const textsOf = ({ texts }: PendingBatch) => texts.map(({ text }) => text);
const loaded = (soulId = soul, key = MODEL) =>
  minds.messageEmbeddings(soulId, key, { afterRevision: -1, beforeId: Number.MAX_SAFE_INTEGER }, 100);
const ownLoaded = async (soulId = soul) => (await minds.ownEmbeddings(soulId, MODEL, -1)).map(({ key }) => key).sort();

describe('what is stored', () => {
  it('has a byte a dimension, and the similarity of the vectors', async () => {
    const [, second] = await say('My sister repairs violins.', 'It rained all day.');
    expect(await store(await pending())).toBe(2);
    const [row] = await database.query<{ bytes: number; name: string; version: number }>(
      `SELECT octet_length(e.vector) AS bytes, k.name, k.version FROM message_embeddings e JOIN embedding_models k ON k.id = e.model_id
       WHERE e.message_id = $1`,
      [second],
    );
    expect(row).toEqual({ bytes: 128, ...MODEL });
    const rows = await loaded();
    expect(rows.map(({ id }) => id)).toEqual([second, (second ?? 0) - 1]);
    const [rain, violins] = rows.map(toQuantizedVector);
    if (!rain || !violins) throw new Error('there are no vectors');
    expect(cosineSimilarity(rain, quantized('It rained all day.'))).toBeCloseTo(1, 5);
    const exact = cosineSimilarity(quantized('It rained all day.'), quantized('My sister repairs violins.'));
    expect(cosineSimilarity(rain, violins)).toBeCloseTo(exact, 5);
  });

  it('is of messages, notes and memories, of which nothing is pending then', async () => {
    await say('My sister repairs violins.', '', 'It rained all day.');
    await remember('You like rain.');
    await note('About violins.');
    await remember('x'.repeat(4_001));
    const batch = await pending();
    expect(textsOf(batch)).toEqual([
      'You like rain.',
      'About violins.',
      'My sister repairs violins.',
      'It rained all day.',
    ]);
    expect(await store(batch)).toBe(4);
    expect(await pending()).toEqual({ texts: [], cursors: [] });
    expect(await embeddings.nextPendingAccount(account - 1, model)).not.toBe(account);
    expect(await ownLoaded()).toHaveLength(2);
  });

  it('is loaded once: later loads begin at the revision of the soul', async () => {
    await say('My sister repairs violins.');
    await store(await pending());
    const revision = async () =>
      (
        await database.query<{ revision: number }>(
          'SELECT embedding_revision::int AS revision FROM companions WHERE id = $1',
          [soul],
        )
      )[0]?.revision ?? 0;
    const before = await revision();
    expect(before).toBeGreaterThan(0);
    const [later] = await say('It rained all day.');
    await store(await pending());
    expect(await revision()).toBeGreaterThan(before);
    const page = await minds.messageEmbeddings(soul, MODEL, { afterRevision: before, beforeId: 1e12 }, 100);
    expect(page.map(({ id }) => id)).toEqual([later]);
  });
});

describe('resuming', () => {
  it('goes through a conversation in batches, each message once', async () => {
    const contents = Array.from({ length: 7 }, (_, at) => `message ${at}`);
    await say(...contents);
    const seen: string[] = [];
    for (let batch = await pending(3); batch.texts.length > 0; batch = await pending(3)) {
      seen.push(...textsOf(batch));
      await store(batch);
    }
    expect(seen).toEqual(contents);
    expect(await loaded()).toHaveLength(7);
  });

  it('repeats a batch that was not stored, and not one that was', async () => {
    await say('one', 'two', 'three');
    const lost = await pending(2);
    expect(textsOf(await pending(2))).toEqual(textsOf(lost));
    await store(lost);
    expect(textsOf(await pending(2))).toEqual(['three']);
    // A second worker with the same batch changes nothing.
    await store(lost);
    expect(textsOf(await pending(2))).toEqual(['three']);
  });

  it('stops before a reply that is still written, and takes it when it is complete', async () => {
    await say('one', 'two', 'three');
    await database.query(`UPDATE messages SET status = 'streaming' WHERE conversation_id = $1 AND seq = 2`, [
      conversation,
    ]);
    const first = await pending();
    expect(textsOf(first)).toEqual(['one']);
    await store(first);
    expect(await pending()).toEqual({ texts: [], cursors: [] });
    await database.query(`UPDATE messages SET status = 'complete' WHERE conversation_id = $1 AND seq = 2`, [
      conversation,
    ]);
    expect(textsOf(await pending())).toEqual(['two', 'three']);
  });
});

describe('another model', () => {
  it('embeds everything again, and its vectors replace those of the former one', async () => {
    await say('one', 'two');
    await remember('three');
    await store(await pending());
    model = await embeddings.findModelId({ ...MODEL, version: 1 });
    expect(await embeddings.nextPendingAccount(account - 1, model)).toBe(account);
    const again = await pending(2);
    expect(textsOf(again)).toEqual(['three', 'one']);
    await store(again);
    expect([(await loaded()).length, (await loaded(soul, { ...MODEL, version: 1 })).length]).toEqual([1, 1]);
    await store(await pending(2));
    expect([(await loaded()).length, (await loaded(soul, { ...MODEL, version: 1 })).length]).toEqual([0, 2]);
    const [row] = await database.query(
      'SELECT count(*)::int AS count FROM message_embeddings WHERE conversation_id = $1',
      [conversation],
    );
    expect(row).toEqual({ count: 2 });
  });

  it('is not undone by a batch of the former one that ends late', async () => {
    await say('one');
    const late = await pending();
    const former = model;
    model = await embeddings.findModelId({ ...MODEL, version: 2 });
    await store(await pending());
    model = former;
    expect(await store(late)).toBe(0);
    expect(await loaded(soul, { ...MODEL, version: 2 })).toHaveLength(1);
  });

  it('keeps one row per model and version, however many processes ask for it', async () => {
    const wanted = { name: 'asked at once', version: 3 };
    const ids = await Promise.all(Array.from({ length: 8 }, () => embeddings.findModelId(wanted)));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('changes of a text', () => {
  it('before its embedding is stored: the embedding is discarded, and the text is pending again', async () => {
    const [edited, forgotten, kept] = await say('one', 'two', 'three');
    const memory = await remember('four');
    const batch = await pending();
    await source.transaction(async (manager) => {
      await bumpMindVersions(manager, [soul]);
      await manager.query(`UPDATE messages SET content = 'changed' WHERE id = $1`, [edited]);
      await requeueMessage(manager, edited ?? 0);
      await hideMessages(manager, [forgotten ?? 0]);
      await manager.query(`UPDATE memories SET content = 'changed as well' WHERE id = $1`, [memory]);
    });
    expect(await store(batch)).toBe(1);
    expect((await loaded()).map(({ id }) => id)).toEqual([kept]);
    expect(textsOf(await pending())).toEqual(['changed as well', 'changed']);
  });

  it('while its embedding is stored: whichever commits first, no embedding of the former text is left', async () => {
    const [id] = await say('one');
    const batch = await pending();
    await Promise.all([
      source.transaction(async (manager) => {
        await bumpMindVersions(manager, [soul]);
        await hideMessages(manager, [id ?? 0]);
      }),
      store(batch),
    ]);
    expect(await database.query('SELECT FROM message_embeddings WHERE message_id = $1', [id])).toEqual([]);
  });

  it('afterwards: an embedding of another text is not loaded', async () => {
    const [id] = await say('one');
    const written = await note('two');
    await store(await pending());
    await database.query(`UPDATE messages SET content = 'changed' WHERE id = $1`, [id]);
    await database.query(`UPDATE session_notes SET content = 'changed' WHERE id = $1`, [written]);
    expect(await loaded()).toEqual([]);
    expect(await ownLoaded()).toEqual([]);
    expect(textsOf(await pending())).toEqual(['changed']);
  });

  it('of a memory by its person deletes its embedding', async () => {
    const memory = await remember('You like rain.');
    await store(await pending());
    expect(await ownLoaded()).toEqual([`memory:${memory}`]);
    await new MemoriesRepository(source).updateForOwner(account, memory, { content: 'You like snow.' });
    expect(await database.query('SELECT FROM memory_embeddings WHERE memory_id = $1', [memory])).toEqual([]);
    expect(textsOf(await pending())).toEqual(['You like snow.']);
  });
});

describe('ownership', () => {
  it('keeps accounts apart in what is pending, stored and loaded', async () => {
    const [message] = await say('one');
    await remember('two');
    await note('three');
    const batch = await pending();
    const other = await makeAccount(database);
    const otherSoul = await makeSoul(database, other);
    expect(await embeddings.pendingBatch({ accountId: other, conversationId: conversation }, model, 64)).toEqual({
      texts: [],
      cursors: [],
    });
    expect(await store(batch, other)).toBe(0);
    expect(textsOf(await pending())).toEqual(textsOf(batch));
    expect(await store(batch)).toBe(3);
    // A soul of another account in the conversation, which nothing in the product makes.
    await database.query('INSERT INTO conversation_souls VALUES ($1, $2, 1)', [conversation, otherSoul]);
    expect((await loaded()).map(({ id }) => id)).toEqual([message]);
    expect(await loaded(otherSoul)).toEqual([]);
    expect(await ownLoaded(otherSoul)).toEqual([]);
  });

  it('ends with the account', async () => {
    await say('one');
    await remember('two');
    await note('three');
    await store(await pending());
    await database.query('DELETE FROM accounts WHERE id = $1', [account]);
    const [row] = await database.query(
      `SELECT (SELECT count(*)::int FROM message_embeddings WHERE conversation_id = $1) AS messages,
         (SELECT count(*)::int FROM note_embeddings e WHERE NOT EXISTS (SELECT FROM session_notes n WHERE n.id = e.note_id)) AS notes,
         (SELECT count(*)::int FROM memory_embeddings e WHERE NOT EXISTS (SELECT FROM memories m WHERE m.id = e.memory_id)) AS memories,
         (SELECT count(*)::int FROM embedding_progress WHERE conversation_id = $1) AS progress`,
      [conversation],
    );
    expect(row).toEqual({ messages: 0, notes: 0, memories: 0, progress: 0 });
  });
});
