import type { Config } from '@kinloom/config';
import { createPostgresBackend, Queue, withBackend, Worker, type JobsOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { Client, type ClientConfig, Pool } from 'pg';
import { QUEUES, type QueueName, type QueuePolicy } from './registry';

/** The part of a queue that the producer uses: the same over PostgreSQL and over Redis. */
export interface QueuePort {
  addBulk(jobs: { name: string; data: unknown; opts: JobsOptions }[]): Promise<unknown>;
  upsertJobScheduler(
    id: string,
    every: { every: number },
    job: { name: string; data: unknown; opts: JobsOptions },
  ): Promise<unknown>;
  getWorkersCount(): Promise<number>;
  getJobCounts(...states: ('waiting' | 'prioritized' | 'active' | 'delayed')[]): Promise<Record<string, number>>;
  waitUntilReady(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  close(): Promise<void>;
}

export interface WorkerPort {
  waitUntilReady(): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'failed', listener: (job: FailedAttempt | undefined, error: Error) => void): unknown;
  close(force?: boolean): Promise<void>;
}

/** A job whose try failed. */
export interface FailedAttempt {
  id?: string;
  name: string;
  data: unknown;
  attemptsMade: number;
  opts: { attempts?: number };
}

/** What a processor is handed of a job. */
export interface ReceivedJob {
  id?: string;
  name: string;
  data: unknown;
  /** When it was added, milliseconds UTC. */
  timestamp: number;
}

const onPostgres = withBackend(createPostgresBackend);

/**
 * A connection of a queue, with an error listener from its first moment. The library adds its own only after connecting: a connection that
 * broke before, or between two statements, would end the process. Whatever runs on it rejects all the same.
 */
class QueueClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/**
 * The queue's own connections, one of which listens for new jobs. A job that is lost with the database's last milliseconds is found again
 * by the sweeper, because the turn it stands for was stored durably: the queue need not wait for the disk.
 * @param max connections
 */
function queuePool(config: Config, max: number): Pool {
  return new Pool({
    connectionString: config.databaseUrl,
    max,
    options: '-c synchronous_commit=off -c search_path=bullmq',
    application_name: 'kinloom-queue',
    keepAlive: true,
    Client: QueueClient,
  });
}

/** The library leaves a pool that it was handed open. */
async function endPool(pool: Pool): Promise<void> {
  if (!pool.ending) await pool.end();
}

/** @returns a queue to add jobs to; a Redis that does not answer makes adding fail at once instead of piling up */
export function openQueue(config: Config, name: QueueName): QueuePort {
  if (config.redisUrl === null) {
    const pool = queuePool(config, 3);
    const queue = new onPostgres.Queue(name, { connection: pool });
    const close = queue.close.bind(queue);
    return Object.assign(queue, { close: () => close().finally(() => endPool(pool)) });
  }
  const connection = new Redis(config.redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 3_000 });
  connection.on('error', () => undefined); // the queue repeats it, with a name
  const queue = new Queue(name, { connection });
  // A queue leaves a connection that it was handed open.
  return Object.assign(queue, {
    close: () => Queue.prototype.close.call(queue).finally(() => connection.disconnect()),
  });
}

/** Milliseconds before the next try to reach a Redis that is away; the library's own would come to twenty seconds, with people waiting. */
const reconnectDelay = (times: number): number => Math.min(times * 100, 2_000);

/**
 * Milliseconds after which a worker whose database or Redis could not be asked for a job asks again. The library's own 15 s would keep
 * everybody waiting that long after an outage of a moment.
 */
const RETRY_MS = 500;

/** @returns a worker that takes jobs of the queue according to its policy, as soon as it is made */
export function openWorker(config: Config, name: QueueName, work: (job: ReceivedJob) => Promise<void>): WorkerPort {
  const policy: QueuePolicy = QUEUES[name];
  const { lockMs, stallCheckMs, stalls } = policy;
  const concurrency = (config.voice && policy.waiting) || policy.concurrency;
  const options = {
    concurrency,
    lockDuration: lockMs,
    stalledInterval: stallCheckMs,
    maxStalledCount: stalls,
    runRetryDelay: RETRY_MS,
  };
  if (config.redisUrl === null) {
    const pool = queuePool(config, 6);
    const worker = new onPostgres.Worker(name, work, { ...options, connection: pool });
    const close = worker.close.bind(worker);
    return Object.assign(worker, { close: (force?: boolean) => close(force).finally(() => endPool(pool)) });
  }
  return new Worker(name, work, {
    ...options,
    connection: { url: config.redisUrl, maxRetriesPerRequest: null, retryStrategy: reconnectDelay },
  });
}
