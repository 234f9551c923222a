import { randomBytes } from 'node:crypto';
import type { AccountSession, SecurityActor } from '@kinloom/contract';
import { CONFIG, type Config } from '@kinloom/config';
import { DomainError, LIMITS } from '@kinloom/contract';
import { SecurityLogService } from '@kinloom/domain/security-log';
import { Realtime } from '@kinloom/realtime';
import { Inject, Injectable } from '@nestjs/common';
import { SessionsRepository, type StoredSession } from './sessions.repository';

/** Idle lifetime of a session: 30 days, in milliseconds. */
export const SESSION_IDLE_MS = 30 * 24 * 3_600_000;

/** Sessions of accounts. The session store of the api creates and renews them. */
@Injectable()
export class SessionsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sessions: SessionsRepository,
    private readonly realtime: Realtime,
    private readonly securityLog: SecurityLogService,
  ) {}

  /** The secret that signs session cookies: generated once per installation and shared by its processes. */
  secret(): Promise<string> {
    return this.sessions.ensureSecret(randomBytes(32).toString('base64url'));
  }

  /** Reads a session for the session store. @param createdAfter sessions created earlier count as ended */
  findValid(sid: string, createdAfter: Date): Promise<StoredSession | null> {
    return this.sessions.findValid(sid, createdAfter);
  }

  /** Updates a session for the session store. A session that ended in the meantime is not created again. */
  update(sid: string, data: object, expire: Date): Promise<void> {
    return this.sessions.update(sid, data, expire);
  }

  async list(accountId: number, currentSid: string): Promise<AccountSession[]> {
    const rows = await this.sessions.list(accountId, this.config.sessionDays);
    const now = Date.now();
    return rows.map(({ id, sid, createdAt, expire, authenticatedAt, sess }) => ({
      id,
      createdAt: createdAt.toISOString(),
      // The store extends `expire` on use, at intervals, so the last use can be derived from it; this request is one.
      lastSeenAt: new Date(
        sid === currentSid ? now : Math.max(createdAt.getTime(), expire.getTime() - SESSION_IDLE_MS),
      ).toISOString(),
      userAgent: textOf(sess['userAgent']),
      address: textOf(sess['address']),
      current: sid === currentSid,
      authenticatedUntil: recentUntil(authenticatedAt, now),
    }));
  }

  /** @throws DomainError not_found */
  async end(accountId: number, id: number): Promise<void> {
    const ended = this.disconnect(await this.sessions.remove(accountId, id));
    if (ended === 0) throw new DomainError('not_found');
    await this.securityLog.record({ kind: 'session_ended', accountId });
  }

  /**
   * Ends all sessions of an account except one.
   * @param exceptSid session to keep; '' ends all
   * @param actor who ends them, for the security log
   */
  async endAll(accountId: number, exceptSid = '', actor: SecurityActor = 'self'): Promise<void> {
    const ended = this.disconnect(await this.sessions.removeAllExcept(accountId, exceptSid));
    if (ended > 0) await this.securityLog.record({ kind: 'sessions_ended', accountId, actor });
  }

  /** Closes the sockets of a session after its sign-out. */
  async signedOut(accountId: number, sid: string): Promise<void> {
    this.realtime.endSession(sid);
    await this.securityLog.record({ kind: 'sign_out', accountId });
  }

  /** Session id (`sid`) of a listed session. @throws DomainError not_found */
  async find(accountId: number, id: number): Promise<string> {
    const sid = await this.sessions.findSid(accountId, id);
    if (sid === null) throw new DomainError('not_found');
    return sid;
  }

  /** Records that the password was entered in this session. */
  markAuthenticated(sid: string): Promise<void> {
    return this.sessions.markAuthenticated(sid);
  }

  /** Whether the password was entered in this session within the last `seconds`. */
  isAuthenticatedWithin(sid: string, seconds: number): Promise<boolean> {
    return this.sessions.isAuthenticatedWithin(sid, seconds);
  }

  /** Deletes sessions after their idle or absolute lifetime, and closes their sockets. */
  async sweep(): Promise<void> {
    this.disconnect(await this.sessions.removeExpired(this.config.sessionDays));
  }

  /** Closes the sockets of deleted sessions. @returns the number of sessions */
  private disconnect(sids: readonly string[]): number {
    for (const sid of sids) this.realtime.endSession(sid);
    return sids.length;
  }
}

/** @returns the end of a recent authentication; null if it is past */
function recentUntil(authenticatedAt: Date | null, now: number): string | null {
  const until = (authenticatedAt?.getTime() ?? 0) + LIMITS.recentAuthentication * 1_000;
  return until > now ? new Date(until).toISOString() : null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
