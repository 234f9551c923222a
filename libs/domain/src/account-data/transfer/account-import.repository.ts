import { DomainError, type JobNews } from '@kinloom/contract';
import { AccountEntity, allowLongStatements, ChannelEntity, FileEntity, JobEntity } from '@kinloom/database';
import { type ClaimedTask, TaskLeaseLostError } from '@kinloom/domain/background-tasks';
import { markInsightStale } from '@kinloom/domain/insight';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { type QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import type { ArchiveRow } from './row-mapping';

/** Seconds for one statement of an import: a batch of rows, with indexes and foreign keys. */
const STATEMENT_SECONDS = 600;
/** PostgreSQL error classes for invalid values: data exceptions (22) and constraint violations (23). */
const WRONG_VALUE = /^2[23]/;
const IDENTIFIER = /^[a-z_][a-z0-9_]*$/;

/** Tables that must be empty before an import. Not channels: every account starts with default ones, which the import replaces. */
const OCCUPYING_TABLES = ['companions', 'conversations', 'shared_memories', 'imports', 'anchor_threads', 'agent_runs'];

/** Settings of an account that move with it. */
export interface AccountSettings {
  settings: Record<string, unknown>;
  behavior: Record<string, unknown>;
  guarded: boolean;
}

/** Stores the rows of an archive. */
@Injectable()
export class AccountImportRepository {
  constructor(private readonly source: DataSource) {}

  /** Whether an account has no data that an import could mix with. */
  async isEmpty(accountId: number, manager: EntityManager = this.source.manager): Promise<boolean> {
    // SQL: several tables in one snapshot
    const [row] = await manager.query<{ used: boolean }[]>(
      `SELECT ${OCCUPYING_TABLES.map((table) => `EXISTS (SELECT FROM ${table} WHERE account_id = $1)`).join(
        ' OR ',
      )} AS used`,
      [accountId],
    );
    return row?.used === false;
  }

  /** The newest import task of the account; null after its retention. */
  async latest(accountId: number): Promise<JobNews | null> {
    const job = await this.source
      .getRepository(JobEntity)
      .findOne({ where: { accountId, kind: 'transfer' }, order: { id: 'DESC' } });
    return job && { jobId: job.id, kind: job.kind, state: job.state, progress: job.progress, message: job.message };
  }

  /**
   * Runs an import in one transaction while this attempt holds the task's lease.
   * @throws TaskLeaseLostError; DomainError account_not_empty; archive_damaged if the database rejects a value
   */
  async transaction<T>(
    { id, attempt, accountId }: ClaimedTask,
    run: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.source.transaction(async (manager) => {
        await allowLongStatements(manager, STATEMENT_SECONDS);
        // Serializes imports of an account. Not FOR UPDATE, which would block sign-ins through their foreign keys.
        await manager.findOne(AccountEntity, {
          select: { id: true },
          where: { id: accountId },
          lock: { mode: 'for_no_key_update' },
        });
        if (!(await this.isEmpty(accountId, manager))) throw new DomainError('account_not_empty');
        await manager.delete(ChannelEntity, { accountId });
        const result = await run(manager);
        const lockedJob = await manager.findOne(JobEntity, {
          select: { id: true },
          where: { id, attempt, state: 'active' },
          lock: { mode: 'for_no_key_update' },
        });
        if (!lockedJob) throw new TaskLeaseLostError();
        return result;
      });
    } catch (error) {
      if (error instanceof QueryFailedError && WRONG_VALUE.test(String((error.driverError as { code?: string }).code)))
        // The cause is dropped, because its message quotes the row.
        throw new DomainError('archive_damaged');
      throw error;
    }
  }

  /** Insertable columns of a table in table order. */
  async columnsOf(manager: EntityManager, table: string): Promise<string[]> {
    // SQL: the catalogue of the server
    const rows = await manager.query<{ name: string }[]>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
      [table],
    );
    return rows.map(({ name }) => name);
  }

  /** Allocates ids from the table's sequence. */
  async allocateIds(manager: EntityManager, table: string, count: number): Promise<number[]> {
    // SQL: sequences of the server
    const rows = await manager.query<{ id: number }[]>(
      `SELECT nextval(pg_get_serial_sequence($1, 'id')) AS id FROM generate_series(1, $2)`,
      [table, count],
    );
    return rows.map(({ id }) => id);
  }

  /** Inserts rows. Columns missing in all rows keep their defaults. */
  async insert(
    manager: EntityManager,
    table: string,
    columns: readonly string[],
    rows: readonly ArchiveRow[],
  ): Promise<void> {
    if (rows.length === 0) return;
    const list = [table, ...columns].map(identifier).slice(1).join(', ');
    // SQL: tables and columns are named by the archive, and the rows are one parameter
    await manager.query(
      `INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
  }

  /** Sets a column that references another row of the same table. */
  async setSiblings(
    manager: EntityManager,
    table: string,
    column: string,
    pairs: readonly { id: number; sibling: number }[],
  ): Promise<void> {
    if (pairs.length === 0) return;
    // SQL: tables and columns are named by the archive, and the pairs are one parameter
    await manager.query(
      `UPDATE ${identifier(table)} t SET ${identifier(column)} = p.sibling
       FROM unnest($1::bigint[], $2::bigint[]) AS p(id, sibling) WHERE t.id = p.id`,
      [pairs.map(({ id }) => id), pairs.map(({ sibling }) => sibling)],
    );
  }

  /** Applies settings. The protection of minors stays active if either account has it. */
  async applySettings(
    manager: EntityManager,
    accountId: number,
    { settings, behavior, guarded }: AccountSettings,
  ): Promise<void> {
    await manager.update(AccountEntity, { id: accountId }, {
      settings,
      behavior,
      ...(guarded && { guardedAt: () => 'coalesce(guarded_at, now())' }),
    } as QueryDeepPartialEntity<AccountEntity>);
  }

  /** Marks the insight figures of souls as due. */
  markInsightStale(manager: EntityManager, souls: readonly number[]): Promise<void> {
    return markInsightStale(manager, souls);
  }

  /** Deletes the archive's file row; the sweep deletes its content. */
  async removeArchive(manager: EntityManager, accountId: number, fileId: number): Promise<void> {
    await manager.delete(FileEntity, { accountId, id: fileId });
  }
}

function identifier(name: string): string {
  if (!IDENTIFIER.test(name)) throw new DomainError('archive_damaged');
  return name;
}
