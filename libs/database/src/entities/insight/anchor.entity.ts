import type { AnchorType } from '@kinloom/contract';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';
import { ConversationEntity } from '../conversations/conversation.entity';
import { MessageEntity } from '../conversations/message.entity';

/** A moment that a person marked. Belongs to an account; deleted by its person, or with the message or conversation. */
@Entity('anchors')
@Check('anchors_anchor_type_check', "anchor_type IN ('foundational', 'breakthrough', 'milestone', 'reference')")
@Check('anchors_significance_check', 'significance BETWEEN 1 AND 10')
// Sorted by account_id, id DESC; decorators cannot express the direction.
@Index('anchors_account', ['accountId', 'id'])
// Sorted by conversation_id, id DESC; decorators cannot express the direction.
@Index('anchors_conversation', ['conversationId', 'id'])
@Index('anchors_message', ['messageId'])
export class AnchorEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  accountId!: number;

  @Column('bigint', { nullable: true })
  conversationId!: number | null;

  @Column('bigint', { nullable: true })
  messageId!: number | null;

  @Column('text')
  title!: string;

  /** Null: the words of the message as they are now. */
  @Column('text', { nullable: true })
  content!: string | null;

  @Column('text')
  anchorType!: AnchorType;

  /** 1–10. */
  @Column('int')
  significance!: number;

  @Column('text', { array: true, default: [] })
  tags!: string[];

  @Column('text', { default: '' })
  notes!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;

  @ManyToOne(() => ConversationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: ConversationEntity | null;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity | null;
}
