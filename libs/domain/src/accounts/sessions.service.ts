import type { AccountSession, SecurityActor } from '@kinloom/contract';
import { DomainError } from '@kinloom/contract';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Realtime } from '@kinloom/realtime';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** How long a session lasts without being used: 30 days, in milliseconds. */
export const SESSION_IDLE_MS = 30 * 24 * 3_600_000;

interface SessionRow {
  id: number;
  sid: string;
  created_at: Date;
  expire: Date;
  sess: { userAgent?: string; address?: string };
}

/** The sessions of an account. The session store writes them; here they are listed and ended. */
@Injectable()
export class SessionsService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    private readonly realtime: Realtime,
    private readonly securityLog: SecurityLogService,
  ) {}

  async list(accountId: number, currentSid: string): Promise<AccountSession[]> {
    const rows: SessionRow[] = await this.source.query(
      'SELECT id, sid, created_at, expire, sess FROM sessions WHERE account_id = $1 AND expire > now() ORDER BY expire DESC, id DESC',
      [accountId],
    );
    return rows.map(({ id, sid, created_at, expire, sess }) => ({
      id,
      createdAt: created_at.toISOString(),
      // The store moves the end of a session on as it is used.
      lastSeenAt: new Date(Math.max(created_at.getTime(), expire.getTime() - SESSION_IDLE_MS)).toISOString(),
      userAgent: sess.userAgent ?? '',
      address: sess.address ?? '',
      current: sid === currentSid,
    }));
  }

  /** @throws DomainError not_found */
  async end(accountId: number, id: number): Promise<void> {
    const ended = await this.remove('account_id = $1 AND id = $2', [accountId, id]);
    if (ended === 0) throw new DomainError('not_found');
    await this.securityLog.record({ kind: 'session_ended', accountId });
  }

  /**
   * Ends all of an account's sessions, but for one where it is named.
   * @param actor who ends them, for the security log
   */
  async endAll(accountId: number, exceptSid = '', actor: SecurityActor = 'self'): Promise<void> {
    const ended = await this.remove('account_id = $1 AND sid <> $2', [accountId, exceptSid]);
    if (ended > 0) await this.securityLog.record({ kind: 'sessions_ended', accountId, actor });
  }

  /** Tells all processes that a session has been ended by its own browser. */
  async signedOut(accountId: number, sid: string): Promise<void> {
    this.realtime.endSession(sid);
    await this.securityLog.record({ kind: 'sign_out', accountId });
  }

  /** Removes sessions that have run out. */
  async sweep(): Promise<void> {
    await this.source.query('DELETE FROM sessions WHERE expire < now()');
  }

  private async remove(condition: string, values: unknown[]): Promise<number> {
    const [rows]: [{ sid: string }[]] = await this.source.query(
      `DELETE FROM sessions WHERE ${condition} RETURNING sid`,
      values,
    );
    for (const { sid } of rows) this.realtime.endSession(sid);
    return rows.length;
  }
}
