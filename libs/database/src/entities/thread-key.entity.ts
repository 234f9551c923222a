import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('thread_keys')
export class ThreadKeyEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint', { name: 'account_id' })
  accountId!: number;

  @Column('text', { name: 'thread_name' })
  threadName!: string;

  /** `canonicalKey(threadName)`: what look-ups compare. */
  @Column('text', { name: 'name_key' })
  nameKey!: string;

  /** 0, except for keys from before names were canonical whose name an older key of the account has too. */
  @Column('int', { name: 'name_key_rank', default: 0 })
  nameKeyRank!: number;

  @Column('text', { name: 'key_hash' })
  keyHash!: string;

  @Column('text')
  redirect!: string;

  /** From then on it opens nothing. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
