import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { AnchorEntity } from './anchor.entity';
import { CompanionEntity } from '../souls/companion.entity';

/** A soul that an anchor concerns. Deleted with either. */
@Entity('anchor_souls')
@Index('anchor_souls_companion', ['companionId'])
export class AnchorSoulEntity {
  @PrimaryColumn('bigint')
  anchorId!: number;

  @PrimaryColumn('bigint')
  companionId!: number;

  @ManyToOne(() => AnchorEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'anchor_id' })
  anchor?: AnchorEntity;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;
}
