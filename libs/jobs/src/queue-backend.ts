import type { Config } from '@kinloom/config';
import { createPostgresBackend, Queue, withBackend, Worker, type JobsOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { Client, type ClientConfig, Pool } from 'pg';
import { QUEUES, type QueueName, type QueuePolicy } from './job-registry';
import { StalledJobCheck } from './stalled-jobs';

/** The queue operations the producer needs, implemented by BullMQ over PostgreSQL and over Redis. */
export interface QueuePort {
  addBulk(jobs: { name: string; data: unknown; opts: JobsOptions }[]): Promise<unknown>;
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
  /** Makes an idle worker look for a job now. */
  wake(): void;
  close(force?: boolean): Promise<void>;
}

/** A failed attempt at a job. */
export interface FailedAttempt {
  id?: string;
  name: string;
  data: unknown;
  attemptsMade: number;
  opts: { attempts?: number };
}

/** A job as its processor receives it. */
export interface ReceivedJob {
  id?: string;
  name: string;
  data: unknown;
  /** When it was added, milliseconds UTC. */
  timestamp: number;
}

const onPostgres = withBackend(createPostgresBackend);

/**
 * A queue connection with an error listener from construction on. BullMQ adds its own only after connecting, so an error before that, or
 * between two statements, would be an unhandled `error` event and end the process. Queries in flight still reject.
 */
class QueueClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/**
 * Seconds after which an idle worker over PostgreSQL looks for jobs without having been notified. Added jobs notify, delayed jobs set a
 * timer, a lost connection is detected (`KEEP_ALIVE_DELAY_MS`) and checked at once, and `StalledJobCheck` wakes workers that missed a
 * notification, so that this finds only what was lost otherwise.
 */
const UNNOTIFIED_CHECK_SECONDS = 60;

/** Milliseconds without traffic after which the operating system begins to probe a connection. Its own default is two hours. */
const KEEP_ALIVE_DELAY_MS = 10_000;

/**
 * Connection pool of a queue; one connection listens for new jobs. `synchronous_commit=off` is safe here: a job lost in a crash is enqueued
 * again by the sweeper, because the row it refers to was committed durably.
 * @param max pool size
 * @param min connections that stay open, with their prepared statements, when they are idle
 */
function queuePool(config: Config, max: number, min: number): Pool {
  return new Pool({
    connectionString: config.databaseUrl,
    max,
    min,
    options: '-c synchronous_commit=off -c search_path=bullmq',
    application_name: 'kinloom-queue',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_DELAY_MS,
    Client: QueueClient,
  });
}

/** BullMQ does not close a pool it did not create. */
async function endPool(pool: Pool): Promise<void> {
  if (!pool.ending) await pool.end();
}

/** @returns a queue to add jobs to; with an unreachable Redis, adding fails at once instead of buffering commands */
export function openQueue(config: Config, name: QueueName): QueuePort {
  if (config.redisUrl === null) {
    const pool = queuePool(config, 3, 1);
    const queue = new onPostgres.Queue(name, { connection: pool });
    const close = queue.close.bind(queue);
    return Object.assign(queue, { close: () => close().finally(() => endPool(pool)) });
  }
  const connection = new Redis(config.redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 3_000 });
  connection.on('error', () => undefined); // the queue emits the same error, with its name
  const queue = new Queue(name, { connection });
  // BullMQ does not close a connection it did not create.
  return Object.assign(queue, {
    close: () => Queue.prototype.close.call(queue).finally(() => connection.disconnect()),
  });
}

/** Backoff in milliseconds before reconnecting to Redis. The library's default grows to 20 s, which is too long for replies. */
const reconnectDelay = (times: number): number => Math.min(times * 100, 2_000);

/**
 * Milliseconds before a worker retries after failing to fetch a job. The library's default of 15 s would delay all
 * replies by that much after a short outage.
 */
const RETRY_MS = 500;

/** Opens a worker, which starts taking jobs at once, with the concurrency and locks of the queue's policy. */
export function openWorker(config: Config, name: QueueName, work: (job: ReceivedJob) => Promise<void>): WorkerPort {
  const policy: QueuePolicy = QUEUES[name];
  const { lockMs, stallCheckMs, stalls } = policy;
  const concurrency = (config.voice && policy.endpointConcurrency) || policy.concurrency;
  const options = {
    concurrency,
    lockDuration: lockMs,
    stalledInterval: stallCheckMs,
    maxStalledCount: stalls,
    runRetryDelay: RETRY_MS,
  };
  if (config.redisUrl === null) {
    // An idle worker has one connection for notifications and looks for jobs with two statements at once.
    const pool = queuePool(config, 6, 3);
    const worker = new onPostgres.Worker(name, work, {
      ...options,
      connection: pool,
      drainDelay: UNNOTIFIED_CHECK_SECONDS,
      // `StalledJobCheck` does it for all queues.
      skipStalledCheck: true,
    });
    const close = worker.close.bind(worker);
    return Object.assign(worker, {
      close: (force?: boolean) => close(force).finally(() => endPool(pool)),
      wake: () => void worker.backend.disconnectBlocking().then(() => worker.backend.reconnectBlocking()),
    });
  }
  const worker = new Worker(name, work, {
    ...options,
    connection: { url: config.redisUrl, maxRetriesPerRequest: null, retryStrategy: reconnectDelay },
  });
  // Over Redis the job itself is what an idle worker waits for: nothing can be missed.
  return Object.assign(worker, { wake: () => undefined });
}

/**
 * @param wake receives each queue in which a job is due @param report receives the error of a failed check
 * @returns the check for jobs of crashed workers; null over Redis, where the workers do it themselves
 */
export function createStalledJobCheck(
  config: Config,
  wake: (queue: string) => void,
  report: (error: unknown) => void,
): StalledJobCheck | null {
  return config.redisUrl === null ? new StalledJobCheck(queuePool(config, 1, 1), wake, report) : null;
}
