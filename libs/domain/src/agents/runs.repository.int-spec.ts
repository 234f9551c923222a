import type { AgentNews, ConsoleRun } from '@kinloom/contract';
import { createDataSource, migrate } from '@kinloom/database';
import { type WithdrawnSources, type RunSource, withdrawRuns } from '@kinloom/domain/background-tasks';
import { createTestDatabase, makeAccount, makeSoul, type TestDatabase, waitFor } from '@kinloom/testing';
import type { DataSource, EntityManager } from 'typeorm';
import { RunSourcesChangedError, RunsRepository } from './runs.repository';

let database: TestDatabase;
let source: DataSource;
let runs: RunsRepository;
let account: number;
let stranger: number;

beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 6).initialize();
  runs = new RunsRepository(source);
  account = await makeAccount(database);
  stranger = await makeAccount(database);
  await makeSoul(database, account);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const ASKED = { task: 'Everything about Ana', emotionalState: null, emotionalContext: null, priority: 'low' } as const;
const SECRET = 'Ana has a greenhouse.';
const answer = (): ConsoleRun => ({ success: true, task_id: 1, summary: SECRET, files: ['a.md'], error: null });
const files = [{ name: 'a.md', path: 'research/a.md', content: SECRET }];
const message = (id: number): RunSource => ({ type: 'message', id });

const begin = async (whose = account) => {
  const { id } = await runs.create(whose, 'console', 'research', ASKED);
  await runs.start(whose, id);
  return id;
};
const end = (id: number, used: readonly RunSource[], whose = account) =>
  runs.complete(whose, id, { path: ['gather'], answer, files, used });
const ended = async (used: readonly RunSource[], whose = account) => {
  const id = await begin(whose);
  await end(id, used, whose);
  return id;
};
const deleteSources = (gone: WithdrawnSources, whose = account): Promise<AgentNews[]> =>
  source.transaction((manager) => withdrawRuns(manager, whose, gone));
const withdrawn = async (gone: WithdrawnSources, whose = account) =>
  (await deleteSources(gone, whose)).map(({ runId }) => runId).sort((a, b) => a - b);

/** Columns of a run that contain the secret text. */
async function rowsOf(id: number): Promise<string[]> {
  const rows = await database.query<{ place: string }>(
    `SELECT 'run' AS place FROM agent_runs WHERE id = $1 AND strpos(result::text, $2) > 0
     UNION ALL SELECT 'job' FROM jobs j JOIN agent_runs r ON r.job_id = j.id WHERE r.id = $1 AND strpos(j.result::text, $2) > 0
     UNION ALL SELECT 'file' FROM agent_files WHERE run_id = $1 AND strpos(content, $2) > 0
     UNION ALL SELECT 'checkpoint' FROM langgraph.checkpoints WHERE thread_id = 'run-' || $1`,
    [id, SECRET],
  );
  return rows.map(({ place }) => place);
}
const checkpoint = (id: number) =>
  database.query(
    `INSERT INTO langgraph.checkpoints (thread_id, checkpoint_id, checkpoint) VALUES ('run-' || $1::text, gen_random_uuid()::text, '{}')`,
    [id],
  );

/** Opens a transaction that deletes sources. @returns a function that commits it */
async function open(gone: WithdrawnSources): Promise<() => Promise<unknown>> {
  let commit: () => void = () => undefined;
  const over = new Promise<void>((resolve) => (commit = resolve));
  let transaction: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    transaction = source.transaction(async (manager: EntityManager) => {
      await withdrawRuns(manager, account, gone);
      resolve();
      await over;
    });
    transaction.catch(reject);
  });
  return () => {
    commit();
    return transaction;
  };
}

/** Waits until another transaction is blocked by a lock. */
async function waitUntilBlocked(): Promise<void> {
  await waitFor('a blocked transaction', async () => {
    const rows = await database.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
}

describe('deletion of sources', () => {
  it.each([
    ['a message', { message: [11] }],
    ['a memory', { memory: [11] }],
    ['a note', { note: [11] }],
    ['a file', { file: [11] }],
    ['a line of an archive', { archive: [1_000_011] }],
    ['an archive', { brought: [11] }],
    ['a conversation', { conversation: [11] }],
    ['a soul', { soul: [11] }],
  ] as [string, WithdrawnSources][])('is erased from the runs that were made of it: %s', async (_, gone) => {
    const [[type, [id = 0] = []] = ['message', []]] = Object.entries(gone);
    const used = { type, id } as RunSource;
    const [one, other, foreign] = [
      await ended([used, message(77)]),
      await ended([message(78), { type: used.type, id: 79 }]),
      await ended([used], stranger),
    ];
    expect(await rowsOf(one)).toEqual(['run', 'job', 'file']);
    expect(await deleteSources(gone)).toEqual([
      expect.objectContaining({ runId: one, state: 'done', taskType: 'research', withdrawn: true }),
    ]);
    expect(await rowsOf(one)).toEqual([]);
    expect(await rowsOf(other)).toEqual(['run', 'job', 'file']);
    expect(await rowsOf(foreign)).toEqual(['run', 'job', 'file']);
    const row = await runs.findForOwner(account, one);
    expect(row).toMatchObject({ withdrawn: true, result: null, error: null, request: ASKED, state_path: ['gather'] });
    expect(row?.ended_at).not.toBeNull();
    // Published once, not again with the next deletion.
    expect(await deleteSources({ message: [77] })).toEqual([]);
  });

  it('leaves failed runs and runs without the sources unchanged', async () => {
    const failed = await begin();
    await runs.recordSources(failed, [message(21)]);
    await runs.fail(failed, 'Something went wrong.');
    const seed = await ended([]);
    expect(await withdrawn({ message: [21] })).toEqual([]);
    expect(await runs.findForOwner(account, failed)).toMatchObject({ state: 'failed', withdrawn: false });
    expect(await rowsOf(seed)).toEqual(['run', 'job', 'file']);
    expect(await withdrawn({})).toEqual([]);
  });

  it('erases runs whose sources are unknown', async () => {
    const older = await createTestDatabase({ empty: true });
    try {
      await migrate(older.url);
      await older.query('DROP TABLE agent_run_losses, agent_run_sources');
      await older.query('ALTER TABLE agent_runs DROP withdrawn');
      await older.query(`DELETE FROM migrations WHERE name LIKE 'RunSources%'`);
      const [a, b] = [await makeAccount(older), await makeAccount(older)];
      for (const [whose, task] of [
        [a, 'research'],
        [a, 'soul_seed'],
        [b, 'research'],
      ])
        await older.query(
          `WITH job AS (INSERT INTO jobs (account_id, kind) VALUES ($1, 'agent') RETURNING id)
           INSERT INTO agent_runs (account_id, job_id, kind, task_type, request, priority, state, ended_at)
           SELECT $1, id, 'console', $2, '{}', 'low', 'done', now() FROM job`,
          [whose, task],
        );
      await migrate(older.url);
      const then = await createDataSource(older.url, 2).initialize();
      const gone = await then.transaction((manager) => withdrawRuns(manager, a, { memory: [5] }));
      await then.destroy();
      expect(gone.map(({ taskType }) => taskType)).toEqual(['research']);
    } finally {
      await older.drop();
    }
  });
});

describe('a run in progress', () => {
  it('does not complete with deleted sources, and starts over', async () => {
    const id = await begin();
    await runs.recordSources(id, [message(31)]);
    await checkpoint(id);
    await runs.step(id, ['gather'], 40, 'Gathering');
    expect(await withdrawn({ message: [31] })).toEqual([]);
    expect(await rowsOf(id)).toEqual([]);
    await expect(runs.recordSources(id, [message(32)])).rejects.toThrow(RunSourcesChangedError);
    await checkpoint(id);
    expect(await end(id, [])).toEqual({ row: null, lost: true });
    expect(await runs.findForOwner(account, id)).toMatchObject({ state: 'active', result: null, ended_at: null });
    expect(await runs.files([id])).toEqual([]);

    expect(await runs.start(account, id)).toMatchObject({ state: 'active', state_path: [], withdrawn: false });
    expect(await rowsOf(id)).toEqual([]);
    // An edited message with the same id can be used again.
    expect(await end(id, [message(31)])).toMatchObject({ row: { state: 'done', withdrawn: false }, lost: false });
    expect(await withdrawn({ message: [31] })).toEqual([id]);
  });

  it('completes if the deletions do not concern its sources', async () => {
    const id = await begin();
    await deleteSources({ message: [41], memory: [42] });
    await deleteSources({ message: [42], account: [stranger] }, stranger);
    expect(await end(id, [message(42)])).toMatchObject({ row: { state: 'done' }, lost: false });
  });

  it('starts over if everything of the account was deleted', async () => {
    const id = await begin();
    await deleteSources({ account: [account] });
    expect(await end(id, [message(45)])).toEqual({ row: null, lost: true });
    const seed = await begin();
    await deleteSources({ account: [account] });
    expect(await end(seed, [])).toMatchObject({ row: { state: 'done' }, lost: false });
  });

  it('waits with its end for a deletion in progress', async () => {
    const id = await begin();
    const commit = await open({ message: [51] });
    const ending = end(id, [message(51)]);
    await waitUntilBlocked();
    await commit();
    expect(await ending).toEqual({ row: null, lost: true });
  });

  it('waits with its start for a deletion in progress, and reads what remains', async () => {
    const { id } = await runs.create(account, 'console', 'research', ASKED);
    const commit = await open({ message: [52] });
    const beginning = runs.start(account, id);
    await waitUntilBlocked();
    expect(await runs.findForOwner(account, id)).toMatchObject({ state: 'waiting' });
    await commit();
    expect(await beginning).toMatchObject({ state: 'active' });
  });

  it('resumes after a worker crash if none of its sources were deleted', async () => {
    const id = await begin();
    await runs.recordSources(id, [message(61)]);
    await runs.step(id, ['gather'], 40, 'Gathering');
    await checkpoint(id);
    await deleteSources({ message: [62] });
    expect(await runs.start(account, id)).toMatchObject({ state_path: ['gather'] });
    expect(await rowsOf(id)).toEqual(['checkpoint']);
    await deleteSources({ message: [61] });
    expect(await rowsOf(id)).toEqual([]);
    expect(await runs.start(account, id)).toMatchObject({ state_path: [] });
  });
});
