import { Check, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { AgentRunEntity } from './agent-run.entity';

/** Something a run was made of, so that the run can be withdrawn when it is deleted. Deleted with the run. */
@Entity('agent_run_sources')
@Check(
  'agent_run_sources_type_check',
  "type IN ('message', 'memory', 'note', 'file', 'archive', 'brought', 'conversation', 'soul', 'account')",
)
@Index('agent_run_sources_what', ['type', 'id'])
export class AgentRunSourceEntity {
  @PrimaryColumn('bigint')
  runId!: number;

  /** `brought`: the archive of a soul as a whole. `account`: unknown, so everything counts. */
  @PrimaryColumn('text')
  type!: 'message' | 'memory' | 'note' | 'file' | 'archive' | 'brought' | 'conversation' | 'soul' | 'account';

  /** Id of what `type` names; the soul for `brought`. */
  @PrimaryColumn('bigint')
  id!: number;

  @ManyToOne(() => AgentRunEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id' })
  run?: AgentRunEntity;
}
