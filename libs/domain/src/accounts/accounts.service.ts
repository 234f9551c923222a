import { CONFIG, type Config } from '@kinloom/config';
import { DomainError, ERRORS, LIMITS, type Me } from '@kinloom/contract';
import type { ChangePasswordRequest, UpdateMeRequest } from '@kinloom/contract/requests';
import type { AccountEntity } from '@kinloom/database';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository';
import { accountSubject, AttemptLimitsService } from './attempt-limits.service';
import { MailsService } from './mails.service';
import { toMe } from './mapper';
import { OperatorsService } from './operators.service';
import { PasswordPolicyService } from './password-policy.service';
import { hashOf, hashSecret, secretMatches } from './passwords';
import { SessionsService } from './sessions.service';
import { ThreadKeysService } from './thread-keys.service';

/** People's accounts: making one, proving that one is one's own, changing and recovering it. */
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
   * Whose address and password these are.
   * @param address the network address they come from
   * @throws DomainError invalid_credentials (also where mail is configured and the address is not confirmed: another answer would tell whether
   * an address was new to whoever signed up with it), too_many_sign_ins, account_disabled
   */
  async authenticate(email: string, password: string, address: string): Promise<Me> {
    const account = await this.accounts.findByEmail(email);
    const admitted = account?.leavingAt === null && (this.config.mail === null || account.emailVerifiedAt !== null);
    const right = await this.attempts.signIn(
      { subject: accountSubject(email), address, accountIds: account ? [account.id] : [] },
      async () => ((await secretMatches(account?.passwordHash ?? null, password)) && admitted) || null,
    );
    if (!right || !account) {
      await this.securityLog.record({ kind: 'sign_in', accountId: account?.id ?? null, outcome: 'failure' });
      throw new DomainError('invalid_credentials');
    }
    const outcome = account.disabledAt === null ? 'success' : 'failure';
    await this.securityLog.record({ kind: 'sign_in', accountId: account.id, outcome });
    if (outcome === 'failure') throw new DomainError('account_disabled');
    await this.attempts.rememberAddress(account.id, address);
    return this.toMe(account);
  }

  /** @throws DomainError not_signed_in where the account is gone */
  async me(accountId: number): Promise<Me> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new DomainError('not_signed_in');
    return this.toMe(account);
  }

  async updateMe(accountId: number, { displayName, adult, settings }: UpdateMeRequest): Promise<Me> {
    if (displayName !== undefined) await this.accounts.update(accountId, { displayName });
    if (adult) await this.accounts.stateAdult(accountId);
    if (settings !== undefined) await this.accounts.replaceSettings(accountId, settings);
    return this.me(accountId);
  }

  /**
   * Has a mail with a link sent, if the address is known; nothing tells whether it is.
   * @param address the network address it is asked from
   * @throws DomainError too_many
   */
  async forgotPassword(email: string, address: string): Promise<void> {
    await this.attempts.mail('reset', email, address);
    await this.mails.ask('reset', email);
  }

  /**
   * @param address the network address it comes from; from then on the account knows it
   * @throws DomainError token_invalid, password_common, password_own, password_breached, too_many
   */
  async resetPassword(token: string, password: string, address: string): Promise<void> {
    const hash = hashOf(token);
    const used = await this.attempts.token(address, async () => {
      // Hashing a password is work: it is not done for whoever has no link.
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
    await this.markProven(accountId);
    // Whoever may have been in before is out: by password, by session and by thread.
    await this.threads.removeAll(accountId);
    await this.sessions.endAll(accountId);
    await this.attempts.rememberAddress(accountId, address);
    await this.securityLog.record({ kind: 'password_reset', accountId });
  }

  /**
   * @param address the network address it comes from
   * @throws DomainError token_invalid, too_many
   */
  async verify(token: string, address: string): Promise<void> {
    const accountId = await this.attempts.token(address, () => this.accounts.useToken('verify', hashOf(token)));
    if (accountId === null) {
      await this.securityLog.record({ kind: 'email_verified', accountId: null, outcome: 'failure' });
      throw new DomainError('token_invalid');
    }
    await this.markProven(accountId);
    await this.securityLog.record({ kind: 'email_verified', accountId });
  }

  /**
   * Changes the password and ends every session but the one that asks, and the thread keys where that is wanted.
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
   * Has somebody who is signed in show that they are the account's own person.
   * @param address the network address it comes from
   * @param field which of the fields that were sent is the password
   * @throws DomainError wrong_password, too_many_sign_ins, not_signed_in where the account is gone
   */
  async confirm(accountId: number, address: string, field: string, password: string): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (!account) throw new DomainError('not_signed_in');
    const right = await this.attempts.confirm(
      account.email,
      accountId,
      address,
      async () => (await secretMatches(account.passwordHash, password)) || null,
    );
    if (right) return;
    await this.securityLog.record({ kind: 'password_confirmed', accountId, outcome: 'failure' });
    throw new DomainError('wrong_password', { fields: { [field]: ERRORS.wrong_password.text } });
  }

  /** Removes what only limits remember for a while. */
  async sweep(): Promise<void> {
    await this.accounts.forgetAddresses(LIMITS.knownAddressDays);
  }

  /** A link that came by mail was used: its person holds the address. */
  private async markProven(accountId: number): Promise<void> {
    await this.accounts.markVerified(accountId);
    await this.operators.grantIfListed(accountId);
  }

  private async toMe(account: AccountEntity): Promise<Me> {
    return toMe(account, account.role === 'member' && (await this.operators.setupPending()));
  }
}
