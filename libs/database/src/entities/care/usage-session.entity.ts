import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';

/** The current usage session of an account: use without a long pause, over all conversations. Deleted with the account. */
@Entity('usage_sessions')
export class UsageSessionEntity {
  @PrimaryColumn('bigint')
  accountId!: number;

  @Column('timestamptz')
  beganAt!: Date;

  /** Last activity. */
  @Column('timestamptz')
  activeAt!: Date;

  /** When a break was suggested; null: not in this usage session. */
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
