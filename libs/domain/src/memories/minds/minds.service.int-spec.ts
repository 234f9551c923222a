import { createDataSource, Sql } from '@kinloom/database';
import type { ModelClients } from '@kinloom/domain/models';
import { type Embedder, quantizeVector } from '@kinloom/mind';
import type { Realtime } from '@kinloom/realtime';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { EmbeddingsRepository } from '../embeddings/embeddings.repository';
import { MindsRepository } from './minds.repository';
import { MindsService } from './minds.service';

/** Texts as a model would place them: by topic, and not by words. */
const TOPICS: Readonly<Record<string, number>> = {
  'Oskar mends violins on the quay.': 0,
  'Which trade pays his rent?': 0,
  'It rained on Tuesday.': 1,
  'The bakery burnt the bread again.': 2,
  'A note about instruments.': 3,
};
const vectorOf = (text: string) => Float32Array.from({ length: 5 }, (_, at) => (at === (TOPICS[text] ?? 4) ? 1 : 0.05));
const QUESTION = 'Which trade pays his rent?';

let database: TestDatabase;
let source: DataSource;
let repository: MindsRepository;
let clients: { embedder: Pick<Embedder, 'name' | 'version'> | null };
let minds: MindsService;
let account: number;
let soul: number;
let conversation: number;
let violins: number;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 4).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  repository = new MindsRepository(new Sql(source));
  clients = { embedder: { name: 'small at one.test', version: 0 } };
  minds = new MindsService(
    repository,
    clients as ModelClients,
    { onForgotten: () => undefined } as unknown as Realtime,
  );
  account = await makeAccount(database);
  soul = await makeSoul(database, account);
  conversation = await makeConversation(database, account, soul);
  const rows = await database.query<{ id: string }>(
    `INSERT INTO messages (conversation_id, seq, sender_id, content, status) SELECT $1, t.place, $2, t.content, 'complete'
     FROM unnest($3::text[]) WITH ORDINALITY AS t(content, place) ORDER BY t.place RETURNING id`,
    [conversation, account, Object.keys(TOPICS).filter((text) => text !== QUESTION && !text.startsWith('A note'))],
  );
  violins = Number(rows[0]?.id);
  await database.query('UPDATE conversations SET last_seq = $2 WHERE id = $1', [conversation, rows.length]);
});

async function embedAll(): Promise<void> {
  const { embedder } = clients;
  if (!embedder) return;
  const embeddings = new EmbeddingsRepository(source);
  const model = await embeddings.findModelId(embedder);
  const { texts, cursors } = await embeddings.pendingBatch({ accountId: account, conversationId: null }, model, 64);
  const made = texts.flatMap((text) => {
    const vector = quantizeVector(vectorOf(text.text));
    return vector ? [{ ...text, vector }] : [];
  });
  await embeddings.store(account, model, made, cursors);
}

/** What the question brings to mind, as a reply would recall it. */
async function recalled(): Promise<string[]> {
  const [row] = await database.query<{ version: number; revision: number }>(
    'SELECT mind_version::int AS version, embedding_revision::int AS revision FROM companions WHERE id = $1',
    [soul],
  );
  const mind = await minds.mind({
    soulId: soul,
    version: row?.version ?? 0,
    embeddingRevision: row?.revision ?? 0,
    person: 'Person',
    conversationId: 0,
    history: [],
    seq: 1,
    withFiles: [],
    isComplete: true,
    otherSeqsSum: 3,
  });
  if (!mind) throw new Error('there is no such soul');
  return mind.memory
    .find({
      text: QUESTION,
      at: Date.now(),
      group: false,
      feelings: [],
      leaveOut: new Set(),
      embedding: clients.embedder && vectorOf(QUESTION),
      limit: 12,
    })
    .map(({ key }) => key);
}

it('finds a message by a paraphrase that shares no word with it, and by words alone does not', async () => {
  expect(await recalled()).toEqual([]);
  await embedAll();
  expect((await recalled())[0]).toBe(`message:${violins}`);
  clients.embedder = null;
  expect(await recalled()).toEqual([]);
});

it('loads vectors when a mind is built, and afterwards only what is newer', async () => {
  await embedAll();
  const load = jest.spyOn(repository, 'messageEmbeddings');
  expect((await recalled())[0]).toBe(`message:${violins}`);
  expect(load).toHaveBeenCalledTimes(1);
  await recalled();
  expect(load).toHaveBeenCalledTimes(1);
  await database.query(
    `INSERT INTO session_notes (companion_id, conversation_id, from_seq, to_seq, title, content, keywords, feelings, span, version)
     VALUES ($1, $2, 1, 3, 'x', 'A note about instruments.', '{}', '{}', '{"from": 0, "to": 1}', 1)`,
    [soul, conversation],
  );
  await embedAll();
  expect((await recalled())[0]).toBe(`message:${violins}`);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await load.mock.results[1]?.value).toEqual([]);
});

it('asks for no vectors without an embedding model, also where there are some', async () => {
  await embedAll();
  clients.embedder = null;
  const loads = [jest.spyOn(repository, 'messageEmbeddings'), jest.spyOn(repository, 'ownEmbeddings')];
  await recalled();
  await recalled();
  for (const load of loads) expect(load).not.toHaveBeenCalled();
});

it('discards the vectors of another model', async () => {
  await embedAll();
  expect((await recalled())[0]).toBe(`message:${violins}`);
  clients.embedder = { name: 'small at one.test', version: 1 };
  expect(await recalled()).toEqual([]);
  await embedAll();
  expect((await recalled())[0]).toBe(`message:${violins}`);
});
