import { InstallationEntity, SessionEntity, Sql } from '@kinloom/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type DeleteQueryBuilder, Not } from 'typeorm';

/** A session as the session store serialized it. */
export interface StoredSession {
  data: object;
  createdAt: Date;
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
   * Reads a session that has not expired.
   * @param createdAfter sessions created earlier are past their absolute lifetime
   */
  async findValid(sid: string, createdAfter: Date): Promise<StoredSession | null> {
    // SQL: hot path, prepared by name
    const [row] = await this.sql.run<{ sess: object; created_at: Date }>(
      'session-read',
      'SELECT sess, created_at FROM sessions WHERE sid = $1 AND expire > now() AND created_at > $2',
      [sid, createdAfter],
    );
    return row ? { data: row.sess, createdAt: row.created_at } : null;
  }

  /** Updates a session; no-op if it was deleted. @param expire new end of its idle lifetime */
  async update(sid: string, data: object, expire: Date): Promise<void> {
    // SQL: hot path, prepared by name
    await this.sql.run('session-update', 'UPDATE sessions SET sess = $1, expire = $2 WHERE sid = $3', [
      data,
      expire,
      sid,
    ]);
  }

  /** Valid sessions of an account, most recently used first. @param maxDays absolute lifetime in days */
  list(accountId: number, maxDays: number): Promise<SessionEntity[]> {
    return this.sessions
      .createQueryBuilder('session')
      .where({ accountId })
      .andWhere('session.expire > now() AND session.createdAt > now() - make_interval(days => :maxDays)', { maxDays })
      .orderBy({ 'session.expire': 'DESC', 'session.id': 'DESC' })
      .getMany();
  }

  /** @returns the session id (`sid`); null if the account has no such session */
  async findSid(accountId: number, id: number): Promise<string | null> {
    return (await this.sessions.findOne({ select: { sid: true }, where: { accountId, id } }))?.sid ?? null;
  }

  async markAuthenticated(sid: string): Promise<void> {
    await this.sessions.update({ sid }, { authenticatedAt: () => 'now()' });
  }

  isAuthenticatedWithin(sid: string, seconds: number): Promise<boolean> {
    return this.sessions
      .createQueryBuilder('session')
      .where({ sid })
      .andWhere('session.authenticatedAt > now() - make_interval(secs => :seconds)', { seconds })
      .getExists();
  }

  /** @returns ids of the deleted sessions */
  remove(accountId: number, id: number): Promise<string[]> {
    return this.deleteWhere((deletion) => deletion.where({ accountId, id }));
  }

  /** @returns ids of the deleted sessions */
  removeAllExcept(accountId: number, exceptSid: string): Promise<string[]> {
    return this.deleteWhere((deletion) => deletion.where({ accountId, sid: Not(exceptSid) }));
  }

  /** Deletes sessions after their idle or absolute lifetime. @returns ids of the deleted sessions */
  removeExpired(maxDays: number): Promise<string[]> {
    return this.deleteWhere((deletion) =>
      deletion.where('expire < now() OR created_at <= now() - make_interval(days => :maxDays)', { maxDays }),
    );
  }

  private async deleteWhere(
    condition: (deletion: DeleteQueryBuilder<SessionEntity>) => DeleteQueryBuilder<SessionEntity>,
  ): Promise<string[]> {
    const deletion = this.sessions.createQueryBuilder().delete().returning('sid');
    const result = await condition(deletion).execute();
    return (result.raw as { sid: string }[]).map(({ sid }) => sid);
  }

  private get sessions() {
    return this.source.getRepository(SessionEntity);
  }
}
