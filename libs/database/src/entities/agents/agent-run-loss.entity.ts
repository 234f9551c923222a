import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { AgentRunEntity } from './agent-run.entity';

/** Something deleted while a run was open, which the run may have read without reporting it yet. Deleted when the run ends. */
@Entity('agent_run_losses')
export class AgentRunLossEntity {
  @PrimaryColumn('bigint')
  runId!: number;

  /** As in `agent_run_sources`. */
  @PrimaryColumn('text')
  type!: string;

  @PrimaryColumn('bigint')
  id!: number;

  @ManyToOne(() => AgentRunEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id' })
  run?: AgentRunEntity;
}
