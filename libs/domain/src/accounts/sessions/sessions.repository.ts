import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface SessionRow {
  id: number;
  sid: string;
  created_at: Date;
  expire: Date;
  sess: { userAgent?: string; address?: string };
}

/** Rows of the session store, which writes them itself. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly source: DataSource) {}

  /** Valid sessions of an account, most recently used first. @param maxDays absolute lifetime in days */
  list(accountId: number, maxDays: number): Promise<SessionRow[]> {
    return this.source.query(
      'SELECT id, sid, created_at, expire, sess FROM sessions WHERE account_id = $1 AND expire > now() AND created_at > now() - make_interval(days => $2) ORDER BY expire DESC, id DESC',
      [accountId, maxDays],
    );
  }

  /** @returns the session id (`sid`); null if the account has no such session */
  async findSid(accountId: number, id: number): Promise<string | null> {
    const rows: { sid: string }[] = await this.source.query(
      'SELECT sid FROM sessions WHERE account_id = $1 AND id = $2',
      [accountId, id],
    );
    return rows[0]?.sid ?? null;
  }

  async markAuthenticated(sid: string): Promise<void> {
    await this.source.query('UPDATE sessions SET authenticated_at = now() WHERE sid = $1', [sid]);
  }

  async isAuthenticatedWithin(sid: string, seconds: number): Promise<boolean> {
    const rows: object[] = await this.source.query(
      'SELECT FROM sessions WHERE sid = $1 AND authenticated_at > now() - make_interval(secs => $2)',
      [sid, seconds],
    );
    return rows.length > 0;
  }

  /** @returns ids of the deleted sessions */
  remove(accountId: number, id: number): Promise<string[]> {
    return this.deleteWhere('account_id = $1 AND id = $2', [accountId, id]);
  }

  /** @returns ids of the deleted sessions */
  removeAllExcept(accountId: number, exceptSid: string): Promise<string[]> {
    return this.deleteWhere('account_id = $1 AND sid <> $2', [accountId, exceptSid]);
  }

  /** Deletes sessions after their idle or absolute lifetime. @returns ids of the deleted sessions */
  removeExpired(maxDays: number): Promise<string[]> {
    return this.deleteWhere('expire < now() OR created_at <= now() - make_interval(days => $1)', [maxDays]);
  }

  private async deleteWhere(condition: string, values: unknown[]): Promise<string[]> {
    const [rows]: [{ sid: string }[]] = await this.source.query(
      `DELETE FROM sessions WHERE ${condition} RETURNING sid`,
      values,
    );
    return rows.map(({ sid }) => sid);
  }
}
