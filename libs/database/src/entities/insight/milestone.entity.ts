import type { MilestoneType } from '@kinloom/contract';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { MemoryEntity } from '../memories/memory.entity';
import { MessageEntity } from '../conversations/message.entity';

/** A milestone of a person and a soul. Belongs to the soul; deleted with the message or memory it rests on, or when its reason is gone. */
@Entity('milestones')
@Unique('milestones_companion_id_type_key_key', ['companionId', 'type', 'key'])
@Check('milestones_significance_check', 'significance BETWEEN 0 AND 10')
@Check(
  'milestones_type_check',
  "type IN ('first_conversation', 'first_memory', 'breakthrough_moment', 'deep_connection', 'anniversary')",
)
@Index('milestones_memory', ['memoryId'], { where: 'memory_id IS NOT NULL' })
@Index('milestones_message', ['messageId'], { where: 'message_id IS NOT NULL' })
// Sorted by companion_id, reached_at DESC; decorators cannot express the direction.
@Index('milestones_reached', ['companionId', 'reachedAt'])
export class MilestoneEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  companionId!: number;

  @Column('text')
  type!: MilestoneType;

  /** What it is the milestone of (a year, a message, a memory), so that it is reached once. */
  @Column('text')
  key!: string;

  /** 0–10. */
  @Column('int')
  significance!: number;

  @Column('bigint', { nullable: true })
  messageId!: number | null;

  @Column('bigint', { nullable: true })
  memoryId!: number | null;

  /** 0–100, when it was reached. */
  @Column('real')
  connectionStrength!: number;

  /** When it was reached. */
  @Column('int')
  memoryCount!: number;

  @Column('boolean', { default: false })
  celebrated!: boolean;

  @Column('timestamptz')
  reachedAt!: Date;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => MemoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memory_id' })
  memory?: MemoryEntity | null;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity | null;
}
