import type { AgentKind, AgentPriority, JobState } from '@kinloom/contract';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';

/** A task given to the agents. Belongs to an account; deleted by its person. It outlives its job. Fill factor 70. */
@Entity('agent_runs')
@Unique('agent_runs_job_id_key', ['jobId'])
@Check('agent_runs_kind_check', "kind IN ('graph', 'specialised', 'console')")
@Check('agent_runs_priority_check', "priority IN ('low', 'medium', 'high')")
@Check('agent_runs_progress_check', 'progress BETWEEN 0 AND 100')
@Check('agent_runs_state_check', "state IN ('waiting', 'active', 'done', 'failed')")
// Sorted by account_id, id DESC; decorators cannot express the direction.
@Index('agent_runs_account', ['accountId', 'id'])
@Index('agent_runs_open', ['accountId', 'id'], { where: 'ended_at IS NULL' })
// Sorted by account_id, started_at DESC NULLS LAST; decorators cannot express the direction.
@Index('agent_runs_started', ['accountId', 'startedAt'])
export class AgentRunEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  accountId!: number;

  /** No foreign key: the job is deleted 30 days after it ended. */
  @Column('bigint')
  jobId!: number;

  @Column('text')
  kind!: AgentKind;

  @Column('text')
  taskType!: string;

  /** As it was asked. */
  @Column('jsonb')
  request!: Record<string, unknown>;

  @Column('text')
  priority!: AgentPriority;

  @Column('text', { default: 'waiting' })
  state!: JobState;

  /** Percent. */
  @Column('int', { default: 0 })
  progress!: number;

  /** Present step, in words for the person. */
  @Column('text', { default: '' })
  message!: string;

  /** The steps it went through. */
  @Column('text', { array: true, default: [] })
  statePath!: string[];

  /** Null: not finished, failed or withdrawn. */
  @Column('jsonb', { nullable: true })
  result!: unknown;

  /** Why it failed, in words for the person. */
  @Column('text', { nullable: true })
  error!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Of the first attempt, so that time lost with a worker counts; null: waiting. */
  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  /** Null: still open. */
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** Its text was erased, because something it was made of was deleted. */
  @Column('boolean', { default: false })
  withdrawn!: boolean;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;
}
