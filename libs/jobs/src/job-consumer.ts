import { type Config, withLogContext } from '@kinloom/config';
import type { JobName, JobPayloads } from '@kinloom/contract';
import { Logger } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import {
  createStalledJobCheck,
  type FailedAttempt,
  openWorker,
  type ReceivedJob,
  type WorkerPort,
} from './queue-backend';
import { errorKind } from './error-kind';
import { isJobName, JOBS, QUEUES, type QueueName } from './job-registry';
import type { StalledJobCheck } from './stalled-jobs';

/** One handler per job name; a missing handler is a compile error. */
export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

/**
 * Thrown by a handler whose work has failed on its last attempt; the queue does not retry. For background tasks, whose rows count the
 * attempts: the task that failed may be another one than the job's payload names.
 */
export class RetriesExhaustedError extends UnrecoverableError {
  /** @param payload of the job that would retry the work @param cause of the failure */
  constructor(
    readonly payload: unknown,
    readonly attempts: number,
    override readonly cause: unknown,
  ) {
    super('all attempts at this work failed');
    this.name = 'RetriesExhaustedError';
  }
}

/** A dead letter: a job that failed on its last attempt. `reason` is the kind of error without its message, which may quote private text. */
export interface ExhaustedJob {
  name: JobName;
  queue: QueueName;
  payload: unknown;
  reason: string;
  attempts: number;
}

/** Outcome and times of one attempt, in milliseconds UTC. */
export interface JobAttempt {
  name: JobName;
  outcome: 'done' | 'failed';
  addedAt: number;
  begunAt: number;
  endedAt: number;
}

/** Receives the outcomes of jobs. */
export interface JobObserver {
  /** Called for every job that is not retried (dead letter). */
  onExhausted: (job: ExhaustedJob) => Promise<void>;
  onAttempt: (job: JobAttempt) => void;
  /** Whether an error is an outage such as a database restart. The work then stays due, the sweeper enqueues it again, and no dead letter is written. */
  isTransient: (error: unknown) => boolean;
}

/** Runs the queue workers of one process. */
export class JobConsumer {
  private readonly logger = new Logger('Jobs');
  private workers = new Map<string, WorkerPort>();
  private stalledJobs: StalledJobCheck | null = null;

  constructor(
    private readonly config: Config,
    private readonly handlers: JobHandlers,
    private readonly observer: JobObserver,
  ) {}

  /** Starts a worker for every queue. @throws if a queue does not answer */
  async start(): Promise<void> {
    for (const name of Object.keys(QUEUES) as QueueName[]) {
      const worker = openWorker(this.config, name, (job) => this.work(job));
      worker.on('error', (error) =>
        this.logger.warn(`queue.worker_error queue=${name} error="${errorKind(error)}": retrying`),
      );
      worker.on('failed', (job, error) => {
        const isExhausted = error instanceof RetriesExhaustedError;
        const cause = isExhausted ? error.cause : error;
        this.logger.warn(
          `job.attempt_failed job=${job?.id ?? job?.name ?? '?'} attempt=${job?.attemptsMade ?? '?'} error="${errorKind(cause)}"`,
        );
        if (!job || this.observer.isTransient(cause)) return;
        if (isExhausted)
          this.reportExhausted(name, { name: job.name, data: error.payload, attemptsMade: error.attempts }, cause);
        else if (job.attemptsMade >= (job.opts.attempts ?? 1) && !isCountedByRow(job.name))
          this.reportExhausted(name, job, cause);
      });
      this.workers.set(name, worker);
    }
    await Promise.all([...this.workers.values()].map((worker) => worker.waitUntilReady()));
    this.stalledJobs = createStalledJobCheck(
      this.config,
      (queue) => this.workers.get(queue)?.wake(),
      (error) => this.logger.warn(`queue.stalled_check_failed error="${errorKind(error)}": the next check tries again`),
    );
    this.stalledJobs?.start();
  }

  /** Graceful shutdown: waits for running jobs, then closes the workers. */
  async stop(): Promise<void> {
    await Promise.allSettled([...[...this.workers.values()].map((worker) => worker.close()), this.stalledJobs?.stop()]);
  }

  private reportExhausted(queue: QueueName, { name, data, attemptsMade }: ExhaustedAttempt, error: unknown): void {
    if (!isJobName(name)) return;
    this.observer
      .onExhausted({ name, queue, payload: data, reason: errorKind(error), attempts: attemptsMade })
      .catch((failure: unknown) =>
        this.logger.warn(`job.dead_letter_not_recorded job=${name} error="${errorKind(failure)}"`),
      );
  }

  private async work({ id, name, data, timestamp }: ReceivedJob): Promise<void> {
    if (!isJobName(name)) throw new TypeError(`unknown job name: ${name}`);
    const begunAt = Date.now();
    let outcome: JobAttempt['outcome'] = 'failed';
    try {
      await withLogContext({ job: id ?? name }, () => this.handle(name, data));
      outcome = 'done';
    } finally {
      this.observer.onAttempt({ name, outcome, addedAt: timestamp, begunAt, endedAt: Date.now() });
    }
  }

  private async handle<N extends JobName>(name: N, data: unknown): Promise<void> {
    await this.handlers[name](JOBS[name].parse(data));
  }
}

type ExhaustedAttempt = Pick<FailedAttempt, 'name' | 'data' | 'attemptsMade'>;

/** Whether attempts are counted by the row of the work instead of the queue. */
const isCountedByRow = (name: string): boolean => isJobName(name) && JOBS[name].isCountedByRow === true;
