import { promisify } from 'node:util';
import type { Config } from '@kinloom/config';
import { poolOf } from '@kinloom/database';
import { SESSION_IDLE_MS, type SessionsService } from '@kinloom/domain/accounts';
import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { LRUCache } from 'lru-cache';
import passport from 'passport';
import type { DataSource } from 'typeorm';

/** The session cookie's name over plain HTTP, where browsers refuse `__Host-` names. */
export const SESSION_COOKIE = 'kinloom.sid';

/**
 * Whether browsers reach this installation over TLS. The cookie is then named `__Host-kinloom.sid`. Browsers accept that prefix over TLS and
 * from the exact host only, which prevents session fixation by a sibling subdomain or on the network.
 */
const isBehindTls = ({ publicUrl }: Config): boolean => publicUrl?.startsWith('https:') ?? false;

const cookieName = (isSecure: boolean): string => (isSecure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE);

export const sessionCookieName = (config: Config): string => cookieName(isBehindTls(config));

/** Time to live of a cached session. An ended session is removed from the cache of every process at once. */
const CACHE_TTL_MS = 5_000;
/** Maximum number of cached sessions. */
const CACHE_SIZE = 10_000;
/** A session in use is renewed once per this interval. */
const RENEWAL_INTERVAL_MS = 3_600_000;

declare module 'express-session' {
  interface SessionData {
    passport?: { user: number };
    userAgent?: string;
    address?: string;
    renewedAt?: number;
    /** Creation time in milliseconds since the epoch; set when the session is read from the database. */
    startedAt?: number;
  }
}

const PgStore = connectPgSimple(session);

/** Maximum number of characters of cookies of which the session is known. */
const COOKIE_CHARACTERS = 4_000_000;

/** A session that was found by the cookies of a request. */
interface KnownCookies {
  sid: string;
  accountId: number;
  /** The session as it was cached then: a changed one must be read again. */
  session: string;
  /** When it must be renewed, milliseconds UTC. */
  renewAt: number;
}

/** Stores sessions in the database, with a short-lived cache in front of the reads. */
export class SessionStore extends PgStore {
  /** Serialized sessions by `sid`. */
  private readonly cache = new LRUCache<string, string>({ max: CACHE_SIZE });
  /** By the `Cookie` header of requests that were authenticated. */
  private readonly byCookies = new LRUCache<string, KnownCookies>({
    max: CACHE_SIZE,
    maxSize: COOKIE_CHARACTERS,
    sizeCalculation: (_, cookies) => cookies.length,
  });

  /** @param lifetimeMs absolute lifetime of a session, independent of its use */
  constructor(
    source: DataSource,
    private readonly sessions: SessionsService,
    private readonly lifetimeMs: number,
  ) {
    super({ pool: poolOf(source), tableName: 'sessions', pruneSessionInterval: false, disableTouch: true });
  }

  override get(sid: string, done: (error: unknown, session?: session.SessionData | null) => void): void {
    const cached = this.cache.get(sid);
    if (cached !== undefined) {
      done(null, JSON.parse(cached) as session.SessionData);
      return;
    }
    this.read(sid).then(
      (found) => {
        if (found) this.addToCache(sid, found);
        done(null, found);
      },
      (error: unknown) => done(error),
    );
  }

  override set(sid: string, data: session.SessionData, done?: (error?: unknown) => void): void {
    this.forget(sid);
    if (data.startedAt === undefined) super.set(sid, data, done);
    else
      // An update, not an upsert: a session that ended while its request was in progress must not be created again.
      this.sessions.update(sid, data, data.cookie.expires ?? new Date(Date.now() + SESSION_IDLE_MS)).then(
        () => done?.(),
        (error: unknown) => done?.(error),
      );
  }

  override destroy(sid: string, done?: (error?: unknown) => void): void {
    this.forget(sid);
    super.destroy(sid, done);
  }

  /** Remembers which session the cookies of an authenticated request are of. @param renewAt milliseconds UTC */
  remember(cookies: string, sid: string, accountId: number, renewAt: number): void {
    const session = this.cache.get(sid);
    if (session !== undefined) this.byCookies.set(cookies, { sid, accountId, session, renewAt });
  }

  /**
   * Finds the account that cookies are of, without verifying their signature again.
   * @param done receives null where the cookies are not known, or the session has ended, has changed or must be renewed: the session handlers
   *   decide then. Called at once where the session is cached
   */
  findAccount(cookies: string | undefined, done: (accountId: number | null) => void): void {
    const known = cookies === undefined ? undefined : this.byCookies.get(cookies);
    if (!known || known.renewAt <= Date.now()) return done(null);
    const decide = () => done(this.cache.get(known.sid) === known.session ? known.accountId : null);
    if (this.cache.has(known.sid)) decide();
    else this.get(known.sid, decide);
  }

  /** Removes a session from the cache. */
  forget(sid: string): void {
    this.cache.delete(sid);
  }

  private async read(sid: string): Promise<session.SessionData | null> {
    const found = await this.sessions.findValid(sid, new Date(Date.now() - this.lifetimeMs));
    return found && { ...(found.data as session.SessionData), startedAt: found.createdAt.getTime() };
  }

  private addToCache(sid: string, data: session.SessionData): void {
    const remaining = data.startedAt === undefined ? CACHE_TTL_MS : data.startedAt + this.lifetimeMs - Date.now();
    const ttl = Math.min(CACHE_TTL_MS, remaining);
    // A ttl of 0 would mean that the entry never expires.
    if (ttl > 0) this.cache.set(sid, JSON.stringify(data), { ttl });
  }
}

/** Ends the session of a request and clears its cookie. @returns the id of the ended session */
export async function dropSession(request: Request, response: Response): Promise<string> {
  const sid = request.sessionID;
  const isSecure = request.session.cookie.secure === true;
  await promisify(request.session.destroy.bind(request.session))();
  // Browsers ignore a `__Host-` cookie without `Secure`, also when it clears one.
  response.clearCookie(cookieName(isSecure), { secure: isSecure });
  return sid;
}

/** Absolute lifetime of a session in milliseconds. */
export const sessionLifetimeMs = ({ sessionDays }: Pick<Config, 'sessionDays'>): number => sessionDays * 24 * 3_600_000;

/** Handlers that authenticate a request by its session cookie; used for HTTP requests and for socket handshakes. */
export function sessionHandlers(config: Config, store: SessionStore, secret: string): RequestHandler[] {
  const lifetimeMs = sessionLifetimeMs(config);
  passport.serializeUser<number>((user, done) => done(null, user.id));
  const read = session({
    store,
    // Separate keys: a cookie that was intercepted over plain HTTP must not be valid under the TLS name.
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
      maxAge: Math.min(SESSION_IDLE_MS, lifetimeMs),
    },
  });
  // The strategies store only the account id in the session, so that no account has to be loaded here.
  const setUser: RequestHandler = (request, _response, next) => {
    // Undefined if sessions could not be read and the route tolerates that.
    const current = request.session as typeof request.session | undefined;
    const id = current?.passport?.user;
    if (current && id !== undefined) {
      request.user = { id };
      const renewAt = (current.renewedAt ?? 0) + RENEWAL_INTERVAL_MS;
      store.remember(request.headers.cookie ?? '', request.sessionID, id, renewAt);
      // Changing the session makes express-session save it with a new expiry and send the cookie again.
      if (renewAt < Date.now()) {
        current.renewedAt = Date.now();
        // Neither row nor cookie may outlive the absolute lifetime.
        const remaining = (current.startedAt ?? Date.now()) + lifetimeMs - Date.now();
        current.cookie.maxAge = Math.min(SESSION_IDLE_MS, remaining);
      }
    }
    next();
  };
  return [tolerateOutages(read), setUser];
}

/** Health routes must answer while sessions cannot be read; such requests are unauthenticated. */
const HEALTH = /^\/api\/health(?:\/|$)/;

function tolerateOutages(read: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (!HEALTH.test(request.path)) return read(request, response, next);
    // Probes of orchestrators have no session and must not wait for the database.
    if (request.path !== '/api/health') return next();
    return read(request, response, () => next());
  };
}
