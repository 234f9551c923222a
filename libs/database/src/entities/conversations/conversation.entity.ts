import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';
import { ImportStagingEntity } from '../soulprints/import-staging.entity';
import { ImportEntity } from '../soulprints/import.entity';

/**
 * A conversation of a person with one soul or several. Belongs to an account; deleted by its person, or with its only soul. Fill factor 70.
 */
@Entity('conversations')
@Check('conversations_staged_check', '(account_id IS NULL) = (staging_id IS NOT NULL)')
@Index('conversations_account', ['accountId'])
@Index('conversations_branches', ['branchedFromId'], { where: 'branched_from IS NOT NULL' })
@Index('conversations_import', ['importId'], { where: 'import_id IS NOT NULL' })
@Index('conversations_staging', ['stagingId'], { where: 'staging_id IS NOT NULL' })
export class ConversationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Null: staged by an import that is not committed. */
  @Column('bigint', { nullable: true })
  accountId!: number | null;

  @Column('text', { nullable: true })
  title!: string | null;

  /** Groups stay when one of their souls is deleted. */
  @Column('boolean', { default: false })
  isGroup!: boolean;

  /** `seq` of the newest message, 0 without messages. Incremented by the statement that stores a message, which makes `seq` gapless. */
  @Column('int', { default: 0 })
  lastSeq!: number;

  @Column('timestamptz', { nullable: true })
  lastMessageAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Topic the souls keep to; null: none. */
  @Column('text', { nullable: true })
  focus!: string | null;

  /** How far the person has read. */
  @Column('int', { default: 0 })
  readSeq!: number;

  /** The conversation this one is a branch of; null: none, or deleted. */
  @Column('bigint', { name: 'branched_from', nullable: true })
  branchedFromId!: number | null;

  /** The import that created it; null: none, or undone. */
  @Column('bigint', { nullable: true })
  importId!: number | null;

  /** Key of the conversation in the export it came from: later imports of it are appended here. */
  @Column('text', { nullable: true })
  threadKey!: string | null;

  /** When the notice that no human takes part was last shown; null: never. */
  @Column('timestamptz', { nullable: true })
  aiNoticedAt!: Date | null;

  /** The import that is still writing it; null: committed. */
  @Column('bigint', { nullable: true })
  stagingId!: number | null;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity | null;

  @ManyToOne(() => ImportStagingEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staging_id' })
  staging?: ImportStagingEntity | null;

  @ManyToOne(() => ConversationEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'branched_from' })
  branchedFrom?: ConversationEntity | null;

  @ManyToOne(() => ImportEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'import_id' })
  import?: ImportEntity | null;
}
