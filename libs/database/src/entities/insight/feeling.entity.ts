import type { EmotionName } from '@kinloom/contract';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { MessageEntity } from '../conversations/message.entity';

/** An emotion in a message of the person, as one soul saw it. Deleted with the message or soul, and when the message is forgotten. */
@Entity('feelings')
@Check('feelings_intensity_check', 'intensity BETWEEN 0 AND 10')
@Index('feelings_message', ['messageId'])
export class FeelingEntity {
  @PrimaryColumn('bigint')
  companionId!: number;

  @PrimaryColumn('bigint')
  messageId!: number;

  /** Copy of `messages.conversation_id`. */
  @Column('bigint')
  conversationId!: number;

  @PrimaryColumn('text')
  emotion!: EmotionName;

  /** 0–10. */
  @Column('real')
  intensity!: number;

  /** The strongest of the message. */
  @Column('boolean')
  dominant!: boolean;

  /** What was talked about; empty for whispered messages and messages in need. */
  @Column('text', { array: true, default: [] })
  topics!: string[];

  /** When the message was written. */
  @Column('timestamptz')
  feltAt!: Date;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity;
}
