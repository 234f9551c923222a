import type { SecurityActor, SecurityEventKind } from '@kinloom/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface SecurityEventRow {
  id: number;
  account_id: number | null;
  kind: SecurityEventKind;
  outcome: 'success' | 'failure';
  actor: SecurityActor;
  network: string;
  client: string;
  at: Date;
}

const COLUMNS = 'id, account_id, kind, outcome, actor, network, client, at';

@Injectable()
export class SecurityLogRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** @param manager the transaction it belongs to, where there is one */
  async add(event: Omit<SecurityEventRow, 'id' | 'at'>, manager: EntityManager = this.source.manager): Promise<void> {
    const values = [event.account_id, event.kind, event.outcome, event.actor, event.network, event.client];
    const insert = 'INSERT INTO security_events (account_id, kind, outcome, actor, network, client)';
    if (event.account_id === null) await manager.query(`${insert} VALUES ($1, $2, $3, $4, $5, $6)`, values);
    // An account that is being deleted is waited for; once it is gone there is no log to write to.
    else
      await manager.query(`${insert} SELECT id, $2, $3, $4, $5, $6 FROM accounts WHERE id = $1 FOR KEY SHARE`, values);
  }

  /** The newest first, below an id where one is given. */
  listForOwner(accountId: number, before: number | null, limit: number): Promise<SecurityEventRow[]> {
    return this.source.query(
      `SELECT ${COLUMNS} FROM security_events WHERE account_id = $1 AND ($2::bigint IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
      [accountId, before, limit],
    );
  }

  /** Of the whole installation, the newest first. */
  list(before: number | null, limit: number): Promise<SecurityEventRow[]> {
    return this.source.query(
      `SELECT ${COLUMNS} FROM security_events WHERE $1::bigint IS NULL OR id < $1 ORDER BY id DESC LIMIT $2`,
      [before, limit],
    );
  }

  async deleteOlderThan(days: number): Promise<void> {
    await this.source.query('DELETE FROM security_events WHERE at < now() - make_interval(days => $1)', [days]);
  }
}
