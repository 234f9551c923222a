import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Circuit-breaker state of a model endpoint, as any worker saw it last. Belongs to the installation; deleted when the endpoint is no longer
 * configured.
 */
@Entity('model_endpoints')
@Check('model_endpoints_state_check', "state IN ('closed', 'open', 'half-open')")
export class ModelEndpointEntity {
  /** Its place in the chain, never its address. */
  @PrimaryColumn('text')
  name!: 'primary' | 'fallback' | 'built-in';

  @Column('text')
  state!: 'closed' | 'open' | 'half-open';

  @Column('timestamptz', { default: () => 'now()' })
  changedAt!: Date;
}
