import { canonicalEmail } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts.repository';
import type { MailKind } from '../mail/mail-texts';
import { countedAddress } from './network-address';
import { RateLimits } from './rate-limits';

/** An attempt to authenticate with a secret. */
export interface SignInAttempt {
  /** Owner of the secret in canonical form, prefixed by its kind: `account ada@kinloom.test`. */
  subject: string;
  /** Client network address, as Express reports it. */
  address: string;
  /** Accounts the secret could belong to; empty if there are none. */
  accountIds: readonly number[];
}

/**
 * Rate limits for authentication (login throttling) and sign-up: per account, per network address and for the whole installation, see
 * docs/decisions/0025-sign-in-limits.md. An attempt is counted before the secret is verified, and refunded if it was correct.
 */
@Injectable()
export class AttemptLimitsService {
  constructor(
    private readonly limits: RateLimits,
    private readonly accounts: AccountsRepository,
  ) {}

  /**
   * Verifies a secret that signs in to an account.
   * @param verify resolves with null if the secret is wrong; only then the attempt stays counted
   * @throws DomainError too_many_sign_ins without calling `verify`; errors of `verify`
   */
  async signIn<Found>(attempt: SignInAttempt, verify: () => Promise<Found | null>): Promise<Found | null> {
    const address = countedAddress(attempt.address);
    const known = await this.accounts.knowsAddress(attempt.accountIds, address);
    const refund = await this.limits.reserve([
      ['signIn', attempt.subject, address],
      ['signInAddress', address],
      ...(known ? [] : ([['signInAccount', attempt.subject], ['signInGlobal']] as const)),
    ]);
    return runAndRefund(refund, verify);
  }

  /** Remembers the address of a successful sign-in; the account-wide and global limits do not apply to known addresses. */
  rememberAddress(accountId: number, address: string): Promise<void> {
    return this.accounts.rememberAddress(accountId, countedAddress(address));
  }

  /**
   * Verifies the password of a signed-in account. Shares the counter of account and address with `signIn`.
   * @throws DomainError too_many_sign_ins without calling `verify`; errors of `verify`
   */
  async confirm<Found>(
    email: string,
    accountId: number,
    address: string,
    verify: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const from = countedAddress(address);
    const refund = await this.limits.reserve([
      ['signIn', accountSubject(email), from],
      ['signInAddress', from],
      ['confirm', accountId],
    ]);
    return runAndRefund(refund, verify);
  }

  /** Uses a mailed token; only invalid tokens stay counted. @throws DomainError too_many without calling `use`; errors of `use` */
  async token<Found>(address: string, use: () => Promise<Found | null>): Promise<Found | null> {
    return runAndRefund(await this.limits.reserve([['token', countedAddress(address)]]), use);
  }

  /** Counts a sign-up, whether it succeeds or not. @throws DomainError too_many */
  async signUp(address: string): Promise<void> {
    await this.limits.reserve([['signUpAddress', countedAddress(address)], ['signUpGlobal']]);
  }

  /** Counts an attempt at the set-up code, correct or not. @param accountId null during sign-up @throws DomainError too_many */
  async setupCode(accountId: number | null, address: string): Promise<void> {
    await this.limits.reserve([
      ...(accountId === null ? [] : ([['setupCodeAccount', accountId]] as const)),
      ['setupCodeAddress', countedAddress(address)],
      ['setupCodeGlobal'],
    ]);
  }

  /** Counts a requested mail. @param to recipient address, in any spelling @throws DomainError too_many */
  async mail(kind: MailKind, to: string, address: string): Promise<void> {
    await this.limits.reserve([
      ['mail', kind, canonicalEmail(to)],
      ['mailAddress', countedAddress(address)],
      ['mailGlobal'],
    ]);
  }
}

/** Rate limit subject of sign-ins to an account, whether it exists or not. */
export const accountSubject = (email: string): string => `account ${canonicalEmail(email)}`;

/** Refunds the reservation unless the secret was wrong; errors are refunded as well. */
async function runAndRefund<Found>(
  refund: () => Promise<void>,
  attempt: () => Promise<Found | null>,
): Promise<Found | null> {
  let isWrong = false;
  try {
    const found = await attempt();
    isWrong = found === null;
    return found;
  } finally {
    if (!isWrong) await refund();
  }
}
