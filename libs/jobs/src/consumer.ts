import type { Config } from '@kinloom/config';
import type { JobName, JobPayloads } from '@kinloom/contract';
import { Logger } from '@nestjs/common';
import { openWorker, type ReceivedJob, type WorkerPort } from './backend';
import { isJobName, JOBS, QUEUES, type QueueName } from './registry';

/** One handler for every job there is: a missing one does not compile. */
export type JobHandlers = { [N in JobName]: (payload: JobPayloads[N]) => Promise<void> };

/** The workers of one process. */
export class JobConsumer {
  private readonly logger = new Logger('Jobs');
  private workers: WorkerPort[] = [];

  constructor(
    private readonly config: Config,
    private readonly handlers: JobHandlers,
  ) {}

  /** Starts taking jobs of every queue. @throws when the queue does not answer */
  async start(): Promise<void> {
    this.workers = (Object.keys(QUEUES) as QueueName[]).map((name) => {
      const worker = openWorker(this.config, name, (job) => this.work(job));
      worker.on('error', (error) => this.logger.warn(`worker ${name}: ${error.message}`));
      worker.on('failed', (job, error) =>
        this.logger.warn(`job ${job?.id ?? job?.name ?? '?'} failed: ${kindOf(error)}`),
      );
      return worker;
    });
    await Promise.all(this.workers.map((worker) => worker.waitUntilReady()));
  }

  /** Lets the jobs under way end, then closes. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.workers.map((worker) => worker.close()));
  }

  private async work({ name, data }: ReceivedJob): Promise<void> {
    if (!isJobName(name)) throw new TypeError(`no job is called ${name}`);
    await this.handle(name, data);
  }

  private async handle<N extends JobName>(name: N, data: unknown): Promise<void> {
    await this.handlers[name](JOBS[name].parse(data));
  }
}

/** What kind of error it is, and no more: its message may name somebody, as a mail server's refusal does. */
function kindOf(error: Error): string {
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
