import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ConversationEntity } from '../conversations/conversation.entity';

/** How far reflection has processed a conversation. One row per conversation, deleted with it. Fill factor 70. */
@Entity('reflection_progress')
@Index('reflection_progress_due', ['dueAt'], { where: 'due' })
export class ReflectionProgressEntity {
  @PrimaryColumn('bigint')
  conversationId!: number;

  /** Messages up to this one are processed. */
  @Column('int', { default: 0 })
  reflectedSeq!: number;

  /** There is more to process. */
  @Column('boolean', { default: true })
  due!: boolean;

  /** Since when it is due. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date;

  @OneToOne(() => ConversationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: ConversationEntity;
}
