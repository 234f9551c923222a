import { randomUUID } from 'node:crypto';
import type { Message } from '@kinloom/contract';
import { createDataSource, Sql } from '@kinloom/database';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { toMessage } from '../row-mappers';
import { type MessageDraft, MessagesRepository } from './messages.repository';

let database: TestDatabase;
let source: DataSource;
let messages: MessagesRepository;
let mine: number;
let other: number;

async function conversationOf(accountId: number): Promise<number> {
  return makeConversation(database, accountId, await makeSoul(database, accountId));
}
const draft = (
  accountId: number,
  conversationId: number,
  content: string,
  clientId: string | null = null,
): MessageDraft => ({
  accountId,
  conversationId,
  content,
  clientId,
  whispered: false,
  style: null,
  topic: null,
  channelId: null,
  fileIds: [],
  reading: null,
});
const stored = (conversationId: number) =>
  database.query<{ seq: number; content: string }>(
    'SELECT seq, content FROM messages WHERE conversation_id = $1 ORDER BY seq',
    [conversationId],
  );
const counts = async () =>
  (
    await database.query<{ messages: number; turns: number }>(
      'SELECT (SELECT count(*)::int FROM messages) AS messages, (SELECT count(*)::int FROM turns) AS turns',
    )
  )[0];

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 8).initialize();
  messages = new MessagesRepository(new Sql(source));
  mine = await makeAccount(database);
  other = await makeAccount(database);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

describe('store', () => {
  it('gives each conversation of a batch its own gapless seq, in draft order', async () => {
    const [a, b] = [await conversationOf(mine), await conversationOf(other)];
    const rows = await messages.store([
      draft(mine, a, 'a1'),
      draft(other, b, 'b1'),
      draft(mine, a, 'a2'),
      draft(mine, a, 'a3'),
      draft(other, b, 'b2'),
    ]);
    expect(rows).toHaveLength(5);
    expect([...rows].sort((x, y) => x.draft - y.draft).map(({ content, seq }) => `${content} ${seq}`)).toEqual([
      'a1 1',
      'b1 1',
      'a2 2',
      'a3 3',
      'b2 2',
    ]);
    expect(new Set(rows.map(({ turn_id }) => turn_id)).size).toBe(5);
    await messages.store([draft(mine, a, 'a4')]);
    expect(await stored(a)).toEqual([1, 2, 3, 4].map((seq) => ({ seq, content: `a${seq}` })));
    expect(await database.query('SELECT last_seq FROM conversations WHERE id = $1', [a])).toEqual([{ last_seq: 4 }]);
  });

  it('skips drafts for conversations of another account and stores nothing of them', async () => {
    const [a, b] = [await conversationOf(mine), await conversationOf(other)];
    const before = await counts();
    const rows = await messages.store([
      draft(mine, b, 'into another’s'),
      draft(mine, a, 'fine'),
      draft(other, a, 'from another'),
      draft(mine, 999_999_999, 'into nothing'),
    ]);
    expect(rows.map((row) => [row.draft, row.content, row.seq])).toEqual([[1, 'fine', 1]]);
    expect(await stored(a)).toEqual([{ seq: 1, content: 'fine' }]);
    expect(await stored(b)).toEqual([]);
    expect(await counts()).toEqual({ messages: (before?.messages ?? 0) + 1, turns: (before?.turns ?? 0) + 1 });
    expect(await database.query('SELECT last_seq FROM conversations WHERE id = $1', [b])).toEqual([{ last_seq: 0 }]);
  });

  it('returns the stored message for a repeated client id and opens no second turn', async () => {
    const a = await conversationOf(mine);
    const clientId = randomUUID();
    const [first] = await messages.store([draft(mine, a, 'once', clientId)]);
    const before = await counts();
    const rows = await messages.store([draft(mine, a, 'once more', clientId), draft(mine, a, 'new')]);
    const [again, fresh] = [...rows].sort((x, y) => x.draft - y.draft);
    expect(again).toMatchObject({ id: first?.id, seq: 1, content: 'once', turn_id: null });
    expect(fresh).toMatchObject({ seq: 2, content: 'new' });
    expect(fresh?.turn_id).not.toBeNull();
    expect(await counts()).toEqual({ messages: (before?.messages ?? 0) + 1, turns: (before?.turns ?? 0) + 1 });
  });

  it('scopes client ids to the conversation', async () => {
    const [a, b] = [await conversationOf(mine), await conversationOf(mine)];
    const clientId = randomUUID();
    const rows = await messages.store([draft(mine, a, 'here', clientId), draft(mine, b, 'there', clientId)]);
    expect(rows.map(({ content }) => content).sort()).toEqual(['here', 'there']);
  });

  it('keeps seq gapless under concurrent batches', async () => {
    const [a, b] = [await conversationOf(mine), await conversationOf(mine)];
    await Promise.all(
      // Half of the batches name the conversations in reverse order: the lock order must not deadlock.
      Array.from({ length: 40 }, (_, i) =>
        messages.store(
          i % 2 ? [draft(mine, a, `${i}`), draft(mine, b, `${i}`)] : [draft(mine, b, `${i}`), draft(mine, a, `${i}`)],
        ),
      ),
    );
    for (const id of [a, b]) {
      const rows = await stored(id);
      expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
      expect(new Set(rows.map(({ content }) => content)).size).toBe(40);
    }
  });
});

describe('pageForOwner', () => {
  let a: number;
  let ids: number[];
  beforeAll(async () => {
    a = await conversationOf(mine);
    const rows = await messages.store(Array.from({ length: 10 }, (_, i) => draft(mine, a, `m${i + 1}`)));
    ids = rows.sort((x, y) => x.seq - y.seq).map(({ id }) => id);
  });
  const page = async (options: { after?: number; before?: number; limit?: number }) =>
    read(await messages.pageForOwner(mine, a, { limit: 100, ...options }))?.map(({ seq }) => seq);
  const read = (json: string | null) => (json === null ? null : (JSON.parse(json) as Message[]));
  const id = (seq: number) => ids[seq - 1] ?? 0;

  it('returns the newest messages, oldest first', async () => {
    expect(await page({})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await page({ limit: 3 })).toEqual([8, 9, 10]);
  });

  it('pages after a message, before one, and between two', async () => {
    expect(await page({ after: id(4), limit: 3 })).toEqual([5, 6, 7]);
    expect(await page({ before: id(4), limit: 2 })).toEqual([2, 3]);
    expect(await page({ after: id(2), before: id(6) })).toEqual([3, 4, 5]);
    expect(await page({ after: 0, limit: 2 })).toEqual([1, 2]);
    expect(await page({ after: id(10) })).toEqual([]);
    expect(await page({ before: id(1) })).toEqual([]);
  });

  it('accepts a deleted message as cursor', async () => {
    await database.query('DELETE FROM messages WHERE id = $1', [id(5)]);
    expect(await page({ after: id(5), limit: 2 })).toEqual([6, 7]);
    expect(await page({ before: id(5), limit: 2 })).toEqual([3, 4]);
  });

  it('returns null for another account', async () => {
    expect(await messages.pageForOwner(other, a, { limit: 10 })).toBeNull();
    expect(await messages.afterSeqForOwner(other, a, 0, 10)).toBeNull();
    expect(await messages.pageForOwner(mine, await conversationOf(mine), { limit: 10 })).toBe('[]');
  });

  it('returns messages as the contract describes them', async () => {
    const b = await conversationOf(mine);
    const [row] = await messages.store([draft(mine, b, 'Grüße, "Ada"\n\t\\ 🌊', randomUUID())]);
    await database.query(
      `UPDATE messages SET edited_at = '2026-02-03 04:05:06.789987+02', retry_at = '2026-02-03 04:05:07+02', why = '{"reason": "named"}',
         notices = '[{"kind": "help"}]', recalled = '[{"kind": "memory", "id": 1}]', created_at = '2026-01-01 00:00:00.0004+00' WHERE id = $1`,
      [row?.id],
    );
    const [page, [stored]] = [await messages.pageForOwner(mine, b, { limit: 1 }), await messages.between(b, 1, 1)];
    expect(read(page)).toEqual([stored && toMessage(stored)]);
    expect(read(page)?.[0]).toMatchObject({
      editedAt: '2026-02-03T02:05:06.789Z',
      createdAt: '2026-01-01T00:00:00.000Z',
    });
  });

  it('afterSeqForOwner returns the newest messages after a seq', async () => {
    const missed = async (seq: number, limit: number) =>
      (await messages.afterSeqForOwner(mine, a, seq, limit))?.map((row) => row.seq);
    expect(await missed(7, 10)).toEqual([8, 9, 10]);
    expect(await missed(0, 2)).toEqual([9, 10]);
    expect(await missed(10, 2)).toEqual([]);
  });
});
