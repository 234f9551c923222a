import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Bytes in the data folder without a row in `files`. The sweeper deletes them, then the row. */
@Entity('orphaned_files')
export class OrphanedFileEntity {
  @PrimaryColumn('uuid')
  storeKey!: string;

  /** The bytes are deleted after this time; in the future while an upload is under way. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
