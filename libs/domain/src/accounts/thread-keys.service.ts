import { canonicalKey, DomainError, LIMITS, type ThreadKey } from '@kinloom/contract';
import type { CreateThreadKeyRequest } from '@kinloom/contract/requests';
import { isSqlState, ThreadKeyEntity, UNIQUE_VIOLATION } from '@kinloom/database';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AttemptLimitsService } from './attempt-limits.service';
import { toThreadKey } from './mapper';
import { hashSecret, secretMatches } from './passwords';

/** Two people may give their threads the same name: so many may, and the key tells them apart. */
const SAME_NAME = 5;
const DAY_MS = 24 * 3_600_000;

/** The second way in: a thread's name and its sacred key sign in like a password, and lead to one place of the app. */
@Injectable()
export class ThreadKeysService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly attempts: AttemptLimitsService,
    private readonly securityLog: SecurityLogService,
  ) {}

  async list(accountId: number): Promise<ThreadKey[]> {
    const keys = await this.source.getRepository(ThreadKeyEntity).find({ where: { accountId }, order: { id: 'DESC' } });
    return keys.map(toThreadKey);
  }

  /**
   * The account's password must have been confirmed.
   * @throws DomainError thread_name_taken, where this account already has one of that name, or another cannot be told from it
   */
  async create(accountId: number, request: CreateThreadKeyRequest): Promise<ThreadKey> {
    // Those that have expired keep their names only in the list.
    await this.removeExpired('account_id = $1 AND name_key = $2', [accountId, canonicalKey(request.thread_name)]);
    const namesakes = await this.named(request.thread_name);
    // The same name and the same key would lead into somebody else's thread.
    if (namesakes.length >= SAME_NAME || (await this.opened(namesakes, request.sacred_key)).length > 0) {
      throw new DomainError('thread_name_taken');
    }
    const keys = this.source.getRepository(ThreadKeyEntity);
    const key = keys.create({
      accountId,
      threadName: request.thread_name,
      nameKey: canonicalKey(request.thread_name),
      keyHash: await hashSecret(request.sacred_key),
      redirect: request.redirect ?? '/',
      expiresAt: new Date(Date.now() + (request.expiresInDays ?? LIMITS.threadKeyDays) * DAY_MS),
    });
    try {
      const made = await keys.save(key);
      await this.securityLog.record({ kind: 'thread_key_created', accountId });
      return toThreadKey(made);
    } catch (error) {
      throw isSqlState(error, UNIQUE_VIOLATION) ? new DomainError('thread_name_taken') : error;
    }
  }

  /** @throws DomainError not_found */
  async remove(accountId: number, id: number): Promise<void> {
    const { affected } = await this.source.getRepository(ThreadKeyEntity).delete({ id, accountId });
    if (!affected) throw new DomainError('not_found');
    await this.securityLog.record({ kind: 'thread_key_removed', accountId });
  }

  async removeAll(accountId: number): Promise<void> {
    const { affected } = await this.source.getRepository(ThreadKeyEntity).delete({ accountId });
    if (affected) await this.securityLog.record({ kind: 'thread_keys_removed', accountId });
  }

  /**
   * Whose thread this is, and where it leads.
   * @param address the network address it comes from
   * @throws DomainError thread_not_found, too_many_sign_ins
   */
  async authenticate(
    threadName: string,
    sacredKey: string,
    address: string,
  ): Promise<{ accountId: number; redirect: string }> {
    const named = await this.named(threadName);
    const accountIds = named.map(({ accountId }) => accountId);
    const key = await this.attempts.signIn(
      { subject: `thread ${canonicalKey(threadName)}`, address, accountIds },
      async () => {
        const [found, another] = await this.opened(named, sacredKey);
        if (named.length === 0) await secretMatches(null, sacredKey);
        // Two that were made in the same moment may be alike: then neither opens.
        return found && !another ? found : null;
      },
    );
    if (!key) {
      // Names are shared by several accounts: a wrong key is nobody's in particular.
      const accountId = accountIds.length === 1 ? (accountIds[0] ?? null) : null;
      await this.securityLog.record({ kind: 'thread_sign_in', accountId, outcome: 'failure' });
      throw new DomainError('thread_not_found');
    }
    await this.source.getRepository(ThreadKeyEntity).update({ id: key.id }, { lastUsedAt: new Date() });
    await this.attempts.rememberAddress(key.accountId, address);
    await this.securityLog.record({ kind: 'thread_sign_in', accountId: key.accountId });
    return { accountId: key.accountId, redirect: key.redirect };
  }

  /** Removes keys that expired a while ago; until then they are listed as expired. */
  async sweep(): Promise<void> {
    await this.removeExpired('expires_at < now() - make_interval(days => $1)', [LIMITS.expiredThreadKeyDays]);
  }

  private async removeExpired(condition: string, values: unknown[]): Promise<void> {
    await this.source.query(`DELETE FROM thread_keys WHERE expires_at <= now() AND ${condition}`, values);
  }

  /** The keys of a name, however it is written; those written exactly so first. */
  private async named(threadName: string): Promise<ThreadKeyEntity[]> {
    const keys = await this.source
      .getRepository(ThreadKeyEntity)
      .createQueryBuilder('key')
      .where('key.nameKey = :nameKey', { nameKey: canonicalKey(threadName) })
      .andWhere('key.expiresAt > now()')
      .andWhere(
        'NOT EXISTS (SELECT FROM accounts a WHERE a.id = key.account_id AND (a.disabled_at IS NOT NULL OR a.leaving_at IS NOT NULL))',
      )
      .orderBy('key.id')
      .getMany();
    const exact = (key: ThreadKeyEntity) => key.threadName === threadName;
    // Names from before they had a canonical key may be alike more often than is allowed now.
    return [...keys.filter(exact), ...keys.filter((key) => !exact(key))].slice(0, SAME_NAME + 1);
  }

  private async opened(keys: ThreadKeyEntity[], sacredKey: string): Promise<ThreadKeyEntity[]> {
    const right = await Promise.all(keys.map((key) => secretMatches(key.keyHash, sacredKey)));
    return keys.filter((_, place) => right[place]);
  }
}
