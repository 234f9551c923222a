import type {
  GlowState,
  Personality,
  Sampling,
  SoulStatus,
  ThinkingStyle,
  Tone,
  VoiceConstraints,
} from '@kinloom/contract';
import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity';
import { ImportStagingEntity } from '../soulprints/import-staging.entity';

/**
 * A soul. Belongs to an account; deleted by its person. A change of `mind_version` makes the row in `insight_figures` due (trigger
 * `companions_insight`).
 */
@Entity('companions')
@Check('companions_relationship_progress_check', 'relationship_progress BETWEEN 0 AND 100')
@Check('companions_staged_check', '(account_id IS NULL) = (staging_id IS NOT NULL)')
@Check('companions_trust_check', 'trust BETWEEN 0 AND 1')
@Index('companions_account', ['accountId', 'id'])
@Index('companions_staging', ['stagingId'], { where: 'staging_id IS NOT NULL' })
export class CompanionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Null: staged by an import that is not committed. */
  @Column('bigint', { nullable: true })
  accountId!: number | null;

  @Column('text')
  name!: string;

  @Column('text')
  archetype!: string;

  /** As written by its person or made from a soulprint. */
  @Column('jsonb', { default: {} })
  personality!: Personality | string;

  @Column('text', { default: '' })
  gptInstructions!: string;

  @Column('text', { default: 'active' })
  status!: SoulStatus;

  /** Null: the generated picture. */
  @Column('text', { nullable: true })
  avatar!: string | null;

  @Column('int', { default: 1 })
  relationshipLevel!: number;

  /** 0–100 within the level; grows by less than 1 at a time. */
  @Column('double precision', { default: 0 })
  relationshipProgress!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /**
   * Increases, under the row lock, with every change of what the soul remembers or is. Processes compare it to see whether a cached mind is
   * stale.
   */
  @Column('bigint', { default: 0 })
  mindVersion!: number;

  /** Newest `revision` of the vectors of its memories, notes and messages: a cached mind with a smaller one is stale. 0: none. */
  @Column('bigint', { default: 0 })
  embeddingRevision!: number;

  /** Increases when something is forgotten: a reply that was begun before is not recalled. */
  @Column('int', { default: 0 })
  forgets!: number;

  /** 0–100 as of the last exchange; it recovers with time. */
  @Column('double precision', { default: 100 })
  energy!: number;

  @Column('text', { default: 'calm' })
  tone!: Tone;

  @Column('text', { default: 'steady-glow' })
  glow!: GlowState;

  /** 0–1. */
  @Column('double precision', { default: 0.5 })
  trust!: number;

  @Column('jsonb', { default: { state: 'none', reason: '' } })
  restraint!: { state: string; reason: string };

  /** Null: they never talked. */
  @Column('timestamptz', { nullable: true })
  lastExchangeAt!: Date | null;

  @Column('text', { nullable: true })
  lastMemorySummary!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  /** What an operator changed by hand of how their own soul speaks and thinks; null: nothing. */
  @Column('jsonb', { nullable: true })
  config!: {
    voiceConstraints: VoiceConstraints | null;
    thinkingStyle: ThinkingStyle | null;
    sampling?: Sampling | null;
  } | null;

  /** The import that is still writing it; null: committed. */
  @Column('bigint', { nullable: true })
  stagingId!: number | null;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity | null;

  @ManyToOne(() => ImportStagingEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'staging_id' })
  staging?: ImportStagingEntity | null;
}
