import { loadConfig } from '@kinloom/config';
import { createDataSource } from '@kinloom/database';
import { BudgetsRepository, BudgetsService } from '@kinloom/domain/budgets';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { SoulsRepository } from './souls.repository';

const MB = 1_024 * 1_024;
const NOTHING = { memories: 0, reflections: 0, essences: 0, files: 0, reflecting: false };

let database: TestDatabase;
let source: DataSource;
let souls: SoulsRepository;
let account: number;
let stranger: number;
beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 6).initialize();
  const config = loadConfig({ DATABASE_URL: database.url, KINLOOM_MAX_SOULS: '2', KINLOOM_STORAGE_MB: '1' });
  souls = new SoulsRepository(source, new BudgetsService(config, new BudgetsRepository(source)));
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  account = await makeAccount(database);
  stranger = await makeAccount(database);
});

const idOf = (rows: { id: string }[]): number => Number(rows[0]?.id);
const versionOf = async (id: number): Promise<number | undefined> =>
  (await souls.findForOwner(account, id))?.mindVersion;
const count = async (table: string, id: number, column = 'id'): Promise<number> =>
  (await database.query(`SELECT FROM ${table} WHERE ${column} = $1`, [id])).length;

const makeMemory = (soul: number, key: string) =>
  database.query(
    `INSERT INTO memories (companion_id, kind, title, content, layer, status, said_at, source_type, key, version)
     VALUES ($1, 'fact', 'x', 'x', 'surface', 'soft', now(), 'message', $2, 1)`,
    [soul, key],
  );
/** A finished agent run that used a source. */
const makeRun = async (type: string, id: number): Promise<number> => {
  const run = idOf(
    await database.query<{ id: string }>(
      `WITH job AS (INSERT INTO jobs (account_id, kind) VALUES ($1, 'agent') RETURNING id)
       INSERT INTO agent_runs (account_id, job_id, kind, task_type, request, priority, state, started_at, ended_at)
       SELECT $1, id, 'console', 'research', '{}', 'low', 'done', now(), now() FROM job RETURNING id`,
      [account],
    ),
  );
  await database.query('INSERT INTO agent_run_sources (run_id, type, id) VALUES ($1, $2, $3)', [run, type, id]);
  return run;
};

describe('ownership', () => {
  it('lists the souls of an account alone, newest first', async () => {
    const [older, newer] = [await makeSoul(database, account), await makeSoul(database, account)];
    await makeSoul(database, stranger);
    expect((await souls.listForOwner(account)).map(({ id }) => id)).toEqual([newer, older]);
  });

  it('gives another account neither a soul nor a change of it', async () => {
    const id = await makeSoul(database, account);
    expect(await souls.findForOwner(stranger, id)).toBeNull();
    expect(await souls.updateForOwner(stranger, id, { name: 'Mine' })).toBeNull();
    expect(await souls.deleteForOwner(stranger, id)).toBeNull();
    expect(await souls.findForOwner(account, id)).toMatchObject({ name: 'Lumen', mindVersion: 0 });
  });

  it('finds nothing under an unknown id', async () => {
    expect(await souls.findForOwner(account, 999_999)).toBeNull();
    expect(await souls.updateForOwner(account, 999_999, { name: 'x' })).toBeNull();
    expect(await souls.deleteForOwner(account, 999_999)).toBeNull();
  });
});

describe('creation', () => {
  it('starts a soul active, on level 1', async () => {
    const created = await souls.create(account, { name: 'Wren', archetype: 'mentor', personality: { empathy: 4 } });
    expect(await souls.findForOwner(account, created.id)).toMatchObject({
      name: 'Wren',
      personality: { empathy: 4 },
      status: 'active',
      relationshipLevel: 1,
      relationshipProgress: 0,
    });
  });

  it('refuses an avatar beyond the storage of the account', async () => {
    const created = souls.create(account, { name: 'Wren', archetype: 'mentor', avatar: 'x'.repeat(MB + 1) });
    await expect(created).rejects.toMatchObject({ code: 'storage_full' });
    expect(await souls.listForOwner(account)).toEqual([]);
  });

  it('never exceeds the number of souls of an account, also under concurrency', async () => {
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4].map((place) => souls.create(account, { name: `Soul ${place}`, archetype: 'sage' })),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : []));
    expect(refused.map(({ code }) => code)).toEqual(['too_many_souls', 'too_many_souls']);
    expect(await souls.listForOwner(account)).toHaveLength(2);
  });
});

describe('changes', () => {
  it('replace the personality instead of merging it', async () => {
    const { id } = await souls.create(account, { name: 'Wren', archetype: 'mentor', personality: { empathy: 4 } });
    const changed = await souls.updateForOwner(account, id, { personality: { logic: 2 } });
    expect(changed?.soul.personality).toEqual({ logic: 2 });
    expect(await souls.findForOwner(account, id)).toMatchObject({ name: 'Wren', personality: { logic: 2 } });
  });

  it('raise the version of the mind each time, also under concurrency', async () => {
    const id = await makeSoul(database, account);
    await souls.updateForOwner(account, id, { name: 'Wren' });
    expect(await versionOf(id)).toBe(1);
    await Promise.all([1, 2, 3].map((place) => souls.updateForOwner(account, id, { name: `Wren ${place}` })));
    expect(await versionOf(id)).toBe(4);
  });

  it('refuse an avatar beyond the storage of the account, and keep the soul as it was', async () => {
    const id = await makeSoul(database, account);
    const update = souls.updateForOwner(account, id, { name: 'Wren', avatar: 'x'.repeat(MB + 1) });
    await expect(update).rejects.toMatchObject({ code: 'storage_full' });
    expect(await souls.findForOwner(account, id)).toMatchObject({ name: 'Lumen', avatar: null, mindVersion: 0 });
  });

  it('accept a smaller avatar while the storage is full', async () => {
    const id = await makeSoul(database, account);
    await database.query('UPDATE companions SET avatar = $2 WHERE id = $1', [id, 'x'.repeat(MB + 1_000)]);
    const changed = await souls.updateForOwner(account, id, { avatar: 'x'.repeat(MB + 500) });
    expect(changed?.soul.avatar).toHaveLength(MB + 500);
  });

  it('withdraw the runs that quote an archive only if the archive changes', async () => {
    const archive = { fullContentArchive: 'Ana has a greenhouse.' };
    const { id } = await souls.create(account, { name: 'Wren', archetype: 'mentor', personality: archive });
    const run = await makeRun('brought', id);
    const renamed = await souls.updateForOwner(account, id, {
      name: 'Robin',
      personality: { ...archive, empathy: 4 },
    });
    expect(renamed?.runs).toEqual([]);
    const emptied = await souls.updateForOwner(account, id, { personality: { empathy: 4 } });
    expect(emptied?.runs).toMatchObject([{ runId: run, withdrawn: true }]);
  });
});

describe('deletion', () => {
  it('deletes the soul with its own conversations and memories, and keeps groups and other souls', async () => {
    const [soul, other] = [await makeSoul(database, account), await makeSoul(database, account)];
    const [own, others, group] = [
      await makeConversation(database, account, soul),
      await makeConversation(database, account, other),
      await makeConversation(database, account, soul),
    ];
    await database.query('UPDATE conversations SET is_group = true WHERE id = $1', [group]);
    await database.query('INSERT INTO conversation_souls VALUES ($1, $2, 1)', [group, other]);
    for (const conversation of [own, group])
      await database.query(
        `INSERT INTO messages (conversation_id, seq, companion_id, content, status) VALUES ($1, 1, $2, 'x', 'complete')`,
        [conversation, soul],
      );
    await makeMemory(soul, 'a');
    await makeMemory(other, 'a');

    expect(await souls.deleteForOwner(account, soul)).toEqual({ conversations: [own], runs: [] });
    expect((await souls.listForOwner(account)).map(({ id }) => id)).toEqual([other]);
    expect([await count('conversations', own), await count('messages', own, 'conversation_id')]).toEqual([0, 0]);
    expect([await count('conversations', group), await count('messages', group, 'conversation_id')]).toEqual([1, 1]);
    expect(await count('conversations', others)).toBe(1);
    expect(await database.query('SELECT position FROM conversation_souls WHERE conversation_id = $1', [group])).toEqual(
      [{ position: 1 }],
    );
    expect([await count('memories', soul, 'companion_id'), await count('memories', other, 'companion_id')]).toEqual([
      0, 1,
    ]);
  });

  it('deletes its failed jobs, and withdraws the runs that used it', async () => {
    const [soul, other] = [await makeSoul(database, account), await makeSoul(database, account)];
    const conversation = await makeConversation(database, account, soul);
    for (const id of [soul, other])
      await database.query(
        `INSERT INTO failed_jobs (job, queue, payload, reason, attempts) VALUES ('turn', 'replies', $1, 'Error', 3)`,
        [JSON.stringify({ companionId: id })],
      );
    const [bySoul, byConversation] = [await makeRun('soul', soul), await makeRun('conversation', conversation)];
    await makeRun('soul', other);
    const deleted = await souls.deleteForOwner(account, soul);
    expect(deleted?.runs.map(({ runId }) => runId).sort((a, b) => a - b)).toEqual([bySoul, byConversation]);
    expect(await database.query('SELECT payload FROM failed_jobs')).toEqual([{ payload: { companionId: other } }]);
  });

  it('happens once', async () => {
    const soul = await makeSoul(database, account);
    await makeConversation(database, account, soul);
    const outcomes = await Promise.all([1, 2].map(() => souls.deleteForOwner(account, soul)));
    expect(outcomes.filter((one) => one !== null)).toHaveLength(1);
  });
});

describe('counts', () => {
  it('are zero for a soul that has nothing, and for an unknown one', async () => {
    const soul = await makeSoul(database, account);
    const counts = await souls.countContents([soul]);
    expect([counts(soul), counts(999_999)]).toMatchObject([NOTHING, NOTHING]);
    expect((await souls.countContents([]))(soul)).toEqual(NOTHING);
  });

  it('leave out memories that were refused or replaced', async () => {
    const soul = await makeSoul(database, account);
    for (const key of ['kept', 'refused', 'replaced']) await makeMemory(soul, key);
    await database.query(`UPDATE memories SET objection = 'wrong' WHERE companion_id = $1 AND key = 'refused'`, [soul]);
    await database.query(`UPDATE memories SET superseded_at = now() WHERE companion_id = $1 AND key = 'replaced'`, [
      soul,
    ]);
    expect((await souls.countContents([soul]))(soul)).toMatchObject({ ...NOTHING, memories: 1 });
  });

  it('include uploaded files by category, each once, but no file as a memory', async () => {
    const soul = await makeSoul(database, account);
    const makeFile = async (category: string) =>
      idOf(
        await database.query<{ id: string }>(
          `INSERT INTO files (account_id, companion_id, name, type, size, store_key, category)
           VALUES ($1, $2, 'a.txt', 'text/plain', 1, gen_random_uuid(), $3) RETURNING id`,
          [account, soul, category],
        ),
      );
    await makeFile('memory');
    await makeFile('reflection');
    const [listed] = [await makeFile('essence'), await makeFile('essence')];
    await souls.updateForOwner(account, soul, {
      personality: { sourceFiles: [{ name: 'a.txt', size: 1, fileId: listed }, { name: 'old.txt' }] },
    });
    expect((await souls.countContents([soul]))(soul)).toMatchObject({
      memories: 0,
      reflections: 1,
      essences: 3,
      files: 5,
      reflecting: false,
    });
  });

  it('say whether a reflection is due', async () => {
    const soul = await makeSoul(database, account);
    const conversation = await makeConversation(database, account, soul);
    await database.query('INSERT INTO reflection_progress (conversation_id) VALUES ($1)', [conversation]);
    expect((await souls.countContents([soul]))(soul).reflecting).toBe(true);
    await database.query('UPDATE reflection_progress SET due = false WHERE conversation_id = $1', [conversation]);
    expect((await souls.countContents([soul]))(soul).reflecting).toBe(false);
  });
});
