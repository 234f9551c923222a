import { DomainError, LIMITS } from '@kinloom/contract';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Injectable } from '@nestjs/common';
import { AccountsService } from './accounts.service';
import { SessionsService } from './sessions.service';

/** A session that asks for something sensitive. */
export interface AskingSession {
  accountId: number;
  /** The id of the session. */
  sid: string;
  /** The network address it comes from, as Express reports it. */
  address: string;
}

/**
 * Sensitive calls need the account's password, given a short while ago in the same session: at sign-in, by `reauthenticate`, or with the
 * call itself. See docs/decisions/reauthentication.md.
 */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly securityLog: SecurityLogService,
  ) {}

  /** Takes the password again. @throws DomainError wrong_password, too_many_sign_ins */
  async reauthenticate({ accountId, sid, address }: AskingSession, password: string): Promise<void> {
    await this.accounts.confirm(accountId, address, 'password', password);
    await this.sessions.markAuthenticated(sid);
    await this.securityLog.record({ kind: 'password_confirmed', accountId });
  }

  /**
   * @param password where the call brings it along
   * @throws DomainError reauthentication_required where the password was not given in the last minutes; wrong_password, too_many_sign_ins
   */
  async require(session: AskingSession, password?: string): Promise<void> {
    if (password !== undefined) await this.reauthenticate(session, password);
    else if (!(await this.sessions.isAuthenticatedWithin(session.sid, LIMITS.recentAuthentication)))
      throw new DomainError('reauthentication_required');
  }

  /**
   * Ends a session of the account: its own at once, another one only with a recent authentication.
   * @throws DomainError not_found, reauthentication_required, wrong_password, too_many_sign_ins
   */
  async endSession(session: AskingSession, id: number, password?: string): Promise<void> {
    const sid = await this.sessions.find(session.accountId, id);
    if (sid !== session.sid) await this.require(session, password);
    await this.sessions.end(session.accountId, id);
  }

  /** Ends every session of the account but the one that asks. @throws as `endSession` */
  async endOtherSessions(session: AskingSession, password?: string): Promise<void> {
    await this.require(session, password);
    await this.sessions.endAll(session.accountId, session.sid);
  }
}
