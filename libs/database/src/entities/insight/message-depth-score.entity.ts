import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { MessageEntity } from '../conversations/message.entity';

/** How deep a message of the person goes, for one soul. Deleted with the message or soul, and when the message is forgotten. */
@Entity('message_depth_scores')
@Check('message_depth_scores_depth_check', 'depth BETWEEN 0 AND 100')
@Index('message_depth_scores_message', ['messageId'])
@Index('message_depth_scores_said', ['companionId', 'saidAt', 'messageId'])
export class MessageDepthScoreEntity {
  @PrimaryColumn('bigint')
  companionId!: number;

  @PrimaryColumn('bigint')
  messageId!: number;

  /** Part of `depth`: its length. */
  @Column('real')
  words!: number;

  /** Part of `depth`: emotion. */
  @Column('real')
  feeling!: number;

  /** Part of `depth`: something confided. */
  @Column('real')
  confided!: number;

  /** Part of `depth`: something the soul keeps. */
  @Column('real')
  kept!: number;

  /** Part of `depth`: a question that goes deep. */
  @Column('real')
  asked!: number;

  /** 0–100, the sum of the five parts. */
  @Column({
    type: 'real',
    nullable: true,
    asExpression: 'words + feeling + confided + kept + asked',
    generatedType: 'STORED',
    insert: false,
    update: false,
  })
  depth!: number | null;

  @Column('boolean')
  vulnerable!: boolean;

  /** Neither whispered nor said in need: its words may be shown as evidence. */
  @Column('boolean')
  quotable!: boolean;

  /** Said in danger (risk tier 2 or 3): counts in no figure, milestone or emotional shift. Private. */
  @Column('boolean', { default: false })
  inDanger!: boolean;

  @Column('timestamptz')
  saidAt!: Date;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity;
}
