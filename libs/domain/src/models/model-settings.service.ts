import { DomainError, MODEL_ROLES, type ModelRole, type ModelSettings, type ModelsInUse } from '@kinloom/contract';
import type { ModelSettingsRequest } from '@kinloom/contract/requests';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Realtime } from '@kinloom/realtime';
import { Injectable } from '@nestjs/common';
import { ActiveModels, keyContext } from './active-models';
import { ModelEndpointsRepository } from './model-endpoints.repository';
import { ModelSettingsRepository } from './model-settings.repository';
import { parseServerUrl } from './outbound-address';
import { SecretBox, SecretKeyUnavailableError } from './secret-box';
import { storedKeyFor } from './stored-key';

/** Roles that generate replies: a change of their models replaces what was reported of the endpoints. */
const REPLYING: readonly ModelRole[] = ['chat', 'fallback'];

/** The operators' choice of models. */
@Injectable()
export class ModelSettingsService {
  constructor(
    private readonly settings: ModelSettingsRepository,
    private readonly models: ActiveModels,
    private readonly endpoints: ModelEndpointsRepository,
    private readonly secrets: SecretBox,
    private readonly realtime: Realtime,
    private readonly securityLog: SecurityLogService,
  ) {}

  /** Models in use and what the workers report of them. Keys are not included. */
  async get(): Promise<ModelsInUse> {
    await this.models.refresh();
    const { current } = this.models;
    return {
      roles: MODEL_ROLES.flatMap((role): ModelSettings[] => {
        const model = current[role];
        if (!model) return [];
        const { apiKey, ...shown } = model;
        return [{ role, ...shown, baseUrl: withoutUser(shown.baseUrl), hasKey: apiKey !== null }];
      }),
      conditions: await this.endpoints.conditions(),
      builtInFallback: { on: current.builtInFallback, fixed: this.models.isBuiltInFallbackFixed },
    };
  }

  /**
   * Uses a model for a role, in all processes at once.
   * @throws DomainError model_fixed where the environment sets the role; model_address_refused; model_key_unavailable
   */
  async set(operatorId: number, role: ModelRole, request: ModelSettingsRequest): Promise<ModelsInUse> {
    this.assertNotFixed(role);
    const baseUrl = parseServerUrl(request.baseUrl).href.replace(/\/+$/, '');
    const apiKey = request.apiKey === undefined ? storedKeyFor(this.models.current, baseUrl) : request.apiKey;
    await this.settings.set({
      role,
      server: request.server,
      baseUrl,
      model: request.model,
      contextTokens: request.contextTokens ?? null,
      key: apiKey === null ? null : await this.encrypted(apiKey, keyContext({ role, baseUrl })),
    });
    await this.securityLog.record({ kind: 'model_chosen', accountId: operatorId });
    return this.apply(role);
  }

  /** Stops using the model of a role. @throws DomainError model_fixed */
  async remove(operatorId: number, role: ModelRole): Promise<ModelsInUse> {
    this.assertNotFixed(role);
    await this.settings.remove(role);
    await this.securityLog.record({ kind: 'model_removed', accountId: operatorId });
    return this.apply(role);
  }

  /** @throws DomainError model_fixed */
  async setBuiltInFallback(operatorId: number, on: boolean): Promise<ModelsInUse> {
    if (this.models.isBuiltInFallbackFixed) throw new DomainError('model_fixed');
    await this.settings.setBuiltInFallback(on);
    await this.securityLog.record({ kind: 'model_chosen', accountId: operatorId });
    return this.apply(null);
  }

  private async apply(role: ModelRole | null): Promise<ModelsInUse> {
    await this.models.refresh();
    if (role !== null && REPLYING.includes(role)) {
      const { chat, fallback } = this.models.current;
      await this.endpoints.replace(chat === null ? [] : fallback === null ? ['primary'] : ['primary', 'fallback']);
    }
    this.realtime.publishModelsChanged();
    return this.get();
  }

  private assertNotFixed(role: ModelRole): void {
    if (this.models.isFixed(role)) throw new DomainError('model_fixed');
  }

  private async encrypted(key: string, context: string): Promise<Buffer> {
    try {
      return await this.secrets.encrypt(key, context);
    } catch (error) {
      if (error instanceof SecretKeyUnavailableError) throw new DomainError('model_key_unavailable', { cause: error });
      throw error;
    }
  }
}

/** An address of the environment may contain a user name and password, which are secret. */
function withoutUser(baseUrl: string): string {
  const url = new URL(baseUrl);
  url.username = '';
  url.password = '';
  return url.href.replace(/\/+$/, '');
}
