import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { EmbeddingModelEntity } from './embedding-model.entity';
import { MemoryEntity } from './memory.entity';

/** Vector of a memory for recall by meaning. Derived from its text: not exported, deleted with the memory and when the memory is edited. */
@Entity('memory_embeddings')
export class MemoryEmbeddingEntity {
  @PrimaryColumn('bigint')
  memoryId!: number;

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

  @OneToOne(() => MemoryEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memory_id' })
  memory?: MemoryEntity;

  @ManyToOne(() => EmbeddingModelEntity, { onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'model_id' })
  model?: EmbeddingModelEntity;
}
