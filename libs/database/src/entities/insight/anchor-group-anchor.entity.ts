import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { AnchorGroupEntity } from './anchor-group.entity';
import { AnchorEntity } from './anchor.entity';

/** An anchor in a group. Deleted with either, or when the person changes the group. */
@Entity('anchor_thread_anchors')
@Index('anchor_thread_anchors_anchor', ['anchorId'])
export class AnchorGroupAnchorEntity {
  @PrimaryColumn('bigint')
  threadId!: number;

  @PrimaryColumn('bigint')
  anchorId!: number;

  @ManyToOne(() => AnchorEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'anchor_id' })
  anchor?: AnchorEntity;

  @ManyToOne(() => AnchorGroupEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'thread_id' })
  group?: AnchorGroupEntity;
}
