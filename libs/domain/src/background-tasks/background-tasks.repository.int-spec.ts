import { loadConfig } from '@kinloom/config';
import { ERRORS } from '@kinloom/contract';
import { createDataSource } from '@kinloom/database';
import { BudgetsRepository, BudgetsService } from '@kinloom/domain/budgets';
import { createTestDatabase, makeAccount, type TestDatabase, waitFor } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { BackgroundTasksRepository } from './background-tasks.repository';
import { confirmLease, TaskLeaseLostError } from './task-lease.repository';

const LEASE_SECONDS = 30;
const DONE = { state: 'done', result: { souls: 1 }, error: null, message: 'Done.' } as const;
const FAILED = { state: 'failed', result: null, error: 'x', message: 'x' } as const;

let database: TestDatabase;
let source: DataSource;
let tasks: BackgroundTasksRepository;
let account: number;
beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 6).initialize();
  const config = loadConfig({ DATABASE_URL: database.url, KINLOOM_IMPORTS_AT_ONCE: '2' });
  tasks = new BackgroundTasksRepository(source, new BudgetsService(config, new BudgetsRepository(source)));
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => {
  await database.query('DELETE FROM jobs');
  account = await makeAccount(database);
});

const create = async (kind = 'import', owner = account) =>
  (await tasks.create(owner, kind, { fileId: 1 }, 'Waiting', null)).id;
const claim = (id: number) => tasks.claim(id, LEASE_SECONDS);
/** A claimed task. @returns its id and attempt */
const started = async (kind = 'import') => {
  const id = await create(kind);
  return { id, attempt: (await claim(id))?.attempt ?? 0 };
};
const age = (id: number, seconds: number) =>
  database.query('UPDATE jobs SET changed_at = now() - make_interval(secs => $2) WHERE id = $1', [id, seconds]);
const stored = (id: number) => tasks.findForOwner(account, id);
const cancel = (id: number, { owner = account, kinds = ['import'], isCommitted = false } = {}) =>
  tasks.cancel(owner, id, { kinds, isCommitted: async () => isCommitted });

describe('a new task', () => {
  it('waits, and only its account can read it', async () => {
    const id = await create();
    expect(await stored(id)).toMatchObject({
      account_id: account,
      kind: 'import',
      state: 'waiting',
      attempt: 0,
      payload: { fileId: 1 },
      message: 'Waiting',
      result: null,
    });
    expect(await tasks.findForOwner(await makeAccount(database), id)).toBeNull();
  });

  it('is not stored beyond the budget of its account', async () => {
    const createImport = () => tasks.create(account, 'import', {}, '', 'imports');
    const outcomes = await Promise.allSettled([createImport(), createImport(), createImport()]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'too_many_imports' } },
    ]);
    expect(await database.query('SELECT FROM jobs')).toHaveLength(2);
  });
});

describe('claim', () => {
  it('is given to one of several processes', async () => {
    const id = await create();
    const claims = await Promise.all([1, 2, 3, 4].map(() => claim(id)));
    expect(claims.filter((row) => row !== null)).toMatchObject([{ id, state: 'active', attempt: 1 }]);
  });

  it('is refused while a lease is valid, and given once it has expired', async () => {
    const { id } = await started();
    await age(id, LEASE_SECONDS - 5);
    expect(await claim(id)).toBeNull();
    await age(id, LEASE_SECONDS + 5);
    expect(await claim(id)).toMatchObject({ attempt: 2 });
  });

  it('is refused for finished and for unknown tasks', async () => {
    const { id, attempt } = await started();
    await tasks.finish(id, attempt, FAILED);
    await age(id, LEASE_SECONDS + 5);
    expect(await claim(id)).toBeNull();
    expect(await claim(999_999)).toBeNull();
  });
});

describe('report', () => {
  it('stores the progress and renews the lease', async () => {
    const { id, attempt } = await started();
    await age(id, LEASE_SECONDS + 5);
    expect(await tasks.report(id, attempt, 40, 'Reading')).toMatchObject({ progress: 40, message: 'Reading' });
    expect(await claim(id)).toBeNull();
  });

  it('is refused for an attempt that was taken over', async () => {
    const { id, attempt } = await started();
    await age(id, LEASE_SECONDS + 5);
    await claim(id);
    expect(await tasks.report(id, attempt, 90, 'Too late')).toBeNull();
    expect(await stored(id)).toMatchObject({ attempt: 2, progress: 0, message: 'Waiting' });
  });
});

describe('release', () => {
  it('lets the next attempt start at once', async () => {
    const { id, attempt } = await started();
    await tasks.release(id, attempt);
    expect(await stored(id)).toMatchObject({ state: 'waiting' });
    expect(await claim(id)).toMatchObject({ attempt: 2 });
  });

  it('does nothing for an older attempt or a finished task', async () => {
    const { id, attempt } = await started();
    await tasks.release(id, attempt);
    await claim(id);
    await tasks.release(id, attempt);
    expect(await stored(id)).toMatchObject({ state: 'active', attempt: 2 });
    await tasks.finish(id, 2, DONE);
    await tasks.release(id, 2);
    expect(await stored(id)).toMatchObject({ state: 'done' });
  });
});

describe('finish', () => {
  it('stores the result once', async () => {
    const { id, attempt } = await started();
    expect(await tasks.finish(id, attempt, DONE)).toMatchObject({ state: 'done', progress: 100, result: { souls: 1 } });
    expect(await tasks.finish(id, attempt, FAILED)).toBeNull();
    expect(await stored(id)).toMatchObject({ state: 'done', result: { souls: 1 }, error: null });
  });

  it('keeps the progress of a task that failed', async () => {
    const { id, attempt } = await started();
    await tasks.report(id, attempt, 40, 'Reading');
    expect(await tasks.finish(id, attempt, FAILED)).toMatchObject({ state: 'failed', progress: 40, error: 'x' });
  });

  it('keeps a result that was stored before if it has none', async () => {
    const { id, attempt } = await started();
    await database.query(`UPDATE jobs SET result = '{"importId": 5}' WHERE id = $1`, [id]);
    expect(await tasks.finish(id, attempt, { ...DONE, result: null })).toMatchObject({ result: { importId: 5 } });
  });

  it('is refused for an attempt that was taken over', async () => {
    const { id, attempt } = await started();
    await age(id, LEASE_SECONDS + 5);
    await claim(id);
    expect(await tasks.finish(id, attempt, DONE)).toBeNull();
    expect(await stored(id)).toMatchObject({ state: 'active', result: null });
  });
});

describe('confirmLease', () => {
  it('accepts the current attempt alone', async () => {
    const { id, attempt } = await started();
    await expect(source.transaction((manager) => confirmLease(manager, { id, attempt }))).resolves.toBeUndefined();
    for (const other of [attempt - 1, attempt + 1])
      await expect(
        source.transaction((manager) => confirmLease(manager, { id, attempt: other })),
      ).rejects.toBeInstanceOf(TaskLeaseLostError);
  });

  it('refuses a task that was cancelled', async () => {
    const { id, attempt } = await started();
    await cancel(id);
    await expect(source.transaction((manager) => confirmLease(manager, { id, attempt }))).rejects.toBeInstanceOf(
      TaskLeaseLostError,
    );
  });

  it('makes a cancellation wait until the writes are committed', async () => {
    const { id, attempt } = await started();
    let cancelled: Promise<unknown> = Promise.resolve();
    await source.transaction(async (manager) => {
      await confirmLease(manager, { id, attempt });
      cancelled = cancel(id);
      await waitFor('the cancellation to wait for the lock', async () => {
        const blocked = 'SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = $1';
        return (await database.query(blocked, ['Lock'])).length > 0;
      });
      await manager.query(`UPDATE jobs SET state = 'done' WHERE id = $1`, [id]);
    });
    expect(await cancelled).toBeNull();
    expect(await stored(id)).toMatchObject({ state: 'done' });
  });
});

describe('cancel', () => {
  it('fails a waiting or running task and fences off its attempt', async () => {
    const waiting = await create();
    const { id, attempt } = await started();
    for (const one of [waiting, id])
      expect(await cancel(one)).toMatchObject({
        state: 'failed',
        error: ERRORS.job_cancelled.text,
        result: { code: 'job_cancelled' },
      });
    expect(await tasks.report(id, attempt, 90, 'Too late')).toBeNull();
    expect(await tasks.finish(id, attempt, DONE)).toBeNull();
    expect(await claim(waiting)).toBeNull();
  });

  it('is refused to other accounts, for other kinds, and once the task has ended or committed', async () => {
    const { id, attempt } = await started();
    expect(await cancel(id, { owner: await makeAccount(database) })).toBeNull();
    expect(await cancel(id, { kinds: ['preview'] })).toBeNull();
    expect(await cancel(id, { isCommitted: true })).toBeNull();
    expect(await stored(id)).toMatchObject({ state: 'active', attempt });
    await tasks.finish(id, attempt, DONE);
    expect(await cancel(id)).toBeNull();
    expect(await stored(id)).toMatchObject({ state: 'done' });
  });
});

describe('listStale', () => {
  it('lists unfinished tasks without a valid lease, oldest first', async () => {
    const [active, waiting, fresh, ended] = [await started(), await create(), await create(), await started()];
    await tasks.finish(ended.id, ended.attempt, DONE);
    await age(active.id, LEASE_SECONDS + 5);
    await age(waiting, LEASE_SECONDS + 10);
    await age(ended.id, LEASE_SECONDS + 15);
    const listed = (kinds: string[], limit = 10) =>
      tasks.listStale(kinds, LEASE_SECONDS, limit).then((rows) => rows.map(({ id }) => id));
    expect(await listed(['import'])).toEqual([waiting, active.id]);
    expect(await listed(['import'], 1)).toEqual([waiting]);
    expect(await listed(['preview'])).toEqual([]);
    expect(await listed(['import'])).not.toContain(fresh);
  });
});

describe('deleteFinished', () => {
  it('deletes finished tasks after their retention, and no others', async () => {
    const [old, recent, open] = [await started(), await started(), await create()];
    for (const { id, attempt } of [old, recent]) await tasks.finish(id, attempt, DONE);
    const day = 24 * 3_600;
    await age(old.id, 31 * day);
    await age(recent.id, 29 * day);
    await age(open, 31 * day);
    await tasks.deleteFinished(30);
    const left = await database.query<{ id: string }>('SELECT id FROM jobs ORDER BY id');
    expect(left.map(({ id }) => Number(id))).toEqual([recent.id, open]);
  });
});
