import { ERRORS, type JobState } from '@kinloom/contract';
import { JobEntity } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';

/** A background task (table `jobs`) whose progress and result a client can query. */
export interface TaskRow {
  id: number;
  account_id: number;
  kind: string;
  state: JobState;
  progress: number;
  message: string;
  payload: unknown;
  result: unknown;
  error: string | null;
  attempt: number;
}

const COLUMNS = 'id, account_id, kind, state, progress, message, payload, result, error, attempt';

/** Background tasks (table `jobs`). */
@Injectable()
export class BackgroundTasksRepository {
  constructor(
    private readonly source: DataSource,
    private readonly budgets: BudgetsService,
  ) {}

  /** Creates a task. @param budget quota to enforce in the same transaction, or null @throws DomainError too_many_imports */
  create(
    accountId: number,
    kind: string,
    payload: object,
    message: string,
    budget: 'imports' | null,
  ): Promise<TaskRow> {
    return this.source.transaction(async (manager) => {
      const jobs = manager.getRepository(JobEntity);
      const job = await jobs.save(jobs.create({ accountId, kind, payload, message }));
      if (budget !== null) await this.budgets.enforce(budget, accountId, manager);
      return toRow(job);
    });
  }

  async findForOwner(accountId: number, id: number): Promise<TaskRow | null> {
    const job = await this.jobs.findOneBy({ id, accountId });
    return job && toRow(job);
  }

  /** Claims a task with a new attempt number. @returns null if it is finished or another attempt holds an unexpired lease */
  async claim(id: number, leaseSeconds: number): Promise<TaskRow | null> {
    // SQL: one conditional update, which returns the changed rows
    const [rows] = await this.source.query<[TaskRow[], number]>(
      `UPDATE jobs SET state = 'active', attempt = attempt + 1, changed_at = now()
       WHERE id = $1 AND (state = 'waiting' OR (state = 'active' AND changed_at < now() - make_interval(secs => $2)))
       RETURNING ${COLUMNS}`,
      [id, leaseSeconds],
    );
    return rows[0] ?? null;
  }

  /** Stores progress and renews the lease; fenced by `attempt`. @returns null if the task is finished or a newer attempt holds it */
  async report(id: number, attempt: number, progress: number, message: string): Promise<TaskRow | null> {
    // SQL: one conditional update, which returns the changed rows
    const [rows] = await this.source.query<[TaskRow[], number]>(
      `UPDATE jobs SET progress = $3, message = $4, changed_at = now() WHERE id = $1 AND attempt = $2 AND state = 'active' RETURNING ${COLUMNS}`,
      [id, attempt, progress, message],
    );
    return rows[0] ?? null;
  }

  /** Releases the lease so that another attempt can start at once. No-op if the task is finished or a newer attempt holds it. */
  async release(id: number, attempt: number): Promise<void> {
    await this.jobs.update({ id, attempt, state: 'active' }, { state: 'waiting', changedAt: () => 'now()' });
  }

  /** Finishes a task; a null result keeps an earlier stored one. @returns null if it was finished already or a newer attempt holds it */
  async finish(
    id: number,
    attempt: number,
    {
      state,
      result,
      error,
      message,
    }: { state: 'done' | 'failed'; result: unknown; error: string | null; message: string },
  ): Promise<TaskRow | null> {
    // SQL: the new values depend on the stored ones
    const [rows] = await this.source.query<[TaskRow[], number]>(
      `UPDATE jobs SET state = $3, result = coalesce($4, result), error = $5, message = $6, changed_at = now(), progress = CASE WHEN $3 = 'done' THEN 100 ELSE progress END
       WHERE id = $1 AND attempt = $2 AND state IN ('waiting', 'active') RETURNING ${COLUMNS}`,
      [id, attempt, state, result === null ? null : JSON.stringify(result), error, message],
    );
    return rows[0] ?? null;
  }

  /**
   * Fails an unfinished task of one of these kinds and fences off the attempt that runs it. The row is locked first, so that a task that is
   * committing its result (`confirmLease`) does so before or not at all; not its key, which rows of an open transaction may refer to.
   * @param isCommitted whether the result is committed, read after the row was locked
   * @returns null if the account has no such task, or it is finished, committed, or of another kind
   */
  cancel(
    accountId: number,
    id: number,
    { kinds, isCommitted }: { kinds: readonly string[]; isCommitted: (manager: EntityManager) => Promise<boolean> },
  ): Promise<TaskRow | null> {
    return this.source.transaction(async (manager) => {
      const open = await manager.findOne(JobEntity, {
        select: { id: true },
        where: { id, accountId, kind: In(kinds), state: In(['waiting', 'active']) },
        lock: { mode: 'for_no_key_update' },
      });
      if (!open || (await isCommitted(manager))) return null;
      // SQL: one conditional update, which returns the changed rows
      const [rows] = await manager.query<[TaskRow[], number]>(
        `UPDATE jobs SET state = 'failed', attempt = attempt + 1, result = $2, error = $3, message = $3, changed_at = now()
         WHERE id = $1 RETURNING ${COLUMNS}`,
        [id, JSON.stringify({ code: 'job_cancelled' }), ERRORS.job_cancelled.text],
      );
      return rows[0] ?? null;
    });
  }

  /** Unfinished tasks of these kinds whose lease has expired. */
  listStale(kinds: readonly string[], leaseSeconds: number, limit: number): Promise<{ id: number; kind: string }[]> {
    return this.jobs
      .createQueryBuilder('job')
      .select(['job.id', 'job.kind'])
      .where({ kind: In(kinds), state: In(['waiting', 'active']) })
      .andWhere('job.changedAt < now() - make_interval(secs => :leaseSeconds)', { leaseSeconds })
      .orderBy('job.changedAt')
      .limit(limit)
      .getMany();
  }

  /** Deletes finished tasks after the retention period. */
  async deleteFinished(days: number): Promise<void> {
    await this.jobs
      .createQueryBuilder()
      .delete()
      .where({ state: In(['done', 'failed']) })
      .andWhere('changed_at < now() - make_interval(days => :days)', { days })
      .execute();
  }

  private get jobs() {
    return this.source.getRepository(JobEntity);
  }
}

const toRow = ({
  id,
  accountId,
  kind,
  state,
  progress,
  message,
  payload,
  result,
  error,
  attempt,
}: JobEntity): TaskRow => ({
  id,
  account_id: accountId,
  kind,
  state,
  progress,
  message,
  payload,
  result,
  error,
  attempt,
});
