import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { ConversationEntity } from '../conversations/conversation.entity';

/**
 * What was talked about between two pauses of a conversation, for one soul. Rewritten when it was emptied by a deletion; deleted with the
 * soul or the conversation.
 */
@Entity('session_notes')
@Unique('session_notes_companion_id_conversation_id_from_seq_key', ['companionId', 'conversationId', 'fromSeq'])
@Index('session_notes_conversation', ['conversationId'])
@Index('session_notes_version', ['companionId', 'version'])
export class SessionNoteEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  companionId!: number;

  @Column('bigint')
  conversationId!: number;

  /** First message it covers. */
  @Column('int')
  fromSeq!: number;

  /** Last message it covers. */
  @Column('int')
  toSeq!: number;

  @Column('text')
  title!: string;

  /** Empty: to be written again. */
  @Column('text')
  content!: string;

  @Column('text', { array: true })
  keywords!: string[];

  @Column('text', { array: true })
  feelings!: string[];

  /** First and last moment in milliseconds UTC, and the precision. */
  @Column('jsonb')
  span!: Record<string, unknown>;

  /** It covers something said in confidence. */
  @Column('boolean', { default: false })
  whispered!: boolean;

  /** Written by a model: rules do not replace it. */
  @Column('boolean', { default: false })
  byModel!: boolean;

  /** `companions.mind_version` of the last change of this row. */
  @Column('bigint')
  version!: number;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => ConversationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: ConversationEntity;
}
