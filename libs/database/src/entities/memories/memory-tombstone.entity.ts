import { CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';

/**
 * Tells processes that cache the mind of a soul what to drop. Deleted after a day. The table has no primary key; the entity names one
 * because TypeORM needs it.
 */
@Entity('memory_tombstones')
@Index('memory_tombstones_created', ['createdAt'])
@Index('memory_tombstones_version', ['companionId', 'version'])
export class MemoryTombstoneEntity {
  @PrimaryColumn('bigint')
  companionId!: number;

  /** `companions.mind_version` of the deletion. */
  @PrimaryColumn('bigint')
  version!: number;

  /** Key of the entry in the recall index. */
  @PrimaryColumn('text')
  key!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;
}
