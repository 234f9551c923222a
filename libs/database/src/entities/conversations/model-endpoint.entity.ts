import type { ModelFailure } from '@kinloom/contract';
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

  /** Context in force that a worker detected, in tokens; null before the first reply. */
  @Column('int', { nullable: true })
  contextTokens!: number | null;

  /** Replies whose prompt the server cut. */
  @Column('int', { default: 0 })
  truncations!: number;

  @Column('timestamptz', { nullable: true })
  truncatedAt!: Date | null;

  /** The model refused a system message. */
  @Column('boolean', { default: false })
  withoutSystemRole!: boolean;

  /** Requests that gave no reply, and the error code of the last one. */
  @Column('int', { default: 0 })
  failures!: number;

  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;

  @Column('text', { nullable: true })
  failure!: ModelFailure | null;

  /** Replies that another voice gave in its place. */
  @Column('int', { default: 0 })
  substitutions!: number;
}
