import { canonicalKey } from '@kinloom/contract';
import { ThreadKeyEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type DeepPartial } from 'typeorm';

/** Thread keys of accounts. Names are compared by their canonical key. */
@Injectable()
export class ThreadKeysRepository {
  constructor(private readonly source: DataSource) {}

  private get keys() {
    return this.source.getRepository(ThreadKeyEntity);
  }

  list(accountId: number): Promise<ThreadKeyEntity[]> {
    return this.keys.find({ where: { accountId }, order: { id: 'DESC' } });
  }

  /** @throws QueryFailedError with UNIQUE_VIOLATION if the account has a key of this name */
  create(fields: DeepPartial<ThreadKeyEntity>): Promise<ThreadKeyEntity> {
    return this.keys.save(this.keys.create(fields));
  }

  /** @returns whether a key was deleted */
  async remove(accountId: number, id: number): Promise<boolean> {
    const { affected } = await this.keys.delete({ id, accountId });
    return Boolean(affected);
  }

  /** @returns whether keys were deleted */
  async removeAll(accountId: number): Promise<boolean> {
    const { affected } = await this.keys.delete({ accountId });
    return Boolean(affected);
  }

  async markUsed(id: number): Promise<void> {
    await this.keys.update({ id }, { lastUsedAt: new Date() });
  }

  /** Deletes expired keys of this name of an account. */
  async removeExpiredOfName(accountId: number, threadName: string): Promise<void> {
    await this.keys
      .createQueryBuilder()
      .delete()
      .where({ accountId, nameKey: canonicalKey(threadName) })
      .andWhere('expires_at <= now()')
      .execute();
  }

  /** Deletes keys that expired more than `days` days ago. */
  async removeExpired(days: number): Promise<void> {
    await this.keys
      .createQueryBuilder()
      .delete()
      .where('expires_at < now() - make_interval(days => :days)', { days })
      .execute();
  }

  /** Valid keys of a name of active accounts, oldest first. */
  findByName(threadName: string): Promise<ThreadKeyEntity[]> {
    return this.keys
      .createQueryBuilder('key')
      .where('key.nameKey = :nameKey', { nameKey: canonicalKey(threadName) })
      .andWhere('key.expiresAt > now()')
      .andWhere(
        'NOT EXISTS (SELECT FROM accounts a WHERE a.id = key.account_id AND (a.disabled_at IS NOT NULL OR a.leaving_at IS NOT NULL))',
      )
      .orderBy('key.id')
      .getMany();
  }
}
