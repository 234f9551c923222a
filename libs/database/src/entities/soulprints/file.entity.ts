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
import { AccountEntity } from '../accounts/account.entity';
import { CompanionEntity } from '../souls/companion.entity';
import { ConversationEntity } from '../conversations/conversation.entity';
import { MessageEntity } from '../conversations/message.entity';

/**
 * An uploaded file. Belongs to an account; deleted with its message, conversation or soul, and when it was never sent. The trigger
 * `files_gone` then adds its bytes to `orphaned_files`.
 */
@Entity('files')
@Unique('files_store_key_key', ['storeKey'])
@Index('files_account', ['accountId'])
@Index('files_companion', ['companionId', 'id'], { where: 'companion_id IS NOT NULL' })
@Index('files_conversation', ['conversationId', 'id'], { where: 'conversation_id IS NOT NULL' })
@Index('files_message', ['messageId'], { where: 'message_id IS NOT NULL' })
export class FileEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  accountId!: number;

  /** The soul it was brought to; null: it was sent in a conversation. */
  @Column('bigint', { nullable: true })
  companionId!: number | null;

  /** Where it was uploaded; null: for a soul. */
  @Column('bigint', { nullable: true })
  conversationId!: number | null;

  /** The message it was sent with; null: not sent yet, or for a soul. */
  @Column('bigint', { nullable: true })
  messageId!: number | null;

  @Column('text')
  name!: string;

  /** Media type, as detected. */
  @Column('text')
  type!: string;

  /** Bytes. */
  @Column('bigint')
  size!: number;

  /** Name of the bytes in the data folder. */
  @Column('uuid')
  storeKey!: string;

  /** Extracted text; null: none could be extracted. */
  @Column('text', { nullable: true })
  content!: string | null;

  /** Why no text could be extracted; null: it could. */
  @Column('text', { nullable: true })
  unread!: string | null;

  /** A picture as it is sent to models that see: within the limits for them, without metadata; null: no picture, or none was made. */
  @Column('bytea', { nullable: true, select: false })
  modelImage!: Buffer | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** What it was sorted into, for a soul; null: not sorted. */
  @Column('text', { nullable: true })
  category!: string | null;

  /** What its person noted of it. */
  @Column('text', { default: '' })
  notes!: string;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity | null;

  @ManyToOne(() => ConversationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: ConversationEntity | null;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity | null;
}
