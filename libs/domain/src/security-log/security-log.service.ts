import {
  type AdminSecurityEvent,
  clientName,
  LIMITS,
  type SecurityActor,
  type SecurityEvent,
  type SecurityEventKind,
  type SecurityLogPage,
} from '@kinloom/contract';
import type { SecurityLogQuery } from '@kinloom/contract/requests';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { networkOf } from './network';
import { requestOrigin } from './request-origin';
import { type SecurityEventRow, SecurityLogRepository } from './security-log.repository';

/** An event to record. */
export interface SecurityEventInput {
  kind: SecurityEventKind;
  /** The account it is about; null for an unknown address or an event of the installation. */
  accountId: number | null;
  /** `success` where it is left out. */
  outcome?: 'success' | 'failure';
  /** `self` where it is left out. */
  actor?: SecurityActor;
  /** Leaves network and client out, also within a request: for entries that outlive the account. */
  anonymous?: boolean;
}

/**
 * The security log: what happened to accounts and to the installation, without contents, kept for 90 days.
 *
 * Call `record` right after the action, or inside its transaction by passing the manager. Network and client come from the request that
 * is being answered (see `withRequestOrigin`); outside of requests they are empty. New kinds: `libs/contract/src/security-log.ts`.
 */
@Injectable()
export class SecurityLogService {
  constructor(private readonly events: SecurityLogRepository) {}

  /**
   * Records an event.
   * @param manager the transaction to write in; without it the entry is written at once and stays, whatever happens next
   */
  async record(
    { kind, accountId, outcome = 'success', actor = 'self', anonymous = false }: SecurityEventInput,
    manager?: EntityManager,
  ): Promise<void> {
    const origin = anonymous ? null : requestOrigin();
    const network = origin ? networkOf(origin.address) : '';
    const client = origin ? clientName(origin.userAgent) : '';
    await this.events.add({ account_id: accountId, kind, outcome, actor, network, client }, manager);
  }

  /** The log of one account, for its own person. */
  async forAccount(accountId: number, query: SecurityLogQuery): Promise<SecurityLogPage> {
    const limit = query.limit ?? LIMITS.securityEventsDefault;
    const rows = await this.events.listForOwner(accountId, query.before ?? null, limit + 1);
    return pageOf(rows.map(toEvent), limit);
  }

  /** The log of the installation, for operators. */
  async all(query: SecurityLogQuery): Promise<SecurityLogPage<AdminSecurityEvent>> {
    const limit = query.limit ?? LIMITS.securityEventsDefault;
    const rows = await this.events.list(query.before ?? null, limit + 1);
    return pageOf(
      rows.map((row) => ({ ...toEvent(row), accountId: row.account_id })),
      limit,
    );
  }

  /** Deletes entries that are past their retention. */
  async sweep(): Promise<void> {
    await this.events.deleteOlderThan(LIMITS.securityEventDays);
  }
}

function toEvent({ id, at, kind, outcome, actor, network, client }: SecurityEventRow): SecurityEvent {
  return { id, at: at.toISOString(), kind, outcome, actor, network, client };
}

/** @param events one more than the page holds, where there are more */
function pageOf<Event extends SecurityEvent>(events: Event[], limit: number): SecurityLogPage<Event> {
  const page = events.slice(0, limit);
  return { events: page, next: events.length > limit ? (page.at(-1)?.id ?? null) : null };
}
