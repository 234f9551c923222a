import type { JobPayloads } from '@kinloom/contract';
import {
  AccountsService,
  MailsService,
  SessionsService,
  SignupSettingsService,
  ThreadKeysService,
} from '@kinloom/domain/accounts';
import { ProcessJob } from '@kinloom/jobs';
import { Injectable } from '@nestjs/common';
import { FREQUENT, Housekeeping, RARE, URGENT } from '../housekeeping/housekeeping.decorator';

@Injectable()
export class AccountsProcessor {
  constructor(
    private readonly accounts: AccountsService,
    private readonly mails: MailsService,
    private readonly sessions: SessionsService,
    private readonly threadKeys: ThreadKeysService,
    private readonly signup: SignupSettingsService,
  ) {}

  @ProcessJob('mail')
  sendMail({ mailId }: JobPayloads['mail']): Promise<void> {
    return this.mails.send(mailId);
  }

  /** Mails whose job was lost. */
  @Housekeeping({ name: 'accounts.lost-mails', ...FREQUENT })
  enqueueLostMails(): Promise<unknown> {
    return this.mails.sweep();
  }

  /** Ends sessions and sockets past their lifetime. */
  @Housekeeping({ name: 'accounts.expired-sessions', ...URGENT })
  endExpiredSessions(): Promise<unknown> {
    return this.sessions.sweep();
  }

  /** Deletes expired tokens, thread keys and invitations. */
  @Housekeeping({ name: 'accounts.expired-credentials', ...RARE })
  async deleteExpiredCredentials(): Promise<void> {
    await Promise.all([this.accounts.sweep(), this.threadKeys.sweep(), this.signup.sweep()]);
  }
}
