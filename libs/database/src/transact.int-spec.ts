import { createTestDatabase, type TestDatabase } from '@kinloom/testing';
import type { DataSource, EntityManager } from 'typeorm';
import { createDataSource } from './data-source';
import { transact } from './transact';

let database: TestDatabase;
let source: DataSource;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  source = await createDataSource(database.url, 4).initialize();
  await database.query('CREATE TABLE counts (id int PRIMARY KEY, many int NOT NULL)');
});
beforeEach(async () => {
  await database.query('DELETE FROM counts');
  await database.query('INSERT INTO counts VALUES (1, 0), (2, 0)');
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const count = (manager: EntityManager, id: number) =>
  manager.query('UPDATE counts SET many = many + 1 WHERE id = $1', [id]);
const counted = async () =>
  (await database.query<{ many: number }>('SELECT many FROM counts ORDER BY id')).map(({ many }) => many);

/** Two that hold a row each before either wants the other's; from their second try on nobody is waited for. */
function circle(): (first: number, then: number) => Promise<number> {
  let holding = 0;
  let both: () => void = () => undefined;
  const met = new Promise<void>((resolve) => (both = resolve));
  return async (first, then) => {
    let tries = 0;
    await transact(source, async (manager) => {
      tries += 1;
      await count(manager, first);
      holding += 1;
      if (holding === 2) both();
      await met;
      await count(manager, then);
    });
    return tries;
  };
}

describe('a transaction', () => {
  it('that met another in a circle is done anew, and each is done once', async () => {
    const go = circle();
    expect((await Promise.all([go(1, 2), go(2, 1)])).sort()).toEqual([1, 2]);
    expect(await counted()).toEqual([2, 2]);
  });

  it('that fails for another reason is not done again, and leaves nothing', async () => {
    let tries = 0;
    const failing = transact(source, async (manager) => {
      tries += 1;
      await count(manager, 1);
      await manager.query('INSERT INTO counts VALUES (1, 0)');
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(1);
    expect(await counted()).toEqual([0, 0]);
  });

  it('that is ended with every try is given up', async () => {
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
