import { createTestDatabase, type TestDatabase } from '@kinloom/testing';
import type { DataSource, EntityManager } from 'typeorm';
import { createDataSource } from './data-source';
import { transact } from './transact';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  source = await createDataSource(database.url, 4).initialize();
  await database.query('CREATE TABLE counts (id int PRIMARY KEY, count int NOT NULL)');
});
beforeEach(async () => {
  await database.query('DELETE FROM counts');
  await database.query('INSERT INTO counts VALUES (1, 0), (2, 0)');
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const increment = (manager: EntityManager, id: number) =>
  manager.query('UPDATE counts SET count = count + 1 WHERE id = $1', [id]);
const readCounts = async () =>
  (await database.query<{ count: number }>('SELECT count FROM counts ORDER BY id')).map(({ count }) => count);

/** Provokes a deadlock of two transactions: each locks its first row before either requests the other's. */
function createDeadlock(): (first: number, then: number) => Promise<number> {
  let holding = 0;
  let both: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (both = resolve));
  return async (first, then) => {
    let tries = 0;
    await transact(source, async (manager) => {
      tries += 1;
      await increment(manager, first);
      holding += 1;
      if (holding === 2) both();
      await met;
      await increment(manager, then);
    });
    return tries;
  };
}

describe('transact', () => {
  it('retries the transaction that a deadlock aborted, and commits each once', async () => {
    const go = createDeadlock();
    expect((await Promise.all([go(1, 2), go(2, 1)])).sort()).toEqual([1, 2]);
    expect(await readCounts()).toEqual([2, 2]);
  });

  it('does not retry other errors, and rolls back', async () => {
    let tries = 0;
    const failing = transact(source, async (manager) => {
      tries += 1;
      await increment(manager, 1);
      await manager.query('INSERT INTO counts VALUES (1, 0)');
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(1);
    expect(await readCounts()).toEqual([0, 0]);
  });

  it('rejects when every attempt is aborted', async () => {
    let tries = 0;
    const ended = transact(
      source,
      async (manager) => {
        tries += 1;
        await manager.query(`DO $$ BEGIN RAISE EXCEPTION 'ended' USING ERRCODE = 'deadlock_detected'; END $$`);
      },
      3,
    );
    await expect(ended).rejects.toMatchObject({ code: '40P01' });
    expect(tries).toBe(3);
  });
});
