import type { ModelRole, ServerKind } from '@kinloom/contract';
import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The model that an operator chose for a role. Belongs to the installation; deleted when an operator stops using it. */
@Entity('model_settings')
@Check('model_settings_role_check', "role IN ('chat', 'fallback', 'extraction', 'embeddings')")
@Check('model_settings_server_check', "server IN ('ollama', 'lm-studio', 'llama.cpp', 'vllm', 'openai')")
@Check('model_settings_context_tokens_check', 'context_tokens BETWEEN 1024 AND 1000000')
export class ModelSettingEntity {
  @PrimaryColumn('text')
  role!: ModelRole;

  @Column('text')
  server!: ServerKind;

  @Column('text')
  baseUrl!: string;

  @Column('text')
  model!: string;

  /** Null: detected. */
  @Column('int', { nullable: true })
  contextTokens!: number | null;

  /** Encrypted with AES-256-GCM; null: none. */
  @Column('bytea', { nullable: true })
  key!: Buffer | null;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
