import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';
import { ConversationEntity } from '../conversations/conversation.entity';
import { MessageEntity } from '../conversations/message.entity';

/** A moment that a person shares with souls. Belongs to an account; deleted by its person. */
@Entity('shared_memories')
@Check('shared_memories_significance_check', 'significance BETWEEN 1 AND 10')
@Index('shared_memories_account', ['accountId', 'id'])
@Index('shared_memories_conversation', ['conversationId'], { where: 'conversation_id IS NOT NULL' })
@Index('shared_memories_message', ['messageId'], { where: 'message_id IS NOT NULL' })
export class SharedMemoryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  accountId!: number;

  @Column('text')
  title!: string;

  @Column('text')
  content!: string;

  /** What it means to the person. */
  @Column('text', { default: '' })
  personalMeaning!: string;

  @Column('text')
  memoryType!: string;

  /** 1–10. */
  @Column('int', { default: 5 })
  significance!: number;

  @Column('bigint', { nullable: true })
  conversationId!: number | null;

  @Column('bigint', { nullable: true })
  messageId!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;

  @ManyToOne(() => ConversationEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: ConversationEntity | null;

  @ManyToOne(() => MessageEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity | null;
}
