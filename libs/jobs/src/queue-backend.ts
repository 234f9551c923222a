import type { Config } from '@kinloom/config';
import { createPostgresBackend, Queue, withBackend, Worker, type JobsOptions } from 'bullmq';
import { Redis } from 'ioredis';
import { Client, type ClientConfig, Pool } from 'pg';
import { QUEUES, type QueueName, type QueuePolicy } from './job-registry';

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
 * Connection pool of a queue; one connection listens for new jobs. `synchronous_commit=off` is safe here: a job lost in a crash is enqueued
 * again by the sweeper, because the row it refers to was committed durably.
 * @param max pool size
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

/** BullMQ does not close a pool it did not create. */
async function endPool(pool: Pool): Promise<void> {
  if (!pool.ending) await pool.end();
}

/** @returns a queue to add jobs to; with an unreachable Redis, adding fails at once instead of buffering commands */
export function openQueue(config: Config, name: QueueName): QueuePort {
  if (config.redisUrl === null) {
    const pool = queuePool(config, 3);
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
