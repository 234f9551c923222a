import { DomainError, LIMITS } from '@kinloom/contract';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts.service';
import { SessionsService } from './sessions.service';

/** The session that requests a sensitive action. */
export interface CurrentSession {
  accountId: number;
  /** Session id. */
  sid: string;
  /** Client network address, as Express reports it. */
  address: string;
}

/**
 * Sensitive actions require a recent password entry in the same session: at sign-in, through `reauthenticate`, or with the request itself.
 * See docs/decisions/0037-reauthentication.md.
 */
@Injectable()
export class ReauthenticationService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly securityLog: SecurityLogService,
  ) {}

  /** Verifies the password and marks the session as recently authenticated. @throws DomainError wrong_password, too_many_sign_ins */
  async reauthenticate({ accountId, sid, address }: CurrentSession, password: string): Promise<void> {
    await this.accounts.confirm(accountId, address, 'password', password);
    await this.sessions.markAuthenticated(sid);
    await this.securityLog.record({ kind: 'password_confirmed', accountId });
  }

  /**
   * Requires a recent authentication.
   * @param password password sent with the request, if any
   * @throws DomainError reauthentication_required if the last password entry is too old; wrong_password, too_many_sign_ins
   */
  async require(session: CurrentSession, password?: string): Promise<void> {
    if (password !== undefined) await this.reauthenticate(session, password);
    else if (!(await this.sessions.isAuthenticatedWithin(session.sid, LIMITS.recentAuthentication)))
      throw new DomainError('reauthentication_required');
  }

  /**
   * Ends a session of the account; another session than the current one requires a recent authentication.
   * @throws DomainError not_found, reauthentication_required, wrong_password, too_many_sign_ins
   */
  async endSession(session: CurrentSession, id: number, password?: string): Promise<void> {
    const sid = await this.sessions.find(session.accountId, id);
    if (sid !== session.sid) await this.require(session, password);
    await this.sessions.end(session.accountId, id);
  }

  /** Ends all other sessions of the account. @throws as `endSession` */
  async endOtherSessions(session: CurrentSession, password?: string): Promise<void> {
    await this.require(session, password);
    await this.sessions.endAll(session.accountId, session.sid);
  }
}
