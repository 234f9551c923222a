import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { AnchorThreadEntity } from './anchor-thread.entity';
import { AnchorEntity } from './anchor.entity';

/** An anchor in a group. Deleted with either, or when the person changes the group. */
@Entity('anchor_thread_anchors')
@Index('anchor_thread_anchors_anchor', ['anchorId'])
export class AnchorThreadAnchorEntity {
  @PrimaryColumn('bigint')
  threadId!: number;

  @PrimaryColumn('bigint')
  anchorId!: number;

  @ManyToOne(() => AnchorEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'anchor_id' })
  anchor?: AnchorEntity;

  @ManyToOne(() => AnchorThreadEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'thread_id' })
  thread?: AnchorThreadEntity;
}
