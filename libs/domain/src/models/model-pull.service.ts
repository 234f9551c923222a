import { DomainError, type ModelPullState, RECOMMENDED_MODELS } from '@kinloom/contract';
import type { PullModelRequest } from '@kinloom/contract/requests';
import { BackgroundTasksService, isFinished, type ReportProgress, runTask } from '@kinloom/domain/background-tasks';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { JobProducer } from '@kinloom/jobs';
import { pullModel } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { ActiveModels } from './active-models';
import { hasSpaceFor } from './disk-space';
import { guardedFetch } from './guarded-fetch';
import { toDomainError } from './model-error';
import { ModelPullRepository, PULL } from './model-pull.repository';
import { parseServerUrl } from './outbound-address';
import { reportWhile } from './report-while';
import { storedKeyFor } from './stored-key';

const SWEEP_LIMIT = 10;

/** Downloads models to an Ollama server in the background, one at a time. */
@Injectable()
export class ModelPullService {
  constructor(
    private readonly pulls: ModelPullRepository,
    private readonly tasks: BackgroundTasksService,
    private readonly jobs: JobProducer,
    private readonly models: ActiveModels,
    private readonly securityLog: SecurityLogService,
  ) {}

  /** The newest download. */
  async state(): Promise<ModelPullState> {
    const row = await this.pulls.newest(PULL);
    if (!row) return { pull: null };
    const { id, state, progress, message, error } = row;
    return { pull: { jobId: id, ...targetOf(row.payload), state, progress, message, error } };
  }

  /** Starts a download. @throws DomainError model_address_refused, model_pull_running, model_no_space */
  async start(operatorId: number, { baseUrl, model }: PullModelRequest): Promise<ModelPullState> {
    const url = parseServerUrl(baseUrl).href.replace(/\/+$/, '');
    const newest = await this.pulls.newest(PULL);
    if (newest && !isFinished(newest)) throw new DomainError('model_pull_running');
    const bytes = RECOMMENDED_MODELS.find(({ name }) => name === model)?.bytes ?? 0;
    if (!(await hasSpaceFor(bytes, url))) throw new DomainError('model_no_space');
    const { jobId } = await this.tasks.create(operatorId, PULL, { baseUrl: url, model }, 'Waiting to start');
    await this.securityLog.record({ kind: 'model_pulled', accountId: operatorId });
    this.jobs.enqueue('pull', { jobId });
    return this.state();
  }

  /** Cancels the download. @throws DomainError model_pull_not_found, job_not_cancellable */
  async cancel(): Promise<void> {
    const row = await this.pulls.newest(PULL);
    if (!row || isFinished(row)) throw new DomainError('model_pull_not_found');
    await this.tasks.cancel(row.accountId, row.id, { kinds: [PULL], isCommitted: () => Promise.resolve(false) });
  }

  /** Runs a download (job handler). */
  async process(jobId: number): Promise<void> {
    await runTask(this.tasks, jobId, async ({ payload }, report) => {
      const { baseUrl, model } = targetOf(payload);
      try {
        await this.download(baseUrl, model, report);
      } catch (error) {
        throw toDomainError(error);
      }
      return { result: null, message: 'Pulled' };
    });
  }

  /** Enqueues downloads whose job was lost. */
  async sweep(): Promise<void> {
    for (const { id } of await this.tasks.listStale([PULL], SWEEP_LIMIT)) this.jobs.enqueue('pull', { jobId: id });
  }

  private async download(baseUrl: string, model: string, report: ReportProgress): Promise<void> {
    await reportWhile(report, 'Starting', async (update, signal) => {
      let checked = 0;
      const address = { baseUrl, apiKey: storedKeyFor(this.models.current, baseUrl) };
      for await (const { status, completed, total } of pullModel(guardedFetch, address, model, signal)) {
        if (total > checked && !(await hasSpaceFor(total - completed, baseUrl)))
          throw new DomainError('model_no_space');
        checked = total;
        update(total > 0 ? Math.floor((completed / total) * 100) : 0, stepOf(status, total));
      }
    });
  }
}

/** What the server does, in words for the operator. */
function stepOf(status: string, total: number): string {
  if (/^verifying/.test(status)) return 'Checking the download';
  if (/^writing|^removing|^success/.test(status)) return 'Storing the model';
  return total > 0 ? 'Downloading' : 'Starting';
}

function targetOf(payload: unknown): { baseUrl: string; model: string } {
  const { baseUrl, model } = payload as { baseUrl: string; model: string };
  return { baseUrl, model };
}
