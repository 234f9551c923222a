import type { OfferingState } from '@kinloom/contract';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';
import { CompanionEntity } from '../souls/companion.entity';
import { ConversationEntity } from '../conversations/conversation.entity';
import { MessageEntity } from '../conversations/message.entity';

/**
 * A memory that is offered to a soul, or by a soul to its person. Belongs to an account; deleted with the soul, the message or the
 * conversation.
 */
@Entity('offerings')
@Check('offerings_state_check', "state IN ('pending', 'accepted', 'declined')")
@Index('offerings_by_soul', ['companionId', 'key'], { unique: true, where: 'by_soul' })
@Index('offerings_companion', ['companionId', 'id'])
@Index('offerings_conversation', ['conversationId', 'createdAt'], { where: 'conversation_id IS NOT NULL' })
@Index('offerings_message', ['messageId'], { where: 'message_id IS NOT NULL' })
// Sorted by account_id, id DESC; decorators cannot express the direction.
@Index('offerings_pending', ['accountId', 'id'], { where: "state = 'pending'" })
@Index('offerings_unread', ['createdAt'], { where: "suggestion IS NULL AND state = 'pending'" })
export class OfferingEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  accountId!: number;

  @Column('bigint')
  companionId!: number;

  /** True: the soul offers it to its person. False: the person offers it to the soul. */
  @Column('boolean', { default: false })
  bySoul!: boolean;

  @Column('text')
  content!: string;

  /** What the person wrote beside it. */
  @Column('text', { default: '' })
  personalNote!: string;

  /** Of an uploaded text; null: typed in. */
  @Column('text', { nullable: true })
  fileName!: string | null;

  @Column('text', { default: 'pending' })
  state!: OfferingState;

  /** How the soul would keep it; null: not read yet. */
  @Column('jsonb', { nullable: true })
  suggestion!: Record<string, unknown> | null;

  /** The message that a soul made its offering of; null for offerings of people. */
  @Column('bigint', { nullable: true })
  messageId!: number | null;

  /** Where a soul offers it; null for offerings of people. */
  @Column('bigint', { nullable: true })
  conversationId!: number | null;

  /** Normalized content, so that a soul offers nothing twice and nothing that was declined. */
  @Column('text')
  key!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Null: pending. */
  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => ConversationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: ConversationEntity | null;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity | null;
}
