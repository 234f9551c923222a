import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';

/** A secret from a mailed link. Deleted when it is used or has expired. */
@Entity('account_tokens')
@Unique('account_tokens_hash_key', ['hash'])
@Check('account_tokens_kind_check', "kind IN ('reset', 'verify')")
@Index('account_tokens_account', ['accountId', 'kind'])
export class AccountTokenEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('bigint')
  accountId!: number;

  @Column('text')
  kind!: 'reset' | 'verify';

  /** Hash of the secret; the secret itself is not stored. */
  @Column('bytea')
  hash!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;

  @ManyToOne(() => AccountEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: AccountEntity;
}
