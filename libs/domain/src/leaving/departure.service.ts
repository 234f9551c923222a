import type { DeleteAccountRequest } from '@kinloom/contract/requests';
import { AccountsService, MailsService } from '@kinloom/domain/accounts';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { FilesService } from '@kinloom/domain/soulprints';
import { Realtime } from '@kinloom/realtime';
import { Injectable, Logger } from '@nestjs/common';
import { DepartureRepository } from './departure.repository';

/** People who end their account: everything of it goes. */
@Injectable()
export class DepartureService {
  private readonly logger = new Logger('Departure');

  constructor(
    private readonly departures: DepartureRepository,
    private readonly accounts: AccountsService,
    private readonly mails: MailsService,
    private readonly files: FilesService,
    private readonly realtime: Realtime,
    private readonly securityLog: SecurityLogService,
  ) {}

  /**
   * Deletes an account and everything it owns. From the moment it is stored that it goes, it does, whatever dies in between.
   * @param address the network address it is asked from
   * @returns whether all of it is gone; where not, because somebody still writes, it goes within moments
   * @throws DomainError wrong_password, too_many_sign_ins; nothing is lost then
   */
  async leave(accountId: number, address: string, { password }: DeleteAccountRequest): Promise<boolean> {
    await this.accounts.confirm(accountId, address, 'password', password);
    const { email } = await this.accounts.me(accountId);
    await this.securityLog.record({ kind: 'account_deletion_requested', accountId });
    const mark = await this.mails.markOf(email);
    const { sessions, turns } = await this.departures.begin(accountId, mark);
    for (const turnId of turns) this.realtime.stopTurn(turnId);
    for (const sid of sessions) this.realtime.endSession(sid);
    if (!(await this.end(accountId))) return false;
    await this.clear(mark);
    return true;
  }

  /** Ends what was begun and broken off. */
  async sweep(): Promise<void> {
    for (const accountId of await this.departures.leaving()) await this.end(accountId);
    for (const mark of await this.departures.clearings()) await this.clear(mark);
  }

  /** @returns whether it is gone */
  private async end(accountId: number): Promise<boolean> {
    try {
      const gone = await this.departures.end(accountId);
      if (!gone) return true;
      for (const sid of gone.sessions) this.realtime.endSession(sid);
      this.realtime.publishForgotten(gone);
      await this.files.clearOrphans();
      return true;
    } catch (error) {
      // It stands in the store that it goes: the sweep sees to it again.
      this.logger.warn(`an account is not gone yet: ${kindOf(error)}`);
      return false;
    }
  }

  private async clear(mark: Buffer): Promise<void> {
    await this.mails.forget(mark);
    await this.departures.cleared(mark);
  }
}

/** What kind of error it is: its message may name somebody. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
