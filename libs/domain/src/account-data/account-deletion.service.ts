import { randomBytes } from 'node:crypto';
import { type AccountDeletionState, DomainError } from '@kinloom/contract';
import type { DeleteAccountRequest } from '@kinloom/contract/requests';
import type { AccountDeletionStep } from '@kinloom/database';
import { AccountsService, hashToken, MailsService } from '@kinloom/domain/accounts';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { FilesService } from '@kinloom/domain/soulprints';
import { errorKind, JobProducer } from '@kinloom/jobs';
import { Realtime } from '@kinloom/realtime';
import { Injectable, Logger } from '@nestjs/common';
import { AccountDeletionRepository, type ClaimedDeletion } from './account-deletion.repository';

/** The steps in their order. Each is idempotent: after a crash it runs again from its beginning. */
const STEPS = [
  'agent-runs',
  'messages',
  'archive-lines',
  'account',
  'files',
  'outbox',
] as const satisfies readonly AccountDeletionStep[];

/** Seconds after which another process may continue a deletion whose process did not renew its lease; above the wait for row locks. */
const LEASE_SECONDS = 30;
/** Milliseconds that the request works on the deletion itself, and that one job does, before it leaves the rest to the next job. */
const REQUEST_MS = 5_000;
const JOB_MS = 20_000;
/** Seconds after a failed attempt. */
const RETRY_SECONDS = 5;
/** Days for which a finished deletion is known. */
const RETENTION_DAYS = 30;

/** Another process continues the deletion. */
class DeletionLeaseLostError extends Error {
  constructor() {
    super('another process continues this deletion');
    this.name = 'DeletionLeaseLostError';
  }
}

/** Account erasure. Deletes accounts at their owner's request: at once marked and signed out, then in steps that survive a crash. */
@Injectable()
export class AccountDeletionService {
  private readonly logger = new Logger('AccountDeletion');

  constructor(
    private readonly deletions: AccountDeletionRepository,
    private readonly accounts: AccountsService,
    private readonly mails: MailsService,
    private readonly files: FilesService,
    private readonly realtime: Realtime,
    private readonly securityLog: SecurityLogService,
    private readonly jobs: JobProducer,
  ) {}

  /**
   * Marks an account for deletion, ends its sessions, and works on the deletion for some seconds, so that small accounts are gone with the
   * answer and nothing waits for a worker. A job continues what is left.
   * @param address network address of the request, for the limit on sign-in attempts
   * @returns null where everything is deleted; otherwise the token that reads the state
   * @throws DomainError wrong_password, too_many_sign_ins; nothing is deleted then
   */
  async deleteAccount(accountId: number, address: string, { password }: DeleteAccountRequest): Promise<string | null> {
    await this.accounts.confirm(accountId, address, 'password', password);
    const { email } = await this.accounts.me(accountId);
    await this.securityLog.record({ kind: 'account_deletion_requested', accountId });
    const token = randomBytes(32).toString('base64url');
    const addressHash = await this.mails.hashAddress(email);
    const started = await this.deletions.markForDeletion(accountId, {
      addressHash,
      tokenHash: hashToken(token),
      leaseSeconds: LEASE_SECONDS,
    });
    for (const turnId of started.turns) this.realtime.stopTurn(turnId);
    for (const sid of started.sessions) this.realtime.endSession(sid);
    // Told before anything is deleted: after a crash the ids are no longer known.
    this.realtime.publishForgotten(started);
    return (await this.continue(started.deletion, REQUEST_MS)) ? null : token;
  }

  /** State of a deletion. @throws DomainError not_found where it is unknown or was finished long ago */
  async state(token: string): Promise<AccountDeletionState> {
    const deletion = await this.deletions.findByToken(hashToken(token));
    if (!deletion) throw new DomainError('not_found');
    const { finishedAt, requestedAt, step } = deletion;
    return {
      state: finishedAt ? 'done' : 'running',
      finishedSteps: finishedAt ? STEPS.length : STEPS.indexOf(step),
      steps: STEPS.length,
      requestedAt: requestedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
    };
  }

  /** Enqueues abandoned deletions and deletes old records. */
  async sweep(): Promise<void> {
    for (const deletionId of await this.deletions.listDue()) this.jobs.enqueue('deletion', { deletionId });
    await this.deletions.deleteFinished(RETENTION_DAYS);
  }

  /** Continues a deletion (job handler). No-op where it is finished, or another process continues it. */
  async run(deletionId: number): Promise<void> {
    const deletion = await this.deletions.claim(deletionId, LEASE_SECONDS);
    if (deletion) await this.continue(deletion, JOB_MS);
  }

  /**
   * Runs the steps that are left. A failure is recorded, and the sweep enqueues the deletion again.
   * @param budgetMs time after which the rest is left to a job; what is under way is finished first
   * @returns whether everything is deleted
   */
  private async continue(deletion: ClaimedDeletion, budgetMs: number): Promise<boolean> {
    const deletionId = deletion.id;
    const deadline = performance.now() + budgetMs;
    try {
      for (let step: AccountDeletionStep | undefined = deletion.step; step !== undefined;) {
        if (performance.now() > deadline) {
          await this.deletions.release(deletion, 0, null);
          this.jobs.enqueue('deletion', { deletionId });
          return false;
        }
        const isComplete = await this.runStep(deletion, step);
        if (isComplete) step = STEPS[STEPS.indexOf(step) + 1];
        if (step && !(await this.deletions.advance(deletion, step, LEASE_SECONDS))) throw new DeletionLeaseLostError();
      }
      await this.deletions.finish(deletion);
      return true;
    } catch (error) {
      if (error instanceof DeletionLeaseLostError) return false;
      this.logger.warn(
        `account_deletion.attempt_failed deletionId=${deletionId} attempt=${deletion.attempt} reason="${errorKind(error)}": the next attempt follows`,
      );
      await this.deletions.release(deletion, RETRY_SECONDS, errorKind(error));
      return false;
    }
  }

  /** Runs a step, or a batch of it. @returns whether the step is complete */
  private async runStep({ accountId, addressHash }: ClaimedDeletion, step: AccountDeletionStep): Promise<boolean> {
    switch (step) {
      case 'agent-runs':
      case 'messages':
      case 'archive-lines':
        return accountId === null || this.deletions.deleteBatch(accountId, step);
      case 'account': {
        const deleted = accountId === null ? null : await this.deletions.deleteAccount(accountId, 'files');
        for (const sid of deleted?.sessions ?? []) this.realtime.endSession(sid);
        if (deleted) this.realtime.publishForgotten(deleted);
        return true;
      }
      case 'files':
        await this.files.deleteOrphans();
        return true;
      case 'outbox':
        if (addressHash) await this.mails.deleteMailsTo(addressHash);
        return true;
    }
  }
}
