import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { MessageEntity } from '../conversations/message.entity';

/** A reflection of a soul upon a message. Deleted with the soul or the message, and when the message is forgotten. */
@Entity('soul_reflections')
@Unique('soul_reflections_companion_id_message_id_key', ['companionId', 'messageId'])
@Index('soul_reflections_message', ['messageId'])
export class SoulReflectionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  companionId!: number;

  @Column('bigint')
  messageId!: number;

  @Column('text')
  toneLabel!: string;

  @Column('text')
  triggerType!: string;

  @Column('text')
  content!: string;

  /** 0–1. */
  @Column('real')
  emotionalWeight!: number;

  @Column('int')
  reflectionDepth!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity;
}
