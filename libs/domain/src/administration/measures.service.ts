import { randomUUID } from 'node:crypto';
import { aggregateFigure, WITHHELD } from '@kinloom/contract';
import { BackupsRepository } from '@kinloom/domain/backups';
import { ModelEndpointsRepository, ModelMeasures } from '@kinloom/domain/models';
import { JobProducer, type QueueName, QUEUES } from '@kinloom/jobs';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, type MetricObject, Registry } from 'prom-client';
import { MeasuresRepository } from './measures.repository';
import { OTHER_REASONS, SystemRepository } from './system.repository';

/** Interval in milliseconds at which a process stores its metrics. */
const STORE_INTERVAL_MS = 10_000;
/**
 * Milliseconds between two samples of the event loop's delay, which the reported values include. Each sample wakes the process: the library's
 * default of 10 ms was most of what an idle process did.
 */
const EVENT_LOOP_SAMPLE_MS = 100;
/** Seconds without an update after which a process counts as stopped. */
const STALE_SECONDS = 35;
/** Histogram buckets in seconds. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300];

/** Metrics of a finished job: queue wait and duration in seconds. */
export interface JobMeasure {
  job: string;
  outcome: 'done' | 'failed';
  waited: number;
  took: number;
}

/**
 * Prometheus metrics of this process, aggregated over all processes. Labels are names of routes, jobs and queues, never personal data. Each
 * process stores its metrics periodically; the process that is scraped adds up those of all live ones.
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
  private storeTimer: NodeJS.Timeout | null = null;

  constructor(
    private readonly measures: MeasuresRepository,
    private readonly system: SystemRepository,
    private readonly producer: JobProducer,
    private readonly backups: BackupsRepository,
    private readonly endpoints: ModelEndpointsRepository,
    models: ModelMeasures,
  ) {
    for (const metric of models.metrics) this.registry.registerMetric(metric);
    collectDefaultMetrics({
      register: this.registry,
      prefix: 'kinloom_',
      eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS,
    });
  }

  /** Starts storing metrics periodically. @param connected returns the number of open sockets, in api processes */
  begin(role: 'api' | 'worker', connected?: () => number): void {
    const write = () => {
      if (connected) this.sockets.set(connected());
      this.store(role).catch((error: unknown) =>
        this.logger.warn(
          `metrics.store_failed error=${error instanceof Error ? error.name : 'unknown'}: other processes report outdated values`,
        ),
      );
    };
    write();
    this.storeTimer = setInterval(write, STORE_INTERVAL_MS);
    this.storeTimer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.storeTimer) clearInterval(this.storeTimer);
    await this.measures.remove(this.process);
  }

  /** Records a request. @param seconds duration */
  request(method: string, route: string, status: number, seconds: number): void {
    this.requests.observe({ method, route, status: String(status) }, seconds);
  }

  job({ job, outcome, waited, took }: JobMeasure): void {
    this.jobs.observe({ job, outcome }, took);
    this.waits.observe({ job }, waited);
    if (job === 'turn' && outcome === 'done') this.replies.observe(waited + took);
  }

  /** Metrics of all live processes in the Prometheus text format. */
  async text(): Promise<string> {
    const others = await this.measures.listOthers(this.process, STALE_SECONDS);
    const all = AggregatorRegistry.aggregate([
      await this.registry.getMetricsAsJSON(),
      ...others.map(({ measures }) => measures as MetricObject[]),
    ]);
    const gauges = await this.installationGauges(others.map(({ role }) => role));
    return `${await all.metrics()}\n${await gauges.metrics()}`;
  }

  /** Gauges of the whole installation, read on demand. */
  private async installationGauges(others: readonly string[]): Promise<Registry> {
    const registry = new Registry();
    const gauge = (name: string, help: string, labelNames: string[] = []) =>
      new Gauge({ name, help, labelNames, registers: [registry] });
    const queued = gauge('kinloom_queue_jobs', 'Jobs in a queue', ['queue', 'state']);
    const ready = gauge('kinloom_queue_workers', 'Processes that take jobs of a queue', ['queue']);
    for (const queue of Object.keys(QUEUES) as QueueName[]) {
      const [depth, workers] = await Promise.all([this.producer.depth(queue), this.producer.workers(queue)]);
      for (const [state, count] of Object.entries(depth)) queued.set({ queue, state }, count);
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
    // A withheld figure (too few members) has no sample.
    for (const { failure, count } of shown) if (count !== WITHHELD) replies.set({ failure }, count);
    const { lastSuccessAt } = await this.backups.state();
    const seconds = lastSuccessAt === null ? 0 : Date.parse(lastSuccessAt) / 1_000;
    gauge('kinloom_backup_last_success_seconds', 'When the last backup succeeded, Unix time; 0: never').set(seconds);
    const endpointUp = gauge(
      'kinloom_model_endpoint_up',
      'Whether a model endpoint is asked (1), probed (0.5) or left alone (0)',
      ['endpoint'],
    );
    for (const { name, state } of await this.endpoints.list()) {
      endpointUp.set({ endpoint: name }, state === 'closed' ? 1 : state === 'half-open' ? 0.5 : 0);
    }
    const { bytes } = await this.system.database();
    gauge('kinloom_database_bytes', 'Bytes that the database takes').set(bytes);
    return registry;
  }

  private async store(role: string): Promise<void> {
    await this.measures.store(this.process, role, await this.registry.getMetricsAsJSON());
  }
}
