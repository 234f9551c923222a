import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An embedding model that made vectors of this installation. Vectors of different rows are not compared. */
@Entity('embedding_models')
@Unique('embedding_models_name_version_key', ['name', 'version'])
export class EmbeddingModelEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** The model and its host. */
  @Column('text')
  name!: string;

  /** `Embedder.version`. */
  @Column('int')
  version!: number;
}
