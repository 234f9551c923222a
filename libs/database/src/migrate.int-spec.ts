import { createTestDatabase, type TestDatabase } from '@kinloom/testing';
import { migrate } from './migrate';

describe('migrate', () => {
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

  it('creates the newest schema in an empty database, and is idempotent', async () => {
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

  it('runs once when processes start concurrently', async () => {
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.url)));
    const names = await applied();
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it('refuses a database migrated by a newer release, without changing it', async () => {
    await migrate(database.url);
    await database.query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`);
    const before = { applied: await applied(), tables: await tables() };
    await expect(migrate(database.url)).rejects.toThrow(
      'This database was made by a newer release (migration Later9999999999999). Start that release or restore a backup.',
    );
    expect({ applied: await applied(), tables: await tables() }).toEqual(before);
  });

  it('refuses a database with an unfinished restore', async () => {
    await migrate(database.url);
    await database.query('CREATE TABLE restore_in_progress ()');
    await expect(migrate(database.url)).rejects.toThrow(/restore into this database did not finish/);
  });

  it('rejects with ECONNREFUSED if no server listens', async () => {
    await expect(migrate('postgres://unused:none@127.0.0.1:1/none')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
