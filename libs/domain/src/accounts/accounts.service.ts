import { CONFIG, type Config } from '@kinloom/config';
import { DomainError, ERRORS, LIMITS, type Me } from '@kinloom/contract';
import type { ChangePasswordRequest, SignupRequest, UpdateMeRequest } from '@kinloom/contract/requests';
import type { AccountEntity } from '@kinloom/database';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository';
import { MailsService } from './mails.service';
import { toMe } from './mapper';
import { hashOf, hashSecret, secretMatches } from './passwords';
import { RateLimits } from './rate-limits';
import { SessionsService } from './sessions.service';
import { ThreadKeysService } from './thread-keys.service';

/** People's accounts: making one, proving that one is one's own, changing and recovering it. */
@Injectable()
export class AccountsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly threads: ThreadKeysService,
    private readonly mails: MailsService,
    private readonly limits: RateLimits,
    private readonly securityLog: SecurityLogService,
  ) {}

  /** @throws DomainError account_exists */
  async signUp({ email, password }: SignupRequest): Promise<void> {
    const displayName = (email.split('@')[0] ?? email).slice(0, LIMITS.displayNameLength);
    const operator = this.config.operators.includes(email.toLowerCase());
    const id = await this.accounts.create(email, await hashSecret(password), displayName, operator);
    if (id === null) throw new DomainError('account_exists');
    await this.securityLog.record({ kind: 'sign_up', accountId: id });
    await this.mails.ask('verify', email);
  }

  /**
   * Whose address and password these are.
   * @param address the network address they come from: failures are counted for both together, so that nobody is locked out elsewhere
   * @throws DomainError invalid_credentials, too_many_sign_ins, account_disabled, or email_unverified where mail can be sent
   */
  async authenticate(email: string, password: string, address: string): Promise<Me> {
    const whom = [email.toLowerCase(), address];
    await this.limits.check('signIn', ...whom);
    const account = await this.accounts.findByEmail(email);
    if (!(await secretMatches(account?.passwordHash ?? null, password)) || !account || account.leavingAt !== null) {
      await this.securityLog.record({ kind: 'sign_in', accountId: account?.id ?? null, outcome: 'failure' });
      await this.limits.count('signIn', ...whom);
      throw new DomainError('invalid_credentials');
    }
    const refusal = this.refusalOf(account);
    await this.securityLog.record({
      kind: 'sign_in',
      accountId: account.id,
      outcome: refusal === null ? 'success' : 'failure',
    });
    if (refusal !== null) throw new DomainError(refusal);
    return toMe(account);
  }

  /** @throws DomainError not_signed_in where the account is gone */
  async me(accountId: number): Promise<Me> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new DomainError('not_signed_in');
    return toMe(account);
  }

  async updateMe(accountId: number, { displayName, adult, settings }: UpdateMeRequest): Promise<Me> {
    if (displayName !== undefined) await this.accounts.update(accountId, { displayName });
    if (adult) await this.accounts.stateAdult(accountId);
    if (settings !== undefined) await this.accounts.replaceSettings(accountId, settings);
    return this.me(accountId);
  }

  /** Has a mail with a link sent, if the address is known; nothing tells whether it is. */
  async forgotPassword(email: string): Promise<void> {
    await this.mails.ask('reset', email);
  }

  /** @throws DomainError token_invalid */
  async resetPassword(token: string, password: string): Promise<void> {
    const passwordHash = await hashSecret(password);
    const accountId = await this.accounts.useToken('reset', hashOf(token));
    if (accountId === null) {
      await this.securityLog.record({ kind: 'password_reset', accountId: null, outcome: 'failure' });
      throw new DomainError('token_invalid');
    }
    await this.accounts.update(accountId, { passwordHash });
    // The link came by mail: whoever used it holds the address.
    await this.accounts.markVerified(accountId);
    // Whoever may have been in before is out: by password, by session and by thread.
    await this.threads.removeAll(accountId);
    await this.sessions.endAll(accountId);
    await this.securityLog.record({ kind: 'password_reset', accountId });
  }

  /** @throws DomainError token_invalid */
  async verify(token: string): Promise<void> {
    const accountId = await this.accounts.useToken('verify', hashOf(token));
    if (accountId === null) {
      await this.securityLog.record({ kind: 'email_verified', accountId: null, outcome: 'failure' });
      throw new DomainError('token_invalid');
    }
    await this.accounts.markVerified(accountId);
    await this.securityLog.record({ kind: 'email_verified', accountId });
  }

  /** Changes the password and ends every session but the one that asks. @throws DomainError wrong_password */
  async changePassword(
    accountId: number,
    sessionId: string,
    address: string,
    request: ChangePasswordRequest,
  ): Promise<void> {
    await this.confirm(accountId, address, 'currentPassword', request.currentPassword);
    await this.accounts.update(accountId, { passwordHash: await hashSecret(request.newPassword) });
    await this.sessions.endAll(accountId, sessionId);
    await this.securityLog.record({ kind: 'password_changed', accountId });
  }

  /**
   * Has somebody who is signed in show that they are the account's own person.
   * @param address the network address it comes from: failures are counted for both together
   * @param field which of the fields that were sent is the password
   * @throws DomainError wrong_password, too_many_sign_ins
   */
  async confirm(accountId: number, address: string, field: string, password: string): Promise<void> {
    const whom = [`account ${accountId}`, address];
    await this.limits.check('signIn', ...whom);
    const account = await this.accounts.find(accountId);
    if (await secretMatches(account?.passwordHash ?? null, password)) return;
    await this.securityLog.record({ kind: 'password_confirmed', accountId, outcome: 'failure' });
    await this.limits.count('signIn', ...whom);
    throw new DomainError('wrong_password', { fields: { [field]: ERRORS.wrong_password.text } });
  }

  /** Why an account may not sign in although its password is right; null where it may. */
  private refusalOf({
    disabledAt,
    emailVerifiedAt,
  }: Pick<AccountEntity, 'disabledAt' | 'emailVerifiedAt'>): 'account_disabled' | 'email_unverified' | null {
    if (disabledAt !== null) return 'account_disabled';
    return this.config.mail !== null && emailVerifiedAt === null ? 'email_unverified' : null;
  }
}
