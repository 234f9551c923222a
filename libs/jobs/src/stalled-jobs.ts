import type { Pool } from 'pg';
import { QUEUES } from './job-registry';

/** Milliseconds between two checks: the shortest `stallCheckMs` of a queue. */
const CHECK_INTERVAL_MS = Math.min(...Object.values(QUEUES).map(({ stallCheckMs }) => stallCheckMs));

/**
 * Takes the jobs of crashed workers back into their queues. Replaces the stall checks of BullMQ's workers over PostgreSQL, of which each
 * queue writes one per interval: here one statement serves all queues, and writes only where jobs are active. BullMQ's own function keeps
 * the interval of each queue, over all processes.
 *
 * Also wakes the workers of this process whose queue has a job that is due. An idle worker that has missed a notification would find it only
 * at its next unnotified check: BullMQ ignores an error of the query that looks for jobs while it begins to listen.
 */
export class StalledJobCheck {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private isRunning = false;
  private readonly queues = JSON.stringify(
    Object.entries(QUEUES).map(([queue, { stalls, stallCheckMs }]) => ({ queue, stalls, interval: stallCheckMs })),
  );

  /**
   * @param pool connections with `bullmq` in their search path
   * @param wake receives each queue in which a job is due
   * @param report receives the error of a failed check; the next check is not affected
   */
  constructor(
    private readonly pool: Pool,
    private readonly wake: (queue: string) => void,
    private readonly report: (error: unknown) => void,
  ) {
    // The pool replaces lost idle connections; without a listener the error would end the process.
    pool.on('error', report);
  }

  start(): void {
    const run = () => {
      if (!this.isRunning) this.running = this.run();
    };
    this.timer = setInterval(run, CHECK_INTERVAL_MS);
    run();
  }

  /** Ends the checks and the pool. */
  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.running;
    await this.pool.end();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    try {
      const { rows } = await this.pool.query<{ queue: string }>({
        name: 'jobs.reclaim_stalled',
        text: `WITH known AS MATERIALIZED (
            SELECT * FROM jsonb_to_recordset($1::jsonb) AS q (queue text, stalls int, interval bigint)
          ), busy AS MATERIALIZED (
            SELECT * FROM known q WHERE EXISTS (SELECT FROM job j WHERE j.queue = q.queue AND j.state = 'active')
          ), reclaimed AS MATERIALIZED (
            SELECT DISTINCT busy.queue FROM busy
            CROSS JOIN LATERAL move_stalled_jobs_to_wait(busy.queue, busy.stalls, $2::bigint, busy.interval) AS s (id)
          )
          SELECT queue FROM known q
          WHERE EXISTS (SELECT FROM reclaimed r WHERE r.queue = q.queue)
            OR EXISTS (SELECT FROM job j WHERE j.queue = q.queue AND j.state = 'waiting')
            OR EXISTS (SELECT FROM job j WHERE j.queue = q.queue AND j.state = 'delayed' AND j.process_at_ms <= $2::bigint)`,
        values: [this.queues, Date.now()],
      });
      for (const { queue } of rows) this.wake(queue);
    } catch (error) {
      this.report(error);
    } finally {
      this.isRunning = false;
    }
  }
}
