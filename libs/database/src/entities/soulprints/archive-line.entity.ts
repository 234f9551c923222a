import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { ImportEntity } from './import.entity';
import { MessageEntity } from '../conversations/message.entity';

/**
 * A line of the archive of a soul: what was said by it and to it elsewhere. Deleted with its import or soul, or when its person forgets it.
 */
@Entity('archive_lines')
@Unique('archive_lines_companion_id_digest_key', ['companionId', 'digest'])
@Check('archive_lines_voice_check', "voice IN ('soul', 'person', 'other')")
@Index('archive_lines_companion', ['companionId', 'id'])
@Index('archive_lines_import', ['importId'])
@Index('archive_lines_message', ['messageId'], { where: 'message_id IS NOT NULL' })
export class ArchiveLineEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  companionId!: number;

  @Column('bigint')
  importId!: number;

  /** The conversation in the export. */
  @Column('text')
  thread!: string;

  /** Name in the export. */
  @Column('text')
  speaker!: string;

  @Column('text')
  voice!: 'soul' | 'person' | 'other';

  @Column('text')
  content!: string;

  /** Null: the export has no time. */
  @Column('timestamptz', { nullable: true })
  saidAt!: Date | null;

  /** The imported message; null: none, or deleted. */
  @Column('bigint', { nullable: true })
  messageId!: number | null;

  /** Hash of what makes the line unique, so that the same line is stored once. */
  @Column('bytea')
  digest!: Buffer;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => ImportEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id' })
  import?: ImportEntity;

  @ManyToOne(() => MessageEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'message_id' })
  message?: MessageEntity | null;
}
