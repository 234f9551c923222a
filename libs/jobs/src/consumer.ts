import { type Config, logAbout } from '@kinloom/config';
import type { JobName, JobPayloads } from '@kinloom/contract';
import { Logger } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { type FailedAttempt, openWorker, type ReceivedJob, type WorkerPort } from './backend';
import { kindOf } from './error-kind';
import { isJobName, JOBS, QUEUES, type QueueName } from './registry';

/** One handler for every job there is: a missing one does not compile. */
export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

/**
 * Says that what a job stood for has had its last try: the queue tries it no more, and that is what was given up. For work whose row counts its
 * tries: the job that happens to do it may be another's.
 */
export class RetriesExhaustedError extends UnrecoverableError {
  /** @param payload of the job that would do it again @param cause why it failed */
  constructor(
    readonly payload: unknown,
    readonly attempts: number,
    override readonly cause: unknown,
  ) {
    super('the last try of this work failed');
    this.name = 'RetriesExhaustedError';
  }
}

/** A job that was given up after its last try. `reason` says what kind of error it was, nothing of what anybody said. */
export interface ExhaustedJob {
  name: JobName;
  queue: QueueName;
  payload: unknown;
  reason: string;
  attempts: number;
}

/** How a try of a job went: when it was added, begun and ended, in milliseconds UTC. */
export interface JobAttempt {
  name: JobName;
  outcome: 'done' | 'failed';
  addedAt: number;
  begunAt: number;
  endedAt: number;
}

/** Who is told of what becomes of jobs. */
export interface JobWatch {
  /** Of every job that is not tried again. */
  givenUp: (job: ExhaustedJob) => Promise<void>;
  tried: (job: JobAttempt) => void;
  /** Whether an error ends by itself, such as a database that restarts: the work stays due, the sweep adds its job again, and nothing was given up. */
  isPassing: (error: unknown) => boolean;
}

/** The workers of one process. */
export class JobConsumer {
  private readonly logger = new Logger('Jobs');
  private workers: WorkerPort[] = [];

  constructor(
    private readonly config: Config,
    private readonly handlers: JobHandlers,
    private readonly watch: JobWatch,
  ) {}

  /** Starts taking jobs of every queue. @throws when the queue does not answer */
  async start(): Promise<void> {
    this.workers = (Object.keys(QUEUES) as QueueName[]).map((name) => {
      const worker = openWorker(this.config, name, (job) => this.work(job));
      worker.on('error', (error) => this.logger.warn(`worker ${name}: ${kindOf(error)}`));
      worker.on('failed', (job, error) => {
        const last = error instanceof RetriesExhaustedError;
        const cause = last ? error.cause : error;
        this.logger.warn(`job ${job?.id ?? job?.name ?? '?'} failed: ${kindOf(cause)}`);
        if (!job || this.watch.isPassing(cause)) return;
        if (last) this.tellGivenUp(name, { name: job.name, data: error.payload, attemptsMade: error.attempts }, cause);
        else if (job.attemptsMade >= (job.opts.attempts ?? 1) && !rowCounts(job.name))
          this.tellGivenUp(name, job, cause);
      });
      return worker;
    });
    await Promise.all(this.workers.map((worker) => worker.waitUntilReady()));
  }

  /** Lets the jobs under way end, then closes. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.workers.map((worker) => worker.close()));
  }

  private tellGivenUp(queue: QueueName, { name, data, attemptsMade }: GivenUpAttempt, error: unknown): void {
    if (!isJobName(name)) return;
    this.watch
      .givenUp({ name, queue, payload: data, reason: kindOf(error), attempts: attemptsMade })
      .catch((trouble: unknown) => this.logger.warn(`a failed ${name} could not be noted: ${kindOf(trouble)}`));
  }

  private async work({ id, name, data, timestamp }: ReceivedJob): Promise<void> {
    if (!isJobName(name)) throw new TypeError(`no job is called ${name}`);
    const begunAt = Date.now();
    let outcome: JobAttempt['outcome'] = 'failed';
    try {
      await logAbout({ job: id ?? name }, () => this.handle(name, data));
      outcome = 'done';
    } finally {
      this.watch.tried({ name, outcome, addedAt: timestamp, begunAt, endedAt: Date.now() });
    }
  }

  private async handle<N extends JobName>(name: N, data: unknown): Promise<void> {
    await this.handlers[name](JOBS[name].parse(data));
  }
}

type GivenUpAttempt = Pick<FailedAttempt, 'name' | 'data' | 'attemptsMade'>;

/** Whether the work itself says that it was given up. */
const rowCounts = (name: string): boolean => isJobName(name) && JOBS[name].rowCounts === true;
