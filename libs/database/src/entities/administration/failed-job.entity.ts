import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A queue job that was given up. Belongs to the installation; deleted after 30 days, when it is run again, or with the account it concerns.
 */
@Entity('failed_jobs')
// Sorted by failed_at DESC; decorators cannot express the direction.
@Index('failed_jobs_failed', ['failedAt'])
export class FailedJobEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  job!: string;

  @Column('text')
  queue!: string;

  /** Ids only. */
  @Column('jsonb')
  payload!: unknown;

  @Column('text')
  reason!: string;

  @Column('int')
  attempts!: number;

  @Column('timestamptz', { default: () => 'now()' })
  failedAt!: Date;
}
