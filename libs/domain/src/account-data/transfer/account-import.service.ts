import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type AccountImported,
  BEHAVIOR_DEFAULTS,
  DomainError,
  type JobAccepted,
  type JobNews,
  LIMITS,
} from '@kinloom/contract';
import {
  BackgroundTasksService,
  type ClaimedTask,
  type ReportProgress,
  runTask,
} from '@kinloom/domain/background-tasks';
import { BudgetsService } from '@kinloom/domain/budgets';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { ExportsService, FilesService, type ReceivedFile } from '@kinloom/domain/soulprints';
import { JobProducer } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { filePath } from '../html-pages';
import { AccountImportRepository, type AccountSettings } from './account-import.repository';
import { ArchiveReader } from './archive-reader';
import { IdMap } from './id-map';
import { type ArchiveRow, mapRow, type RowContext } from './row-mapping';
import { ACCOUNT_SETTINGS_PATH, rowsPath, TRANSFER_TABLES, type TransferTable } from './transfer-tables';

const KIND = 'transfer';
/** Rows per INSERT statement. */
const BATCH = 500;
/** Files between two renewals of the lease of contents that no row references yet. */
const RENEW_EVERY = 20;
/** Maximum number of lost imports enqueued per sweep. */
const SWEEP = 20;

/** Imports an exported account into an empty account of this or another installation. */
@Injectable()
export class AccountImportService {
  constructor(
    private readonly imports: AccountImportRepository,
    private readonly archives: ExportsService,
    private readonly files: FilesService,
    private readonly tasks: BackgroundTasksService,
    private readonly jobs: JobProducer,
    private readonly budgets: BudgetsService,
    private readonly securityLog: SecurityLogService,
  ) {}

  /**
   * Stores an archive and starts its import as a background task.
   * @throws DomainError account_not_empty, too_many_imports, archive_unknown, archive_version, archive_damaged, archive_too_large
   */
  async start(accountId: number, received: ReceivedFile): Promise<JobAccepted> {
    await this.requireEmpty(accountId);
    await this.budgets.require('imports', accountId);
    (await ArchiveReader.open({ ...received, open: () => noBytes() })).close();
    const fileId = await this.archives.keep(accountId, received, { counted: false });
    try {
      const { jobId } = await this.tasks.create(accountId, KIND, { fileId }, 'Waiting…', 'imports');
      this.jobs.enqueue(KIND, { jobId });
      return { jobId };
    } catch (error) {
      await this.archives.discard(accountId, fileId);
      throw error;
    }
  }

  /** @throws DomainError account_not_empty */
  async requireEmpty(accountId: number): Promise<void> {
    if (!(await this.imports.isEmpty(accountId))) throw new DomainError('account_not_empty');
  }

  /** The newest import of the account; null if there was none in the last weeks. */
  latest(accountId: number): Promise<JobNews | null> {
    return this.imports.latest(accountId);
  }

  /** Enqueues imports whose job was lost. */
  async sweep(): Promise<void> {
    for (const { id } of await this.tasks.listStale([KIND], SWEEP)) this.jobs.enqueue(KIND, { jobId: id });
  }

  /** Runs an import (job handler; idempotent: a second attempt finds a non-empty account or no task). */
  async run(jobId: number): Promise<void> {
    await runTask(this.tasks, jobId, async (task, report) => {
      const { fileId } = task.payload as { fileId: number };
      try {
        const result = await this.import(task, fileId, report);
        return { result, message: '' };
      } catch (error) {
        // A DomainError is final, so the archive is no longer needed.
        if (error instanceof DomainError) await this.archives.discard(task.accountId, fileId);
        throw error;
      }
    });
  }

  private async import(task: ClaimedTask, fileId: number, report: ReportProgress): Promise<AccountImported> {
    const { accountId } = task;
    await report(0, 'Checking the archive…');
    const archive = await ArchiveReader.open(await this.archives.source(accountId, fileId));
    const keys = new Map<number, string>();
    try {
      await this.extractFiles(archive, keys, report);
      const result = await this.files.deleteUnlessClaimed(
        [...keys.values()].map((key) => ({ key })),
        () =>
          this.imports.transaction(task, async (manager) => {
            await this.files.claim(manager, [...keys.values()]);
            const imported = await this.importRows(manager, accountId, archive, keys, report);
            await this.imports.removeArchive(manager, accountId, fileId);
            await this.budgets.enforce('souls', accountId, manager);
            await this.budgets.enforce('storage', accountId, manager);
            await this.securityLog.record({ kind: 'account_imported', accountId }, manager);
            return imported;
          }),
      );
      await this.files.deleteOrphans();
      return result;
    } finally {
      archive.close();
    }
  }

  /**
   * Stores the contents of all files. They are orphans until the transaction references them.
   * @param keys filled with the storage keys, by file id in the archive
   */
  private async extractFiles(archive: ArchiveReader, keys: Map<number, string>, report: ReportProgress): Promise<void> {
    const total = Math.max(1, archive.manifest.rowCounts['files'] ?? 1);
    let seen = 0;
    for await (const row of archive.rows(rowsPath('files'))) {
      const { id, name } = row;
      if (typeof id !== 'number' || typeof name !== 'string') throw new DomainError('archive_damaged');
      const path = filePath({ id, name });
      // A file whose content was missing at export time is listed without it.
      if (archive.has(path)) keys.set(id, await this.place(archive, path));
      seen += 1;
      if (seen % RENEW_EVERY !== 0) continue;
      await this.files.renew([...keys.values()]);
      await report(30 * Math.min(1, seen / total), `Unpacking files… ${seen} of ${total}`);
    }
    await this.files.renew([...keys.values()]);
  }

  private async place(archive: ArchiveReader, path: string): Promise<string> {
    const to = join(await this.files.uploadFolder(), randomUUID());
    try {
      await archive.extract(path, to);
      return await this.files.placeBytes(to);
    } finally {
      await rm(to, { force: true });
    }
  }

  private async importRows(
    manager: EntityManager,
    accountId: number,
    archive: ArchiveReader,
    keys: ReadonlyMap<number, string>,
    report: ReportProgress,
  ): Promise<AccountImported> {
    const ids = new IdMap(accountId, (table, count) => this.imports.allocateIds(manager, table, count));
    const context: RowContext = {
      ids,
      accountId,
      storeKey: (oldId) => keys.get(oldId) ?? randomUUID(),
      newTaskId: async () => (await this.imports.allocateIds(manager, 'jobs', 1))[0] as number,
    };
    const counts: Record<string, number> = {};
    let skipped = 0;
    for (const [place, table] of TRANSFER_TABLES.entries()) {
      await report(30 + (65 * place) / TRANSFER_TABLES.length, 'Importing…');
      const { stored, read } = await this.importTable(manager, archive, table, context);
      if (read !== archive.manifest.rowCounts[table.name]) throw new DomainError('archive_damaged');
      counts[table.name] = stored;
      skipped += read - stored;
    }
    await this.imports.applySettings(manager, accountId, await settingsIn(archive));
    await this.imports.markInsightStale(manager, await ids.allStored('companions'));
    return { counts, skipped };
  }

  private async importTable(
    manager: EntityManager,
    archive: ArchiveReader,
    table: TransferTable,
    context: RowContext,
  ): Promise<{ stored: number; read: number }> {
    const writable = await this.imports.columnsOf(manager, table.name);
    const siblings = new Map(
      (table.siblings ?? []).map((column) => [column, [] as { id: number; oldSibling: number }[]]),
    );
    let [stored, read] = [0, 0];
    let columns: string[] | null = null;
    let batch: ArchiveRow[] = [];
    const flush = async () => {
      await this.imports.insert(manager, table.name, columns ?? [], batch);
      stored += batch.length;
      batch = [];
    };
    for await (const source of archive.rows(rowsPath(table.name))) {
      read += 1;
      const mapped = await mapRow(table, source, context);
      if (!mapped) continue;
      const { row, oldId } = mapped;
      columns ??= writable.filter((column) => column in row);
      if (columns.some((column) => !(column in row))) throw new DomainError('archive_damaged');
      batch.push(row);
      if (oldId !== null) context.ids.markStored(table.name, oldId);
      for (const [column, oldSibling] of Object.entries(mapped.siblings))
        siblings.get(column)?.push({ id: row['id'] as number, oldSibling });
      if (batch.length === BATCH) await flush();
    }
    await flush();
    for (const [column, rows] of siblings) {
      const pairs = await Promise.all(
        rows.map(async ({ id, oldSibling }) => ({ id, sibling: await context.ids.storedId(table.name, oldSibling) })),
      );
      const found = pairs.flatMap(({ id, sibling }) => (sibling === null ? [] : [{ id, sibling }]));
      await this.imports.setSiblings(manager, table.name, column, found);
    }
    return { stored, read };
  }
}

/** A received archive is read from its path, not from a stream. */
async function* noBytes(): AsyncGenerator<Uint8Array> {
  throw new Error('a received archive is read from the disk');
}

async function settingsIn(archive: ArchiveReader): Promise<AccountSettings> {
  for await (const { settings, behavior, guarded } of archive.rows(ACCOUNT_SETTINGS_PATH)) {
    if (!isObject(settings) || !isObject(behavior)) break;
    const defaults: object = BEHAVIOR_DEFAULTS;
    const known = Object.entries(behavior).filter(([name, value]) => {
      const usual = Object.entries(defaults).find(([one]) => one === name);
      return usual !== undefined && typeof value === typeof usual[1];
    });
    if (Buffer.byteLength(JSON.stringify(settings)) > LIMITS.settingsBytes) break;
    return { settings, behavior: Object.fromEntries(known), guarded: guarded === true };
  }
  throw new DomainError('archive_damaged');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
