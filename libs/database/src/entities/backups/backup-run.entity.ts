import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A backup and its outcome. Belongs to the installation; deleted after a year. */
@Entity('backup_runs')
@Check('backup_runs_started_by_check', "started_by IN ('manual', 'scheduled')")
@Check('backup_runs_state_check', "state IN ('running', 'done', 'failed')")
@Index('backup_runs_started', ['startedAt'])
export class BackupRunEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  startedBy!: 'manual' | 'scheduled';

  @Column('text', { default: 'running' })
  state!: 'running' | 'done' | 'failed';

  /** Size of the archive; null: not finished or failed. */
  @Column('bigint', { nullable: true })
  bytes!: number | null;

  /** One line for operators, without contents. */
  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  startedAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
