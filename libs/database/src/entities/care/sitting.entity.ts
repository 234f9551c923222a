import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';

/** How long a person has been chatting without a pause, over all conversations. One row per account, deleted with it. */
@Entity('sittings')
export class SittingEntity {
  @PrimaryColumn('bigint')
  accountId!: number;

  @Column('timestamptz')
  beganAt!: Date;

  /** Last activity. */
  @Column('timestamptz')
  activeAt!: Date;

  /** When a break was suggested; null: not in this sitting. */
  @Column('timestamptz', { nullable: true })
  breakAt!: Date | null;

  /** Conversation of the last suggestion. */
  @Column('bigint', { nullable: true })
  breakIn!: number | null;

  /** Minutes of chatting that the last suggestion named. */
  @Column('int', { nullable: true })
  breakMinutes!: number | null;

  @OneToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;
}
