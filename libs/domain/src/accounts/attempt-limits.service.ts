import { canonicalEmail } from '@kinloom/contract';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository';
import type { MailKind } from './mail-texts';
import { countedAddress } from './network-address';
import { RateLimits } from './rate-limits';

/** An attempt to get in with a secret. */
export interface SignInAttempt {
  /** What the secret belongs to, in its canonical form and with its kind before it: `account ada@kinloom.test`. */
  subject: string;
  /** The network address it comes from, as Express reports it. */
  address: string;
  /** The accounts it would lead into: empty where there is none. */
  accountIds: readonly number[];
}

/**
 * The limits of everything that proves or creates an identity: per account, per network address and for the whole installation, see
 * docs/decisions/sign-in-limits.md. Attempts are counted before the secret is verified, and given back when it was right.
 */
@Injectable()
export class AttemptLimitsService {
  constructor(
    private readonly limits: RateLimits,
    private readonly accounts: AccountsRepository,
  ) {}

  /**
   * Verifies a secret that leads into an account.
   * @param verify resolves with null where the secret is wrong: only then the attempt stays counted
   * @throws DomainError too_many_sign_ins without calling `verify`; whatever `verify` throws
   */
  async signIn<Found>(attempt: SignInAttempt, verify: () => Promise<Found | null>): Promise<Found | null> {
    const address = countedAddress(attempt.address);
    const known = await this.accounts.knowsAddress(attempt.accountIds, address);
    const giveBack = await this.limits.reserve([
      ['signIn', attempt.subject, address],
      ['signInAddress', address],
      ...(known ? [] : ([['signInAccount', attempt.subject], ['signInGlobal']] as const)),
    ]);
    return settle(giveBack, verify);
  }

  /** Remembers from where an account signed in rightly: the limits that slow strangers do not apply there any more. */
  rememberAddress(accountId: number, address: string): Promise<void> {
    return this.accounts.rememberAddress(accountId, countedAddress(address));
  }

  /**
   * Verifies the password of somebody who is signed in. Shares the counter of account and address with signing in.
   * @throws DomainError too_many_sign_ins without calling `verify`; whatever `verify` throws
   */
  async confirm<Found>(
    email: string,
    accountId: number,
    address: string,
    verify: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const from = countedAddress(address);
    const giveBack = await this.limits.reserve([
      ['signIn', accountSubject(email), from],
      ['signInAddress', from],
      ['confirm', accountId],
    ]);
    return settle(giveBack, verify);
  }

  /** Uses a mailed link. @throws DomainError too_many without calling `use`; whatever `use` throws */
  async token<Found>(address: string, use: () => Promise<Found | null>): Promise<Found | null> {
    return settle(await this.limits.reserve([['token', countedAddress(address)]]), use);
  }

  /** Counts a sign-up, whatever becomes of it. @throws DomainError too_many */
  async signUp(address: string): Promise<void> {
    await this.limits.reserve([['signUpAddress', countedAddress(address)], ['signUpGlobal']]);
  }

  /** Counts a try at the set-up code, right or wrong. @param accountId null for somebody who signs up with it @throws DomainError too_many */
  async setupCode(accountId: number | null, address: string): Promise<void> {
    await this.limits.reserve([
      ...(accountId === null ? [] : ([['setupCodeAccount', accountId]] as const)),
      ['setupCodeAddress', countedAddress(address)],
      ['setupCodeGlobal'],
    ]);
  }

  /** Counts a mail that is asked for. @param to the address it is to go to, however it is written @throws DomainError too_many */
  async mail(kind: MailKind, to: string, address: string): Promise<void> {
    await this.limits.reserve([
      ['mail', kind, canonicalEmail(to)],
      ['mailAddress', countedAddress(address)],
      ['mailGlobal'],
    ]);
  }
}

/** The subject of attempts to sign in to an account, known or not. */
export const accountSubject = (email: string): string => `account ${canonicalEmail(email)}`;

/** Gives a reservation back unless the attempt was wrong: also where it could not be decided. */
async function settle<Found>(
  giveBack: () => Promise<void>,
  attempt: () => Promise<Found | null>,
): Promise<Found | null> {
  let wrong = false;
  try {
    const found = await attempt();
    wrong = found === null;
    return found;
  } finally {
    if (!wrong) await giveBack();
  }
}
