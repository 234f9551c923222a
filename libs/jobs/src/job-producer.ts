import { CONFIG, type Config } from '@kinloom/config';
import type { JobName, JobPayloads } from '@kinloom/contract';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { openQueue, type QueuePort } from './queue-backend';
import { errorKind } from './error-kind';
import { JOBS, type QueueName } from './job-registry';

/** Jobs of one queue that are not sent yet, and the send in progress. */
interface PendingJobs {
  jobs: Parameters<QueuePort['addBulk']>[0];
  sending: Promise<void> | null;
}

/** Jobs per bulk insert. A bulk is one statement; a larger one would delay the statements behind it. */
const BATCH_SIZE = 200;

/** Adds jobs to their queues in batches. */
@Injectable()
export class JobProducer implements OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly queues = new Map<QueueName, QueuePort>();
  private readonly pending = new Map<QueueName, PendingJobs>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Queues a job for sending and returns at once. Jobs that arrive during a bulk insert form the next batch. A job that
   * cannot be added is enqueued later by the sweeper, because the row it refers to is already stored.
   */
  enqueue<N extends JobName>(name: N, payload: JobPayloads[N]): void {
    const { queue } = JOBS[name];
    const pending = this.pending.get(queue) ?? { jobs: [], sending: null };
    this.pending.set(queue, pending);
    pending.jobs.push({ name, data: payload, opts: optionsOf(name, payload) });
    pending.sending ??= this.sendPending(queue, pending);
  }

  /** @returns the number of workers connected to the queue @throws if the queue does not answer */
  async workers(queue: QueueName): Promise<number> {
    return this.queue(queue).getWorkersCount();
  }

  /** @returns counts of waiting, running and delayed (to be retried) jobs @throws if the queue does not answer */
  async depth(queue: QueueName): Promise<{ waiting: number; active: number; delayed: number }> {
    const counts = await this.queue(queue).getJobCounts('waiting', 'prioritized', 'active', 'delayed');
    const { waiting = 0, prioritized = 0, active = 0, delayed = 0 } = counts;
    return { waiting: waiting + prioritized, active, delayed };
  }

  /** Connects the queues in advance, so that the first job does not wait for it. @throws if a queue does not answer */
  async ready(...queues: QueueName[]): Promise<void> {
    await Promise.all(queues.map((queue) => this.queue(queue).waitUntilReady()));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.pending.values()].flatMap(({ sending }) => sending ?? []));
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
  }

  private async sendPending(queue: QueueName, pending: PendingJobs): Promise<void> {
    // Defers to a microtask, so that jobs enqueued in the same tick share a batch.
    await Promise.resolve();
    while (pending.jobs.length > 0) {
      const jobs = pending.jobs.splice(0, BATCH_SIZE);
      try {
        await this.queue(queue).addBulk(jobs);
      } catch (error) {
        this.logger.warn(
          `queue.enqueue_failed queue=${queue} jobs=${jobs.length} error="${errorKind(error)}": the sweeper enqueues them again`,
        );
      }
    }
    pending.sending = null;
  }

  private queue(name: QueueName): QueuePort {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = openQueue(this.config, name);
      queue.on('error', (error) =>
        this.logger.warn(`queue.connection_error queue=${name} error="${errorKind(error)}"`),
      );
      this.queues.set(name, queue);
    }
    return queue;
  }
}

function optionsOf<N extends JobName>(name: N, payload: JobPayloads[N]) {
  const { attempts, backoffMs, id } = JOBS[name];
  const jobId = id(payload);
  return {
    attempts,
    backoff: { type: 'exponential', delay: backoffMs },
    // Results are stored in domain rows. Finished jobs are removed from the queue, so that their ids can be reused.
    removeOnComplete: true,
    removeOnFail: true,
    ...(jobId ? { jobId } : {}),
  };
}
