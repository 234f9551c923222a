import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ConversationEntity } from '../conversations/conversation.entity';

/** How far reflection has processed a conversation. One row per conversation, deleted with it. Fill factor 70. */
@Entity('reflection_progress')
@Index('reflection_progress_due', ['dueAt'], { where: 'due' })
@Index('reflection_progress_extraction', ['extractionDueAt'], { where: 'extraction_due_at IS NOT NULL' })
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

  /** Messages up to this one were read by a model, or will not be. At most `reflectedSeq`. */
  @Column('int', { default: 0 })
  extractedSeq!: number;

  /** When a model is to read what is new; null: nothing is new, or no model is in use. */
  @Column('timestamptz', { nullable: true })
  extractionDueAt!: Date | null;

  /** Failed attempts at the same messages. */
  @Column('int', { default: 0 })
  extractionFailures!: number;

  @OneToOne(() => ConversationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: ConversationEntity;
}
