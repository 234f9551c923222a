import { InstallationEntity, Sql } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A session as the session store serialized it. */
export interface StoredSession {
  data: object;
  createdAt: Date;
}

export interface SessionRow {
  id: number;
  sid: string;
  created_at: Date;
  expire: Date;
  sess: { userAgent?: string; address?: string };
}

/** Name of the installation's row that contains the signing secret of session cookies. */
const SECRET = 'session-secret';

/** Sessions of accounts. The session store of the api inserts the rows. */
@Injectable()
export class SessionsRepository {
  constructor(
    private readonly source: DataSource,
    private readonly sql: Sql,
  ) {}

  /** Stores the signing secret of session cookies unless there is one. @returns the stored secret */
  async ensureSecret(secret: string): Promise<string> {
    const installation = this.source.getRepository(InstallationEntity);
    await installation.createQueryBuilder().insert().values({ name: SECRET, value: secret }).orIgnore().execute();
    return (await installation.findOneByOrFail({ name: SECRET })).value;
  }

  /**
   * Reads a session that has not expired. SQL: a named prepared statement, because most requests read their session.
   * @param createdAfter sessions created earlier are past their absolute lifetime
   */
  async findValid(sid: string, createdAfter: Date): Promise<StoredSession | null> {
    const [row] = await this.sql.run<{ sess: object; created_at: Date }>(
      'session-read',
      'SELECT sess, created_at FROM sessions WHERE sid = $1 AND expire > now() AND created_at > $2',
      [sid, createdAfter],
    );
    return row ? { data: row.sess, createdAt: row.created_at } : null;
  }

  /** Updates a session; no-op if it was deleted. @param expire new end of its idle lifetime */
  async update(sid: string, data: object, expire: Date): Promise<void> {
    await this.sql.run('session-update', 'UPDATE sessions SET sess = $1, expire = $2 WHERE sid = $3', [
      data,
      expire,
      sid,
    ]);
  }

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
