import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A step of the deletion of an account. Their order is defined where they run. */
export type AccountDeletionStep = 'agent-runs' | 'messages' | 'archive-lines' | 'account' | 'files' | 'outbox';

/**
 * The deletion of an account: how far it is, and that it was finished. It outlives the account, so there is no foreign key. A finished one
 * names neither account nor address. Leased: `due_at` is the end of the lease or the time of the next attempt, and writes are fenced by
 * `attempt`. Finished ones are deleted after 30 days.
 */
@Entity('account_deletions')
@Check(
  'account_deletions_step_check',
  "step IN ('agent-runs', 'messages', 'archive-lines', 'account', 'files', 'outbox')",
)
@Check('account_deletions_check', 'finished_at IS NULL OR (account_id IS NULL AND address_hash IS NULL)')
@Index('account_deletions_account', ['accountId'], { unique: true, where: 'account_id IS NOT NULL' })
@Index('account_deletions_token', ['tokenHash'], { unique: true, where: 'token_hash IS NOT NULL' })
@Index('account_deletions_due', ['dueAt'], { where: 'finished_at IS NULL' })
export class AccountDeletionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;

  /** Null from the step on that deletes the account. */
  @Column('bigint', { nullable: true })
  accountId!: number | null;

  /** The address as the outbox stores it. */
  @Column('bytea', { nullable: true })
  addressHash!: Buffer | null;

  /** SHA-256 of the token with which the person reads the state; null for deletions from before there were tokens. */
  @Column('bytea', { nullable: true })
  tokenHash!: Buffer | null;

  /** The step to run next; of a finished deletion the last one. */
  @Column('text', { default: 'agent-runs' })
  step!: AccountDeletionStep;

  @Column('int', { default: 0 })
  attempt!: number;

  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date;

  /** Kind of the error that ended the newest attempt, without its message; null where it did not fail. */
  @Column('text', { nullable: true })
  error!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  requestedAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
