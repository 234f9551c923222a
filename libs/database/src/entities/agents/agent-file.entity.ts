import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { AgentRunEntity } from './agent-run.entity';

/** A file that a run wrote. Deleted with the run, or when the run is withdrawn. */
@Entity('agent_files')
@Unique('agent_files_run_id_path_key', ['runId', 'path'])
export class AgentFileEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  runId!: number;

  @Column('text')
  name!: string;

  @Column('text')
  path!: string;

  @Column('text')
  content!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => AgentRunEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id' })
  run?: AgentRunEntity;
}
