import { canonicalKey, DomainError, LIMITS, type ThreadKey } from '@kinloom/contract';
import type { CreateThreadKeyRequest } from '@kinloom/contract/requests';
import { isSqlState, type ThreadKeyEntity, UNIQUE_VIOLATION } from '@kinloom/database';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Injectable } from '@nestjs/common';
import { AttemptLimitsService } from '../limits/attempt-limits.service';
import { toThreadKey } from '../mapper';
import { hashSecret, secretMatches } from '../passwords/secret-hashing';
import { ThreadKeysRepository } from './thread-keys.repository';

/** Maximum number of accounts that may use the same thread name; the secret key distinguishes them. */
const MAX_SAME_NAME = 5;
const DAY_MS = 24 * 3_600_000;

/** Thread keys: an alternative sign-in with a thread name and a secret key that leads to one page of the app. */
@Injectable()
export class ThreadKeysService {
  constructor(
    private readonly keys: ThreadKeysRepository,
    private readonly attempts: AttemptLimitsService,
    private readonly securityLog: SecurityLogService,
  ) {}

  async list(accountId: number): Promise<ThreadKey[]> {
    return (await this.keys.list(accountId)).map(toThreadKey);
  }

  /**
   * Creates a thread key. The caller must have verified the account's password.
   * @throws DomainError thread_name_taken if this account has a key of that name, or another account has the same name and secret key
   */
  async create(accountId: number, request: CreateThreadKeyRequest): Promise<ThreadKey> {
    // Expired keys are kept for display only and do not reserve their name.
    await this.keys.removeExpiredOfName(accountId, request.thread_name);
    const sameName = await this.findByName(request.thread_name);
    // With the same name and secret key the sign-in would be ambiguous.
    if (sameName.length >= MAX_SAME_NAME || (await matchingKeys(sameName, request.sacred_key)).length > 0) {
      throw new DomainError('thread_name_taken');
    }
    try {
      const created = await this.keys.create({
        accountId,
        threadName: request.thread_name,
        nameKey: canonicalKey(request.thread_name),
        keyHash: await hashSecret(request.sacred_key),
        redirect: request.redirect ?? '/',
        expiresAt: new Date(Date.now() + (request.expiresInDays ?? LIMITS.threadKeyDays) * DAY_MS),
      });
      await this.securityLog.record({ kind: 'thread_key_created', accountId });
      return toThreadKey(created);
    } catch (error) {
      throw isSqlState(error, UNIQUE_VIOLATION) ? new DomainError('thread_name_taken') : error;
    }
  }

  /** @throws DomainError not_found */
  async remove(accountId: number, id: number): Promise<void> {
    if (!(await this.keys.remove(accountId, id))) throw new DomainError('not_found');
    await this.securityLog.record({ kind: 'thread_key_removed', accountId });
  }

  async removeAll(accountId: number): Promise<void> {
    if (await this.keys.removeAll(accountId)) await this.securityLog.record({ kind: 'thread_keys_removed', accountId });
  }

  /**
   * Signs in with a thread key.
   * @param address client network address
   * @returns the account and the page the key leads to
   * @throws DomainError thread_not_found, too_many_sign_ins
   */
  async authenticate(
    threadName: string,
    sacredKey: string,
    address: string,
  ): Promise<{ accountId: number; redirect: string }> {
    const candidates = await this.findByName(threadName);
    const accountIds = candidates.map(({ accountId }) => accountId);
    const key = await this.attempts.signIn(
      { subject: `thread ${canonicalKey(threadName)}`, address, accountIds },
      async () => {
        const [match, secondMatch] = await matchingKeys(candidates, sacredKey);
        // Equal effort for unknown names.
        if (candidates.length === 0) await secretMatches(null, sacredKey);
        // Keys created concurrently may be equal; an ambiguous key does not sign in.
        return match && !secondMatch ? match : null;
      },
    );
    if (!key) {
      // A failure is attributed to an account only if the name belongs to a single one.
      const accountId = accountIds.length === 1 ? (accountIds[0] ?? null) : null;
      await this.securityLog.record({ kind: 'thread_sign_in', accountId, outcome: 'failure' });
      throw new DomainError('thread_not_found');
    }
    await this.keys.markUsed(key.id);
    await this.attempts.rememberAddress(key.accountId, address);
    await this.securityLog.record({ kind: 'thread_sign_in', accountId: key.accountId });
    return { accountId: key.accountId, redirect: key.redirect };
  }

  /** Deletes keys some time after their expiry; until then they are listed as expired. */
  async sweep(): Promise<void> {
    await this.keys.removeExpired(LIMITS.expiredThreadKeyDays);
  }

  /** Valid keys of a name in any spelling, exact matches first. */
  private async findByName(threadName: string): Promise<ThreadKeyEntity[]> {
    const keys = await this.keys.findByName(threadName);
    const isExact = (key: ThreadKeyEntity) => key.threadName === threadName;
    // Legacy names may share a canonical key more often than the limit allows now.
    return [...keys.filter(isExact), ...keys.filter((key) => !isExact(key))].slice(0, MAX_SAME_NAME + 1);
  }
}

async function matchingKeys(keys: ThreadKeyEntity[], sacredKey: string): Promise<ThreadKeyEntity[]> {
  const matches = await Promise.all(keys.map((key) => secretMatches(key.keyHash, sacredKey)));
  return keys.filter((_, index) => matches[index]);
}
