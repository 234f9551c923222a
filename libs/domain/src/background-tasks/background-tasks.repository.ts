import { ERRORS, type JobState } from '@kinloom/contract';
import { JobEntity } from '@kinloom/database';
import { BudgetsService } from '@kinloom/domain/budgets';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, type UpdateResult } from 'typeorm';

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
    const result = await this.jobs
      .createQueryBuilder()
      .update({ state: 'active', attempt: () => 'attempt + 1', changedAt: () => 'now()' })
      .where({ id })
      .andWhere(
        `(state = 'waiting' OR (state = 'active' AND changed_at < now() - make_interval(secs => :leaseSeconds)))`,
        { leaseSeconds },
      )
      .returning(COLUMNS)
      .execute();
    return firstRow(result);
  }

  /** Stores progress and renews the lease; fenced by `attempt`. @returns null if the task is finished or a newer attempt holds it */
  async report(id: number, attempt: number, progress: number, message: string): Promise<TaskRow | null> {
    const result = await this.jobs
      .createQueryBuilder()
      .update({ progress, message, changedAt: () => 'now()' })
      .where({ id, attempt, state: 'active' })
      .returning(COLUMNS)
      .execute();
    return firstRow(result);
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
    const finished = await this.jobs
      .createQueryBuilder()
      .update({
        state,
        result: result ?? undefined,
        error,
        message,
        changedAt: () => 'now()',
        progress: state === 'done' ? 100 : undefined,
      })
      .where({ id, attempt, state: In(['waiting', 'active']) })
      .returning(COLUMNS)
      .execute();
    return firstRow(finished);
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
      const { text } = ERRORS.job_cancelled;
      const cancelled = await manager
        .createQueryBuilder()
        .update(JobEntity, {
          state: 'failed',
          attempt: () => 'attempt + 1',
          result: { code: 'job_cancelled' },
          error: text,
          message: text,
          changedAt: () => 'now()',
        })
        .where({ id })
        .returning(COLUMNS)
        .execute();
      return firstRow(cancelled);
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

const firstRow = ({ raw }: UpdateResult): TaskRow | null => (raw as TaskRow[])[0] ?? null;

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
