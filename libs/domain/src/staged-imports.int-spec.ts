import { loadConfig } from '@kinloom/config';
import { createDataSource, Sql } from '@kinloom/database';
import {
  BackgroundTasksService,
  type ClaimedTask,
  LEASE_SECONDS,
  TaskLeaseLostError,
} from '@kinloom/domain/background-tasks';
import { BudgetsService } from '@kinloom/domain/budgets';
import { bumpArchiveVersion } from '@kinloom/domain/memories';
import type { ConversationsService } from '@kinloom/domain/conversations';
import type { SecurityLogService } from '@kinloom/domain/security-log';
import type { SoulsService } from '@kinloom/domain/souls';
import type { Realtime } from '@kinloom/realtime';
import { createTestDatabase, makeAccount, makeSoul, type TestDatabase, waitFor } from '@kinloom/testing';
import type { DataSource, EntityManager } from 'typeorm';
import { AccountDeletionRepository } from './account-data/account-deletion.repository';
import { AccountExportRepository } from './account-data/account-export.repository';
import { EXPORT_TABLES } from './account-data/export-tables';
import { TRANSFER_TABLES } from './account-data/transfer/transfer-tables';
import { SystemRepository } from './administration/system.repository';
import { ReviewRepository } from './agents/review.repository';
import { BackgroundTasksRepository } from './background-tasks/background-tasks.repository';
import { BudgetsRepository } from './budgets/budgets.repository';
import { SearchRepository } from './conversations/search/search.repository';
import { parseSearchTerms } from './conversations/search/search-matcher';
import { MindsRepository } from './memories/minds/minds.repository';
import { SoulsRepository } from './souls/souls.repository';
import { SoulFilesRepository } from './soulprints/making/soul-files.repository';
import { ArchiveWriter } from './soulprints/importing/archive-writer';
import type { ExportsService } from './soulprints/importing/exports.service';
import type { ImportChoices } from './soulprints/importing/import-choices';
import { ImportedFacts } from './soulprints/importing/imported-facts';
import {
  settleImportedMemories,
  type SettledMemories,
  storeImportedMemories,
} from './soulprints/importing/imported-memories.repository';
import { ImportStagingRepository, type StagedImport } from './soulprints/importing/import-staging.repository';
import { ImportTaskService } from './soulprints/importing/import-task.service';
import { Importer } from './soulprints/importing/importer';
import { ImportsRepository } from './soulprints/importing/imports.repository';

/** Four full batches and a part of one. */
const LINES = 4_500;
const TEXT = (place: number) => (place === 7 ? 'The quincewater froze.' : `My sister Marta said ${place}.`);
/** Few lines of the person, because facts are extracted from them. */
const SPEAKER = (place: number) => (place % 10 ? 'Lumen' : 'Ada');

let database: TestDatabase;
let source: DataSource;
let accountId: number;
let budgets: BudgetsService;
let tasks: BackgroundTasksService;
beforeAll(async () => {
  database = await createTestDatabase();
  source = await createDataSource(database.url, 8).initialize();
  budgets = new BudgetsService(loadConfig({ DATABASE_URL: database.url }), new BudgetsRepository(source));
  const realtime = { publish: () => undefined } as unknown as Realtime;
  tasks = new BackgroundTasksService(new BackgroundTasksRepository(source, budgets), realtime);
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});
beforeEach(async () => (accountId = await makeAccount(database, { displayName: 'Ada' })));
afterEach(() => database.query('DELETE FROM accounts'));

/** A staging repository that reports each batch after its commit. The first transaction reads the existing conversations. */
class ObservedStaging extends ImportStagingRepository {
  private batches = 0;
  last: { task: ClaimedTask; staged: StagedImport } | null = null;

  constructor(private readonly afterBatch: (batch: number) => Promise<void>) {
    super(source, budgets);
  }

  override async writeBatch<T>(
    task: ClaimedTask,
    staged: StagedImport,
    write: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const result = await super.writeBatch(task, staged, write);
    this.last = { task, staged };
    await this.afterBatch((this.batches += 1));
    return result;
  }
}

const exports = {
  source: async () => ({
    name: 'chat.txt',
    size: null,
    async *open() {
      for (let place = 0; place < LINES; place += 1) {
        const time = new Date(Date.UTC(2023, 0, 1) + place * 60_000).toISOString();
        yield Buffer.from(`[${time.slice(0, 10)} ${time.slice(11, 19)}] ${SPEAKER(place)}: ${TEXT(place)}\n`);
      }
    },
  }),
} as unknown as ExportsService;

/** A worker. @param afterBatch called after each batch that it has written */
function start(
  afterBatch: (batch: number) => Promise<void> = async () => undefined,
  own: BackgroundTasksService = tasks,
) {
  const staging = new ObservedStaging(afterBatch);
  const announce = { announce: async () => undefined, get: async () => ({}) };
  const importer = new Importer(
    source,
    new ImportsRepository(source),
    staging,
    announce as unknown as SoulsService,
    announce as unknown as ConversationsService,
  );
  return { staging, service: new ImportTaskService(own, exports, importer, staging) };
}

const missing = (): never => {
  throw new Error('no batch was written');
};
/** Background tasks of a process that crashes: it neither releases nor ends its task. */
const mortalTasks = (): BackgroundTasksService =>
  new Proxy(tasks, {
    get: (target, key) =>
      key === 'release' || key === 'failed'
        ? () => Promise.reject(new Error('the process is dead'))
        : (Reflect.get(target, key) as unknown),
  });
const die = (): Promise<never> => Promise.reject(new Error('the process died'));

async function createTask(companionId: number | null = null): Promise<number> {
  const choices: ImportChoices = {
    name: 'Lumen',
    soulSpeaker: null,
    personSpeaker: null,
    dateOrder: null,
    timeZone: null,
    entries: null,
    importConversations: true,
    companionId,
    existingPersonality: null,
  };
  return (await tasks.create(accountId, 'import', { fileId: 0, choices })).jobId;
}
const expireLease = () =>
  database.query(`UPDATE jobs SET changed_at = now() - make_interval(secs => $1) WHERE state = 'active'`, [
    LEASE_SECONDS + 1,
  ]);

/** All rows that an import writes, visible or not. */
async function stored(): Promise<Record<string, number>> {
  const tables = ['import_stagings', 'imports', 'companions', 'conversations', 'messages', 'archive_lines'];
  const [row] = await database.query<Record<string, number>>(
    `SELECT ${tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`).join(', ')}`,
  );
  return row ?? {};
}
const IMPORTED = {
  import_stagings: 0,
  imports: 1,
  companions: 1,
  conversations: 1,
  messages: LINES,
  archive_lines: LINES,
};

async function countRows(pages: AsyncGenerator<unknown[]>): Promise<number> {
  let count = 0;
  for await (const page of pages) count += page.length;
  return count;
}

/** What readers of the account, and of the given soul, find. */
async function visible(soul: number | null): Promise<Record<string, unknown>> {
  const exported = new AccountExportRepository(source);
  const minds = new MindsRepository(new Sql(source));
  const search = new SearchRepository(source);
  const filter = { accountId, companionId: null, from: null, to: null };
  const terms = parseSearchTerms('quincewater');
  const souls = (await new SoulsRepository(source, budgets).listForOwner(accountId)).map(({ id }) => id);
  const conversations = await exported.conversationIds(accountId);
  const owners = { account: [accountId], soul: souls, conversation: conversations };
  const rows: Record<string, number> = {};
  for (const table of EXPORT_TABLES)
    for (const owner of owners[table.of])
      rows[`export ${table.name}`] =
        (rows[`export ${table.name}`] ?? 0) + (await countRows(exported.rows(table, owner)));
  for (const table of TRANSFER_TABLES)
    for (const owner of owners[table.owner])
      rows[`transfer ${table.name}`] =
        (rows[`transfer ${table.name}`] ?? 0) + (await countRows(exported.transferRows(table, owner)));
  return {
    ...rows,
    // The task itself is visible, and its progress.
    'export work': null,
    souls,
    conversations,
    counts: await new SystemRepository(source).counts(),
    imports: await new ImportsRepository(source).listForOwner(accountId),
    storage: await budgets.list(accountId, 0),
    indexed: (await search.findIndexedMessages(filter, terms))?.length,
    scanned: (await search.scanMessages(filter, terms)).length,
    archive: soul && (await minds.archive(soul, 0, 10_000, 10_000)).length,
    recent: soul && (await minds.archive(soul, 0, 10_000, 2)).map(({ text }) => text),
    spoken: soul && (await minds.messagesAfter(soul, { conversationId: 0, seq: 0 }, 10_000)).length,
    readable: soul && (await minds.readableSeqs(soul)).length,
    review: soul && (await new ReviewRepository(source).setupForOwner(accountId, soul)),
  };
}

/** Lines of another import of the soul. */
async function addLines(soul: number, texts: readonly string[]): Promise<number> {
  return source.transaction(async (manager) => {
    const [row] = await manager.query<{ id: number }[]>(
      `INSERT INTO imports (account_id, companion_id, kind, name) VALUES ($1, $2, 'enhance', 'files') RETURNING id`,
      [accountId, soul],
    );
    const writer = new ArchiveWriter(
      (write) => write(manager),
      soul,
      row?.id ?? 0,
      null,
      async () => undefined,
    );
    for (const [place, text] of texts.entries()) {
      const at = Date.UTC(2023, 0, 1) + place * 60_000;
      await writer.add({ thread: '', speaker: SPEAKER(place), role: null, text, at, sourceId: null }, 'soul');
    }
    await writer.flush();
    return writer.storedCount;
  });
}

describe('an import', () => {
  it.each(['new', 'existing'])('into a soul (%s) is invisible until it is committed', async (kind) => {
    const soul = kind === 'existing' ? await makeSoul(database, accountId) : null;
    if (soul) await addLines(soul, ['one', 'two', 'three']);
    const jobId = await createTask(soul);
    const before = await visible(soul);
    let during: unknown = null;
    const { service } = start(async (batch) => {
      if (batch !== 4) return;
      expect(await stored()).toMatchObject({ messages: 3_000, archive_lines: 3_000 + (soul ? 3 : 0) });
      during = await visible(soul);
    });
    await service.import(jobId);
    expect(during).toEqual(before);
    const [made] = await new SoulsRepository(source, budgets).listForOwner(accountId);
    expect(await visible(made?.id ?? 0)).toMatchObject({
      'export archive': LINES + (soul ? 3 : 0),
      'transfer messages': LINES,
      counts: { souls: 1, conversations: { count: 1 }, messages: { count: LINES } },
      indexed: 1,
      scanned: 1,
      archive: LINES + (soul ? 3 : 0),
      recent: [TEXT(LINES - 2), TEXT(LINES - 1)],
      readable: 1,
    });
    expect((await tasks.get(accountId, jobId)).result).toMatchObject({ messagesImported: LINES });
  });

  it('is committed without rewriting its messages and lines', async () => {
    await start().service.import(await createTask());
    for (const table of ['messages', 'archive_lines']) {
      const [row] = await database.query<{ transactions: number; committed: number }>(
        `SELECT count(DISTINCT r.xmin::text)::int AS transactions, count(*) FILTER (WHERE r.xmin = i.xmin)::int AS committed
         FROM ${table} r JOIN imports i ON i.id = r.import_id`,
      );
      expect(row).toEqual({ transactions: 5, committed: 0 });
    }
    expect(
      await database.query(
        `SELECT c.last_seq, c.read_seq, c.created_at, c.last_message_at, r.reflected_seq FROM conversations c
           JOIN conversation_souls s ON s.conversation_id = c.id JOIN reflection_progress r ON r.conversation_id = c.id`,
      ),
    ).toEqual([
      {
        last_seq: LINES,
        read_seq: LINES,
        reflected_seq: LINES,
        created_at: new Date(Date.UTC(2023, 0, 1)),
        last_message_at: new Date(Date.UTC(2023, 0, 1) + (LINES - 1) * 60_000),
      },
    ]);
  });

  it('that is cancelled while it writes stores nothing more, and its rows are deleted', async () => {
    const jobId = await createTask();
    const isCommitted = (manager: EntityManager) => new ImportsRepository(source).isCommitted(manager, jobId);
    const { service, staging } = start(async (batch) => {
      if (batch === 3) await tasks.cancel(accountId, jobId, { kinds: ['import'], isCommitted });
    });
    await service.import(jobId);
    expect(await stored()).toMatchObject({ import_stagings: 1, messages: 2_000 });
    expect(await tasks.get(accountId, jobId)).toMatchObject({ state: 'failed', result: { code: 'job_cancelled' } });
    await Promise.all([staging.discardAbandoned(), start().staging.discardAbandoned()]);
    expect(Object.values(await stored())).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('whose worker crashed is restarted by the next attempt, without duplicates', async () => {
    const jobId = await createTask();
    const dead = start((batch) => (batch === 4 ? die() : Promise.resolve()), mortalTasks());
    await expect(dead.service.import(jobId)).rejects.toThrow('the process is dead');
    expect(await stored()).toMatchObject({ import_stagings: 1, messages: 3_000 });
    await start().staging.discardAbandoned();
    expect(await stored()).toMatchObject({ import_stagings: 1, messages: 3_000 });
    await expireLease();
    let during: unknown = null;
    const next = start(async (batch) => void (batch === 2 && (during = await stored())));
    await next.service.import(jobId);
    expect(during).toMatchObject({ import_stagings: 1, imports: 1, messages: 1_000 });
    expect(await stored()).toEqual(IMPORTED);
    expect(await tasks.get(accountId, jobId)).toMatchObject({ state: 'done', result: { messagesImported: LINES } });
    const { task, staged } = dead.staging.last ?? missing();
    await expect(dead.staging.commit(task, staged, missing)).rejects.toMatchObject({ code: 'soul_not_found' });
  });

  it('that lost its lease writes no further batch', async () => {
    const jobId = await createTask(await makeSoul(database, accountId));
    const other = start();
    let outcome: unknown = null;
    const slow = start(async (batch) => {
      if (batch !== 2) return;
      await expireLease();
      await tasks.claim(jobId);
      const { task, staged } = slow.staging.last ?? missing();
      outcome = await slow.staging.writeBatch(task, staged, missing).catch((error: unknown) => error);
    });
    await slow.service.import(jobId);
    expect(outcome).toBeInstanceOf(TaskLeaseLostError);
    expect(await stored()).toMatchObject({ import_stagings: 1, messages: 1_000 });
    await expireLease();
    await other.service.import(jobId);
    expect(await stored()).toEqual(IMPORTED);
  });

  it('whose account or soul is deleted while it writes stops, and nothing of it is left', async () => {
    const securityLog = { record: async () => undefined } as unknown as SecurityLogService;
    const deletions = new AccountDeletionRepository(source, securityLog);
    const jobId = await createTask();
    await start(async (batch) => {
      if (batch !== 3) return;
      const hashes = { addressHash: Buffer.from('address'), tokenHash: Buffer.from('token') };
      await deletions.markForDeletion(accountId, { ...hashes, leaseSeconds: 60 });
    }).service.import(jobId);
    expect(await stored()).toMatchObject({ import_stagings: 1, messages: 2_000, archive_lines: 2_000 });
    for (const step of ['messages', 'archive-lines'] as const)
      await waitFor(`the ${step} to be deleted`, () => deletions.deleteBatch(accountId, step));
    expect(await stored()).toMatchObject({ import_stagings: 1, messages: 0, archive_lines: 0 });
    await deletions.deleteAccount(accountId, 'files');
    expect(Object.values(await stored())).toEqual([0, 0, 0, 0, 0, 0]);

    accountId = await makeAccount(database);
    const soul = await makeSoul(database, accountId);
    const second = await createTask(soul);
    const { service, staging } = start(async (batch) => {
      if (batch === 3) await database.query('DELETE FROM companions WHERE id = $1', [soul]);
    });
    await service.import(second);
    expect((await tasks.get(accountId, second)).result).toEqual({ code: 'soul_not_found' });
    await staging.discardAbandoned();
    expect(Object.values(await stored())).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('two imports at once', () => {
  it('into different souls do not affect each other', async () => {
    const jobs = [await createTask(), await createTask(), await createTask(await makeSoul(database, accountId))];
    await Promise.all(jobs.map((jobId) => start().service.import(jobId)));
    for (const jobId of jobs) expect(await tasks.get(accountId, jobId)).toMatchObject({ state: 'done' });
    expect(await stored()).toMatchObject({ companions: 3, imports: 3, conversations: 3, messages: 3 * LINES });
  });

  it('into the same soul run one after the other, and the second one adds nothing twice', async () => {
    const soul = await makeSoul(database, accountId);
    const [first, second] = [await createTask(soul), await createTask(soul)];
    const other = start();
    await start(async (batch) => {
      if (batch === 2) await other.service.import(second);
    }).service.import(first);
    expect(await tasks.get(accountId, second)).toMatchObject({ state: 'waiting' });
    await other.service.import(second);
    expect((await tasks.get(accountId, second)).result).toMatchObject({
      messagesImported: 0,
      report: { duplicates: LINES },
    });
    expect(await stored()).toEqual({ ...IMPORTED, imports: 2 });
  });

  it('into the same soul: what a cancelled one staged does not keep the next one from starting', async () => {
    const soul = await makeSoul(database, accountId);
    const [first, second] = [await createTask(soul), await createTask(soul)];
    await start(async (batch) => {
      if (batch === 3) await tasks.failed({ id: first, attempt: 1 }, 'cancelled');
    }).service.import(first);
    await start().service.import(second);
    expect((await tasks.get(accountId, second)).result).toMatchObject({ messagesImported: LINES });
    expect(await stored()).toEqual(IMPORTED);
  });
});

describe('while an import writes', () => {
  it('what the soul learns after the facts were compared is superseded by a newer fact', async () => {
    const soul = await makeSoul(database, accountId);
    const draftsOf = async (text: string, at: number) => {
      const facts = new ImportedFacts({ personName: 'Ada', soulName: 'Lumen' });
      await facts.addLines([{ id: 0, from: 'person', speaker: 'Ada', text, at, thread: '' }]);
      return facts.topDrafts();
    };
    const store = (settled: SettledMemories) =>
      source.transaction(async (manager) => {
        const [row] = await manager.query<{ id: number }[]>(
          `INSERT INTO imports (account_id, companion_id, kind, name) VALUES ($1, $2, 'soulprint', 'chat') RETURNING id`,
          [accountId, soul],
        );
        const importId = row?.id ?? 0;
        const version = await bumpArchiveVersion(manager, soul, importId);
        return storeImportedMemories(manager, { soulId: soul, version, importId, label: 'chat' }, settled);
      });
    const newer = await settleImportedMemories(
      source.manager,
      soul,
      await draftsOf('I live in Ghent.', Date.UTC(2023, 5)),
    );
    const older = await settleImportedMemories(
      source.manager,
      soul,
      await draftsOf('I live in Bruges.', Date.UTC(2022, 5)),
    );
    expect([await store(older), await store(newer)]).toEqual([1, 1]);
    expect(
      await database.query('SELECT content, superseded_at IS NULL AS active FROM memories ORDER BY said_at'),
    ).toEqual([
      { content: expect.stringContaining('Bruges'), active: false },
      { content: expect.stringContaining('Ghent'), active: true },
    ]);
  });

  it('files that are added keep their lines, even if the import is cancelled', async () => {
    const soul = await makeSoul(database, accountId);
    const jobId = await createTask(soul);
    let kept = 0;
    const { service, staging } = start(async (batch) => {
      if (batch !== 2) return;
      kept = await addLines(soul, [TEXT(0), TEXT(1), 'something else']);
      await tasks.failed({ id: jobId, attempt: 1 }, 'cancelled');
    });
    await service.import(jobId);
    await staging.discardAbandoned();
    expect(kept).toBe(3);
    expect(await stored()).toMatchObject({ archive_lines: 3, messages: 0, imports: 1, import_stagings: 0 });
  });

  it('removing an archive deletes nothing of the import', async () => {
    const soul = await makeSoul(database, accountId);
    await addLines(soul, ['one', 'two']);
    const files = new SoulFilesRepository(source, budgets);
    await start(async (batch) => {
      if (batch === 3) await files.dropArchiveForOwner(accountId, soul);
    }).service.import(await createTask(soul));
    expect(await stored()).toMatchObject({ archive_lines: LINES, messages: LINES, imports: 2 });
  });
});
