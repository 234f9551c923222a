import {
  type AdminSecurityEvent,
  clientName,
  LIMITS,
  type SecurityActor,
  type SecurityEvent,
  type SecurityEventKind,
  type SecurityLogPage,
} from '@kinloom/contract';
import type { AdminSecurityLogQuery, SecurityLogQuery } from '@kinloom/contract/requests';
import type { SecurityEventEntity } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { networkOf } from './network';
import { requestOrigin } from './request-origin';
import { SecurityLogRepository } from './security-log.repository';

/** A security event to record. */
export interface SecurityEventInput {
  kind: SecurityEventKind;
  /** Affected account; null for an unknown address or an event of the installation. */
  accountId: number | null;
  /** Default: `success`. */
  outcome?: 'success' | 'failure';
  /** Default: `self`. */
  actor?: SecurityActor;
  /** Omits network and client also within a request; for entries that outlive the account. */
  anonymous?: boolean;
}

/**
 * Security log: events of accounts and of the installation, without contents, kept for 90 days.
 *
 * Call `record` right after the action, or within its transaction by passing the manager. Network and client come from the current request
 * (see `withRequestOrigin`); outside of requests they are empty. New kinds: `libs/contract/src/accounts/security-log.ts`.
 */
@Injectable()
export class SecurityLogService {
  constructor(private readonly events: SecurityLogRepository) {}

  /**
   * Records an event.
   * @param manager transaction to write in; without it the entry is committed at once, regardless of later errors
   */
  async record(
    { kind, accountId, outcome = 'success', actor = 'self', anonymous = false }: SecurityEventInput,
    manager?: EntityManager,
  ): Promise<void> {
    const origin = anonymous ? null : requestOrigin();
    const network = origin ? networkOf(origin.address) : '';
    const client = origin ? clientName(origin.userAgent) : '';
    await this.events.add({ accountId, kind, outcome, actor, network, client }, manager);
  }

  /** Log of one account, for its owner. */
  async forAccount(accountId: number, query: SecurityLogQuery): Promise<SecurityLogPage> {
    const limit = query.limit ?? LIMITS.securityEventsDefault;
    const rows = await this.events.list({ accountId }, query.before ?? null, limit + 1);
    return pageOf(rows.map(toEvent), limit);
  }

  /** Log of the installation, for operators. */
  async all({ account, kind, outcome, ...query }: AdminSecurityLogQuery): Promise<SecurityLogPage<AdminSecurityEvent>> {
    const limit = query.limit ?? LIMITS.securityEventsDefault;
    const rows = await this.events.list({ accountId: account, kind, outcome }, query.before ?? null, limit + 1);
    return pageOf(
      rows.map((row) => ({ ...toEvent(row), accountId: row.accountId })),
      limit,
    );
  }

  /** Deletes entries after their retention period. */
  async sweep(): Promise<void> {
    await this.events.deleteOlderThan(LIMITS.securityEventDays);
  }
}

function toEvent({ id, at, kind, outcome, actor, network, client }: SecurityEventEntity): SecurityEvent {
  return { id, at: at.toISOString(), kind, outcome, actor, network, client };
}

/** @param events up to `limit + 1` events; the extra one indicates a next page */
function pageOf<Event extends SecurityEvent>(events: Event[], limit: number): SecurityLogPage<Event> {
  const page = events.slice(0, limit);
  return { events: page, next: events.length > limit ? (page.at(-1)?.id ?? null) : null };
}
