import { CONFIG, type Config } from '@kinloom/config';
import type { FoundServers, ModelServer, ModelTest } from '@kinloom/contract';
import type { ModelAddressRequest, TestModelRequest } from '@kinloom/contract/requests';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { inspectServer, ModelServerError, testChatModel, testEmbeddingModel } from '@kinloom/mind';
import { Inject, Injectable } from '@nestjs/common';
import { ActiveModels } from './active-models';
import { guardedFetch } from './guarded-fetch';
import { toDomainError } from './model-error';
import { parseServerUrl } from './outbound-address';
import { storedKeyFor } from './stored-key';

/** Milliseconds for all requests of one inspection; a list of many models takes several. */
const INSPECTION_TIMEOUT_MS = 20_000;
const TEST_TIMEOUT_MS = 130_000;

/** Finds, lists and tests models for operators. Every call is in the security log, because it makes this machine send requests. */
@Injectable()
export class ModelInspectionService {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'modelPorts'>,
    private readonly models: ActiveModels,
    private readonly securityLog: SecurityLogService,
  ) {}

  /** Looks for model servers at the usual ports of this machine. */
  async find(operatorId: number): Promise<FoundServers> {
    await this.record(operatorId);
    const probed = this.config.modelPorts.map((port) => `http://127.0.0.1:${port}`);
    const servers = await Promise.all(probed.map((baseUrl) => this.inspectOrNull(baseUrl)));
    return { servers: servers.filter((server) => server !== null), probed };
  }

  /** @throws DomainError model_address_refused, model_unreachable, model_timeout, model_wrong_key, model_not_a_server */
  async inspect(operatorId: number, { baseUrl, apiKey }: ModelAddressRequest): Promise<ModelServer> {
    const url = parseServerUrl(baseUrl).href;
    return this.logged(operatorId, () =>
      inspectServer(
        guardedFetch,
        { baseUrl: url, apiKey: apiKey ?? storedKeyFor(this.models.current, url) },
        AbortSignal.timeout(INSPECTION_TIMEOUT_MS),
      ),
    );
  }

  /** @throws DomainError as `inspect`, and model_not_found */
  async test(operatorId: number, request: TestModelRequest): Promise<ModelTest> {
    const { baseUrl, apiKey, server, model, use } = request;
    const url = parseServerUrl(baseUrl).href;
    const test = use === 'chat' ? testChatModel : testEmbeddingModel;
    const key = apiKey ?? storedKeyFor(this.models.current, url);
    return this.logged(operatorId, () =>
      test(guardedFetch, { kind: server, baseUrl: url, apiKey: key, model }, AbortSignal.timeout(TEST_TIMEOUT_MS)),
    );
  }

  private async inspectOrNull(baseUrl: string): Promise<ModelServer | null> {
    try {
      return await inspectServer(guardedFetch, { baseUrl }, AbortSignal.timeout(INSPECTION_TIMEOUT_MS));
    } catch (error) {
      if (!(error instanceof ModelServerError)) throw error;
      return null;
    }
  }

  private async logged<T>(operatorId: number, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      await this.record(operatorId);
      return result;
    } catch (error) {
      await this.record(operatorId, 'failure');
      throw toDomainError(error);
    }
  }

  private record(accountId: number, outcome: 'success' | 'failure' = 'success'): Promise<void> {
    return this.securityLog.record({ kind: 'model_servers_probed', accountId, outcome });
  }
}
