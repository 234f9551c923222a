import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';

/** A connected socket, over all API processes. Deleted at disconnect, or when its process crashed and stopped renewing it. */
@Entity('open_sockets')
@Index('open_sockets_account', ['accountId'])
@Index('open_sockets_process', ['processId'])
@Index('open_sockets_renewed', ['renewedAt'])
export class OpenSocketEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bigint')
  accountId!: number;

  /** Random, new at each start of the process. */
  @Column('uuid')
  processId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  renewedAt!: Date;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;
}
