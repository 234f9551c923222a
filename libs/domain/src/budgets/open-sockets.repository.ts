import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BudgetsRepository } from './budgets.repository';

/** Sockets that are connected now, of all api processes. */
@Injectable()
export class OpenSocketsRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly budgets: BudgetsRepository,
  ) {}

  /**
   * Adds a socket unless the account has as many as it may.
   * @param lease seconds after which a socket whose process renewed nothing no longer counts
   * @returns false where it was not added
   */
  add(id: string, accountId: number, processId: string, limit: number, lease: number): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      await this.budgets.lock(manager, accountId);
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
    await this.source.query('DELETE FROM open_sockets WHERE id = $1', [id]);
  }

  /** Keeps a process's sockets counted, and deletes what it no longer has and what processes that died left behind. */
  async renew(processId: string, ids: readonly string[], lease: number): Promise<void> {
    await this.source.query(
      'UPDATE open_sockets SET renewed_at = now() WHERE process_id = $1 AND id = ANY($2::uuid[])',
      [processId, ids],
    );
    await this.source.query(
      `DELETE FROM open_sockets WHERE (process_id = $1 AND id <> ALL($2::uuid[])) OR renewed_at < now() - make_interval(secs => $3)`,
      [processId, ids, lease],
    );
  }

  async removeAll(processId: string): Promise<void> {
    await this.source.query('DELETE FROM open_sockets WHERE process_id = $1', [processId]);
  }

  async count(accountId: number, lease: number): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(
      'SELECT count(*) AS count FROM open_sockets WHERE account_id = $1 AND renewed_at > now() - make_interval(secs => $2)',
      [accountId, lease],
    );
    return row?.count ?? 0;
  }
}
