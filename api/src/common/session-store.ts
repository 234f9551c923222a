import { promisify } from 'node:util';
import type { Config } from '@kinloom/config';
import { poolOf } from '@kinloom/database';
import { SESSION_IDLE_MS } from '@kinloom/domain/accounts';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { LRUCache } from 'lru-cache';
import passport from 'passport';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The session cookie's name over plain HTTP, where browsers refuse `__Host-` names. */
export const SESSION_COOKIE = 'kinloom.sid';

/**
 * Whether browsers reach this installation over TLS. Then the cookie is called `__Host-kinloom.sid`: a browser takes such a name from this
 * very host alone, over TLS alone, so that neither a neighbouring subdomain nor anyone on the wire can plant a session.
 */
const isBehindTls = ({ publicUrl }: Config): boolean => publicUrl?.startsWith('https:') ?? false;

const cookieName = (isSecure: boolean): string => (isSecure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE);

export const sessionCookieName = (config: Config): string => cookieName(isBehindTls(config));

/** Milliseconds for which a session that was read is not read again. One that ends is dropped at once, in every process. */
const REMEMBERED = 5_000;
/** Sessions remembered at most. */
const MOST_REMEMBERED = 10_000;
/** Milliseconds of use after which a session's end is moved on. */
const RENEWED = 3_600_000;

declare module 'express-session' {
  interface SessionData {
    passport?: { user: number };
    userAgent?: string;
    address?: string;
    renewedAt?: number;
    /** When it began, in milliseconds: read from the store, which alone knows it. */
    startedAt?: number;
  }
}

const PgStore = connectPgSimple(session);

/** Sessions in the database, remembered for a moment so that a busy window does not read its own each time. */
export class SessionStore extends PgStore {
  private readonly pool: Pool;
  private readonly remembered = new LRUCache<string, string>({ max: MOST_REMEMBERED });

  /** @param lifetime milliseconds after which a session ends, however much it is used */
  constructor(
    source: DataSource,
    private readonly lifetime: number,
  ) {
    super({ pool: poolOf(source), tableName: 'sessions', pruneSessionInterval: false, disableTouch: true });
    this.pool = poolOf(source);
  }

  override get(sid: string, done: (error: unknown, session?: session.SessionData | null) => void): void {
    const known = this.remembered.get(sid);
    if (known !== undefined) {
      done(null, JSON.parse(known) as session.SessionData);
      return;
    }
    this.read(sid).then(
      (found) => {
        if (found) this.remember(sid, found);
        done(null, found);
      },
      (error: unknown) => done(error),
    );
  }

  override set(sid: string, data: session.SessionData, done?: (error?: unknown) => void): void {
    this.forget(sid);
    if (data.startedAt === undefined) super.set(sid, data, done);
    else
      this.update(sid, data).then(
        () => done?.(),
        (error: unknown) => done?.(error),
      );
  }

  override destroy(sid: string, done?: (error?: unknown) => void): void {
    this.forget(sid);
    super.destroy(sid, done);
  }

  /** Reads the session anew the next time. */
  forget(sid: string): void {
    this.remembered.delete(sid);
  }

  private async read(sid: string): Promise<session.SessionData | null> {
    const { rows } = await this.pool.query<{ sess: session.SessionData; created_at: Date }>({
      name: 'session-read',
      text: 'SELECT sess, created_at FROM sessions WHERE sid = $1 AND expire > now() AND created_at > $2',
      values: [sid, new Date(Date.now() - this.lifetime)],
    });
    const [row] = rows;
    return row ? { ...row.sess, startedAt: row.created_at.getTime() } : null;
  }

  /** Stores a session that was read before. One that ended meanwhile stays ended: storing it does not bring it back. */
  private async update(sid: string, data: session.SessionData): Promise<void> {
    await this.pool.query('UPDATE sessions SET sess = $1, expire = $2 WHERE sid = $3', [
      data,
      data.cookie.expires,
      sid,
    ]);
  }

  private remember(sid: string, data: session.SessionData): void {
    const remaining = data.startedAt === undefined ? REMEMBERED : data.startedAt + this.lifetime - Date.now();
    const ttl = Math.min(REMEMBERED, remaining);
    // A ttl of 0 would mean "for ever".
    if (ttl > 0) this.remembered.set(sid, JSON.stringify(data), { ttl });
  }
}

/** Ends the session that a request came with, and takes its cookie back. @returns the id it had */
export async function dropSession(request: Request, response: Response): Promise<string> {
  const sid = request.sessionID;
  const secure = request.session.cookie.secure === true;
  await promisify(request.session.destroy.bind(request.session))();
  // Browsers ignore a `__Host-` cookie without `Secure`, one that ends another included.
  response.clearCookie(cookieName(secure), { secure });
  return sid;
}

/** Milliseconds after which a session ends, however much it is used. */
export const sessionLifetime = ({ sessionDays }: Pick<Config, 'sessionDays'>): number => sessionDays * 24 * 3_600_000;

/** What tells who a request is from, for HTTP and for the socket's handshake alike. */
export function sessionHandlers(config: Config, store: SessionStore, secret: string): RequestHandler[] {
  const lifetime = sessionLifetime(config);
  passport.serializeUser<number>((user, done) => done(null, user.id));
  const read = session({
    store,
    // A cookie that once went over plain HTTP may have been read on the way: its signature is worth nothing under the other name.
    secret: isBehindTls(config) ? `${secret}.tls` : secret,
    name: sessionCookieName(config),
    resave: false,
    saveUninitialized: false,
    proxy: config.trustProxy > 0,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      secure: isBehindTls(config),
      path: '/',
      maxAge: Math.min(SESSION_IDLE_MS, lifetime),
    },
  });
  // What the strategies left in the session at sign-in is the account's id: nothing else is looked up on the way.
  const recognise: RequestHandler = (request, _response, next) => {
    // There is none where the sessions could not be read, and the call does without.
    const current = request.session as typeof request.session | undefined;
    const id = current?.passport?.user;
    if (current && id !== undefined) {
      request.user = { id };
      // A session that changes is saved with a new end, and its cookie is sent again.
      if ((current.renewedAt ?? 0) < Date.now() - RENEWED) {
        current.renewedAt = Date.now();
        // Neither row nor cookie outlives the session's absolute end.
        const left = (current.startedAt ?? Date.now()) + lifetime - Date.now();
        current.cookie.maxAge = Math.min(SESSION_IDLE_MS, left);
      }
    }
    next();
  };
  return [tolerant(read), recognise];
}

/** Calls that must answer while the sessions cannot be read: who asks is then nobody. */
const HEALTH = /^\/api\/health(?:\/|$)/;

function tolerant(read: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (!HEALTH.test(request.path)) return read(request, response, next);
    // Whoever starts processes has no session, and must not wait for one to be read.
    if (request.path !== '/api/health') return next();
    return read(request, response, () => next());
  };
}
