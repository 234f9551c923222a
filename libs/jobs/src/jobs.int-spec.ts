import { type Config, loadConfig } from '@kinloom/config';
import { createTestDatabase, type TestDatabase, waitFor } from '@kinloom/testing';
import { openQueue } from './queue-backend';
import {
  type ExhaustedJob,
  JobConsumer,
  type JobHandlers,
  type JobObserver,
  RetriesExhaustedError,
} from './job-consumer';
import { JobProducer } from './job-producer';

let database: TestDatabase;
let config: Config;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  config = loadConfig({ DATABASE_URL: database.url });
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => database.drop());

function producer(): JobProducer {
  const made = new JobProducer(config);
  closing.push(() => made.onApplicationShutdown());
  return made;
}

async function consumer(handlers: Partial<JobHandlers>, observer: Partial<JobObserver> = {}): Promise<JobConsumer> {
  const nothing = async () => undefined;
  const made = new JobConsumer(
    config,
    {
      turn: nothing,
      reflection: nothing,
      extraction: nothing,
      offering: nothing,
      insight: nothing,
      shared: nothing,
      preview: nothing,
      import: nothing,
      transfer: nothing,
      analysis: nothing,
      pull: nothing,
      engine: nothing,
      reload: nothing,
      agent: nothing,
      mail: nothing,
      deletion: nothing,
      ...handlers,
    },
    { onExhausted: nothing, onAttempt: () => undefined, isTransient: () => false, ...observer },
  );
  await made.start();
  closing.push(() => made.stop());
  return made;
}

/** Records calls, and lets a test wait for a number of them. */
function counter() {
  const seen: number[] = [];
  let check = () => undefined as void;
  return {
    seen,
    note: (id: number) => {
      seen.push(id);
      check();
    },
    reached: (count: number) =>
      new Promise<void>((resolve) => {
        check = () => {
          if (seen.length >= count) resolve();
        };
        check();
      }),
  };
}

describe('job queue over PostgreSQL', () => {
  it('delivers each of many jobs exactly once to two consumers', async () => {
    const { seen, note, reached } = counter();
    const turn: JobHandlers['turn'] = async ({ turnId }) => note(turnId);
    await consumer({ turn });
    await consumer({ turn });
    const ids = Array.from({ length: 450 }, (_, i) => i + 1);
    const jobs = producer();
    for (const turnId of ids) jobs.enqueue('turn', { turnId });
    await reached(ids.length);
    expect([...seen].sort((a, b) => a - b)).toEqual(ids);
  });

  it('keeps jobs until a worker starts, and deduplicates by job id', async () => {
    const jobs = producer();
    jobs.enqueue('turn', { turnId: 1_001 });
    jobs.enqueue('turn', { turnId: 1_001 });
    jobs.enqueue('turn', { turnId: 1_002 });
    await jobs.onApplicationShutdown();
    const { seen, note, reached } = counter();
    await consumer({ turn: async ({ turnId }) => note(turnId) });
    await reached(2);
    // Order is first in, first out: a duplicate would have arrived before this one.
    producer().enqueue('turn', { turnId: 1_003 });
    await reached(3);
    expect([...seen].sort()).toEqual([1_001, 1_002, 1_003]);
  });

  it('retries failed jobs', async () => {
    const { seen, note, reached } = counter();
    await consumer({
      turn: async ({ turnId }) => {
        note(turnId);
        if (seen.length === 1) throw new Error('not this time');
      },
    });
    producer().enqueue('turn', { turnId: 2_001 });
    await reached(2);
    expect(seen).toEqual([2_001, 2_001]);
  });

  it('reports an exhausted job once, with the kind of error and its payload ids', async () => {
    const reported = new Promise<ExhaustedJob>((resolve) => {
      void consumer(
        {
          mail: async () => {
            throw Object.assign(new Error('to ada@example.org'), { code: 'EENVELOPE' });
          },
        },
        { onExhausted: async (job) => resolve(job) },
      );
    });
    const queue = openQueue(config, 'mail');
    closing.push(() => queue.close());
    await queue.addBulk([{ name: 'mail', data: { mailId: 7 }, opts: { attempts: 2, removeOnFail: true } }]);
    expect(await reported).toEqual({
      name: 'mail',
      queue: 'mail',
      payload: { mailId: 7 },
      reason: 'Error EENVELOPE',
      attempts: 2,
    });
    expect(await producer().depth('mail')).toEqual({ waiting: 0, active: 0, delayed: 0 });
  });

  it('reports jobs counted by their row only on RetriesExhaustedError, with the payload of the failed work', async () => {
    const reported: ExhaustedJob[] = [];
    const { seen, note, reached } = counter();
    await consumer(
      {
        agent: async ({ jobId }) => {
          note(jobId);
          if (jobId === 8)
            throw new RetriesExhaustedError({ jobId: 4 }, 3, Object.assign(new Error('of Ada'), { code: '22P02' }));
          throw new Error('not this time');
        },
      },
      { onExhausted: async (job) => void reported.push(job) },
    );
    const queue = openQueue(config, 'agents');
    closing.push(() => queue.close());
    const opts = { attempts: 2, removeOnFail: true };
    await queue.addBulk([{ name: 'agent', data: { jobId: 9 }, opts }]);
    await reached(2);
    await queue.addBulk([{ name: 'agent', data: { jobId: 8 }, opts }]);
    await queue.addBulk([{ name: 'agent', data: { jobId: 9 }, opts }]);
    await reached(5);
    expect(seen).toEqual([9, 9, 8, 9, 9]);
    expect(reported).toEqual([
      { name: 'agent', queue: 'agents', payload: { jobId: 4 }, reason: 'Error 22P02', attempts: 3 },
    ]);
  });

  it('drops jobs with an unknown name or an invalid payload without blocking the queue', async () => {
    const { seen, note, reached } = counter();
    await consumer({ turn: async ({ turnId }) => note(turnId) });
    const queue = openQueue(config, 'replies');
    closing.push(() => queue.close());
    await queue.addBulk(
      [
        { name: 'unheard of', data: { turnId: 1 } },
        { name: 'turn', data: { turnId: 'one' } },
        { name: 'turn', data: { turnId: -1 } },
        { name: 'turn', data: null },
        { name: 'turn', data: { turnId: 3_001 } },
      ].map((job) => ({ ...job, opts: { attempts: 1, removeOnFail: true } })),
    );
    await reached(1);
    producer().enqueue('turn', { turnId: 3_002 });
    await reached(2);
    expect(seen).toEqual([3_001, 3_002]);
  });

  it('gives the job of a crashed worker to another one, and leaves those of living workers', async () => {
    const { seen, note, reached } = counter();
    let finish = () => undefined as void;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    await consumer({
      turn: async ({ turnId }) => {
        note(turnId);
        if (turnId === 4_002) await finished;
      },
    });
    producer().enqueue('turn', { turnId: 4_002 });
    await reached(1);
    // A crashed worker leaves an active job behind whose lock expires.
    await database.query(
      `INSERT INTO bullmq.job (queue, id, seq, name, state, data, opts, max_attempts, added_at_ms, lock_token, locked_until_ms)
       VALUES ('replies', 'turn-4001', nextval('bullmq.job_seq'), 'turn', 'active', '{"turnId": 4001}', '{"removeOnComplete": true}', 3, 0, 'crashed', 1)`,
    );
    await reached(2);
    finish();
    expect(seen).toEqual([4_002, 4_001]);
    await waitFor('the jobs to be gone', async () => {
      const { waiting, active, delayed } = await producer().depth('replies');
      return waiting + active + delayed === 0;
    });
    expect(seen).toEqual([4_002, 4_001]);
  });

  it('finds due jobs of which an idle worker was not notified', async () => {
    const { seen, note, reached } = counter();
    const begun = new Map<number, Date>();
    await consumer({
      turn: async ({ turnId }) => {
        begun.set(turnId, new Date());
        note(turnId);
      },
    });
    producer().enqueue('turn', { turnId: 5_001 });
    await reached(1);
    /** Waits until the worker has looked for a job after this one, found none and listens. */
    const idleSince = (id: number) =>
      waitFor('the worker to be idle', async () => {
        const [row] = await database.query<{ isIdle: boolean }>(
          `SELECT count(*) FILTER (WHERE query LIKE '%next_delay(%' OR query LIKE '%state = ''waiting''%') >= 2 AS "isIdle" FROM pg_stat_activity
           WHERE datname = current_database() AND application_name = 'kinloom-queue' AND state = 'idle' AND query_start > $1`,
          [begun.get(id)],
        );
        return row?.isIdle === true;
      });
    const insert = (id: number, state: string, dueAt: number | null) =>
      database.query(
        `INSERT INTO bullmq.job (queue, id, seq, name, state, data, opts, max_attempts, added_at_ms, process_at_ms)
         VALUES ('replies', 'turn-' || $1::int, nextval('bullmq.job_seq'), 'turn', $2::bullmq.job_state, jsonb_build_object('turnId', $1::int),
           '{"removeOnComplete": true}', 3, 0, $3::bigint)`,
        [id, state, dueAt],
      );
    await idleSince(5_001);
    await insert(5_002, 'waiting', null);
    await reached(2);
    await idleSince(5_002);
    await insert(5_003, 'delayed', 1);
    await reached(3);
    expect(seen).toEqual([5_001, 5_002, 5_003]);
  });

  it('counts the connected workers', async () => {
    const jobs = producer();
    await jobs.ready('replies');
    expect(await jobs.workers('replies')).toBe(0);
    const one = await consumer({});
    expect(await jobs.workers('replies')).toBe(1);
    await one.stop();
    // PostgreSQL lists a connection until its process has ended.
    await waitFor('the stopped worker to be gone', async () => (await jobs.workers('replies')) === 0);
  });
});
