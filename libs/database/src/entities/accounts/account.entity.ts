import type { Role } from '@kinloom/contract';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A person who can sign in. `account-data` deletes the row, and with it all that belongs to the account, after the person closed it. */
@Entity('accounts')
@Check('accounts_role_check', "role IN ('member', 'operator')")
@Index('accounts_email_key', ['emailKey', 'emailKeyRank'], { unique: true })
@Index('accounts_leaving', ['id'], { where: 'leaving_at IS NOT NULL' })
export class AccountEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** As it was typed in. */
  @Column('text')
  email!: string;

  /** Argon2id. */
  @Column('text')
  passwordHash!: string;

  @Column('text')
  displayName!: string;

  @Column('text')
  role!: Role;

  /** Interface and notification settings; missing keys mean the default. */
  @Column('jsonb', { default: {} })
  settings!: Record<string, unknown>;

  /** Null: not verified yet. */
  @Column('timestamptz', { nullable: true })
  emailVerifiedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** How the souls behave; missing keys mean the default. */
  @Column('jsonb', { default: {} })
  behavior!: Record<string, unknown>;

  /** When the person stated that they are 18 or over; null until they did. */
  @Column('timestamptz', { nullable: true })
  adultStatedAt!: Date | null;

  /** When an operator closed the account; null: it is open. */
  @Column('timestamptz', { nullable: true })
  disabledAt!: Date | null;

  /** Since when the account is in the guarded mode for people under 18; null: it is not. */
  @Column('timestamptz', { nullable: true })
  guardedAt!: Date | null;

  /** When the person closed the account: sign-in is blocked and its data is being deleted. */
  @Column('timestamptz', { nullable: true })
  leavingAt!: Date | null;

  /** `canonicalEmail(email)`: what look-ups compare. */
  @Column('text')
  emailKey!: string;

  /** 0, except for accounts from before keys were canonical whose key an older account has too. */
  @Column('int', { default: 0 })
  emailKeyRank!: number;

  /** IANA name of the time zone of the browser that signed in last; null until one said it. */
  @Column('text', { nullable: true })
  timeZone!: string | null;
}
