import { createDataSource } from '@kinloom/database';
import { createTestDatabase, makeAccount, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { LayersRepository } from './layers.repository';

let database: TestDatabase;
let source: DataSource;
let layers: LayersRepository;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 2).initialize();
  layers = new LayersRepository(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

describe('the layers of a soul', () => {
  it('have and count active memories alone, as a soul’s state does', async () => {
    const account = await makeAccount(database);
    const soul = await makeSoul(database, account);
    await database.query(
      `INSERT INTO memories (companion_id, kind, title, content, layer, status, said_at, source_type, key, version, objection, superseded_at)
       SELECT $1, 'fact', key, key, layer, 'soft', now(), 'message', key, 1, objection, ended
       FROM (VALUES ('kept', 'surface', NULL, NULL), ('old', 'archived', NULL, NULL), ('refused', 'archived', 'wrong', NULL),
         ('replaced', 'archived', NULL, now())) AS t(key, layer, objection, ended)`,
      [soul],
    );
    const { rows, counts } = await layers.layersForOwner(account, soul, 10);
    expect(counts).toEqual({ surface: 1, core: 0, background: 0, archived: 1 });
    expect(rows.map(({ title }) => title).sort()).toEqual(['kept', 'old']);
  });
});
