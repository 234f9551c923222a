import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { MemoryEntity } from './memory.entity';
import { MessageEntity } from '../conversations/message.entity';

/** A message in which a memory was said. Deleted with either; with its last message the memory itself is deleted. */
@Entity('memory_messages')
@Index('memory_messages_message', ['messageId'])
export class MemoryMessageEntity {
  @PrimaryColumn('bigint')
  memoryId!: number;

  @PrimaryColumn('bigint')
  messageId!: number;

  @ManyToOne(() => MemoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memory_id' })
  memory?: MemoryEntity;

  @ManyToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity;
}
