import { randomUUID } from 'node:crypto';
import { type Config, loadConfig } from '@kinloom/config';
import { createDataSource } from '@kinloom/database';
import { createTestDatabase, makeAccount, type TestDatabase } from '@kinloom/testing';
import type { DataSource } from 'typeorm';
import { BudgetsRepository } from './budgets.repository';
import { BudgetsService } from './budgets.service';
import { OpenSocketsRepository } from './open-sockets.repository';
import { OpenSocketsService } from './open-sockets.service';

let database: TestDatabase;
/** Data sources pick two simulated processes. */
let sources: [DataSource, DataSource];
let config: Config;
let services: [BudgetsService, BudgetsService];
let accountId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  sources = [createDataSource(database.url, 8), createDataSource(database.url, 8)];
  for (const source of sources) await source.initialize();
  config = loadConfig({
    DATABASE_URL: database.url,
    KINLOOM_TOKENS_PER_DAY: '10000',
    KINLOOM_UPLOADS_PER_HOUR: '7',
    KINLOOM_MAX_SOULS: '5',
    KINLOOM_MAX_SOCKETS: '4',
  });
  services = [serviceOf(sources[0]), serviceOf(sources[1])];
});
afterAll(async () => {
  for (const source of sources) await source.destroy();
  await database.drop();
});
beforeEach(async () => (accountId = await makeAccount(database)));

const serviceOf = (source: DataSource) => new BudgetsService(config, new BudgetsRepository(source));
const socketsOf = (source: DataSource) =>
  new OpenSocketsService(config, new OpenSocketsRepository(source, new BudgetsRepository(source)));
const codes = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? 'ok' : (one.reason as { code?: string }).code)).sort();
const runConcurrently = <T>(times: number, work: (i: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: times }, (_, i) => work(i)));
const pick = <T>(pair: readonly [T, T], i: number): T => (i % 2 === 0 ? pair[0] : pair[1]);

describe('periodic budgets', () => {
  it('are never overdrawn by concurrent charges pick two processes', async () => {
    const outcomes = await runConcurrently(30, (i) => pick(services, i).chargeUpload(accountId));
    expect(codes(outcomes)).toEqual([...Array<string>(7).fill('ok'), ...Array<string>(23).fill('too_many_uploads')]);
  });

  it('refund unused reservations, never below zero', async () => {
    const [service] = services;
    const correct = await service.reserveTokens(accountId, 9_000);
    await expect(service.reserveTokens(accountId, 2_000)).rejects.toMatchObject({ code: 'tokens_used_up' });
    await correct?.(1_000);
    expect((await service.list(accountId, 0)).find(({ budget }) => budget === 'tokens')).toBeUndefined();
    const more = await service.reserveTokens(accountId, 9_000);
    await more?.(-50_000);
    expect(await database.query('SELECT used FROM budget_usage WHERE account_id = $1', [accountId])).toEqual([
      { used: 0 },
    ]);
  });

  it('reject a charge above the limit', async () => {
    await expect(services[0].reserveTokens(accountId, 10_001)).rejects.toMatchObject({ code: 'tokens_used_up' });
  });

  it('reset at midnight UTC, and report the remaining time on rejection', async () => {
    await services[0].reserveTokens(accountId, 10_000);
    const refused: unknown = await services[0].reserveTokens(accountId, 1).catch((error: unknown) => error);
    const [row] = await database.query<{ left: number }>(
      `SELECT extract(epoch FROM date_trunc('day', now(), 'UTC') + interval '1 day' - now())::float8 AS left`,
    );
    const { retryAfter = 0 } = (refused as { details: { retryAfter?: number } }).details;
    expect(Math.abs(retryAfter - (row?.left ?? 0))).toBeLessThan(60);
    await database.query(`UPDATE budget_usage SET period_start = period_start - interval '1 day'`);
    await services[0].reserveTokens(accountId, 10_000);
  });

  it('charge nothing to a deleted account', async () => {
    await database.query('DELETE FROM accounts WHERE id = $1', [accountId]);
    await expect(services[0].reserveTokens(accountId, 1)).rejects.toMatchObject({ code: 'tokens_used_up' });
    expect(await database.query('SELECT FROM budget_usage WHERE account_id = $1', [accountId])).toEqual([]);
  });
});

describe('storage-based budgets', () => {
  it('hold under concurrent transactions pick two processes', async () => {
    const outcomes = await runConcurrently(20, (i) =>
      pick(sources, i).transaction(async (manager) => {
        await manager.query(`INSERT INTO companions (account_id, name, archetype) VALUES ($1, 'One', 'sage')`, [
          accountId,
        ]);
        await pick(services, i).enforce('souls', accountId, manager);
      }),
    );
    expect(codes(outcomes)).toEqual([...Array<string>(5).fill('ok'), ...Array<string>(15).fill('too_many_souls')]);
    expect(await database.query('SELECT FROM companions WHERE account_id = $1', [accountId])).toHaveLength(5);
  });
});

describe('open sockets', () => {
  it('never exceed the limit under concurrent connections to two processes', async () => {
    const processes = [socketsOf(sources[0]), socketsOf(sources[1])] as const;
    const outcomes = await runConcurrently(20, (i) => pick(processes, i).add(accountId));
    expect(codes(outcomes)).toEqual([...Array<string>(4).fill('ok'), ...Array<string>(16).fill('too_many_sockets')]);
    expect(await processes[0].count(accountId)).toBe(4);
    // A process that shuts down frees its own sockets.
    const own = outcomes.filter((one, i) => i % 2 === 0 && one.status === 'fulfilled').length;
    await processes[0].onApplicationShutdown();
    expect(await processes[1].count(accountId)).toBe(4 - own);
    await processes[1].onApplicationShutdown();
    expect(await processes[1].count(accountId)).toBe(0);
  });

  it('are renewed by their process, which deletes its closed ones and expired ones of others', async () => {
    const sockets = new OpenSocketsRepository(sources[0], new BudgetsRepository(sources[0]));
    const [open, closed, foreign, expired] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const [own, other] = [randomUUID(), randomUUID()];
    for (const id of [open, closed]) await sockets.add(id, accountId, own, 9, 60);
    for (const id of [foreign, expired]) await sockets.add(id, accountId, other, 9, 60);
    await database.query(
      `UPDATE open_sockets SET renewed_at = now() - make_interval(secs => CASE WHEN id = $1 THEN 90 ELSE 30 END) WHERE account_id = $2`,
      [expired, accountId],
    );
    await sockets.renew(own, [open], 60);
    const rows = await database.query<{ id: string; renewed: boolean }>(
      `SELECT id, renewed_at > now() - interval '10 seconds' AS renewed FROM open_sockets WHERE account_id = $1`,
      [accountId],
    );
    expect(new Map(rows.map(({ id, renewed }) => [id, renewed]))).toEqual(
      new Map([
        [open, true],
        [foreign, false],
      ]),
    );
    await sockets.renew(own, [], 60);
    expect(await sockets.count(accountId, 60)).toBe(1);
  });
});
