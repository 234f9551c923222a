import type { DeleteAccountRequest } from '@kinloom/contract/requests';
import { AccountsService, MailsService } from '@kinloom/domain/accounts';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { FilesService } from '@kinloom/domain/soulprints';
import { Realtime } from '@kinloom/realtime';
import { Injectable, Logger } from '@nestjs/common';
import { AccountDeletionRepository } from './account-deletion.repository';

/** Deletes accounts at their owner's request. */
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
  ) {}

  /**
   * Deletes an account and everything it owns. The request is stored first: after a crash `sweep` completes it.
   * @param address network address of the request, for the limit on sign-in attempts
   * @returns false where rows are still locked by a writer; `sweep` deletes the account then
   * @throws DomainError wrong_password, too_many_sign_ins; nothing is deleted then
   */
  async deleteAccount(accountId: number, address: string, { password }: DeleteAccountRequest): Promise<boolean> {
    await this.accounts.confirm(accountId, address, 'password', password);
    const { email } = await this.accounts.me(accountId);
    await this.securityLog.record({ kind: 'account_deletion_requested', accountId });
    const addressHash = await this.mails.hashAddress(email);
    const { sessions, turns } = await this.deletions.markForDeletion(accountId, addressHash);
    for (const turnId of turns) this.realtime.stopTurn(turnId);
    for (const sid of sessions) this.realtime.endSession(sid);
    if (!(await this.complete(accountId))) return false;
    await this.purgeOutbox(addressHash);
    return true;
  }

  /** Completes deletions that were interrupted. */
  async sweep(): Promise<void> {
    for (const accountId of await this.deletions.pendingDeletions()) await this.complete(accountId);
    for (const addressHash of await this.deletions.pendingOutboxPurges()) await this.purgeOutbox(addressHash);
  }

  /** @returns whether the account is deleted */
  private async complete(accountId: number): Promise<boolean> {
    try {
      const deleted = await this.deletions.deleteAccount(accountId);
      if (!deleted) return true;
      for (const sid of deleted.sessions) this.realtime.endSession(sid);
      this.realtime.publishForgotten(deleted);
      await this.files.deleteOrphans();
      return true;
    } catch (error) {
      // The account stays marked for deletion, so that the next sweep tries again.
      this.logger.warn(`account_deletion.incomplete reason=${errorKind(error)}; the next sweep tries again`);
      return false;
    }
  }

  private async purgeOutbox(addressHash: Buffer): Promise<void> {
    await this.mails.deleteMailsTo(addressHash);
    await this.deletions.completeOutboxPurge(addressHash);
  }
}

/** Name and code of an error, without its message, which may contain private text. */
function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name}/${String(error.code)}` : error.name;
}
