import { createDataSource } from '@kinloom/database';
import type { AccountsService, MailsService } from '@kinloom/domain/accounts';
import type { SecurityLogService } from '@kinloom/domain/security-log';
import type { FilesService } from '@kinloom/domain/soulprints';
import type { JobProducer } from '@kinloom/jobs';
import type { Realtime } from '@kinloom/realtime';
import { createTestDatabase, makeAccount, makeConversation, makeSoul, type TestDatabase } from '@kinloom/testing';
import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { AccountDeletionRepository } from './account-deletion.repository';
import { AccountDeletionService } from './account-deletion.service';

/** More than two batches. */
const MESSAGES = 4_500;

let database: TestDatabase;
let source: DataSource;
/** Writes entries in the transaction it is given, as the security log does. */
const securityLog = {
  record: ({ kind }: { kind: string }, manager: EntityManager = source.manager) =>
    manager.query(
      `INSERT INTO security_events (kind, outcome, actor, network, client) VALUES ($1, 'success', 'self', '', '')`,
      [kind],
    ),
} as unknown as SecurityLogService;
beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await createTestDatabase();
  source = await createDataSource(database.url, 6).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** Everything that a deletion does outside the database. */
interface Outside {
  outbox: string[];
  orphans: number;
  enqueued: number[];
}

/** The process crashes after this many of the calls below; every later call fails. */
class Crash {
  private calls = 0;
  private isDead = false;
  constructor(readonly after: number) {}

  get hasHappened(): boolean {
    return this.isDead;
  }

  async over<T>(work: () => Promise<T>): Promise<T> {
    if (this.isDead) throw new Error('the process is dead');
    const result = await work();
    this.calls += 1;
    this.isDead = this.calls === this.after;
    if (this.isDead) throw new Error('the process died');
    return result;
  }
}

const NEVER = Number.POSITIVE_INFINITY;
const STEPS = ['markForDeletion', 'deleteBatch', 'deleteAccount', 'advance', 'release', 'finish'] as const;

/** A process with its own service. */
function start(outside: Outside, email: string, crash = new Crash(NEVER)): AccountDeletionService {
  const deletions = new AccountDeletionRepository(source, securityLog);
  const mortal = new Proxy(deletions, {
    get: (target, key) => {
      const method = Reflect.get(target, key) as unknown;
      if (typeof method !== 'function') return method;
      const call = method.bind(target) as (...values: unknown[]) => Promise<unknown>;
      if (!STEPS.some((step) => step === key)) return call;
      return (...values: unknown[]) => crash.over(() => call(...values));
    },
  });
  const accounts = { confirm: async () => undefined, me: async () => ({ email }) };
  const mails = {
    hashAddress: async (address: string) => Buffer.from(address),
    deleteMailsTo: (hash: Buffer) =>
      crash.over(async () => {
        outside.outbox = outside.outbox.filter((address) => address !== hash.toString());
      }),
  };
  const files = {
    deleteOrphans: () =>
      crash.over(async () => {
        await database.query('DELETE FROM orphaned_files');
        outside.orphans += 1;
      }),
  };
  const realtime = { stopTurn: () => undefined, endSession: () => undefined, publishForgotten: () => undefined };
  const jobs = { enqueue: (_: string, { deletionId }: { deletionId: number }) => outside.enqueued.push(deletionId) };
  return new AccountDeletionService(
    mortal,
    accounts as unknown as AccountsService,
    mails as unknown as MailsService,
    files as unknown as FilesService,
    realtime as unknown as Realtime,
    securityLog,
    jobs as unknown as JobProducer,
  );
}

/** An account with some of everything. */
async function fill(email: string): Promise<number> {
  const account = await makeAccount(database, { email });
  const soul = await makeSoul(database, account);
  const conversation = await makeConversation(database, account, soul);
  await database.query(
    `INSERT INTO messages (conversation_id, seq, sender_id, content, status)
     SELECT $1, n, $2, 'text ' || n, 'complete' FROM generate_series(1, $3::int) n`,
    [conversation, account, MESSAGES],
  );
  await database.query(
    `WITH made AS (INSERT INTO imports (account_id, companion_id, kind, name) VALUES ($1, $2, 'soulprint', 'export') RETURNING id)
     INSERT INTO archive_lines (companion_id, import_id, thread, speaker, voice, content, digest)
     SELECT $2, made.id, '', '', 'person', 'line ' || n, decode(md5(n::text), 'hex') FROM made, generate_series(1, 2500) n`,
    [account, soul],
  );
  // An import that is being written.
  await database.query(
    `WITH job AS (INSERT INTO jobs (account_id, kind, state) VALUES ($1, 'import', 'active') RETURNING id),
       staging AS (INSERT INTO import_stagings (account_id, job_id) SELECT $1, id FROM job RETURNING id),
       soul AS (INSERT INTO companions (staging_id, name, archetype) SELECT id, 'Wren', 'sage' FROM staging RETURNING id),
       import AS (INSERT INTO imports (staging_id, companion_id, kind, name)
         SELECT staging.id, soul.id, 'soulprint', 'export' FROM staging, soul RETURNING id),
       conversation AS (INSERT INTO conversations (staging_id, import_id) SELECT staging.id, import.id FROM staging, import RETURNING id),
       spoken AS (INSERT INTO messages (conversation_id, seq, companion_id, content, status, import_id)
         SELECT conversation.id, n, soul.id, 'text', 'complete', import.id FROM conversation, soul, import, generate_series(1, 10) n)
     INSERT INTO archive_lines (companion_id, import_id, thread, speaker, voice, content, digest)
     SELECT soul.id, import.id, '', '', 'soul', 'line', decode(md5(n::text), 'hex') FROM soul, import, generate_series(1, 10) n`,
    [account],
  );
  await database.query(
    `WITH made AS (INSERT INTO agent_runs (account_id, job_id, kind, task_type, request, priority)
       SELECT $1::bigint, 1000 * $1::bigint + n, 'graph', '', '{}', 'low' FROM generate_series(1, 120) n RETURNING id)
     INSERT INTO langgraph.checkpoints (thread_id, checkpoint_ns, checkpoint_id, checkpoint, metadata)
     SELECT 'run-' || id, '', 'one', '{}', '{}' FROM made`,
    [account],
  );
  await database.query(
    `INSERT INTO files (account_id, companion_id, store_key, name, type, size) VALUES ($1, $2, gen_random_uuid(), 'a', 'b', 1)`,
    [account, soul],
  );
  await database.query(
    `INSERT INTO failed_jobs (job, queue, payload, reason, attempts)
     VALUES ('reflection', 'reflection', jsonb_build_object('conversationId', $1::bigint), 'Error', 3)`,
    [conversation],
  );
  await database.query(`INSERT INTO mails (kind, address, address_key) VALUES ('reset', $1, $1)`, [email]);
  return account;
}

const TABLES = [
  'accounts',
  'companions',
  'conversations',
  'messages',
  'archive_lines',
  'import_stagings',
  'imports',
  'agent_runs',
  'langgraph.checkpoints',
  'files',
  'orphaned_files',
  'failed_jobs',
  'mails',
] as const;
async function counts(): Promise<Record<string, number>> {
  const [row] = await database.query<Record<string, number>>(
    `SELECT ${TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS "${table}"`).join(', ')}`,
  );
  return row ?? {};
}
const deletionsOf = () =>
  database.query<{ id: string; account_id: string | null; step: string; finished_at: Date | null }>(
    'SELECT id, account_id, address_hash, step, finished_at FROM account_deletions ORDER BY id',
  );

it('deletes everything of an account, and records nothing of whose it was', async () => {
  const before = await counts();
  await fill('first@kinloom.test');
  const account = (await database.query<{ id: number }>('SELECT max(id)::int AS id FROM accounts'))[0]?.id ?? 0;
  const outside: Outside = { outbox: ['first@kinloom.test', 'other@kinloom.test'], orphans: 0, enqueued: [] };
  expect(await start(outside, 'first@kinloom.test').deleteAccount(account, '', { password: '' })).toBeNull();
  expect(await counts()).toEqual(before);
  expect(outside.outbox).toEqual(['other@kinloom.test']);
  expect((await deletionsOf()).at(-1)).toMatchObject({
    account_id: null,
    address_hash: null,
    finished_at: expect.any(Date),
  });
});

it('is completed by another process, whichever of its steps the first one died after', async () => {
  const neighbour = await fill('neighbour@kinloom.test');
  const before = await counts();
  for (let after = 1; ; after += 1) {
    const email = `crash-${after}@kinloom.test`;
    const account = await fill(email);
    const outside: Outside = { outbox: [email], orphans: 0, enqueued: [] };
    const crash = new Crash(after);
    const outcome = await start(outside, email, crash)
      .deleteAccount(account, '', { password: '' })
      .then(
        () => 'done' as const,
        () => 'crashed' as const,
      );
    expect(outcome).toBe(crash.hasHappened ? 'crashed' : 'done');
    if (!crash.hasHappened) {
      // Every step was crashed after: mark, 2 + 3 + 2 batches with their progress, account, files, outbox, and the end.
      expect(after).toBeGreaterThan(20);
      break;
    }
    expect(await database.query('SELECT FROM accounts WHERE id = $1 AND leaving_at IS NULL', [account])).toEqual([]);
    const unfinished = (await deletionsOf()).filter(({ finished_at }) => finished_at === null);
    const next = start(outside, email);
    // The crashed process still holds its lease: until it expires, no other process takes over.
    for (const { id } of unfinished) await next.run(Number(id));
    expect((await deletionsOf()).filter(({ finished_at }) => finished_at === null)).toEqual(unfinished);
    await database.query('UPDATE account_deletions SET due_at = now() WHERE finished_at IS NULL');
    await next.sweep();
    expect(outside.enqueued).toEqual(unfinished.map(({ id }) => Number(id)));
    for (const id of outside.enqueued) await next.run(id);
    expect([after, await counts()]).toEqual([after, before]);
    expect([after, outside.outbox]).toEqual([after, []]);
    expect((await deletionsOf()).filter(({ finished_at }) => finished_at === null)).toEqual([]);
  }
  expect(await database.query('SELECT FROM accounts WHERE id = $1', [neighbour])).toHaveLength(1);
  const [log] = await database.query<{ deleted: number }>(
    `SELECT count(*)::int AS deleted FROM security_events WHERE kind = 'account_deleted'`,
  );
  expect(log?.deleted).toBe((await deletionsOf()).length);
});

it('records the kind of a failure, and tells the state by the token only', async () => {
  const email = 'busy@kinloom.test';
  const account = await fill(email);
  const outside: Outside = { outbox: [], orphans: 0, enqueued: [] };
  const service = start(outside, email);
  const failing = jest
    .spyOn(AccountDeletionRepository.prototype, 'deleteAccount')
    .mockRejectedValueOnce(Object.assign(new Error('text of a row'), { code: '55P03' }));
  const token = await service.deleteAccount(account, '', { password: '' });
  failing.mockRestore();
  if (token === null) throw new Error('the deletion should continue');
  expect(await service.state(token)).toEqual({
    state: 'running',
    finishedSteps: 3,
    steps: 6,
    requestedAt: expect.any(String),
    finishedAt: null,
  });
  await expect(service.state(`${token}x`)).rejects.toMatchObject({ code: 'not_found' });
  const [row] = await database.query<{ id: string; error: string }>(
    'SELECT id, error FROM account_deletions WHERE finished_at IS NULL',
  );
  expect(row?.error).toBe('Error 55P03');
  await database.query('UPDATE account_deletions SET due_at = now() WHERE finished_at IS NULL');
  await service.run(Number(row?.id));
  expect(await service.state(token)).toMatchObject({ state: 'done', finishedSteps: 6 });
});

it('is taken over by a repeated request, and the process that lost it stops', async () => {
  const email = 'twice@kinloom.test';
  const account = await fill(email);
  const outside: Outside = { outbox: [], orphans: 0, enqueued: [] };
  const deletions = new AccountDeletionRepository(source, securityLog);
  const claim = () =>
    deletions.markForDeletion(account, {
      addressHash: Buffer.from(email),
      tokenHash: Buffer.from(email),
      leaseSeconds: 60,
    });
  const first = (await claim()).deletion;
  const second = (await claim()).deletion;
  expect([second.id, second.attempt]).toEqual([first.id, first.attempt + 1]);
  expect(await deletions.advance(first, 'outbox', 60)).toBe(false);
  expect(await deletions.advance(second, 'messages', 0)).toBe(true);
  await start(outside, email).run(second.id);
  expect(await database.query('SELECT FROM accounts WHERE id = $1', [account])).toEqual([]);
});
