import type { MessageFile, MessageStatus, Notice, Recalled, Why } from '@kinloom/contract';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ConversationEntity } from './conversation.entity';
import { ImportEntity } from '../soulprints/import.entity';

/**
 * A message of a person or a soul: exactly one of `sender_id` and `companion_id` is set. Deleted by its person, with its conversation or
 * with its import. Fill factor 85.
 */
@Entity('messages')
@Check('messages_answered_by_check', "answered_by IN ('fallback', 'built-in')")
@Check('messages_care_tier_check', 'care_tier IN (2, 3)')
@Check('messages_check', '(sender_id IS NULL) <> (companion_id IS NULL)')
@Check('messages_status_check', "status IN ('complete', 'streaming', 'stopped', 'failed')")
@Index('messages_cared', ['senderId', 'createdAt'], { where: 'care_tier IS NOT NULL' })
@Index('messages_client', ['conversationId', 'clientId'], { unique: true, where: 'client_id IS NOT NULL' })
@Index('messages_copies', ['copyOfId'], { where: 'copy_of IS NOT NULL' })
@Index('messages_import', ['importId', 'id'], { where: 'import_id IS NOT NULL' })
@Index('messages_reply', ['turnId', 'companionId'], { unique: true, where: 'turn_id IS NOT NULL' })
@Index('messages_reread', ['conversationId'], { where: 'reread' })
@Index('messages_seq', ['conversationId', 'seq'], { unique: true })
// GIN over the words of `content` (`toTsvectorSql`), which decorators cannot express.
@Index('messages_words', { synchronize: false })
export class MessageEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  conversationId!: number;

  /** 1, 2, 3 … within the conversation, without gaps. */
  @Column('int')
  seq!: number;

  /** Account of the person; null: a soul speaks. No foreign key: the conversation belongs to the same account. */
  @Column('bigint', { nullable: true })
  senderId!: number | null;

  /** The soul; null: a person speaks. No foreign key: replies of a deleted soul stay in groups. */
  @Column('bigint', { nullable: true })
  companionId!: number | null;

  @Column('text')
  content!: string;

  /** Idempotency key of the client; null for replies and imported messages. */
  @Column('uuid', { nullable: true })
  clientId!: string | null;

  @Column('text')
  status!: MessageStatus;

  /** Why the reply failed, in words for the person. */
  @Column('text', { nullable: true })
  failure!: string | null;

  /** What shaped the reply. */
  @Column('jsonb', { default: [] })
  recalled!: Recalled[];

  /** Of a reply: the turn it answers; null for messages of people and imported ones. */
  @Column('bigint', { nullable: true })
  turnId!: number | null;

  /** Of a reply: the attempt of the turn that may write to it (see `turns.attempt`). */
  @Column('int', { nullable: true })
  attempt!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Said in confidence: never used where others are present. */
  @Column('boolean', { default: false })
  whispered!: boolean;

  /** Still readable, but never recalled: it is about something that was deleted. */
  @Column('boolean', { default: false })
  forgotten!: boolean;

  /** Copy of the rows in `files`, as the message is delivered with them. */
  @Column('jsonb', { default: [] })
  files!: MessageFile[];

  /** Null: never edited. */
  @Column('timestamptz', { nullable: true })
  editedAt!: Date | null;

  /** Number of the current variant, from 1; the others are in `message_variants`. */
  @Column('int', { default: 1 })
  variant!: number;

  /** How many variants there are. */
  @Column('int', { default: 1 })
  variants!: number;

  /** In a group: why this soul spoke. */
  @Column('jsonb', { nullable: true })
  why!: Why | null;

  /** In a branch: the message it was copied from. While that one exists, souls recall it there. */
  @Column('bigint', { name: 'copy_of', nullable: true })
  copyOfId!: number | null;

  /** Edited after reflection had processed it: it is processed again. */
  @Column('boolean', { default: false })
  reread!: boolean;

  /** Imported messages are recalled from the archive of the soul, not as messages. */
  @Column('bigint', { nullable: true })
  importId!: number | null;

  /** Help shown with a message of a person. */
  @Column('jsonb', { default: [] })
  notices!: Notice[];

  /** Tier of the help in `notices`; null: none was shown. */
  @Column('smallint', { nullable: true })
  careTier!: 2 | 3 | null;

  /**
   * Analysis of a message of a person by the trained models (`encodeAnalysis`). Private: leaves the database only with a claimed turn.
   * Null: not analysed when it was stored.
   */
  @Column('real', { array: true, nullable: true })
  reading!: number[] | null;

  /** When a reply that no model answered is tried again; null: none is waiting. */
  @Column('timestamptz', { nullable: true })
  retryAt!: Date | null;

  /** Who answered in place of the configured model; null: the model itself. */
  @Column('text', { nullable: true })
  answeredBy!: 'fallback' | 'built-in' | null;

  @ManyToOne(() => ConversationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: ConversationEntity;

  @ManyToOne(() => MessageEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'copy_of' })
  copyOf?: MessageEntity | null;

  @ManyToOne(() => ImportEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id' })
  import?: ImportEntity | null;
}
