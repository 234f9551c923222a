import type { JobState } from '@kinloom/contract';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';

/** Work that a person waits for; the truth of its progress and result. Belongs to an account; deleted 30 days after it ended. */
@Entity('jobs')
@Check('jobs_progress_check', 'progress BETWEEN 0 AND 100')
@Check('jobs_state_check', "state IN ('waiting', 'active', 'done', 'failed')")
@Index('jobs_account', ['accountId', 'id'])
@Index('jobs_open', ['changedAt'], { where: "state IN ('waiting', 'active')" })
export class JobEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  accountId!: number;

  /** Job name. */
  @Column('text')
  kind!: string;

  @Column('text', { default: 'waiting' })
  state!: JobState;

  /** Percent. */
  @Column('int', { default: 0 })
  progress!: number;

  /** Present step, in words for the person. */
  @Column('text', { default: '' })
  message!: string;

  /** Input of the job. */
  @Column('jsonb', { default: {} })
  payload!: Record<string, unknown>;

  /** Null: not finished or failed. */
  @Column('jsonb', { nullable: true })
  result!: unknown;

  /** Why it failed, in words for the person. */
  @Column('text', { nullable: true })
  error!: string | null;

  /** Counts the attempts; only the newest may write. */
  @Column('int', { default: 0 })
  attempt!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Renewed while a worker runs it; an old value means that the worker crashed. */
  @Column('timestamptz', { default: () => 'now()' })
  changedAt!: Date;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;
}
