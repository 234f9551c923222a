import { randomBytes } from 'node:crypto';
import { CONFIG, type Config } from '@kinloom/config';
import { type CreatedInvite, DomainError, LIMITS, type SignupMode, type SignupSettings } from '@kinloom/contract';
import type { CreateInviteRequest } from '@kinloom/contract/requests';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Inject, Injectable } from '@nestjs/common';
import { hashToken } from '../passwords/secret-hashing';
import { SignupRepository } from './signup.repository';

/** Sign-up settings for operators: the mode and invitations. */
@Injectable()
export class SignupSettingsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly signups: SignupRepository,
    private readonly securityLog: SecurityLogService,
  ) {}

  async get(): Promise<SignupSettings> {
    const { signup } = this.config;
    return {
      mode: signup ?? (await this.signups.mode()),
      fixed: signup !== null,
      invites: await this.signups.invites(),
    };
  }

  /** @throws DomainError signup_fixed if the environment sets the mode */
  async setMode(operatorId: number, mode: SignupMode): Promise<SignupSettings> {
    if (this.config.signup !== null) throw new DomainError('signup_fixed');
    await this.signups.setMode(mode);
    await this.securityLog.record({ kind: 'signup_mode_changed', accountId: operatorId });
    return this.get();
  }

  /** Creates an invitation; its token is only in this response. @throws DomainError too_many_invites */
  async createInvite(
    operatorId: number,
    { note = '', days = LIMITS.inviteDaysDefault }: CreateInviteRequest,
  ): Promise<CreatedInvite> {
    const token = randomBytes(32).toString('base64url');
    const invite = await this.signups.addInvite(hashToken(token), note, days, LIMITS.invites);
    if (!invite) throw new DomainError('too_many_invites');
    await this.securityLog.record({ kind: 'invite_created', accountId: operatorId });
    return { ...invite, token };
  }

  /** Revokes an invitation. @throws DomainError invite_not_found */
  async removeInvite(operatorId: number, id: number): Promise<void> {
    if (!(await this.signups.removeInvite(id))) throw new DomainError('invite_not_found');
    await this.securityLog.record({ kind: 'invite_revoked', accountId: operatorId });
  }

  /** Deletes old invitations. */
  sweep(): Promise<void> {
    return this.signups.sweep();
  }
}
