import type { ConversationStyle } from '@kinloom/contract';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ConversationEntity } from './conversation.entity';
import { MessageEntity } from './message.entity';

/**
 * A message that waits for a reply, or had one. Deleted with its conversation. Turns are leased: workers renew `changed_at`, and writes are
 * fenced by `attempt`. Fill factor 70.
 */
@Entity('turns')
@Check('turns_kind_check', "kind IN ('reply', 'regenerate', 'continue')")
@Check('turns_state_check', "state IN ('waiting', 'answering', 'done', 'failed')")
@Check('turns_style_check', "style IN ('autonomous', 'structured')")
@Index('turns_conversation', ['conversationId'])
@Index('turns_message', ['messageId'])
@Index('turns_open', ['conversationId', 'id'], { where: "state IN ('waiting', 'answering')" })
@Index('turns_target', ['targetId'], { where: 'target_id IS NOT NULL' })
export class TurnEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  conversationId!: number;

  /** The message to answer. No foreign key: deleting a message deletes its open turns. */
  @Column('bigint')
  messageId!: number;

  @Column('text', { default: 'waiting' })
  state!: 'waiting' | 'answering' | 'done' | 'failed';

  /** Counts the attempts; only the newest may write. */
  @Column('int', { default: 0 })
  attempt!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Renewed every second while a worker answers; an old value means that the worker crashed. */
  @Column('timestamptz', { default: () => 'now()' })
  changedAt!: Date;

  /** `reply`: the selected soul answers. `regenerate`: the reply `target_id` is composed again. `continue`: the stopped reply `target_id` is continued. */
  @Column('text', { default: 'reply' })
  kind!: 'reply' | 'regenerate' | 'continue';

  /** Null for `reply`. */
  @Column('bigint', { nullable: true })
  targetId!: number | null;

  /** How the souls of a group take turns; null: not a group. */
  @Column('text', { nullable: true })
  style!: ConversationStyle | null;

  /** Built-in channel; null: none. */
  @Column('text', { nullable: true })
  topic!: string | null;

  /** Channel of the person; null: none. No foreign key: the channel may be deleted. */
  @Column('bigint', { nullable: true })
  channelId!: number | null;

  /** The person stopped the reply. */
  @Column('boolean', { default: false })
  stop!: boolean;

  /** In a group: the soul about to speak. */
  @Column('bigint', { nullable: true })
  speakerId!: number | null;

  /** Not before this; null: at once. */
  @Column('timestamptz', { nullable: true })
  retryAt!: Date | null;

  /** Attempts that ended because no model answered. */
  @Column('int', { default: 0 })
  deferrals!: number;

  /** The person asked for the next attempt. */
  @Column('boolean', { default: false })
  retryNow!: boolean;

  @ManyToOne(() => ConversationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: ConversationEntity;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'target_id' })
  target?: MessageEntity | null;
}
