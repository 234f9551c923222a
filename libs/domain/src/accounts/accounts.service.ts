import { CONFIG, type Config } from '@kinloom/config';
import { DomainError, ERRORS, LIMITS, type Me } from '@kinloom/contract';
import type { ChangePasswordRequest, UpdateMeRequest } from '@kinloom/contract/requests';
import type { AccountEntity } from '@kinloom/database';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository';
import { accountSubject, AttemptLimitsService } from './limits/attempt-limits.service';
import { MailsService } from './mail/mails.service';
import { toMe } from './mapper';
import { OperatorsService } from './operators/operators.service';
import { PasswordPolicyService } from './passwords/password-policy.service';
import { hashToken, hashSecret, secretMatches } from './passwords/secret-hashing';
import { SessionsService } from './sessions/sessions.service';
import { ThreadKeysService } from './sessions/thread-keys.service';

/** Accounts: sign-in, password changes and recovery, email verification. */
@Injectable()
export class AccountsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsRepository,
    private readonly operators: OperatorsService,
    private readonly passwords: PasswordPolicyService,
    private readonly sessions: SessionsService,
    private readonly threads: ThreadKeysService,
    private readonly mails: MailsService,
    private readonly attempts: AttemptLimitsService,
    private readonly securityLog: SecurityLogService,
  ) {}

  /**
   * Verifies an email address and password.
   * @param address client network address
   * @throws DomainError invalid_credentials (also if mail is configured and the address is unverified: a different error would reveal to the
   * person who signed up whether the address was new), too_many_sign_ins, account_disabled
   */
  async authenticate(email: string, password: string, address: string): Promise<Me> {
    const account = await this.accounts.findByEmail(email);
    const admitted = account?.leavingAt === null && (this.config.mail === null || account.emailVerifiedAt !== null);
    const isCorrect = await this.attempts.signIn(
      { subject: accountSubject(email), address, accountIds: account ? [account.id] : [] },
      async () => ((await secretMatches(account?.passwordHash ?? null, password)) && admitted) || null,
    );
    if (!isCorrect || !account) {
      await this.securityLog.record({ kind: 'sign_in', accountId: account?.id ?? null, outcome: 'failure' });
      throw new DomainError('invalid_credentials');
    }
    const outcome = account.disabledAt === null ? 'success' : 'failure';
    await this.securityLog.record({ kind: 'sign_in', accountId: account.id, outcome });
    if (outcome === 'failure') throw new DomainError('account_disabled');
    await this.attempts.rememberAddress(account.id, address);
    return this.toMe(account);
  }

  /** @throws DomainError not_signed_in if the account was deleted */
  async me(accountId: number): Promise<Me> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new DomainError('not_signed_in');
    return this.toMe(account);
  }

  async updateMe(accountId: number, { displayName, adult, settings, timeZone }: UpdateMeRequest): Promise<Me> {
    if (displayName !== undefined) await this.accounts.update(accountId, { displayName });
    if (timeZone !== undefined) await this.accounts.update(accountId, { timeZone });
    if (adult) await this.accounts.stateAdult(accountId);
    if (settings !== undefined) await this.accounts.replaceSettings(accountId, settings);
    return this.me(accountId);
  }

  /**
   * Sends a password reset mail if the address is known; the response does not reveal whether it is.
   * @param address client network address
   * @throws DomainError too_many
   */
  async forgotPassword(email: string, address: string): Promise<void> {
    await this.attempts.mail('reset', email, address);
    await this.mails.requestMail('reset', email);
  }

  /**
   * Sets a new password with a mailed token, and ends all sessions and thread keys.
   * @param address client network address; it becomes a known address of the account
   * @throws DomainError token_invalid, password_common, password_own, password_breached, too_many
   */
  async resetPassword(token: string, password: string, address: string): Promise<void> {
    const hash = hashToken(token);
    const used = await this.attempts.token(address, async () => {
      // Check the token before hashing: hashing is expensive and must not be available without a valid link.
      const owner = await this.accounts.findByToken('reset', hash);
      if (!owner) return null;
      await this.passwords.check(password, owner, 'password');
      const passwordHash = await hashSecret(password);
      const id = await this.accounts.useToken('reset', hash);
      return id === null ? null : { accountId: id, passwordHash };
    });
    if (!used) {
      await this.securityLog.record({ kind: 'password_reset', accountId: null, outcome: 'failure' });
      throw new DomainError('token_invalid');
    }
    const { accountId, passwordHash } = used;
    await this.accounts.update(accountId, { passwordHash });
    await this.markEmailVerified(accountId);
    // Revoke all access an attacker may have: thread keys and sessions.
    await this.threads.removeAll(accountId);
    await this.sessions.endAll(accountId);
    await this.attempts.rememberAddress(accountId, address);
    await this.securityLog.record({ kind: 'password_reset', accountId });
  }

  /**
   * Confirms an email address with a mailed token.
   * @param address client network address
   * @throws DomainError token_invalid, too_many
   */
  async verify(token: string, address: string): Promise<void> {
    const accountId = await this.attempts.token(address, () => this.accounts.useToken('verify', hashToken(token)));
    if (accountId === null) {
      await this.securityLog.record({ kind: 'email_verified', accountId: null, outcome: 'failure' });
      throw new DomainError('token_invalid');
    }
    await this.markEmailVerified(accountId);
    await this.securityLog.record({ kind: 'email_verified', accountId });
  }

  /**
   * Changes the password and ends all other sessions, and the thread keys if requested.
   * @throws DomainError wrong_password, too_many_sign_ins, password_common, password_own, password_breached
   */
  async changePassword(
    accountId: number,
    sessionId: string,
    address: string,
    request: ChangePasswordRequest,
  ): Promise<void> {
    await this.confirm(accountId, address, 'currentPassword', request.currentPassword);
    const account = await this.accounts.find(accountId);
    if (!account) throw new DomainError('not_signed_in');
    await this.passwords.check(request.newPassword, account, 'newPassword');
    await this.accounts.update(accountId, { passwordHash: await hashSecret(request.newPassword) });
    if (request.endThreadKeys) await this.threads.removeAll(accountId);
    await this.sessions.endAll(accountId, sessionId);
    await this.securityLog.record({ kind: 'password_changed', accountId });
  }

  /**
   * Verifies the password of a signed-in account before a sensitive action.
   * @param address client network address
   * @param field name of the request field with the password, for the error
   * @throws DomainError wrong_password, too_many_sign_ins; not_signed_in if the account was deleted
   */
  async confirm(accountId: number, address: string, field: string, password: string): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new DomainError('not_signed_in');
    const isCorrect = await this.attempts.confirm(
      account.email,
      accountId,
      address,
      async () => (await secretMatches(account.passwordHash, password)) || null,
    );
    if (isCorrect) return;
    await this.securityLog.record({ kind: 'password_confirmed', accountId, outcome: 'failure' });
    throw new DomainError('wrong_password', { fields: { [field]: ERRORS.wrong_password.text } });
  }

  /** Deletes known addresses after their retention period. */
  async sweep(): Promise<void> {
    await this.accounts.forgetAddresses(LIMITS.knownAddressDays);
  }

  /** Marks the address as verified: a mailed link was used. */
  private async markEmailVerified(accountId: number): Promise<void> {
    await this.accounts.markVerified(accountId);
    await this.operators.grantIfListed(accountId);
  }

  private async toMe(account: AccountEntity): Promise<Me> {
    return toMe(account, account.role === 'member' && (await this.operators.setupPending()));
  }
}
