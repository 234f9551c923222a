import { Sql } from '@kinloom/database';
import type { BreakerState, EndpointName } from '@kinloom/mind';
import { Inject, Injectable } from '@nestjs/common';

/** How an endpoint is, by its place in the chain. */
export interface EndpointState {
  name: EndpointName;
  state: BreakerState;
  since: Date;
}

/** The states of the model's endpoints, as the workers saw them last. */
@Injectable()
export class ModelEndpointsRepository {
  constructor(@Inject(Sql) private readonly sql: Sql) {}

  async note(name: EndpointName, state: BreakerState): Promise<void> {
    await this.sql.run(
      'endpoints.note',
      `INSERT INTO model_endpoints (name, state) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET state = EXCLUDED.state, changed_at = now() WHERE model_endpoints.state <> EXCLUDED.state`,
      [name, state],
    );
  }

  /** Endpoints of an earlier configuration are gone, and what an earlier worker knew is known anew. */
  async begin(names: readonly EndpointName[]): Promise<void> {
    await this.sql.run('endpoints.begin', 'DELETE FROM model_endpoints WHERE NOT name = ANY($1::text[])', [names]);
    for (const name of names) await this.note(name, 'closed');
  }

  async all(): Promise<EndpointState[]> {
    return this.sql.run<EndpointState>(
      'endpoints.all',
      `SELECT name, state, changed_at AS since FROM model_endpoints ORDER BY name DESC`,
      [],
    );
  }
}
