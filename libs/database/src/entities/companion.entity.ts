import type { Personality, SoulStatus } from '@kinloom/contract';
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

  @Column('int', { name: 'relationship_progress', default: 0 })
  relationshipProgress!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
