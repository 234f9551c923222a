import type { RecalledKind } from '@kinloom/contract';
import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { MessageEntity } from '../conversations/message.entity';

/** What shaped a reply. Belongs to the reply and is deleted with it, with the soul, or when what was recalled is removed. */
@Entity('recalls')
// Sorted by companion_id, message_id DESC; decorators cannot express the direction.
@Index('recalls_newest', ['companionId', 'messageId'])
@Index('recalls_ref', ['companionId', 'kind', 'refId'])
export class RecallEntity {
  @PrimaryColumn('bigint')
  messageId!: number;

  @Column('bigint')
  companionId!: number;

  @PrimaryColumn('text')
  kind!: RecalledKind;

  /** Id of the memory, note, message or file, or the position in the archive. */
  @PrimaryColumn('bigint')
  refId!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity;
}
