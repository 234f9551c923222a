import { createDataSource } from '@kinloom/database';
import { createTestDatabase, type TestDatabase, waitFor } from '@kinloom/testing';
import { Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Housekeeping } from './housekeeping.decorator';
import { HousekeepingRepository } from './housekeeping.repository';
import { HousekeepingRunner } from './housekeeping.runner';
import { WorkerActivity } from './worker-activity';

let database: TestDatabase;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Behaviour {
  often: () => Promise<unknown>;
  seldom?: () => Promise<unknown>;
}

/** A worker's runner, with one task that is always due, or once an hour while the worker is quiet, and one that is due once an hour. */
async function runner(
  { often, seldom = async () => undefined }: Behaviour,
  activity = new WorkerActivity(),
): Promise<HousekeepingRunner> {
  @Injectable()
  class Tasks {
    @Housekeeping({ name: 'test.often', everyMs: 0, quietEveryMs: 3_600_000, timeoutMs: 300 })
    runOften(): Promise<unknown> {
      return often();
    }

    @Housekeeping({ name: 'test.seldom', everyMs: 3_600_000, timeoutMs: 300 })
    runSeldom(): Promise<unknown> {
      return seldom();
    }
  }
  const source = createDataSource(database.url, 4);
  await source.initialize();
  @Module({
    imports: [DiscoveryModule],
    providers: [
      Tasks,
      { provide: DataSource, useValue: source },
      { provide: WorkerActivity, useValue: activity },
      HousekeepingRepository,
      HousekeepingRunner,
    ],
  })
  class Worker {}
  const app = await NestFactory.createApplicationContext(Worker, { logger: false });
  closing.push(async () => {
    await app.close();
    if (source.isInitialized) await source.destroy();
  });
  const made = app.get(HousekeepingRunner);
  made.prepare();
  return made;
}

/** Makes a task due by moving its last run one hour back. */
const passTime = (name: string) =>
  database.query(
    `UPDATE housekeeping_runs SET started_at = started_at - interval '1 hour', finished_at = finished_at - interval '1 hour' WHERE name = $1`,
    [name],
  );
const state = async (name: string) =>
  (
    await database.query<{ error: string | null; ended: boolean }>(
      'SELECT error, finished_at IS NOT NULL AND finished_at >= started_at AS ended FROM housekeeping_runs WHERE name = $1',
      [name],
    )
  )[0];

beforeEach(async () => {
  database = await createTestDatabase();
  closing.push(() => database.drop());
});

describe('housekeeping', () => {
  it('runs each task on its own schedule', async () => {
    const runs: string[] = [];
    const one = await runner({ often: async () => runs.push('often'), seldom: async () => runs.push('seldom') });
    await one.tick();
    await one.settled();
    await passTime('test.often');
    await one.tick();
    await one.settled();
    expect(runs.sort()).toEqual(['often', 'often', 'seldom']);
    expect(await state('test.often')).toEqual({ error: null, ended: true });
  });

  it('runs a task less often while the worker is quiet', async () => {
    let isQuiet = false;
    class Activity extends WorkerActivity {
      override isQuiet(): boolean {
        return isQuiet;
      }
    }
    let runs = 0;
    const one = await runner({ often: async () => (runs += 1) }, new Activity());
    const minutesLater = () =>
      database.query(
        `UPDATE housekeeping_runs SET started_at = started_at - interval '5 minutes', finished_at = finished_at - interval '5 minutes'`,
      );
    const tick = async () => {
      await one.tick();
      await one.settled();
    };
    await tick();
    isQuiet = true;
    await minutesLater();
    await tick();
    expect(runs).toBe(1);
    isQuiet = false;
    await tick();
    expect(runs).toBe(2);
    isQuiet = true;
    await passTime('test.often');
    await tick();
    expect(runs).toBe(3);
  });

  it('runs a task in one worker at a time', async () => {
    let release: () => void = () => undefined;
    let runs = 0;
    const often = () => {
      runs += 1;
      return new Promise<void>((resolve) => (release = resolve));
    };
    const [one, other] = [await runner({ often }), await runner({ often })];
    await Promise.all([one.tick(), other.tick()]);
    expect(runs).toBe(1);
    await Promise.all([one.tick(), other.tick()]);
    expect(runs).toBe(1);
    release();
    await Promise.all([one.settled(), other.settled()]);
  });

  it('records the kind of an error, and runs the other tasks', async () => {
    const runs: string[] = [];
    const one = await runner({
      often: async () => {
        throw new TypeError('private words');
      },
      seldom: async () => runs.push('seldom'),
    });
    await one.tick();
    await one.settled();
    expect(runs).toEqual(['seldom']);
    expect(await state('test.often')).toEqual({ error: 'TypeError', ended: true });
    expect(await state('test.seldom')).toEqual({ error: null, ended: true });
  });

  it('records a timed-out run, and does not start another beside it', async () => {
    let release: () => void = () => undefined;
    let runs = 0;
    const one = await runner({
      often: () => {
        runs += 1;
        return new Promise<void>((resolve) => (release = resolve));
      },
    });
    await one.tick();
    await waitFor('the timeout', async () => (await state('test.often'))?.error === 'HousekeepingTimeoutError');
    await passTime('test.often');
    await one.tick();
    expect(runs).toBe(1);
    release();
    await one.settled();
    await one.tick();
    expect(runs).toBe(2);
    release();
    await one.settled();
  });

  it('takes over a task from a worker that died during a run', async () => {
    const one = await runner({ often: () => new Promise(() => undefined) });
    await one.tick();
    let runs = 0;
    const other = await runner({ often: async () => (runs += 1) });
    await passTime('test.often');
    await other.tick();
    await other.settled();
    expect(runs).toBe(1);
  });
});
