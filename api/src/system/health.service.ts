import { CONFIG, type Config } from '@kinloom/config';
import type { Health, StorageState } from '@kinloom/contract';
import { type EndpointState, ModelEndpointsRepository } from '@kinloom/domain/conversations';
import { JobProducer } from '@kinloom/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CachedProbe } from './cached-probe';
import { type FilesProbe, probeDatabase, probeFiles } from './storage-probe';

/** The state of the installation, learned by writing and asking. Whoever asks often shares one answer. */
@Injectable()
export class HealthService {
  private readonly database: CachedProbe<StorageState>;
  private readonly files: CachedProbe<FilesProbe>;
  private readonly workers: CachedProbe<number | null>;
  private readonly endpoints: CachedProbe<EndpointState[]>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    source: DataSource,
    jobs: JobProducer,
    endpoints: ModelEndpointsRepository,
  ) {
    this.database = new CachedProbe(() => probeDatabase(source), 'down');
    this.files = new CachedProbe(() => probeFiles(config.dataDir), { state: 'down', low: false });
    this.endpoints = new CachedProbe<EndpointState[]>(() => endpoints.list(), []);
    this.workers = new CachedProbe<number | null>(() => jobs.workers('replies'), null);
  }

  async health(): Promise<Health> {
    const [database, files, workers, endpoints] = await Promise.all([
      this.database.read(),
      this.files.read(),
      this.workers.read(),
      this.endpoints.read(),
    ]);
    const voiceState = endpoints.every(({ state }) => state === 'closed') ? 'up' : 'degraded';
    const room = files.low && files.state === 'up' ? 'full' : files.state;
    const fine = database === 'up' && room === 'up' && workers !== null && workers > 0 && voiceState === 'up';
    return {
      status: fine ? 'ok' : 'degraded',
      database,
      files: room,
      queue: workers === null ? 'down' : 'up',
      worker: workers !== null && workers > 0 ? 'up' : 'down',
      voice: this.config.voice === null ? 'built-in' : 'model',
      voiceState,
    };
  }

  /** Whether this process can store what it is sent: its database, its files and its queue take writes. */
  async isReady(): Promise<boolean> {
    const [database, files, workers] = await Promise.all([
      this.database.read(),
      this.files.read(),
      this.workers.read(),
    ]);
    return database === 'up' && files.state === 'up' && workers !== null;
  }
}
