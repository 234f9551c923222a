import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';

/**
 * A network from which an account signed in successfully: the limit that slows strangers does not apply there. Deleted 90 days after the
 * last sign-in.
 */
@Entity('known_addresses')
@Index('known_addresses_seen', ['seenAt'])
export class KnownAddressEntity {
  @PrimaryColumn('bigint')
  accountId!: number;

  /** `countedAddress(address)`: what the sign-in limits count as one client. */
  @PrimaryColumn('text')
  address!: string;

  @Column('timestamptz', { default: () => 'now()' })
  seenAt!: Date;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;
}
