import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { ConversationEntity } from '../conversations/conversation.entity';
import { EmbeddingModelEntity } from './embedding-model.entity';

/** How far the messages of a conversation are embedded. Deleted with the conversation. */
@Entity('embedding_progress')
export class EmbeddingProgressEntity {
  @PrimaryColumn('bigint')
  conversationId!: number;

  /** The model that `seq` is about. */
  @Column('int')
  modelId!: number;

  /** Messages up to here are embedded, or have nothing to embed; 0: none. */
  @Column('int', { default: 0 })
  seq!: number;

  /** Incremented when messages are to be embedded again: a batch that began before does not raise `seq`. */
  @Column('int', { default: 0 })
  generation!: number;

  @OneToOne(() => ConversationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'conversation_id' })
  conversation?: ConversationEntity;

  @ManyToOne(() => EmbeddingModelEntity, { onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'model_id' })
  model?: EmbeddingModelEntity;
}
