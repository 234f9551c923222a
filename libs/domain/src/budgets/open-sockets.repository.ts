import { OpenSocketEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { Any, DataSource, Not } from 'typeorm';
import { BudgetsRepository } from './budgets.repository';

/** Open sockets of all api processes. */
@Injectable()
export class OpenSocketsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly budgets: BudgetsRepository,
  ) {}

  /**
   * Adds a socket if the account is below its limit.
   * @param lease seconds after which sockets of a process that stopped renewing are not counted
   * @returns false if the limit is reached
   */
  add(id: string, accountId: number, processId: string, limit: number, lease: number): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      await this.budgets.lock(manager, accountId);
      // SQL: the builder has no INSERT … SELECT.
      const rows = await manager.query<unknown[]>(
        `INSERT INTO open_sockets (id, account_id, process_id)
         SELECT $1, a.id, $3 FROM accounts a WHERE a.id = $2
           AND (SELECT count(*) FROM open_sockets WHERE account_id = $2 AND renewed_at > now() - make_interval(secs => $5)) < $4
         RETURNING id`,
        [id, accountId, processId, limit, lease],
      );
      return rows.length > 0;
    });
  }

  async remove(id: string): Promise<void> {
    await this.sockets.delete({ id });
  }

  /** Renews the lease of a process's sockets, and deletes its closed sockets and expired ones of crashed processes. */
  async renew(processId: string, ids: readonly string[], lease: number): Promise<void> {
    await this.sockets.update({ processId, id: Any(ids) }, { renewedAt: () => 'now()' });
    await this.sockets
      .createQueryBuilder()
      .delete()
      .where({ processId, id: Not(Any(ids)) })
      .orWhere('renewed_at < now() - make_interval(secs => :lease)', { lease })
      .execute();
  }

  async removeAll(processId: string): Promise<void> {
    await this.sockets.delete({ processId });
  }

  count(accountId: number, lease: number): Promise<number> {
    return this.sockets
      .createQueryBuilder('socket')
      .where({ accountId })
      .andWhere('socket.renewedAt > now() - make_interval(secs => :lease)', { lease })
      .getCount();
  }

  private get sockets() {
    return this.source.getRepository(OpenSocketEntity);
  }
}
