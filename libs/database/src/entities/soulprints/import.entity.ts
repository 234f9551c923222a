import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';
import { CompanionEntity } from '../souls/companion.entity';
import { JobEntity } from '../background-tasks/job.entity';
import { ImportStagingEntity } from './import-staging.entity';

/** What was brought to a soul at once and can be undone at once. Belongs to an account; deleted when it is undone or with the soul. */
@Entity('imports')
@Unique('imports_job_id_key', ['jobId'])
@Check('imports_staged_check', '(account_id IS NULL) = (staging_id IS NOT NULL)')
@Check('imports_kind_check', "kind IN ('soulprint', 'multi-file', 'enhance', 'card')")
@Index('imports_account', ['accountId', 'id'])
@Index('imports_companion', ['companionId', 'id'])
@Index('imports_staged_companion', ['companionId'], { unique: true, where: 'staging_id IS NOT NULL' })
@Index('imports_staging', ['stagingId'], { where: 'staging_id IS NOT NULL' })
export class ImportEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Null: staged by an import that is not committed. */
  @Column('bigint', { nullable: true })
  accountId!: number | null;

  /** Null: the soul is not created yet. */
  @Column('bigint', { nullable: true })
  companionId!: number | null;

  /** The job that makes it, so that a job which runs twice makes one import; null: the job was deleted, or it is staged. */
  @Column('bigint', { nullable: true })
  jobId!: number | null;

  @Column('text')
  kind!: 'soulprint' | 'multi-file' | 'enhance' | 'card';

  @Column('text')
  name!: string;

  /** What was found in the files; null: not read yet. */
  @Column('jsonb', { nullable: true })
  report!: unknown;

  /** What a soul would be made of; null: not analysed. */
  @Column('jsonb', { nullable: true })
  analysis!: unknown;

  /** What was created, for undoing; null: not finished. */
  @Column('jsonb', { nullable: true })
  result!: unknown;

  /** The soul was created by it: undoing deletes the soul too. */
  @Column('boolean', { default: false })
  madeSoul!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Size of the chat export it keeps; counts as storage of the account. */
  @Column('bigint', { default: 0 })
  bytes!: number;

  /** The import that is still writing it; null: committed. */
  @Column('bigint', { nullable: true })
  stagingId!: number | null;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity | null;

  @ManyToOne(() => ImportStagingEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staging_id' })
  staging?: ImportStagingEntity | null;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity | null;

  @OneToOne(() => JobEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'job_id' })
  job?: JobEntity | null;
}
