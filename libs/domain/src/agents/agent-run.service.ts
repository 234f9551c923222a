import { type ConsoleTask, DomainError, ERRORS, type SpecialisedTask } from '@kinloom/contract';
import {
  LEASE_SECONDS,
  LeaseLostError,
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
import { type Done, RunSourcesChangedError, type RunRow, RunsRepository } from './runs.repository';
import { SpecialisedService } from './specialised.service';

/** Forgotten jobs that are seen to at a time. */
const SWEEP = 100;

/** Does what agents were asked, in the worker. */
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
   * Does the run whose turn it is. A job in the queue says that there is one more to do, not which: so no account's runs stand behind all of
   * another's.
   */
  async attend(): Promise<void> {
    const jobId = await this.runs.next(LEASE_SECONDS);
    if (jobId === null) return;
    await runTask(this.tasks, jobId, async ({ accountId, attempt }, tell) => {
      const found = await this.runs.findByJob(jobId);
      if (!found) throw new DomainError('run_not_found');
      // Its answer is stored with its end: what was erased since does not come back.
      if (found.state === 'done') return { result: null, message: '' };
      try {
        while (!(await this.done(found.id, accountId, tell)));
        return { result: null, message: '' };
      } catch (error) {
        await this.failed(found.id, error, attempt);
        // Its person ended their account, or let go of it: nothing of what it gathered stays either.
        if (!(await this.runs.findByJob(jobId))) await this.graphs.forget([found.id]);
        throw error;
      }
    });
  }

  /** Has work done that nobody seems to attend to, and lets go of checkpoints that nobody needs. */
  async sweep(): Promise<void> {
    for (const { id } of await this.tasks.forgotten(['agent'], SWEEP)) this.jobs.enqueue('agent', { jobId: id });
    await this.graphs.tidy();
  }

  /** @returns false where what it used was let go of meanwhile: then it begins anew, with what is left */
  private async done(id: number, accountId: number, tell: ReportProgress): Promise<boolean> {
    const run = await this.runs.start(accountId, id);
    if (!run) throw new LeaseLostError();
    this.tell(run);
    try {
      const { row, lost } = await this.runs.end(accountId, id, await this.carryOut(run, accountId, tell));
      if (lost) return false;
      if (row) this.tell(row);
    } catch (error) {
      if (error instanceof RunSourcesChangedError) return false;
      throw error;
    }
    await this.graphs.forget([id]);
    return true;
  }

  private async carryOut(run: RunRow, accountId: number, tell: ReportProgress): Promise<Done> {
    const { id, kind, task_type: type, request } = run;
    if (kind === 'graph') {
      const { path, output } = await this.graphs.run(id, accountId, request, (steps, progress, message) =>
        this.step(id, steps, progress, message, tell),
      );
      return {
        path,
        files: [],
        // Noted step by step, with its checkpoints.
        used: [],
        answer: (ms) => ({ run_id: id, state_path: path, final_output: output, execution_time: ms, error: null }),
      };
    }
    const path: string[] = [];
    const told: RunFileInput = (step, progress, message) => {
      if (path.at(-1) !== step) path.push(step);
      return this.step(id, path, progress, message, tell);
    };
    if (kind === 'specialised') {
      const { answer, used } = await this.specialised.run(accountId, type as SpecialisedTask, request, told);
      return {
        path,
        files: answer.created_files,
        used,
        answer: () => ({ run_id: id, success: true, ...answer, error: null }),
      };
    }
    const { summary, files, used } = await this.console.run(accountId, type as ConsoleTask, request, told);
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
    tell: ReportProgress,
  ): Promise<void> {
    // Asked first: a try that was overtaken leaves nothing behind.
    await tell(progress, message);
    const row = await this.runs.step(id, path, progress, message);
    if (!row) throw new LeaseLostError();
    this.tell(row);
  }

  /** Ends a run that will not be tried again. */
  private async failed(id: number, error: unknown, attempt: number): Promise<void> {
    if (error instanceof LeaseLostError) return;
    if (!(error instanceof DomainError) && attempt < MAX_ATTEMPTS) return;
    const row = await this.runs.fail(id, ERRORS[error instanceof DomainError ? error.code : 'internal'].text);
    if (row) this.tell(row);
    await this.graphs.forget([id]);
  }

  private tell(row: RunRow): void {
    this.realtime.publish(...runEvents(row.account_id, [runNews(row)]));
  }
}
