import { createTestDatabase, type TestDatabase } from '@kinloom/testing';
import { migrate } from './migrate';

describe('migrating', () => {
  let database: TestDatabase;
  beforeEach(async () => (database = await createTestDatabase({ empty: true })));
  afterEach(() => database.drop());

  const applied = async () =>
    (await database.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')).map(({ name }) => name);
  const tables = async () => {
    const rows = await database.query<{ name: string }>(
      `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'bullmq') ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  };

  it('brings an empty database to the newest schema, and changes nothing the second time', async () => {
    await migrate(database.url);
    const first = { applied: await applied(), tables: await tables() };
    expect(first.tables).toEqual(
      expect.arrayContaining(['public.accounts', 'public.messages', 'public.turns', 'public.sessions']),
    );
    expect(first.tables.some((name) => name.startsWith('bullmq.'))).toBe(true);
    await database.query(`INSERT INTO installation (name, value) VALUES ('kept', 'yes')`);
    await migrate(database.url);
    expect({ applied: await applied(), tables: await tables() }).toEqual(first);
    expect(await database.query('SELECT value FROM installation')).toEqual([{ value: 'yes' }]);
  });

  it('is done once by processes that start together', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.url)));
    const names = await applied();
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it('fails, and says so, where nothing listens', async () => {
    await expect(migrate('postgres://nobody:none@127.0.0.1:1/none')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
