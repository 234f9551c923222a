import { createTestDatabase, type TestDatabase } from '@kinloom/testing';
import { createDataSource } from './data-source';
import { CanonicalKeys1763770000000 } from './migrations/1763770000000-canonical-keys';
import { SessionLifetimes1763770100000 } from './migrations/1763770100000-session-lifetimes';

describe('migration of existing rows to canonical keys', () => {
  let database: TestDatabase;
  beforeEach(async () => (database = await createTestDatabase()));
  afterEach(() => database.drop());

  /** Reverts the migration, and the later one of the same tables, runs `work` on the old schema, and applies them again. */
  async function around(work: () => Promise<void>): Promise<void> {
    const source = await createDataSource(database.url, 2).initialize();
    const runner = source.createQueryRunner();
    try {
      const migrations = [new CanonicalKeys1763770000000(), new SessionLifetimes1763770100000()];
      for (const migration of [...migrations].reverse()) await migration.down(runner);
      await work();
      for (const migration of migrations) await migration.up(runner);
    } finally {
      await runner.release();
      await source.destroy();
    }
  }
  const account = async (email: string) =>
    (
      await database.query<{ id: number }>(
        `INSERT INTO accounts (email, password_hash, display_name, role) VALUES ($1, '', 'Ada', 'member') RETURNING id`,
        [email],
      )
    )[0]?.id;

  it('keeps accounts with equal keys and ranks them by age', async () => {
    await around(async () => {
      for (const email of [
        'strasse@kinloom.test',
        'Stra\u00DFe@kinloom.test',
        '\u017Ftrasse@kinloom.test',
        'Ada@kinloom.test',
      ]) {
        await account(email);
      }
    });
    expect(await database.query('SELECT email, email_key, email_key_rank FROM accounts ORDER BY id')).toEqual([
      { email: 'strasse@kinloom.test', email_key: 'strasse@kinloom.test', email_key_rank: 0 },
      { email: 'Stra\u00DFe@kinloom.test', email_key: 'strasse@kinloom.test', email_key_rank: 1 },
      { email: '\u017Ftrasse@kinloom.test', email_key: 'strasse@kinloom.test', email_key_rank: 2 },
      { email: 'Ada@kinloom.test', email_key: 'ada@kinloom.test', email_key_rank: 0 },
    ]);
  });

  it('fills more rows than one batch, and also mails and thread names', async () => {
    await around(async () => {
      await database.query(
        `INSERT INTO accounts (email, password_hash, display_name, role)
         SELECT 'Person-' || i || '@Kinloom.test', '', 'Ada', 'member' FROM generate_series(1, 2500) i`,
      );
      const id = await account('threads@kinloom.test');
      for (const name of ['Stra\u00DFe', 'STRASSE', 'Evening']) {
        await database.query(
          `INSERT INTO thread_keys (account_id, thread_name, key_hash, redirect) VALUES ($1, $2, '', '/')`,
          [id, name],
        );
      }
      await database.query(`INSERT INTO mails (kind, address) VALUES ('reset', 'M\u0130RA@kinloom.test')`);
    });
    const wrong = await database.query(
      `SELECT FROM accounts WHERE email LIKE 'Person%' AND (email_key <> lower(email) OR email_key_rank <> 0)`,
    );
    expect(wrong).toEqual([]);
    expect(await database.query('SELECT name_key, name_key_rank FROM thread_keys ORDER BY id')).toEqual([
      { name_key: 'strasse', name_key_rank: 0 },
      { name_key: 'strasse', name_key_rank: 1 },
      { name_key: 'evening', name_key_rank: 0 },
    ]);
    expect(await database.query('SELECT address_key FROM mails')).toEqual([{ address_key: 'mira@kinloom.test' }]);
  });
});
