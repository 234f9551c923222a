import { createTestDatabase, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source';
import { SelectBatch } from './select-batch';

let database: TestDatabase;
let source: DataSource;
let batch: SelectBatch;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  source = await createDataSource(database.url, 2).initialize();
  batch = new SelectBatch(source);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

describe('SelectBatch', () => {
  it('runs what is requested in one turn of the event loop as one statement, each with its own parameters', async () => {
    const query = jest.spyOn(source, 'query');
    const results = await Promise.all([
      batch.select('SELECT n AS value FROM generate_series($1::int, $2::int) n ORDER BY n DESC', [1, 3]),
      batch.select('WITH w AS (SELECT $1::text AS word) SELECT word FROM w WHERE word <> $2', ["a 'b' $1", 'c']),
      batch.select('SELECT 1 AS one WHERE false', []),
    ]);
    expect(results).toEqual([[{ value: 3 }, { value: 2 }, { value: 1 }], [{ word: "a 'b' $1" }], []]);
    expect(query).toHaveBeenCalledTimes(1);
    expect(await batch.select('SELECT $1::float8 AS value', [0.1])).toEqual([{ value: 0.1 }]);
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
  });

  it('rejects all of a statement that fails, and goes on with the next', async () => {
    const failed = await Promise.allSettled([
      batch.select('SELECT 1 AS one', []),
      batch.select('SELECT * FROM missing', []),
    ]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await batch.select('SELECT 2 AS two', [])).toEqual([{ two: 2 }]);
  });
});
