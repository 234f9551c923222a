import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';

/** How much of a renewing budget an account used in one period. Deleted 2 days after the period began. */
@Entity('budget_usage')
@Check('budget_usage_budget_check', "budget IN ('uploads', 'tokens')")
@Check('budget_usage_used_check', 'used >= 0')
@Index('budget_usage_period', ['periodStart'])
export class BudgetUsageEntity {
  @PrimaryColumn('bigint')
  accountId!: number;

  @PrimaryColumn('text')
  budget!: 'uploads' | 'tokens';

  @PrimaryColumn('timestamptz')
  periodStart!: Date;

  /** Uploads, or tokens. */
  @Column('bigint')
  used!: number;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;
}
