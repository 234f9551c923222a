import { randomUUID } from 'node:crypto';
import { aggregateFigure, WITHHELD } from '@kinloom/contract';
import { BackupsRepository } from '@kinloom/domain/backups';
import { JobProducer, type QueueName, QUEUES } from '@kinloom/jobs';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, type MetricObject, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { OTHER_REASONS, SystemRepository } from './system.repository';

/** Milliseconds between the times a process writes down what it measured. */
const WRITTEN = 10_000;
/** Seconds after which a process that wrote nothing counts as gone. */
const GONE = 35;
/** Seconds: what people notice of a request, and of a job. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300];

/** How a job went. Durations are in seconds: how long it waited in its queue, and how long it took. */
export interface JobMeasure {
  job: string;
  outcome: 'done' | 'failed';
  waited: number;
  took: number;
}

/**
 * What this process measures, and what all of them did. Labels are names of routes, jobs and queues, never of people or of what they say.
 * Each process writes its measures down now and then; whichever is asked adds up those of all that live.
 */
@Injectable()
export class MeasuresService implements OnApplicationShutdown {
  private readonly logger = new Logger('Measures');
  private readonly registry = new Registry();
  private readonly process = randomUUID();
  private readonly requests = new Histogram({
    name: 'kinloom_http_request_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  });
  private readonly jobs = new Histogram({
    name: 'kinloom_job_seconds',
    help: 'How long jobs took',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers: [this.registry],
  });
  private readonly waits = new Histogram({
    name: 'kinloom_job_wait_seconds',
    help: 'How long jobs waited in their queue',
    labelNames: ['job'],
    buckets: JOB_SECONDS,
    registers: [this.registry],
  });
  private readonly replies = new Histogram({
    name: 'kinloom_reply_seconds',
    help: 'From what a person said to the end of the last reply to it',
    buckets: JOB_SECONDS,
    registers: [this.registry],
  });
  private readonly sockets = new Gauge({
    name: 'kinloom_sockets',
    help: 'Windows that are connected',
    registers: [this.registry],
  });
  private writing: NodeJS.Timeout | null = null;

  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly system: SystemRepository,
    private readonly producer: JobProducer,
    private readonly backups: BackupsRepository,
  ) {
    collectDefaultMetrics({ register: this.registry, prefix: 'kinloom_' });
  }

  /** Begins to write down what this process measures. @param connected how many sockets it holds, where it holds any */
  begin(role: 'api' | 'worker', connected?: () => number): void {
    const write = () => {
      if (connected) this.sockets.set(connected());
      this.write(role).catch((error: unknown) =>
        this.logger.warn(`what was measured was not written down: ${error instanceof Error ? error.name : 'unknown'}`),
      );
    };
    write();
    this.writing = setInterval(write, WRITTEN);
    this.writing.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.writing) clearInterval(this.writing);
    if (this.source.isInitialized) {
      await this.source.query('DELETE FROM process_measures WHERE id = $1', [this.process]);
    }
  }

  /** @param seconds how long it took */
  request(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  job({ job, outcome, waited, took }: JobMeasure): void {
    this.jobs.observe({ job, outcome }, took);
    this.waits.observe({ job }, waited);
    if (job === 'turn' && outcome === 'done') this.replies.observe(waited + took);
  }

  /** What all processes that live measured, as Prometheus reads it. */
  async text(): Promise<string> {
    const others = await this.source.query<{ role: string; measures: MetricObject[] }[]>(
      `SELECT role, measures FROM process_measures WHERE id <> $1 AND seen_at > now() - make_interval(secs => ${GONE})`,
      [this.process],
    );
    const all = AggregatorRegistry.aggregate([
      await this.registry.getMetricsAsJSON(),
      ...others.map(({ measures }) => measures),
    ]);
    const now = await this.now(others.map(({ role }) => role));
    return `${await all.metrics()}\n${await now.metrics()}`;
  }

  /** What is true of the whole installation just now. */
  private async now(others: readonly string[]): Promise<Registry> {
    const registry = new Registry();
    const gauge = (name: string, help: string, labelNames: string[] = []) =>
      new Gauge({ name, help, labelNames, registers: [registry] });
    const queued = gauge('kinloom_queue_jobs', 'Jobs in a queue', ['queue', 'state']);
    const ready = gauge('kinloom_queue_workers', 'Processes that take jobs of a queue', ['queue']);
    for (const queue of Object.keys(QUEUES) as QueueName[]) {
      const [depth, workers] = await Promise.all([this.producer.depth(queue), this.producer.workers(queue)]);
      for (const [state, many] of Object.entries(depth)) queued.set({ queue, state }, many);
      ready.set({ queue }, workers);
    }
    const processes = gauge('kinloom_processes', 'Processes that live', ['role']);
    for (const role of ['api', 'worker']) {
      processes.set({ role }, others.filter((one) => one === role).length + Number(role === 'api'));
    }
    const replies = gauge('kinloom_replies_in_a_day', 'Replies of the last day, by why they failed', ['failure']);
    const { all, technical, other } = await this.system.replies();
    const failed = technical.reduce((sum, { count }) => sum + count, other.count);
    const shown = [
      { failure: '', count: aggregateFigure(all.count - failed, all.members) },
      ...technical.map(({ reason, count }) => ({ failure: reason, count })),
      { failure: OTHER_REASONS, count: aggregateFigure(other.count, other.members) },
    ];
    // A figure that is withheld has no sample: a number would say something about it.
    for (const { failure, count } of shown) if (count !== WITHHELD) replies.set({ failure }, count);
    const { lastSuccessAt } = await this.backups.state();
    const seconds = lastSuccessAt === null ? 0 : Date.parse(lastSuccessAt) / 1_000;
    gauge('kinloom_backup_last_success_seconds', 'When the last backup succeeded, Unix time; 0: never').set(seconds);
    const endpoints = gauge(
      'kinloom_model_endpoint_up',
      'Whether a model endpoint is asked (1), probed (0.5) or left alone (0)',
      ['endpoint'],
    );
    for (const { name, state } of await this.system.endpoints()) {
      endpoints.set({ endpoint: name }, state === 'closed' ? 1 : state === 'half-open' ? 0.5 : 0);
    }
    const { bytes } = await this.system.database();
    gauge('kinloom_database_bytes', 'Bytes that the database takes').set(bytes);
    return registry;
  }

  private async write(role: string): Promise<void> {
    await this.source.query(
      `WITH gone AS (DELETE FROM process_measures WHERE seen_at < now() - interval '1 hour')
       INSERT INTO process_measures (id, role, measures) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET measures = EXCLUDED.measures, seen_at = now()`,
      [this.process, role, JSON.stringify(await this.registry.getMetricsAsJSON())],
    );
  }
}
