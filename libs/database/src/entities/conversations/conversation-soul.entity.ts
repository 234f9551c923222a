import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { ConversationEntity } from './conversation.entity';

/** A soul that takes part in a conversation. Deleted with either of them, or when the soul is taken out of a group. */
@Entity('conversation_souls')
@Index('conversation_souls_companion', ['companionId'])
export class ConversationSoulEntity {
  @PrimaryColumn('bigint')
  conversationId!: number;

  @PrimaryColumn('bigint')
  companionId!: number;

  /** Order of speaking in a Soul Circle, from 0. */
  @Column('int')
  position!: number;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => ConversationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: ConversationEntity;
}
