import type { MemoryKind, MemoryLayer, MemorySourceType, MemoryStatus, Objection } from '@kinloom/contract';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { CompanionEntity } from '../souls/companion.entity';
import { ImportEntity } from '../soulprints/import.entity';

/** Something a soul remembers. Belongs to the soul; deleted by its person, with the last message it was said in, or with its import. */
@Entity('memories')
@Check('memories_emotional_weight_check', 'emotional_weight BETWEEN 0 AND 1')
@Check('memories_emphasis_check', 'emphasis BETWEEN -2 AND 2')
@Check('memories_layer_check', "layer IN ('surface', 'core', 'background', 'archived')")
@Check('memories_objection_check', "objection IN ('wrong', 'outdated', 'never-mention')")
@Check('memories_significance_check', 'significance BETWEEN 1 AND 10')
@Check('memories_status_check', "status IN ('anchored', 'fading', 'soft', 'archived')")
@Index('memories_import', ['importId'], { where: 'import_id IS NOT NULL' })
@Index('memories_key', ['companionId', 'key'], { unique: true, where: 'superseded_at IS NULL AND objection IS NULL' })
// Sorted by companion_id, layer, significance DESC, id DESC; decorators cannot express the direction.
@Index('memories_layer', ['companionId', 'layer', 'significance', 'id'])
// Sorted by companion_id, id DESC; decorators cannot express the direction.
@Index('memories_newest', ['companionId', 'id'])
@Index('memories_superseded', ['supersededById'], { where: 'superseded_by IS NOT NULL' })
@Index('memories_version', ['companionId', 'version'])
export class MemoryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  companionId!: number;

  @Column('text')
  kind!: MemoryKind;

  /** At most 80 characters, for lists. */
  @Column('text')
  title!: string;

  /** Whole sentences that can be read alone. */
  @Column('text')
  content!: string;

  /** Subject, relation, value and negation; null: the content states no such fact. */
  @Column('jsonb', { nullable: true })
  fact!: Record<string, unknown> | null;

  /** When it happens or happened: `from` and `to` in milliseconds UTC, and the precision; null: unknown. */
  @Column('jsonb', { nullable: true })
  span!: Record<string, unknown> | null;

  @Column('text')
  layer!: MemoryLayer;

  @Column('text')
  status!: MemoryStatus;

  @Column('text', { array: true, default: [] })
  tones!: string[];

  @Column('text', { array: true, default: [] })
  tags!: string[];

  /** 0–1. */
  @Column('real', { default: 0 })
  emotionalWeight!: number;

  /** 1–10. */
  @Column('real', { default: 5 })
  significance!: number;

  /** Said in confidence: never used where others are present. */
  @Column('boolean', { default: false })
  whispered!: boolean;

  /** When it was said, or brought. */
  @Column('timestamptz')
  saidAt!: Date;

  @Column('text')
  sourceType!: MemorySourceType;

  /** Id of what `source_type` names; null: gone, or without an id. */
  @Column('bigint', { nullable: true })
  sourceId!: number | null;

  @Column('text', { default: '' })
  sourceLabel!: string;

  /** Where it was said; null: not in a conversation. No foreign key: the conversation may be deleted. */
  @Column('bigint', { nullable: true })
  conversationId!: number | null;

  /** Normalized content: the same thing said twice is one memory. */
  @Column('text')
  key!: string;

  /** What the person objected; null: nothing. */
  @Column('text', { nullable: true })
  objection!: Objection | null;

  /** The memory that replaced it; null: none, or deleted. */
  @Column('bigint', { name: 'superseded_by', nullable: true })
  supersededById!: number | null;

  /** Since when it is no longer current; null: it is. */
  @Column('timestamptz', { nullable: true })
  supersededAt!: Date | null;

  @Column('int', { default: 0 })
  recallCount!: number;

  @Column('timestamptz', { nullable: true })
  lastRecalledAt!: Date | null;

  /** `companions.mind_version` of the last change of this row. */
  @Column('bigint')
  version!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** The import that brought it; null: none. */
  @Column('bigint', { nullable: true })
  importId!: number | null;

  /** Layers the person moved it nearer (above 0) or further away (below 0), −2 to 2. */
  @Column('smallint', { default: 0 })
  emphasis!: number;

  /** When the person let it fade; null: not, or it came up again. */
  @Column('timestamptz', { nullable: true })
  fadedAt!: Date | null;

  /** The person changed its content: the messages it was said in are not recalled. */
  @Column('boolean', { default: false })
  edited!: boolean;

  /** Why a soul wanted to keep it, in its words; null of anything else. */
  @Column('text', { nullable: true })
  sourceWhy!: string | null;

  @ManyToOne(() => CompanionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'companion_id' })
  companion?: CompanionEntity;

  @ManyToOne(() => ImportEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id' })
  import?: ImportEntity | null;

  @ManyToOne(() => MemoryEntity, { onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'superseded_by' })
  supersededBy?: MemoryEntity | null;
}
