import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A mail to send. The job carries the id; a waiting row without a job is found by the sweeper. Deleted 7 days after it was created, and
 * with the account of its address.
 */
@Entity('mails')
@Check('mails_kind_check', "kind IN ('reset', 'verify', 'known')")
@Check('mails_state_check', "state IN ('waiting', 'sent', 'failed', 'no_account')")
@Index('mails_address', ['addressKey'])
@Index('mails_waiting', ['createdAt'], { where: "state = 'waiting'" })
export class MailEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** `known`: to the owner of an address that was used to sign up again. */
  @Column('text')
  kind!: 'reset' | 'verify' | 'known';

  @Column('text')
  address!: string;

  /** `no_account`: no account has this address, so nothing is sent. `failed`: given up after all attempts or a day. */
  @Column('text', { default: 'waiting' })
  state!: 'waiting' | 'sent' | 'failed' | 'no_account';

  @Column('int', { default: 0 })
  tries!: number;

  /** Start of the last try; the creation before the first. */
  @Column('timestamptz', { default: () => 'now()' })
  triedAt!: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** `canonicalEmail(address)`: what look-ups compare. */
  @Column('text')
  addressKey!: string;
}
