import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import { EmbeddingModelEntity } from './embedding-model.entity';
import { SessionNoteEntity } from './session-note.entity';

/** Vector of a session note for recall by meaning. Derived from its text: not exported, deleted with the note and when the note is emptied. */
@Entity('note_embeddings')
export class NoteEmbeddingEntity {
  @PrimaryColumn('bigint')
  noteId!: number;

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

  @OneToOne(() => SessionNoteEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'note_id' })
  note?: SessionNoteEntity;

  @ManyToOne(() => EmbeddingModelEntity, { onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'model_id' })
  model?: EmbeddingModelEntity;
}
