import { CONFIG, type Config } from '@kinloom/config';
import type { JobName, JobPayloads } from '@kinloom/contract';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { openQueue, type QueuePort } from './backend';
import { kindOf } from './error-kind';
import { JOBS, type QueueName } from './registry';

interface Waiting {
  jobs: Parameters<QueuePort['addBulk']>[0];
  adding: Promise<void> | null;
}

/** Jobs in one bulk: a bulk is one statement, and one that is too large makes everything behind it wait. */
const BULK = 200;

/** Adds jobs to their queues. */
@Injectable()
export class JobProducer implements OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly queues = new Map<QueueName, QueuePort>();
  private readonly waiting = new Map<QueueName, Waiting>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /**
   * Adds a job behind what is going on: returns at once, and what gathers while one bulk is on its way goes with the next. A job that
   * cannot be added is left to the sweeper, for what it stands for is already stored.
   */
  enqueue<N extends JobName>(name: N, payload: JobPayloads[N]): void {
    const { queue } = JOBS[name];
    const waiting = this.waiting.get(queue) ?? { jobs: [], adding: null };
    this.waiting.set(queue, waiting);
    waiting.jobs.push({ name, data: payload, opts: optionsOf(name, payload) });
    waiting.adding ??= this.drain(queue, waiting);
  }

  /** Has a job made every so often, by one worker of all. @param every milliseconds */
  async repeat<N extends JobName>(name: N, payload: JobPayloads[N], every: number): Promise<void> {
    const { jobId: _, ...opts } = optionsOf(name, payload);
    await this.queue(JOBS[name].queue).upsertJobScheduler(name, { every }, { name, data: payload, opts });
  }

  /** @returns how many workers stand ready for the queue; @throws when the queue does not answer */
  async workers(queue: QueueName): Promise<number> {
    return this.queue(queue).getWorkersCount();
  }

  /** @returns how many jobs of a queue wait, are worked on, and wait for their next try; @throws when the queue does not answer */
  async depth(queue: QueueName): Promise<{ waiting: number; active: number; delayed: number }> {
    const counts = await this.queue(queue).getJobCounts('waiting', 'prioritized', 'active', 'delayed');
    const { waiting = 0, prioritized = 0, active = 0, delayed = 0 } = counts;
    return { waiting: waiting + prioritized, active, delayed };
  }

  /** Opens the connections, so that the first job does not wait for them. @throws when the queue does not answer */
  async ready(...queues: QueueName[]): Promise<void> {
    await Promise.all(queues.map((queue) => this.queue(queue).waitUntilReady()));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.waiting.values()].flatMap(({ adding }) => adding ?? []));
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
  }

  private async drain(queue: QueueName, waiting: Waiting): Promise<void> {
    // Let everything that happens in this same moment come along.
    await Promise.resolve();
    while (waiting.jobs.length > 0) {
      const jobs = waiting.jobs.splice(0, BULK);
      try {
        await this.queue(queue).addBulk(jobs);
      } catch (error) {
        this.logger.warn(`${jobs.length} jobs for ${queue} wait for the sweeper: ${kindOf(error)}`);
      }
    }
    waiting.adding = null;
  }

  private queue(name: QueueName): QueuePort {
    let queue = this.queues.get(name);
    if (!queue) {
      queue = openQueue(this.config, name);
      queue.on('error', (error) => this.logger.warn(`queue ${name}: ${kindOf(error)}`));
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
    // Whether something was done is told by the rows it changed: the queue keeps nothing, so that an id may be used again.
    removeOnComplete: true,
    removeOnFail: true,
    ...(jobId ? { jobId } : {}),
  };
}
