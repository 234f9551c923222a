import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from './account.entity';

/** A second way to sign in: a thread name with a sacred key. Belongs to an account; deleted by its person, or 30 days after it expired. */
@Entity('thread_keys')
@Index('thread_keys_expire', ['expiresAt'])
@Index('thread_keys_name', ['nameKey'])
@Index('thread_keys_own_name', ['accountId', 'nameKey', 'nameKeyRank'], { unique: true })
export class ThreadKeyEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  accountId!: number;

  @Column('text')
  threadName!: string;

  /** Argon2id. */
  @Column('text')
  keyHash!: string;

  /** Path to open after the sign-in. */
  @Column('text')
  redirect!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** `canonicalKey(threadName)`: what look-ups compare. */
  @Column('text')
  nameKey!: string;

  /** 0, except for keys from before names were canonical whose name an older key of the account has too. */
  @Column('int', { default: 0 })
  nameKeyRank!: number;

  /** From then on the key no longer signs in. */
  @Column('timestamptz')
  expiresAt!: Date;

  /** Null: never used. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;
}
