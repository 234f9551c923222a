import { createDataSource } from '@kinloom/database';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { type SearchFilter, SearchRepository } from './search.repository';
import { parseSearchTerms } from './search-matcher';

let database: TestDatabase;
let source: DataSource;
let search: SearchRepository;
let filter: SearchFilter;
let conversation: number;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 4).initialize();
  search = new SearchRepository(source);
});
beforeEach(async () => {
  const accountId = await makeAccount(database);
  filter = { accountId, companionId: null, from: null, to: null };
  conversation = await makeConversation(database, accountId, await makeSoul(database, accountId));
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

async function say(content: string, { copyOf, status = 'complete' }: { copyOf?: number; status?: string } = {}) {
  const [row] = await database.query<{ id: number }>(
    `WITH counted AS (UPDATE conversations SET last_seq = last_seq + 1 WHERE id = $1 RETURNING last_seq, account_id)
     INSERT INTO messages (conversation_id, seq, sender_id, content, status, copy_of)
     SELECT $1, last_seq, account_id, $2, $3, $4 FROM counted RETURNING id`,
    [conversation, content, status, copyOf ?? null],
  );
  return Number(row?.id);
}
const scan = async (query: string, within = filter) =>
  (await search.scanMessages(within, parseSearchTerms(query))).map(({ content }) => content).sort();
const indexed = async (query: string, within = filter) =>
  (await search.findIndexedMessages(within, parseSearchTerms(query)))?.map(({ content }) => content).sort() ?? null;

describe('message search', () => {
  it('returns the same messages from the index and from the scan', async () => {
    const texts = [
      'The lighthouse keeper',
      'A lighthouse, kept',
      'keepers of no light',
      '“Lighthouse keeping…”',
      'DON’T keep the lighthouse',
      "don't",
      'ÉTÉ à la mer',
      'η οδός',
    ];
    for (const text of texts) await say(text);
    for (const [query, at] of [
      ['lighthouse keep', [0, 3, 4]],
      ['LIGHTHOUSE', [0, 1, 3, 4]],
      ['keeper', [0, 2]],
      ["don't", [4, 5]],
      ['don’t', [4, 5]],
      ['été mer', [6]],
      ['ΟΔΌΣ', [7]],
      ['nobody', []],
    ] as const) {
      const expected = at.map((place) => texts[place]).sort();
      expect([query, await scan(query), await indexed(query)]).toEqual([query, expected, expected]);
    }
  });

  it('finds words next to other characters by scanning', async () => {
    const texts = [
      'what—Hiddensee',
      'und/oder',
      'l’été',
      '日本語を話す',
      'สวัสดีครับ',
      'party🎉',
      '100% sure',
      'a_b',
      'back\\slash',
    ];
    for (const text of texts) await say(text);
    for (const [place, query] of ['hiddensee', 'oder', 'été', '本語', 'ครับ', '🎉', '%', '_', '\\'].entries()) {
      expect([query, await scan(query)]).toEqual([query, [texts[place]]]);
    }
    expect(await indexed('本語')).toBeNull();
    expect(await indexed('%')).toBeNull();
    expect(await indexed('a')).toBeNull();
  });

  it('excludes streaming and empty messages and unchanged copies', async () => {
    const original = await say('the whale');
    await say('the whale', { copyOf: original });
    await say('the whale, edited', { copyOf: original });
    await say('the whale, still', { status: 'streaming' });
    await say('', {});
    for (const find of [scan, indexed]) expect(await find('whale')).toEqual(['the whale', 'the whale, edited']);
    await database.query('DELETE FROM messages WHERE id = $1', [original]);
    for (const find of [scan, indexed]) expect(await find('whale')).toEqual(['the whale', 'the whale, edited']);
  });

  it('filters by account, soul and time range', async () => {
    const id = await say('the comet');
    await database.query(`UPDATE messages SET created_at = '2026-03-01T10:00:00Z' WHERE id = $1`, [id]);
    const [row] = await search.scanMessages(filter, parseSearchTerms('comet'));
    expect(row).toEqual({
      id,
      companion_id: expect.any(Number),
      conversation_id: conversation,
      message_id: id,
      from_person: true,
      title: 'Lumen',
      content: 'the comet',
      at: new Date('2026-03-01T10:00:00Z'),
    });
    const another = await makeSoul(database, filter.accountId);
    const cases: [Partial<SearchFilter>, string[]][] = [
      [{ companionId: row?.companion_id ?? 0 }, ['the comet']],
      [{ companionId: another }, []],
      [{ accountId: await makeAccount(database) }, []],
      [{ from: new Date('2026-03-01T10:00:00Z') }, ['the comet']],
      [{ from: new Date('2026-03-01T10:00:01Z') }, []],
      [{ to: new Date('2026-03-01T10:00:00Z') }, []],
      [{ to: new Date('2026-03-01T10:00:01Z') }, ['the comet']],
    ];
    for (const [change, expected] of cases) {
      for (const find of [scan, indexed]) {
        expect([change, await find('comet', { ...filter, ...change })]).toEqual([change, expected]);
      }
    }
  });

  it('uses the full-text index on large tables', async () => {
    await database.query(
      `INSERT INTO messages (conversation_id, seq, sender_id, content, status)
       SELECT $1, n, $2, md5(n::text) || ' ' || md5((n * 7)::text) || ' common', 'complete' FROM generate_series(1, 20000) n`,
      [conversation, filter.accountId],
    );
    await database.query('UPDATE conversations SET last_seq = 20000 WHERE id = $1', [conversation]);
    await say('one albatross');
    await database.query('ANALYZE messages');
    const statements: string[] = [];
    const spy = jest.spyOn(source, 'query').mockImplementation(async (statement: string, values: unknown) => {
      statements.push(statement);
      return database.query(`EXPLAIN ${statement}`, values as unknown[]);
    });
    const plan = JSON.stringify(await search.findIndexedMessages(filter, parseSearchTerms('albatross')));
    spy.mockRestore();
    expect(statements).toHaveLength(1);
    expect(plan).toContain('messages_words');
    expect(await indexed('albatross')).toEqual(['one albatross']);
  });
});

describe('memory search', () => {
  it('searches title and content and excludes superseded and objected memories', async () => {
    const soul = await makeSoul(database, filter.accountId);
    const insertMemory = (title: string, content: string, more: { objection?: string; superseded?: boolean } = {}) =>
      database.query(
        `INSERT INTO memories (companion_id, kind, title, content, layer, status, said_at, source_type, key, version, objection, superseded_at)
         VALUES ($1, 'fact', $2, $3, 'core', 'soft', now(), 'message', $2 || $3, 1, $4, CASE WHEN $5 THEN now() END)`,
        [soul, title, content, more.objection ?? null, more.superseded ?? false],
      );
    await insertMemory('The lighthouse', 'on Hiddensee');
    await insertMemory('An island', 'Hiddensee has a lighthouse');
    await insertMemory('Wrong', 'lighthouse on Hiddensee', { objection: 'wrong' });
    await insertMemory('Never', 'lighthouse on Hiddensee', { objection: 'never-mention' });
    await insertMemory('Old', 'lighthouse on Hiddensee', { objection: 'outdated', superseded: true });
    await insertMemory('Replaced', 'lighthouse on Hiddensee', { superseded: true });
    const titles = async (within = filter) =>
      (await search.findMemories(within, parseSearchTerms('hiddensee lighthouse'))).map(({ title }) => title);
    expect(await titles()).toEqual(['An island', 'The lighthouse']);
    expect(await titles({ ...filter, companionId: soul })).toHaveLength(2);
    expect(await titles({ ...filter, companionId: await makeSoul(database, filter.accountId) })).toEqual([]);
    expect(await titles({ ...filter, accountId: await makeAccount(database) })).toEqual([]);
  });
});
