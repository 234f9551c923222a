import type { JobName, JobPayloads } from '@kinloom/contract';

/**
 * Processing policy of a queue.
 * - `concurrency`: jobs at once in one worker process; `endpointConcurrency` replaces it if a model endpoint is configured and jobs mostly wait for it.
 * - `lockMs`, `stallCheckMs`: a worker renews its lock on a job while it runs; a crashed worker is detected after at most the sum, and
 *   another takes the job. With 5 s and 2.5 s this took 4–6 s in measurements; with the library's defaults a minute or more.
 * - `stalls`: how often a job may be taken over before the queue drops it (the sweeper then enqueues its work again).
 */
export interface QueuePolicy {
  concurrency: number;
  endpointConcurrency?: number;
  lockMs: number;
  stallCheckMs: number;
  stalls: number;
}

export const QUEUES = {
  // The built-in voice is CPU-bound: more concurrency would slow message intake. A model endpoint is I/O-bound.
  replies: { concurrency: 4, endpointConcurrency: 64, lockMs: 5_000, stallCheckMs: 2_500, stalls: 5 },
  // Low priority: each job waits until the installation is idle.
  reflection: { concurrency: 4, endpointConcurrency: 8, lockMs: 30_000, stallCheckMs: 15_000, stalls: 3 },
  // One at a time: imports are I/O-heavy, and messages have priority.
  imports: { concurrency: 1, lockMs: 30_000, stallCheckMs: 15_000, stalls: 3 },
  analysis: { concurrency: 1, endpointConcurrency: 4, lockMs: 30_000, stallCheckMs: 15_000, stalls: 3 },
  // One at a time: runs yield to each other step by step, and messages have priority.
  agents: { concurrency: 1, endpointConcurrency: 4, lockMs: 5_000, stallCheckMs: 2_500, stalls: 3 },
  // One at a time: a download may take an hour, and takes all of the line anyway.
  downloads: { concurrency: 1, lockMs: 30_000, stallCheckMs: 15_000, stalls: 3 },
  mail: { concurrency: 2, lockMs: 30_000, stallCheckMs: 15_000, stalls: 3 },
} satisfies Record<string, QueuePolicy>;
export type QueueName = keyof typeof QUEUES;

/**
 * Definition of a job: its queue, its retry policy (maximum attempts and backoff in milliseconds, exponential), the job id that
 * deduplicates waiting jobs, and the validation of its payload on arrival.
 */
export interface JobDefinition<N extends JobName> {
  queue: QueueName;
  attempts: number;
  backoffMs: number;
  id: (payload: JobPayloads[N]) => string | undefined;
  parse: (data: unknown) => JobPayloads[N];
  /** Attempts are counted by the job's row, which decides when it has failed for good. */
  isCountedByRow?: true;
}

/** A job that runs a row of the table `jobs`. The row is authoritative for state and attempts; the job id deduplicates waiting jobs. */
function backgroundTaskJob<N extends BackgroundTaskJob>(queue: QueueName, name: N): JobDefinition<N> {
  return {
    queue,
    attempts: 3,
    backoffMs: 1_000,
    id: ({ jobId }: { jobId: number }) => `${name}-${jobId}`,
    parse: (data) => ({ jobId: idIn(data, 'jobId') }),
    isCountedByRow: true,
  };
}
/** Jobs whose payload is only the id of their row. */
type BackgroundTaskJob = { [N in JobName]: JobPayloads[N] extends { jobId: number } ? N : never }[JobName];

export const JOBS: { [N in JobName]: JobDefinition<N> } = {
  turn: {
    queue: 'replies',
    attempts: 3,
    backoffMs: 500,
    id: ({ turnId }) => `turn-${turnId}`,
    parse: (data) => ({ turnId: idIn(data, 'turnId') }),
  },
  reflection: {
    queue: 'reflection',
    attempts: 3,
    backoffMs: 2_000,
    // No deduplication: the conversation's row says whether a reflection is due, and another may be requested while one runs.
    id: () => undefined,
    parse: (data) => ({ conversationId: idIn(data, 'conversationId') }),
  },
  extraction: {
    queue: 'reflection',
    attempts: 3,
    backoffMs: 2_000,
    id: ({ conversationId }) => `extraction-${conversationId}`,
    parse: (data) => ({ conversationId: idIn(data, 'conversationId') }),
  },
  offering: {
    queue: 'reflection',
    attempts: 3,
    backoffMs: 1_000,
    id: ({ offeringId }) => `offering-${offeringId}`,
    parse: (data) => ({ offeringId: idIn(data, 'offeringId') }),
  },
  shared: {
    queue: 'reflection',
    attempts: 3,
    backoffMs: 1_000,
    id: ({ sharedMemoryId }) => `shared-${sharedMemoryId}`,
    parse: (data) => ({ sharedMemoryId: idIn(data, 'sharedMemoryId') }),
  },
  insight: {
    queue: 'reflection',
    attempts: 3,
    backoffMs: 2_000,
    // No deduplication: the soul's row in `insight_figures` says whether they are due.
    id: () => undefined,
    parse: (data) => ({ companionId: idIn(data, 'companionId') }),
  },
  preview: backgroundTaskJob('imports', 'preview'),
  import: backgroundTaskJob('imports', 'import'),
  transfer: backgroundTaskJob('imports', 'transfer'),
  analysis: backgroundTaskJob('analysis', 'analysis'),
  reload: backgroundTaskJob('analysis', 'reload'),
  agent: backgroundTaskJob('agents', 'agent'),
  pull: backgroundTaskJob('downloads', 'pull'),
  engine: backgroundTaskJob('downloads', 'engine'),
  mail: {
    queue: 'mail',
    attempts: 3,
    backoffMs: 2_000,
    id: ({ mailId }) => `mail-${mailId}`,
    parse: (data) => ({ mailId: idIn(data, 'mailId') }),
  },
  deletion: {
    // With the mails, whose jobs are short: an import would keep a deletion waiting for minutes.
    queue: 'mail',
    attempts: 3,
    backoffMs: 2_000,
    // No deduplication: a job that ran out of time enqueues its successor while it is still known to the queue.
    id: () => undefined,
    parse: (data) => ({ deletionId: idIn(data, 'deletionId') }),
  },
};

/** Whether a name is that of a registered job. */
export function isJobName(name: string): name is JobName {
  return Object.hasOwn(JOBS, name);
}

function idIn(data: unknown, key: string): number {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
  if (!Number.isSafeInteger(value) || Number(value) < 1) throw new TypeError(`the job's payload has no ${key}`);
  return Number(value);
}
