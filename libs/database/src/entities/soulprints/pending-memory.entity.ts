import type { MemoryKind } from '@kinloom/contract';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { FileEntity } from './file.entity';
import { ImportEntity } from './import.entity';

/**
 * A piece of an imported card or file that reads like an instruction. Belongs to the soul; deleted when its person keeps or discards it, or
 * with its import or file.
 */
@Entity('pending_memories')
@Unique('pending_memories_companion_id_key_key', ['companionId', 'key'])
@Check('pending_memories_source_type_check', "source_type IN ('card', 'file')")
@Index('pending_memories_file', ['fileId'], { where: 'file_id IS NOT NULL' })
@Index('pending_memories_import', ['importId'], { where: 'import_id IS NOT NULL' })
export class PendingMemoryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  companionId!: number;

  @Column('bigint', { nullable: true })
  importId!: number | null;

  @Column('bigint', { nullable: true })
  fileId!: number | null;

  @Column('text')
  kind!: MemoryKind;

  @Column('text')
  title!: string;

  @Column('text')
  content!: string;

  @Column('text', { array: true, default: [] })
  tags!: string[];

  /** Normalized content: the same piece is stored once. */
  @Column('text')
  key!: string;

  @Column('text')
  sourceType!: 'card' | 'file';

  @Column('text')
  sourceLabel!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => FileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'file_id' })
  file?: FileEntity | null;

  @ManyToOne(() => ImportEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id' })
  import?: ImportEntity | null;
}
