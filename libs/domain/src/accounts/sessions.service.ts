import type { AccountSession, SecurityActor } from '@kinloom/contract';
import { CONFIG, type Config } from '@kinloom/config';
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
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DataSource) private readonly source: DataSource,
    private readonly realtime: Realtime,
    private readonly securityLog: SecurityLogService,
  ) {}

  async list(accountId: number, currentSid: string): Promise<AccountSession[]> {
    const rows: SessionRow[] = await this.source.query(
      'SELECT id, sid, created_at, expire, sess FROM sessions WHERE account_id = $1 AND expire > now() AND created_at > now() - make_interval(days => $2) ORDER BY expire DESC, id DESC',
      [accountId, this.config.sessionDays],
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

  /** The session's own id, by the id it is listed under. @throws DomainError not_found */
  async find(accountId: number, id: number): Promise<string> {
    const rows: { sid: string }[] = await this.source.query(
      'SELECT sid FROM sessions WHERE account_id = $1 AND id = $2',
      [accountId, id],
    );
    const [row] = rows;
    if (!row) throw new DomainError('not_found');
    return row.sid;
  }

  /** The password was given in this session just now. */
  async markAuthenticated(sid: string): Promise<void> {
    await this.source.query('UPDATE sessions SET authenticated_at = now() WHERE sid = $1', [sid]);
  }

  /** Whether the password was given in this session within so many seconds. */
  async isAuthenticatedWithin(sid: string, seconds: number): Promise<boolean> {
    const rows: object[] = await this.source.query(
      'SELECT FROM sessions WHERE sid = $1 AND authenticated_at > now() - make_interval(secs => $2)',
      [sid, seconds],
    );
    return rows.length > 0;
  }

  /** Removes sessions that have run out, unused or after their absolute lifetime, and closes their sockets. */
  async sweep(): Promise<void> {
    await this.remove('expire < now() OR created_at <= now() - make_interval(days => $1)', [this.config.sessionDays]);
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
