import { SecurityEventEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, LessThan } from 'typeorm';

/** Events of the security log. */
@Injectable()
export class SecurityLogRepository {
  constructor(private readonly source: DataSource) {}

  /** Inserts an event. @param manager transaction to write in */
  async add(
    event: Omit<SecurityEventEntity, 'id' | 'at' | 'account'>,
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    if (event.accountId === null) {
      await manager.getRepository(SecurityEventEntity).insert(event);
      return;
    }
    // SQL: the builder has no INSERT … SELECT. FOR KEY SHARE waits for a deletion in progress; a deleted account has no log.
    await manager.query(
      `INSERT INTO security_events (account_id, kind, outcome, actor, network, client)
       SELECT id, $2, $3, $4, $5, $6 FROM accounts WHERE id = $1 FOR KEY SHARE`,
      [event.accountId, event.kind, event.outcome, event.actor, event.network, event.client],
    );
  }

  /** Events that match, newest first; `before` is the id cursor. */
  list(
    { accountId, kind, outcome }: Partial<Pick<SecurityEventEntity, 'accountId' | 'kind' | 'outcome'>>,
    before: number | null,
    limit: number,
  ): Promise<SecurityEventEntity[]> {
    return this.events.find({
      where: {
        ...(accountId == null ? {} : { accountId }),
        ...(kind && { kind }),
        ...(outcome && { outcome }),
        ...(before !== null && { id: LessThan(before) }),
      },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  async deleteOlderThan(days: number): Promise<void> {
    await this.events
      .createQueryBuilder()
      .delete()
      .where('at < now() - make_interval(days => :days)', { days })
      .execute();
  }

  private get events() {
    return this.source.getRepository(SecurityEventEntity);
  }
}
