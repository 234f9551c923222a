import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { ImportEntity } from '../soulprints/import.entity';

/** Messages whose emotions are still to be computed. Deleted when that is done, or with the soul or import. */
@Entity('insight_backlogs')
@Index('insight_backlogs_companion', ['companionId'])
@Index('insight_backlogs_import', ['importId'], { where: 'import_id IS NOT NULL' })
export class InsightBacklogEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  companionId!: number;

  /** The import to process; null: messages from before insight existed. */
  @Column('bigint', { nullable: true })
  importId!: number | null;

  /** Messages up to this id are processed. */
  @Column('bigint', { default: 0 })
  afterId!: number;

  /** Last message to process; null: to the end of the import. */
  @Column('bigint', { nullable: true })
  upToId!: number | null;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => ImportEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id' })
  import?: ImportEntity | null;
}
