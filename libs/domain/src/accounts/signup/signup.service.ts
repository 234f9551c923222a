import { CONFIG, type Config, isPrivate } from '@kinloom/config';
import { DomainError, LIMITS, type SignupMode, type SignupState } from '@kinloom/contract';
import type { SignupRequest } from '@kinloom/contract/requests';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts.repository';
import { AttemptLimitsService } from '../limits/attempt-limits.service';
import { MailsService } from '../mail/mails.service';
import { OperatorsService } from '../operators/operators.service';
import { PasswordPolicyService } from '../passwords/password-policy.service';
import { hashToken, hashSecret } from '../passwords/secret-hashing';
import { SignupRepository } from './signup.repository';

/** Creates accounts according to the sign-up mode. */
@Injectable()
export class SignupService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly accounts: AccountsRepository,
    private readonly signups: SignupRepository,
    private readonly operators: OperatorsService,
    private readonly passwords: PasswordPolicyService,
    private readonly mails: MailsService,
    private readonly attempts: AttemptLimitsService,
    private readonly securityLog: SecurityLogService,
  ) {}

  /** State of the sign-up page. */
  async state(): Promise<SignupState> {
    return { mode: await this.effectiveMode(), confirmsByMail: this.config.mail !== null };
  }

  /**
   * Creates an account. If mail is configured, the response does not reveal whether the address has an account; a mail does.
   * @param address client network address
   * @throws DomainError signup_closed, invite_required, invite_invalid, password_common, password_own, password_breached, too_many; and
   * account_exists if no mail is configured
   */
  async signUp({ email, password, invite }: SignupRequest, address: string): Promise<void> {
    await this.attempts.signUp(address);
    const inviteHash = await this.checkAdmission(invite, address);
    const displayName = (email.split('@')[0] ?? email).slice(0, LIMITS.displayNameLength);
    await this.passwords.check(password, { email, displayName }, 'password');
    // Counted before the account is created, so that none is left without its mail; equal for known and new addresses.
    await this.attempts.mail('verify', email, address);
    const created = await this.accounts.create({
      email,
      passwordHash: await hashSecret(password),
      displayName,
      firstIsOperator: isPrivate(this.config),
      inviteHash,
      // An unconsumed invitation would reveal that the address is taken.
      spendInvite: this.config.mail !== null,
    });
    if (created === 'no_invite') throw new DomainError('invite_invalid');
    if (created === 'taken' && this.config.mail === null) throw new DomainError('account_exists');
    const accountId = created === 'taken' ? ((await this.accounts.findByEmail(email))?.id ?? null) : created;
    await this.securityLog.record({ kind: 'sign_up', accountId, outcome: created === 'taken' ? 'failure' : 'success' });
    await this.mails.requestMail(created === 'taken' ? 'known' : 'verify', email);
  }

  /** Checks whether the sign-up is allowed. @returns hash of the invitation to consume; null if none is required */
  private async checkAdmission(invite: string | undefined, address: string): Promise<Buffer | null> {
    const mode = await this.effectiveMode();
    if (mode === 'open') return null;
    if (invite === undefined) throw new DomainError(mode === 'closed' ? 'signup_closed' : 'invite_required');
    // The set-up code allows creating the account that becomes operator.
    if (await this.operators.isSetupCode(invite, address)) return null;
    if ((await this.configuredMode()) === 'closed') throw new DomainError('signup_closed');
    return hashToken(invite);
  }

  private async configuredMode(): Promise<SignupMode> {
    return this.config.signup ?? (await this.signups.mode());
  }

  private async effectiveMode(): Promise<SignupMode> {
    const mode = await this.configuredMode();
    if (mode === 'open' || (isPrivate(this.config) && !(await this.signups.anyAccount()))) return 'open';
    return mode === 'closed' && (await this.operators.setupPending()) ? 'invite' : mode;
  }
}
