import { createTestDatabase, type TestDatabase } from '@kinloom/testing';
import { createDataSource } from './data-source';
import { TurnKindsAndMailStates1763920000000 } from './migrations/1763920000000-turn-kinds-and-mail-states';

describe('migration of the kinds of turns and the states of mails', () => {
  let database: TestDatabase;
  beforeEach(async () => (database = await createTestDatabase()));
  afterEach(() => database.drop());

  const states = async () =>
    (await database.query<{ state: string }>('SELECT state FROM mails ORDER BY id')).map(({ state }) => state);
  const kinds = async () =>
    (await database.query<{ kind: string }>('SELECT kind FROM turns ORDER BY id')).map(({ kind }) => kind);

  it('renames the words of existing rows, in both directions', async () => {
    await database.query(
      `INSERT INTO mails (kind, address, address_key, state)
       SELECT 'reset', 'ada@kinloom.test', 'ada@kinloom.test', s FROM unnest('{no_account,sent,waiting}'::text[]) s`,
    );
    const source = await createDataSource(database.url, 1).initialize();
    const runner = source.createQueryRunner();
    try {
      // The turns of this test refer to no conversation.
      await runner.query('ALTER TABLE turns DROP CONSTRAINT turns_conversation_id_fkey');
      await runner.query(
        `INSERT INTO turns (conversation_id, message_id, kind) SELECT 1, n, k
         FROM unnest('{reply,regenerate,continue}'::text[]) WITH ORDINALITY AS t (k, n)`,
      );
      const migration = new TurnKindsAndMailStates1763920000000();
      await migration.down(runner);
      expect([await states(), await kinds()]).toEqual([
        ['nobody', 'sent', 'waiting'],
        ['reply', 'anew', 'onward'],
      ]);
      await migration.up(runner);
    } finally {
      await runner.release();
      await source.destroy();
    }
    expect([await states(), await kinds()]).toEqual([
      ['no_account', 'sent', 'waiting'],
      ['reply', 'regenerate', 'continue'],
    ]);
    await expect(database.query(`UPDATE mails SET state = 'nobody'`)).rejects.toThrow('mails_state_check');
  });
});
