import { DomainError, type ThreadKey } from '@kinloom/contract';
import type { CreateThreadKeyRequest } from '@kinloom/contract/requests';
import { isSqlState, ThreadKeyEntity, UNIQUE_VIOLATION } from '@kinloom/database';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toThreadKey } from './mapper';
import { hashSecret, secretMatches } from './passwords';
import { RateLimits } from './rate-limits';

/** Two people may give their threads the same name; of so many at most the key is tried. */
const SAME_NAME = 5;

/** The second way in: a thread's name and its sacred key, which open one place of the app. */
@Injectable()
export class ThreadKeysService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly limits: RateLimits,
  ) {}

  async list(accountId: number): Promise<ThreadKey[]> {
    const keys = await this.source.getRepository(ThreadKeyEntity).find({ where: { accountId }, order: { id: 'DESC' } });
    return keys.map(toThreadKey);
  }

  /** @throws DomainError thread_name_taken, where this account already has one of that name */
  async create(accountId: number, request: CreateThreadKeyRequest): Promise<ThreadKey> {
    const keys = this.source.getRepository(ThreadKeyEntity);
    const key = keys.create({
      accountId,
      threadName: request.thread_name,
      keyHash: await hashSecret(request.sacred_key),
      redirect: request.redirect ?? '/',
    });
    try {
      return toThreadKey(await keys.save(key));
    } catch (error) {
      throw isSqlState(error, UNIQUE_VIOLATION) ? new DomainError('thread_name_taken') : error;
    }
  }

  /** @throws DomainError not_found */
  async remove(accountId: number, id: number): Promise<void> {
    const { affected } = await this.source.getRepository(ThreadKeyEntity).delete({ id, accountId });
    if (!affected) throw new DomainError('not_found');
  }

  /**
   * Whose thread this is, and where it leads.
   * @param address the network address that tries: failures are counted for name and address together
   * @throws DomainError thread_not_found, too_many_sign_ins
   */
  async authenticate(
    threadName: string,
    sacredKey: string,
    address: string,
  ): Promise<{ accountId: number; redirect: string }> {
    const whom = [`thread ${threadName.toLowerCase()}`, address];
    await this.limits.check('signIn', ...whom);
    const named = await this.source
      .getRepository(ThreadKeyEntity)
      .createQueryBuilder('key')
      .where('lower(key.threadName) = lower(:threadName)', { threadName })
      .orderBy('key.id')
      .limit(SAME_NAME)
      .getMany();
    for (const key of named) {
      if (await secretMatches(key.keyHash, sacredKey)) return { accountId: key.accountId, redirect: key.redirect };
    }
    if (named.length === 0) await secretMatches(null, sacredKey);
    await this.limits.count('signIn', ...whom);
    throw new DomainError('thread_not_found');
  }
}
