import { Sql } from '@kinloom/database';
import type { BreakerState, EndpointName } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';

/** Circuit breaker state of a model endpoint; `since` is the time of its last change. */
export interface EndpointState {
  name: EndpointName;
  state: BreakerState;
  since: Date;
}

/** Stores the circuit breaker states of the model endpoints, as the workers last reported them. */
@Injectable()
export class ModelEndpointsRepository {
  constructor(private readonly sql: Sql) {}

  async recordState(name: EndpointName, state: BreakerState): Promise<void> {
    await this.sql.run(
      'endpoints.recordState',
      `INSERT INTO model_endpoints (name, state) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET state = EXCLUDED.state, changed_at = now() WHERE model_endpoints.state <> EXCLUDED.state`,
      [name, state],
    );
  }

  /** Deletes endpoints that are no longer configured and resets the others to closed. */
  async reset(names: readonly EndpointName[]): Promise<void> {
    await this.sql.run('endpoints.reset', 'DELETE FROM model_endpoints WHERE NOT name = ANY($1::text[])', [names]);
    for (const name of names) await this.recordState(name, 'closed');
  }

  async list(): Promise<EndpointState[]> {
    return this.sql.run<EndpointState>(
      'endpoints.list',
      `SELECT name, state, changed_at AS since FROM model_endpoints ORDER BY name DESC`,
      [],
    );
  }
}
