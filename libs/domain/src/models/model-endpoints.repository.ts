import type { EndpointCondition, ModelFailure } from '@kinloom/contract';
import { ModelEndpointEntity } from '@kinloom/database';
import type { BreakerState, EndpointName } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';

/** Circuit breaker state of a model endpoint; `since` is the time of its last change. */
export interface EndpointState {
  name: EndpointName;
  state: BreakerState;
  since: Date;
}

/** Stores what the workers report of the model endpoints: states of the circuit breakers, contexts, truncations and failures. */
@Injectable()
export class ModelEndpointsRepository {
  constructor(private readonly source: DataSource) {}

  async recordState(name: EndpointName, state: BreakerState): Promise<void> {
    // SQL: an upsert that keeps the time of the last change where the state is the same.
    await this.source.query(
      `INSERT INTO model_endpoints (name, state) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET state = EXCLUDED.state, changed_at = now() WHERE model_endpoints.state <> EXCLUDED.state`,
      [name, state],
    );
  }

  /** Stores the context in force that was detected. @param tokens prompt and reply together */
  async recordContext(name: EndpointName, tokens: number): Promise<void> {
    await this.endpoints.update({ name }, { contextTokens: tokens });
  }

  async recordCondition(name: EndpointName, condition: 'truncated' | 'no_system_role'): Promise<void> {
    await this.endpoints.update(
      { name },
      condition === 'truncated'
        ? { truncations: () => 'truncations + 1', truncatedAt: () => 'now()' }
        : { withoutSystemRole: true },
    );
  }

  async recordFailure(name: EndpointName, failure: ModelFailure): Promise<void> {
    await this.endpoints.update({ name }, { failures: () => 'failures + 1', failedAt: () => 'now()', failure });
  }

  /** Counts a reply that another voice gave in place of this endpoint. */
  async recordSubstitution(name: EndpointName): Promise<void> {
    await this.endpoints.update({ name }, { substitutions: () => 'substitutions + 1' });
  }

  /** Deletes endpoints that are no longer configured and resets the others to closed. */
  async reset(names: readonly EndpointName[]): Promise<void> {
    await this.endpoints.delete({ name: Not(In(names)) });
    for (const name of names) await this.recordState(name, 'closed');
  }

  /** Forgets what was reported of endpoints, because other models take their places. */
  async replace(names: readonly EndpointName[]): Promise<void> {
    await this.endpoints.deleteAll();
    for (const name of names) await this.recordState(name, 'closed');
  }

  /** All that was reported, for operators. */
  async conditions(): Promise<EndpointCondition[]> {
    const endpoints = await this.endpoints.find({ order: { name: 'DESC' } });
    return endpoints.map(({ changedAt: _, truncatedAt, failedAt, ...condition }) => ({
      ...condition,
      truncatedAt: truncatedAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
    }));
  }

  async list(): Promise<EndpointState[]> {
    const endpoints = await this.endpoints.find({ order: { name: 'DESC' } });
    return endpoints.map(({ name, state, changedAt }) => ({ name, state, since: changedAt }));
  }

  private get endpoints() {
    return this.source.getRepository(ModelEndpointEntity);
  }
}
