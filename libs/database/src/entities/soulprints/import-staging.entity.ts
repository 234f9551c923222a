import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';
import { JobEntity } from '../background-tasks/job.entity';

/**
 * An import that is being written. Its import, soul and conversations have a `staging_id` instead of an `account_id`, so that no reader of
 * the account finds them; the commit exchanges the two and deletes the staging. Deleting a staging deletes what was staged.
 */
@Entity('import_stagings')
@Index('import_stagings_account', ['accountId'])
export class ImportStagingEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** The account that the import will belong to. */
  @Column('bigint')
  accountId!: number;

  /** The job that writes it. A staging whose job has ended is deleted by housekeeping. */
  @Column('bigint')
  jobId!: number;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;

  @OneToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id' })
  job?: JobEntity;
}
