import { type ConsoleTask, DomainError, ERRORS, type SpecialisedTask } from '@kinloom/contract';
import {
  LEASE_SECONDS,
  TaskLeaseLostError,
  runEvents,
  runNews,
  runTask,
  type ReportProgress,
  MAX_ATTEMPTS,
  BackgroundTasksService,
} from '@kinloom/domain/background-tasks';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { ConsoleService } from './console.service';
import { GraphRunner } from './graph-runner';
import type { RunFileInput } from './run-file';
import { type RunResult, RunSourcesChangedError, type RunRow, RunsRepository } from './runs.repository';
import { SpecialisedService } from './specialised.service';

/** Maximum number of stale jobs enqueued per sweep. */
const SWEEP_LIMIT = 100;

/** Executes agent runs in the worker. */
@Injectable()
export class AgentRunService {
  constructor(
    private readonly runs: RunsRepository,
    private readonly tasks: BackgroundTasksService,
    private readonly jobs: JobProducer,
    private readonly realtime: Realtime,
    private readonly graphs: GraphRunner,
    private readonly specialised: SpecialisedService,
    private readonly console: ConsoleService,
  ) {}

  /**
   * Executes the next run in the queue (job handler). Jobs do not name a run, so that scheduling is fair between accounts.
   */
  async runNext(): Promise<void> {
    const jobId = await this.runs.nextJob(LEASE_SECONDS);
    if (jobId === null) return;
    await runTask(this.tasks, jobId, async ({ accountId, attempt }, reportProgress) => {
      const found = await this.runs.findByJob(jobId);
      if (!found) throw new DomainError('run_not_found');
      // The result was stored when the run ended; repeating the job must not restore an erased result.
      if (found.state === 'done') return { result: null, message: '' };
      try {
        while (!(await this.execute(found.id, accountId, reportProgress)));
        return { result: null, message: '' };
      } catch (error) {
        await this.markFailed(found.id, error, attempt);
        // The run was deleted (also with its account); its checkpoints are deleted too.
        if (!(await this.runs.findByJob(jobId))) await this.graphs.deleteCheckpoints([found.id]);
        throw error;
      }
    });
  }

  /** Enqueues stale runs, and deletes orphaned checkpoints. */
  async sweep(): Promise<void> {
    for (const { id } of await this.tasks.listStale(['agent'], SWEEP_LIMIT)) this.jobs.enqueue('agent', { jobId: id });
    await this.graphs.deleteOrphanedCheckpoints();
  }

  /** Executes a run once. @returns false if its sources were deleted meanwhile and it must start over */
  private async execute(id: number, accountId: number, reportProgress: ReportProgress): Promise<boolean> {
    const run = await this.runs.start(accountId, id);
    if (!run) throw new TaskLeaseLostError();
    this.publish(run);
    try {
      const { row, lost } = await this.runs.complete(accountId, id, await this.process(run, accountId, reportProgress));
      if (lost) return false;
      if (row) this.publish(row);
    } catch (error) {
      if (error instanceof RunSourcesChangedError) return false;
      throw error;
    }
    await this.graphs.deleteCheckpoints([id]);
    return true;
  }

  private async process(run: RunRow, accountId: number, reportProgress: ReportProgress): Promise<RunResult> {
    const { id, kind, task_type: type, request } = run;
    if (kind === 'graph') {
      const { path, output } = await this.graphs.run(id, accountId, request, (steps, progress, message) =>
        this.step(id, steps, progress, message, reportProgress),
      );
      return {
        path,
        files: [],
        // Sources are recorded with each checkpoint.
        used: [],
        answer: (ms) => ({ run_id: id, state_path: path, final_output: output, execution_time: ms, error: null }),
      };
    }
    const path: string[] = [];
    const reportStep: RunFileInput = (step, progress, message) => {
      if (path.at(-1) !== step) path.push(step);
      return this.step(id, path, progress, message, reportProgress);
    };
    if (kind === 'specialised') {
      const { answer, used } = await this.specialised.run(accountId, type as SpecialisedTask, request, reportStep);
      return {
        path,
        files: answer.created_files,
        used,
        answer: () => ({ run_id: id, success: true, ...answer, error: null }),
      };
    }
    const { summary, files, used } = await this.console.run(accountId, type as ConsoleTask, request, reportStep);
    return {
      path,
      files,
      used,
      answer: () => ({ success: true, task_id: id, summary, files: files.map((file) => file.path), error: null }),
    };
  }

  private async step(
    id: number,
    path: readonly string[],
    progress: number,
    message: string,
    reportProgress: ReportProgress,
  ): Promise<void> {
    // Renew the lease first: an attempt that lost it must not write.
    await reportProgress(progress, message);
    const row = await this.runs.step(id, path, progress, message);
    if (!row) throw new TaskLeaseLostError();
    this.publish(row);
  }

  /** Marks a run as failed after the last attempt or a final error. */
  private async markFailed(id: number, error: unknown, attempt: number): Promise<void> {
    if (error instanceof TaskLeaseLostError) return;
    if (!(error instanceof DomainError) && attempt < MAX_ATTEMPTS) return;
    const row = await this.runs.fail(id, ERRORS[error instanceof DomainError ? error.code : 'internal'].text);
    if (row) this.publish(row);
    await this.graphs.deleteCheckpoints([id]);
  }

  private publish(row: RunRow): void {
    this.realtime.publish(...runEvents(row.account_id, [runNews(row)]));
  }
}
