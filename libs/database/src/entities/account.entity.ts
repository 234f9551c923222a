import type { Role } from '@kinloom/contract';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('accounts')
export class AccountEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column('text')
  email!: string;

  /** `canonicalEmail(email)`: what look-ups compare. */
  @Column('text', { name: 'email_key' })
  emailKey!: string;

  /** 0, except for accounts from before keys were canonical whose key an older account has too. */
  @Column('int', { name: 'email_key_rank', default: 0 })
  emailKeyRank!: number;

  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text', { name: 'display_name' })
  displayName!: string;

  @Column('text')
  role!: Role;

  @Column('jsonb', { default: {} })
  settings!: Record<string, unknown>;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  /** When its person stated that they are 18 or over. */
  @Column('timestamptz', { name: 'adult_stated_at', nullable: true })
  adultStatedAt!: Date | null;

  /** Since when it is in the guarded mode of somebody under 18. */
  @Column('timestamptz', { name: 'guarded_at', nullable: true })
  guardedAt!: Date | null;

  /** When an operator closed it. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  /** When its person ended it: what is left of it is on its way out. */
  @Column('timestamptz', { name: 'leaving_at', nullable: true })
  leavingAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
