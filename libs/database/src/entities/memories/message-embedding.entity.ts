import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { MessageEntity } from '../conversations/message.entity';
import { EmbeddingModelEntity } from './embedding-model.entity';

/**
 * Vector of a message for recall by meaning. Derived from its text: not exported, deleted with the message, and when the message is edited or
 * forgotten.
 */
@Entity('message_embeddings')
@Index('message_embeddings_revision', ['conversationId', 'revision'])
export class MessageEmbeddingEntity {
  @PrimaryColumn('bigint')
  messageId!: number;

  /** That of the message. No foreign key: it is deleted with the message. */
  @Column('bigint')
  conversationId!: number;

  /** `companions.embedding_revision` when the row was written: processes load what is newer than what they have. */
  @Column('bigint')
  revision!: number;

  @Column('int')
  modelId!: number;

  /** 1 / length of `vector`: the dot product of two vectors times both scales is their cosine similarity. */
  @Column('real')
  scale!: number;

  /** MD5 of the text that was embedded. A vector whose hash is not that of the present text is not used, and computed again. */
  @Column('uuid')
  contentHash!: string;

  /** A signed byte per dimension, −127 to 127. */
  @Column('bytea')
  vector!: Buffer;

  @OneToOne(() => MessageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity;

  @ManyToOne(() => EmbeddingModelEntity, { onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'model_id' })
  model?: EmbeddingModelEntity;
}
