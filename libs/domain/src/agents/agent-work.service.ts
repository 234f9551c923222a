import {
  type AgentRunAnswer,
  type ConsoleTask,
  type CreatedFile,
  DomainError,
  ERRORS,
  rooms,
  type SpecialisedTask,
} from '@kinloom/contract';
import { LEASE_SECONDS, Overtaken, takeUp, type Tell, TRIES, WorkService } from '@kinloom/domain/work';
import { JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { ConsoleService } from './console.service';
import { GraphRunner } from './graph-runner';
import type { Told } from './made';
import { newsOf } from './mapper';
import { type RunRow, RunsRepository } from './runs.repository';
import { SpecialisedService } from './specialised.service';

/** Forgotten jobs that are seen to at a time. */
const SWEEP = 100;

/** What a run came to: its whole path, its answer once it is known how long it took, and what it made. */
interface Done {
  path: readonly string[];
  answer: (milliseconds: number) => AgentRunAnswer['result'];
  files: readonly CreatedFile[];
}

/** Does what agents were asked, in the worker. */
@Injectable()
export class AgentWork {
  constructor(
    private readonly runs: RunsRepository,
    private readonly work: WorkService,
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
    await takeUp(this.work, jobId, async ({ accountId, attempt }, tell) => {
      const found = await this.runs.findByJob(jobId);
      if (!found) throw new DomainError('run_not_found');
      if (found.state === 'done') return { result: found.result, message: '' };
      try {
        const ended = await this.done(found.id, accountId, tell);
        return { result: ended?.result ?? null, message: '' };
      } catch (error) {
        await this.failed(found.id, error, attempt);
        throw error;
      }
    });
  }

  /** Has work done that nobody seems to attend to, and lets go of checkpoints that nobody needs. */
  async sweep(): Promise<void> {
    for (const { id } of await this.work.forgotten(['agent'], SWEEP)) this.jobs.enqueue('agent', { jobId: id });
    await this.graphs.tidy();
  }

  private async done(id: number, accountId: number, tell: Tell): Promise<RunRow | null> {
    const run = await this.runs.start(id);
    if (!run) throw new Overtaken();
    this.tell(run);
    const done = await this.carryOut(run, accountId, tell);
    const ended = await this.runs.end(id, done);
    if (ended) this.tell(ended);
    await this.graphs.forget([id]);
    return ended;
  }

  private async carryOut(run: RunRow, accountId: number, tell: Tell): Promise<Done> {
    const { id, kind, task_type: type, request } = run;
    if (kind === 'graph') {
      const { path, output } = await this.graphs.run(id, accountId, request, (steps, progress, message) =>
        this.step(id, steps, progress, message, tell),
      );
      return {
        path,
        files: [],
        answer: (ms) => ({ run_id: id, state_path: path, final_output: output, execution_time: ms, error: null }),
      };
    }
    const path: string[] = [];
    const told: Told = (step, progress, message) => {
      if (path.at(-1) !== step) path.push(step);
      return this.step(id, path, progress, message, tell);
    };
    if (kind === 'specialised') {
      const answer = await this.specialised.run(accountId, type as SpecialisedTask, request, told);
      return {
        path,
        files: answer.created_files,
        answer: () => ({ run_id: id, success: true, ...answer, error: null }),
      };
    }
    const { summary, files } = await this.console.run(accountId, type as ConsoleTask, request, told);
    return {
      path,
      files,
      answer: () => ({ success: true, task_id: id, summary, files: files.map((file) => file.path), error: null }),
    };
  }

  private async step(
    id: number,
    path: readonly string[],
    progress: number,
    message: string,
    tell: Tell,
  ): Promise<void> {
    // Asked first: a try that was overtaken leaves nothing behind.
    await tell(progress, message);
    const row = await this.runs.step(id, path, progress, message);
    if (!row) throw new Overtaken();
    this.tell(row);
  }

  /** Ends a run that will not be tried again. */
  private async failed(id: number, error: unknown, attempt: number): Promise<void> {
    if (error instanceof Overtaken) return;
    if (!(error instanceof DomainError) && attempt < TRIES) return;
    const row = await this.runs.fail(id, ERRORS[error instanceof DomainError ? error.code : 'internal'].text);
    if (row) this.tell(row);
    await this.graphs.forget([id]);
  }

  private tell(row: RunRow): void {
    this.realtime.publish({ room: rooms.account(row.account_id), event: 'agent', payload: newsOf(row) });
  }
}
