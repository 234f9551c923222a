import type { MessageStatus, Recalled } from '@kinloom/contract';
import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { MessageEntity } from './message.entity';

/** An earlier or later wording of a reply that was regenerated. Belongs to its message and is deleted with it. */
@Entity('message_variants')
export class MessageVariantEntity {
  @PrimaryColumn('bigint')
  messageId!: number;

  /** From 1, in the order they were generated. */
  @PrimaryColumn('int')
  number!: number;

  @Column('text')
  content!: string;

  @Column('text')
  status!: MessageStatus;

  /** Why it failed, in words for the person. */
  @Column('text', { nullable: true })
  failure!: string | null;

  @Column('jsonb', { default: [] })
  recalled!: Recalled[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity;
}
