import { mkdir } from 'node:fs/promises';
import { CONFIG, type Config, processEnvironment } from '@kinloom/config';
import { DomainError, type EngineInstallation, type EngineState, MODEL_ROLES } from '@kinloom/contract';
import type { InstallEngineRequest } from '@kinloom/contract/requests';
import { BackgroundTasksService, isFinished, runTask } from '@kinloom/domain/background-tasks';
import { SecurityLogService } from '@kinloom/domain/security-log';
import {
  engineBaseUrl,
  EngineError,
  engineStatus,
  hasLeftovers,
  installEngine,
  type InstallStep,
  lockedVersion,
  modelNameOf,
  prebuiltPackage,
  readLock,
  readManifest,
  readResources,
  removeEngine,
} from '@kinloom/engine';
import { JobProducer } from '@kinloom/jobs';
import { Inject, Injectable } from '@nestjs/common';
import { ActiveModels } from './active-models';
import { ENGINE, ModelPullRepository } from './model-pull.repository';
import { ModelSettingsService } from './model-settings.service';
import { assertHost, guardedLookup, parseServerUrl } from './outbound-address';
import { reportWhile } from './report-while';

const SWEEP_LIMIT = 10;

const STEPS: Readonly<Record<InstallStep, string>> = {
  checking: 'Checking disk and memory',
  packages: 'Installing the engine',
  download: 'Downloading the model',
  verification: 'Verifying the model',
};

/** Installs and removes the own engine. The launcher runs it while it is installed. */
@Injectable()
export class EngineService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'dataDir' | 'engine'>,
    private readonly installations: ModelPullRepository,
    private readonly tasks: BackgroundTasksService,
    private readonly jobs: JobProducer,
    private readonly models: ActiveModels,
    private readonly settings: ModelSettingsService,
    private readonly securityLog: SecurityLogService,
  ) {}

  /** What is installed, the newest installation, and what this machine has free. */
  async state(): Promise<EngineState> {
    const { dataDir } = this.config;
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const [manifest, newest, leftovers, resources, lock] = await Promise.all([
      readManifest(dataDir),
      this.installations.newest(ENGINE),
      hasLeftovers(dataDir),
      readResources(dataDir),
      readLock(),
    ]);
    return {
      unavailable: this.unavailable(),
      version: manifest?.version ?? lockedVersion(lock),
      installed: manifest && {
        baseUrl: engineBaseUrl(manifest),
        model: manifest.model.name,
        bytes: manifest.model.bytes,
        sha256: manifest.model.sha256,
        contextTokens: manifest.contextTokens,
        status: await engineStatus(manifest),
      },
      installation: newest && (newest.state === 'done' || (manifest && isFinished(newest))) ? null : shown(newest),
      leftovers,
      resources,
    };
  }

  /**
   * Starts an installation in the background.
   * @throws DomainError engine_not_available, engine_unsupported_platform, engine_already_installed, engine_busy, model_address_refused
   */
  async install(operatorId: number, { url, sha256, contextTokens }: InstallEngineRequest): Promise<EngineState> {
    try {
      await this.assertInstallable(url);
    } catch (error) {
      await this.securityLog.record({ kind: 'engine_installed', accountId: operatorId, outcome: 'failure' });
      throw error;
    }
    const payload: InstallationPayload = { url, sha256, contextTokens };
    const { jobId } = await this.tasks.create(operatorId, ENGINE, payload, 'Waiting to start');
    await this.securityLog.record({ kind: 'engine_installed', accountId: operatorId });
    this.jobs.enqueue('engine', { jobId });
    return this.state();
  }

  /** Cancels the installation. What was downloaded is kept for the next one. @throws DomainError engine_install_not_found, job_not_cancellable */
  async cancel(): Promise<void> {
    const row = await this.installations.newest(ENGINE);
    if (!row || isFinished(row)) throw new DomainError('engine_install_not_found');
    await this.tasks.cancel(row.accountId, row.id, { kinds: [ENGINE], isCommitted: () => Promise.resolve(false) });
  }

  /**
   * Removes the engine, after the roles that use it were given up. Also removes what an unfinished installation left.
   * @throws DomainError engine_not_installed, engine_busy; model_fixed where the environment uses the engine
   */
  async remove(operatorId: number): Promise<EngineState> {
    try {
      const newest = await this.installations.newest(ENGINE);
      if (newest && !isFinished(newest)) throw new DomainError('engine_busy');
      const manifest = await readManifest(this.config.dataDir);
      if (!manifest && !(await hasLeftovers(this.config.dataDir))) throw new DomainError('engine_not_installed');
      if (manifest) await this.stopUsing(operatorId, engineBaseUrl(manifest));
      await removeEngine(this.config.dataDir);
    } catch (error) {
      await this.securityLog.record({ kind: 'engine_removed', accountId: operatorId, outcome: 'failure' });
      throw toDomainError(error);
    }
    await this.securityLog.record({ kind: 'engine_removed', accountId: operatorId });
    return this.state();
  }

  /** Runs an installation (job handler). */
  async process(jobId: number): Promise<void> {
    await runTask(this.tasks, jobId, async ({ payload }, report) => {
      const { url, sha256, contextTokens } = payload as InstallationPayload;
      try {
        await reportWhile(report, STEPS.checking, (update, signal) =>
          installEngine({
            dataDir: this.config.dataDir,
            source: { url, sha256 },
            contextTokens,
            signal,
            environment: processEnvironment(),
            guard: { check: assertHost, lookup: guardedLookup },
            onProgress: (percent, step) => update(percent, STEPS[step]),
          }),
        );
      } catch (error) {
        throw toDomainError(error);
      }
      return { result: null, message: 'Installed' };
    });
  }

  /** Enqueues installations whose job was lost. */
  async sweep(): Promise<void> {
    for (const { id } of await this.tasks.listStale([ENGINE], SWEEP_LIMIT)) this.jobs.enqueue('engine', { jobId: id });
  }

  private unavailable(): EngineState['unavailable'] {
    if (!this.config.engine) return 'not_supervised';
    return prebuiltPackage() === null ? 'unsupported_platform' : null;
  }

  private async assertInstallable(url: string): Promise<void> {
    const unavailable = this.unavailable();
    if (unavailable !== null) {
      throw new DomainError(unavailable === 'not_supervised' ? 'engine_not_available' : 'engine_unsupported_platform');
    }
    parseServerUrl(url);
    if (await readManifest(this.config.dataDir)) throw new DomainError('engine_already_installed');
    const newest = await this.installations.newest(ENGINE);
    if (newest && !isFinished(newest)) throw new DomainError('engine_busy');
  }

  private async stopUsing(operatorId: number, baseUrl: string): Promise<void> {
    await this.models.refresh();
    for (const role of MODEL_ROLES) {
      if (this.models.current[role]?.baseUrl === baseUrl) await this.settings.remove(operatorId, role);
    }
  }
}

interface InstallationPayload {
  url: string;
  sha256: string;
  contextTokens: number;
}

interface InstallationRow {
  id: number;
  payload: unknown;
  state: EngineInstallation['state'];
  progress: number;
  message: string;
  error: string | null;
}

/** The address is left out: it may contain a token. */
function shown(row: InstallationRow | null): EngineInstallation | null {
  if (!row) return null;
  const { id, payload, state, progress, message, error } = row;
  const { url } = payload as InstallationPayload;
  return { jobId: id, model: modelNameOf(new URL(url).pathname), state, progress, message, error };
}

const toDomainError = (error: unknown): unknown =>
  error instanceof EngineError ? new DomainError(`engine_${error.code}`, { cause: error }) : error;
