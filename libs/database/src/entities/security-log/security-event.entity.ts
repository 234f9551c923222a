import type { SecurityActor, SecurityEventKind } from '@kinloom/contract';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';

/** An entry of the security log, without contents. Belongs to an account where there is one; deleted after 90 days or with the account. */
@Entity('security_events')
@Check('security_events_actor_check', "actor IN ('self', 'operator', 'system')")
@Check('security_events_outcome_check', "outcome IN ('success', 'failure')")
// Sorted by account_id, id DESC; decorators cannot express the direction.
@Index('security_events_account', ['accountId', 'id'])
@Index('security_events_at', ['at'])
export class SecurityEventEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Null: a failed sign-in with an unknown address, an event of the installation, or the deletion of an account. */
  @Column('bigint', { nullable: true })
  accountId!: number | null;

  @Column('text')
  kind!: SecurityEventKind;

  @Column('text')
  outcome!: 'success' | 'failure';

  @Column('text')
  actor!: SecurityActor;

  /** Truncated to /24 (IPv4) or /48 (IPv6); empty without a request. */
  @Column('text')
  network!: string;

  /** From a fixed vocabulary, never the User-Agent header itself. */
  @Column('text')
  client!: string;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity | null;
}
