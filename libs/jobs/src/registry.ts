import type { JobName, JobPayloads } from '@kinloom/contract';

/**
 * How each queue is worked on. One table, so that a queue cannot exist without a policy.
 * - `concurrency`: jobs at once in one worker process; `waiting` in place of it where the job mostly waits for somebody else.
 * - `lockMs`, `stallCheckMs`: a worker renews its lock on a job while it lives; one that stops is noticed after at most the sum, and
 *   another takes the job. 5 s and 2.5 s were measured to bring that to 4–6 s where the library's standard takes a minute or more.
 * - `stalls`: how often one job may be taken over before the queue gives it up (the sweeper then finds what it stood for).
 */
export interface QueuePolicy {
  concurrency: number;
  waiting?: number;
  lockMs: number;
  stallCheckMs: number;
  stalls: number;
}

export const QUEUES = {
  // The built-in voice is bound by the processor: more at once would only take it from those who write. An endpoint is waited for.
  replies: { concurrency: 4, waiting: 64, lockMs: 5_000, stallCheckMs: 2_500, stalls: 5 },
  // Nobody waits for it: each waits for a quiet moment itself.
  reflection: { concurrency: 4, waiting: 8, lockMs: 30_000, stallCheckMs: 15_000, stalls: 3 },
  // One at a time: an import reads and writes as fast as it can, and what people say goes before it.
  imports: { concurrency: 1, lockMs: 30_000, stallCheckMs: 15_000, stalls: 3 },
  analysis: { concurrency: 1, waiting: 4, lockMs: 30_000, stallCheckMs: 15_000, stalls: 3 },
  // One at a time, however many are asked for: each lets others have their turn as it goes, and those who talk come first.
  agents: { concurrency: 1, waiting: 4, lockMs: 5_000, stallCheckMs: 2_500, stalls: 3 },
  mail: { concurrency: 2, lockMs: 30_000, stallCheckMs: 15_000, stalls: 3 },
  housekeeping: { concurrency: 1, lockMs: 30_000, stallCheckMs: 15_000, stalls: 3 },
} satisfies Record<string, QueuePolicy>;
export type QueueName = keyof typeof QUEUES;

/**
 * What a job is: its queue, how often it is tried, how long it waits between tries (milliseconds, doubling), the id that keeps a second
 * one out while the first waits, and the check of its payload when it arrives.
 */
export interface JobDefinition<N extends JobName> {
  queue: QueueName;
  attempts: number;
  backoffMs: number;
  id: (payload: JobPayloads[N]) => string | undefined;
  parse: (data: unknown) => JobPayloads[N];
  /** Its tries are counted by the row that it stands for, which says when it is given up. */
  rowCounts?: true;
}

/** Work whose truth is a row of its own: that says whether it is to be done and when it is given up, and a job of the same id is kept out while one waits. */
function workJob<N extends WorkJob>(queue: QueueName, name: N): JobDefinition<N> {
  return {
    queue,
    attempts: 3,
    backoffMs: 1_000,
    id: ({ jobId }: { jobId: number }) => `${name}-${jobId}`,
    parse: (data) => ({ jobId: idIn(data, 'jobId') }),
    rowCounts: true,
  };
}
/** The jobs that carry nothing but the id of their row. */
type WorkJob = { [N in JobName]: JobPayloads[N] extends { jobId: number } ? N : never }[JobName];

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
    // Whether one is due is told by the conversation's own row: while one is under way, another may be asked for.
    id: () => undefined,
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
    // Whether they are due is told by the soul's own row of figures.
    id: () => undefined,
    parse: (data) => ({ companionId: idIn(data, 'companionId') }),
  },
  preview: workJob('imports', 'preview'),
  import: workJob('imports', 'import'),
  analysis: workJob('analysis', 'analysis'),
  reload: workJob('analysis', 'reload'),
  agent: workJob('agents', 'agent'),
  mail: {
    queue: 'mail',
    attempts: 3,
    backoffMs: 2_000,
    id: ({ mailId }) => `mail-${mailId}`,
    parse: (data) => ({ mailId: idIn(data, 'mailId') }),
  },
  sweep: { queue: 'housekeeping', attempts: 1, backoffMs: 0, id: () => undefined, parse: () => ({}) },
};

export function isJobName(name: string): name is JobName {
  return Object.hasOwn(JOBS, name);
}

function idIn(data: unknown, key: string): number {
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
  if (!Number.isSafeInteger(value) || Number(value) < 1) throw new TypeError(`the job's payload has no ${key}`);
  return Number(value);
}
