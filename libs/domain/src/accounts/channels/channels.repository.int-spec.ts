import { type Channel, DEFAULT_CHANNELS, LIMITS } from '@kinloom/contract';
import { createDataSource } from '@kinloom/database';
import { createTestDatabase, makeAccount, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { AccountsRepository } from '../accounts.repository';
import { ChannelsRepository } from './channels.repository';

let database: TestDatabase;
let source: DataSource;
let channels: ChannelsRepository;

const open = async (empty: boolean) => {
  database = await createTestDatabase({ empty });
  source = await createDataSource(database.url, 8).initialize();
  channels = new ChannelsRepository(source);
};
afterEach(async () => {
  await source.destroy();
  await database.drop();
});

const begun = DEFAULT_CHANNELS.map((channel) => ({ id: expect.any(Number), ...channel, active: true }));
const one = { name: 'Night', emoji: '🌙', description: '', systemPrompt: '' };

describe('default channels', () => {
  it('are created with a new account, and not for a taken address', async () => {
    await open(false);
    const accounts = new AccountsRepository(source);
    const create = (email: string) =>
      accounts.create({
        email,
        passwordHash: 'hash',
        displayName: 'Ada',
        firstIsOperator: false,
        inviteHash: null,
        spendInvite: false,
      });
    expect(await channels.listForOwner(Number(await create('ada@kinloom.test')))).toEqual(begun);
    expect(await create('ADA@kinloom.test')).toBe('taken');
    expect(await database.query('SELECT count(*)::int AS many FROM channels')).toEqual([{ many: begun.length }]);
  });

  it('are the same for accounts older than channels', async () => {
    await open(true);
    const runner = source.createQueryRunner();
    // Inserts with the columns of the first schema; `makeAccount` needs the current one.
    const oldAccount = async (name: string) => {
      const rows = await database.query<{ id: string }>(
        `INSERT INTO accounts (email, password_hash, display_name, role) VALUES ($1, '', $2, 'member') RETURNING id`,
        [`${name}@kinloom.test`, name],
      );
      return Number(rows[0]?.id);
    };
    const ids: number[] = [];
    for (const migration of source.migrations) {
      if (migration.name?.startsWith('Talk')) ids.push(await oldAccount('ada'), await oldAccount('bo'));
      await migration.up(runner);
    }
    await runner.release();
    expect(ids).toHaveLength(2);
    for (const id of ids) expect(await channels.listForOwner(id)).toEqual(begun);
  });
});

describe('channels', () => {
  it('never exceed the limit under concurrency', async () => {
    await open(false);
    const [mine, other] = [await makeAccount(database), await makeAccount(database)];
    for (let i = 0; i < LIMITS.channels - 3; i += 1) await channels.createForOwner(mine, one);
    const made: (Channel | null)[] = await Promise.all(
      Array.from({ length: 8 }, () => channels.createForOwner(mine, one)),
    );
    expect(made.filter((channel) => channel !== null)).toHaveLength(3);
    expect(await channels.listForOwner(mine)).toHaveLength(LIMITS.channels);
    expect(await channels.createForOwner(other, one)).toMatchObject(one);
  });
});
