import { CONFIG, type Config } from '@kinloom/config';
import type { Health, StorageState } from '@kinloom/contract';
import { DatabaseHealthRepository } from '@kinloom/domain/administration';
import { ActiveModels, type EndpointState, ModelEndpointsRepository } from '@kinloom/domain/models';
import { JobProducer } from '@kinloom/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { CachedProbe } from './cached-probe';
import { type FilesProbe, probeDatabase, probeFiles } from './storage-probe';

/** State of the installation, found by probing its parts. Results are cached, so that frequent requests share one probe. */
@Injectable()
export class HealthService {
  private readonly database: CachedProbe<StorageState>;
  private readonly files: CachedProbe<FilesProbe>;
  private readonly workers: CachedProbe<number | null>;
  private readonly endpoints: CachedProbe<EndpointState[]>;

  constructor(
    @Inject(CONFIG) config: Config,
    database: DatabaseHealthRepository,
    jobs: JobProducer,
    endpoints: ModelEndpointsRepository,
    private readonly models: ActiveModels,
  ) {
    this.database = new CachedProbe(() => probeDatabase(database), 'down');
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
    const filesState = files.low && files.state === 'up' ? 'full' : files.state;
    const isOk = database === 'up' && filesState === 'up' && workers !== null && workers > 0 && voiceState === 'up';
    return {
      status: isOk ? 'ok' : 'degraded',
      database,
      files: filesState,
      queue: workers === null ? 'down' : 'up',
      worker: workers !== null && workers > 0 ? 'up' : 'down',
      voice: this.models.current.chat === null ? 'built-in' : 'model',
      voiceState,
    };
  }

  /** Whether this process can accept requests: database and data directory take writes, and the queue answers. */
  async isReady(): Promise<boolean> {
    const [database, files, workers] = await Promise.all([
      this.database.read(),
      this.files.read(),
      this.workers.read(),
    ]);
    return database === 'up' && files.state === 'up' && workers !== null;
  }
}
