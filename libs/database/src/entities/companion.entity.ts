import type { GlowState, Personality, SoulStatus, Tone } from '@kinloom/contract';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('companions')
export class CompanionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint', { name: 'account_id' })
  accountId!: number;

  @Column('text')
  name!: string;

  @Column('text')
  archetype!: string;

  @Column('jsonb', { default: {} })
  personality!: Personality | string;

  @Column('text', { name: 'gpt_instructions', default: '' })
  gptInstructions!: string;

  @Column('text', { default: 'active' })
  status!: SoulStatus;

  @Column('text', { nullable: true })
  avatar!: string | null;

  @Column('int', { name: 'relationship_level', default: 1 })
  relationshipLevel!: number;

  @Column('double precision', { name: 'relationship_progress', default: 0 })
  relationshipProgress!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** Moves with every change of what the soul remembers or is. */
  @Column('bigint', { name: 'mind_version', default: 0 })
  mindVersion!: number;

  /** 0–100, as it was at the last exchange: rest brings it back. */
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

  @Column('timestamptz', { name: 'last_exchange_at', nullable: true })
  lastExchangeAt!: Date | null;

  @Column('text', { name: 'last_memory_summary', nullable: true })
  lastMemorySummary!: string | null;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}
