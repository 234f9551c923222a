import { DomainError, type Personality, type SoulAnalysis } from '@kinloom/contract';
import { CompanionEntity, ImportStagingEntity, transact } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { type ClaimedTask, confirmLease } from '@kinloom/domain/background-tasks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { storableJson } from '../storable';
import type { ImportChoices } from './import-choices';
import type { Outcome } from './imports.repository';

/** Rows deleted per transaction when a staging is discarded. */
const DISCARD_ROWS = 2_000;

export interface ImportedSoul {
  id: number;
  name: string;
  /** Name of the account's person. */
  person: string;
  /** Whether the import creates the soul. */
  made: boolean;
}

/** An import that is being written. */
export interface StagedImport {
  stagingId: number;
  importId: number;
  soul: ImportedSoul;
}

/** What the commit of an import stores besides the staged rows. `made` is null for an existing soul, whose personality is not changed. */
export interface ImportCompletion {
  outcome: Outcome;
  analysis: SoulAnalysis;
  made: { personality: Personality; archetype: string } | null;
}

/**
 * Staged imports: rows that are written in batches and are invisible, because their import, soul and conversations belong to a staging
 * instead of an account, until one short transaction commits them (docs/decisions/0015-imports.md).
 */
@Injectable()
export class ImportStagingRepository {
  constructor(
    private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {}

  /** Whether the task has to wait, because another task imports into the same soul. */
  async isBlocked(jobId: number): Promise<boolean> {
    // SQL: reads inside of JSON
    const others = await this.source.query<object[]>(
      `SELECT FROM jobs j JOIN imports i ON i.companion_id = (j.payload #>> '{choices,companionId}')::bigint
         JOIN import_stagings s ON s.id = i.staging_id AND s.job_id <> j.id
         JOIN jobs other ON other.id = s.job_id AND other.state IN ('waiting', 'active')
       WHERE j.id = $1`,
      [jobId],
    );
    return others.length > 0;
  }

  /**
   * Opens the staging of a task, with the import and, unless it exists, the soul. Discards what an earlier attempt at the task has staged,
   * and what a task that has ended left for the same soul.
   * @throws DomainError soul_not_found; TaskLeaseLostError
   */
  async open(task: ClaimedTask, { companionId, name }: ImportChoices, fileId: number): Promise<StagedImport> {
    // SQL: an outer join of a table that refers to this one
    const leftovers = await this.source.query<{ id: number }[]>(
      `SELECT s.id FROM import_stagings s JOIN jobs j ON j.id = s.job_id LEFT JOIN imports i ON i.staging_id = s.id
       WHERE s.job_id = $1 OR (i.companion_id = $2 AND j.state NOT IN ('waiting', 'active'))`,
      [task.id, companionId],
    );
    for (const { id } of leftovers) await this.discard(id);
    return this.source.transaction(async (manager) => {
      await confirmLease(manager, task);
      // SQL: a subquery in RETURNING
      const [staging] = await manager.query<{ id: number; person: string }[]>(
        `INSERT INTO import_stagings (account_id, job_id) VALUES ($1, $2)
         RETURNING id, (SELECT display_name FROM accounts WHERE id = $1) AS person`,
        [task.accountId, task.id],
      );
      if (!staging) throw new Error('a staging was not stored');
      // SQL: both ways return the same columns
      const [soul] = await (companionId === null
        ? manager.query<Pick<ImportedSoul, 'id' | 'name'>[]>(
            `INSERT INTO companions (staging_id, name, archetype) VALUES ($1, $2, 'companion') RETURNING id, name`,
            [staging.id, name],
          )
        : manager.query<Pick<ImportedSoul, 'id' | 'name'>[]>(
            'SELECT id, name FROM companions WHERE id = $1 AND account_id = $2 FOR KEY SHARE',
            [companionId, task.accountId],
          ));
      if (!soul) throw new DomainError('soul_not_found');
      const made = companionId === null;
      // SQL: the size is a subquery
      const [row] = await manager.query<{ id: number }[]>(
        `INSERT INTO imports (staging_id, companion_id, kind, name, made_soul, bytes)
         VALUES ($1, $2, 'soulprint', $3, $4, coalesce((SELECT size FROM files WHERE id = $5 AND account_id = $6), 0)) RETURNING id`,
        [staging.id, soul.id, name, made, fileId, task.accountId],
      );
      if (!row) throw new Error('an import was not stored');
      return { stagingId: staging.id, importId: row.id, soul: { ...soul, person: staging.person, made } };
    });
  }

  /** Stores one batch in its own transaction. @throws DomainError soul_not_found; TaskLeaseLostError */
  writeBatch<T>(task: ClaimedTask, { soul }: StagedImport, write: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(async (manager) => {
      await lockSoul(manager, soul);
      await confirmLease(manager, task);
      return write(manager);
    });
  }

  /**
   * Makes an import visible, in one transaction whose statements do not rewrite the staged messages and lines.
   * @param complete writes the rest and makes the conversations visible
   * @throws DomainError soul_not_found, too_many_souls, storage_full; TaskLeaseLostError
   */
  commit(
    task: ClaimedTask,
    { stagingId, importId, soul }: StagedImport,
    complete: (manager: EntityManager) => Promise<ImportCompletion>,
  ): Promise<Outcome> {
    const { accountId } = task;
    return this.source.transaction(async (manager) => {
      await lockSoul(manager, soul);
      const { outcome, analysis, made } = await complete(manager);
      // SQL: the JSON is text without characters that the database rejects
      await manager.query(
        `UPDATE imports SET account_id = $2, staging_id = NULL, job_id = $3, report = $4, analysis = $5, result = $6 WHERE id = $1`,
        [importId, accountId, task.id, storableJson(outcome.report), storableJson(analysis), storableJson(outcome)],
      );
      if (made)
        // SQL: the JSON is text without characters that the database rejects
        await manager.query(
          'UPDATE companions SET account_id = $2, staging_id = NULL, personality = $3, archetype = $4 WHERE id = $1',
          [soul.id, accountId, storableJson(made.personality), made.archetype],
        );
      await manager.delete(ImportStagingEntity, { id: stagingId });
      // Last, because they lock out other writes of the account, and reports of the progress.
      if (made) await this.budgets.enforce('souls', accountId, manager);
      await this.budgets.enforce('storage', accountId, manager);
      await confirmLease(manager, task);
      return outcome;
    });
  }

  /** Deletes the stagings of tasks that failed or were cancelled. */
  async discardAbandoned(): Promise<void> {
    const abandoned = await this.source.getRepository(ImportStagingEntity).find({
      select: { id: true },
      where: { job: { state: Not(In(['waiting', 'active'])) } },
      order: { id: 'ASC' },
    });
    for (const { id } of abandoned) await this.discard(id);
  }

  /** Deletes a staging and everything staged, in batches. Several processes may discard the same one. */
  private async discard(stagingId: number): Promise<void> {
    while (!(await this.discardBatch(stagingId)));
  }

  /** @returns whether nothing is left */
  private discardBatch(stagingId: number): Promise<boolean> {
    return transact(this.source, async (manager) => {
      const staging = await manager.findOne(ImportStagingEntity, {
        select: { id: true },
        where: { id: stagingId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!staging) return true;
      for (const rows of STAGED_ROWS) {
        // SQL: deletions with LIMIT
        const [, count] = await manager.query<[unknown[], number]>(`${rows} LIMIT ${DISCARD_ROWS})`, [stagingId]);
        if (count === DISCARD_ROWS) return false;
      }
      await manager.delete(ImportStagingEntity, { id: stagingId });
      return true;
    });
  }
}

const IMPORT = '(SELECT id FROM imports WHERE staging_id = $1)';
/** Deletions without their LIMIT. Lines come before messages, whose deletion would update them. */
const STAGED_ROWS = [
  `DELETE FROM archive_lines WHERE id IN (SELECT id FROM archive_lines WHERE import_id = ${IMPORT}`,
  `DELETE FROM messages WHERE id IN (SELECT id FROM messages WHERE import_id = ${IMPORT}`,
  'DELETE FROM conversations WHERE id IN (SELECT id FROM conversations WHERE staging_id = $1',
];

/** Keeps the soul from being deleted until the transaction ends; with it, its imports are. @throws DomainError soul_not_found */
async function lockSoul(manager: EntityManager, { id }: ImportedSoul): Promise<void> {
  const soul = await manager.findOne(CompanionEntity, {
    select: { id: true },
    where: { id },
    lock: { mode: 'for_key_share' },
  });
  if (!soul) throw new DomainError('soul_not_found');
}
