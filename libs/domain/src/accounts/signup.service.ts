import { CONFIG, type Config, isPrivate } from '@kinloom/config';
import { DomainError, LIMITS, type SignupMode, type SignupState } from '@kinloom/contract';
import type { SignupRequest } from '@kinloom/contract/requests';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Inject, Injectable } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository';
import { AttemptLimitsService } from './attempt-limits.service';
import { MailsService } from './mails.service';
import { OperatorsService } from './operators.service';
import { PasswordPolicyService } from './password-policy.service';
import { hashOf, hashSecret } from './passwords';
import { SignupRepository } from './signup.repository';

/** Creating accounts, and who may. */
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

  /** What the sign-up page shows. */
  async state(): Promise<SignupState> {
    return { mode: await this.effectiveMode(), confirmsByMail: this.config.mail !== null };
  }

  /**
   * Creates an account. Where mail is configured nothing in the answer tells whether the address has an account already; a mail does.
   * @param address the network address it comes from
   * @throws DomainError signup_closed, invite_required, invite_invalid, password_common, password_own, password_breached, too_many, and account_exists
   * where no mail is configured
   */
  async signUp({ email, password, invite }: SignupRequest, address: string): Promise<void> {
    await this.attempts.signUp(address);
    const inviteHash = await this.admit(invite, address);
    const displayName = (email.split('@')[0] ?? email).slice(0, LIMITS.displayNameLength);
    await this.passwords.check(password, { email, displayName }, 'password');
    // Counted before the account is made, so that none is left without its mail; the same for a known address and for a new one.
    await this.attempts.mail('verify', email, address);
    const created = await this.accounts.create({
      email,
      passwordHash: await hashSecret(password),
      displayName,
      firstIsOperator: isPrivate(this.config),
      inviteHash,
      // An invitation that were kept would tell that the address is taken.
      spendInvite: this.config.mail !== null,
    });
    if (created === 'no_invite') throw new DomainError('invite_invalid');
    if (created === 'taken' && this.config.mail === null) throw new DomainError('account_exists');
    const accountId = created === 'taken' ? ((await this.accounts.findByEmail(email))?.id ?? null) : created;
    await this.securityLog.record({ kind: 'sign_up', accountId, outcome: created === 'taken' ? 'failure' : 'success' });
    await this.mails.ask(created === 'taken' ? 'known' : 'verify', email);
  }

  /** @returns the hash of the invitation that has to be used up; null where none is needed */
  private async admit(invite: string | undefined, address: string): Promise<Buffer | null> {
    const mode = await this.effectiveMode();
    if (mode === 'open') return null;
    if (invite === undefined) throw new DomainError(mode === 'closed' ? 'signup_closed' : 'invite_required');
    // Whoever has the set-up code may make the account that becomes the operator.
    if (await this.operators.isSetupCode(invite, address)) return null;
    if ((await this.configuredMode()) === 'closed') throw new DomainError('signup_closed');
    return hashOf(invite);
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
