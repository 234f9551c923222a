/**
 * Causes of infrastructure failures. They are not caused by the request: the same request succeeds
 * after the outage.
 */
export type OutageCause = 'down' | 'timeout' | 'full' | 'read-only' | 'overloaded' | 'conflict';

export interface Outage {
  cause: OutageCause;
  /** Whole seconds after which a caller should try again. */
  retryAfter: number;
}

/**
 * Seconds for Retry-After. A conflict is over when the other transaction ends; a restart or a fail-over takes a few seconds;
 * a full disk or a read-only database waits for an operator.
 */
const RETRY_AFTER: Record<OutageCause, number> = {
  conflict: 1,
  overloaded: 2,
  down: 3,
  timeout: 5,
  full: 30,
  'read-only': 30,
};

/** SQLSTATEs (PostgreSQL documentation, appendix A), and error codes of Node's file system and network calls. */
const BY_CODE: Readonly<Record<string, OutageCause>> = {
  '25006': 'read-only', // read_only_sql_transaction: a standby, or default_transaction_read_only
  '25P03': 'timeout', // idle_in_transaction_session_timeout
  '25P04': 'timeout', // transaction_timeout
  '40001': 'conflict', // serialization_failure
  '40P01': 'conflict', // deadlock_detected
  '53100': 'full', // disk_full
  '55P03': 'conflict', // lock_not_available
  '57014': 'timeout', // query_canceled: statement_timeout
  '57P05': 'timeout', // idle_session_timeout
  '58030': 'down', // io_error
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EMFILE: 'overloaded',
  ENFILE: 'overloaded',
  EAGAIN: 'overloaded',
  ENOBUFS: 'overloaded',
  ENOMEM: 'overloaded',
  ECONNREFUSED: 'down',
  ECONNRESET: 'down',
  ECONNABORTED: 'down',
  EHOSTUNREACH: 'down',
  ENETUNREACH: 'down',
  ENETDOWN: 'down',
  ENOTFOUND: 'down',
  EAI_AGAIN: 'down',
  EPIPE: 'down',
  ETIMEDOUT: 'timeout',
};

/** SQLSTATE classes, by their first two characters. */
const BY_CLASS: Readonly<Record<string, OutageCause>> = {
  '08': 'down', // connection exception
  '53': 'overloaded', // insufficient resources: memory, connections
  '57': 'down', // operator intervention: shutdown, crash, starting up
};

/** Errors of pg, pg-pool, TypeORM and ioredis that carry no code. Verified against pg 8.23, pg-pool 3, typeorm 1.1, ioredis 5.9. */
const BY_MESSAGE: readonly (readonly [RegExp, OutageCause])[] = [
  [/^timeout exceeded when trying to connect$/, 'overloaded'],
  [/^Query read timeout$/, 'timeout'],
  [/^(?:timeout expired|Connection terminated due to connection timeout)$/, 'timeout'],
  [/^Connection terminated\b/, 'down'],
  [/^Client has encountered a connection error and is not queryable$/, 'down'],
  [/^Client was closed and is not queryable$/, 'down'],
  [/^Cannot use a pool after calling end on the pool$/, 'down'],
  [/^Connection is closed\.$/, 'down'],
  [/^Stream isn't writeable and enableOfflineQueue options is false$/, 'down'],
  [/^Reached the max retries per request limit\b/, 'down'],
  [/^(?:LOADING|CLUSTERDOWN|MASTERDOWN|NOREPLICAS)\b/, 'down'],
  [/^READONLY\b/, 'read-only'],
  [/^(?:MISCONF|OOM)\b/, 'full'],
];

/** Maximum depth of wrapped errors to inspect; drivers wrap one or two levels. */
const MAX_DEPTH = 5;

/**
 * Classifies an error as an outage of the infrastructure.
 * @param error any thrown value; wrapped errors (`cause`, `driverError`, the parts of an AggregateError) are inspected too
 * @returns null for other errors, such as a programming error or a violated constraint
 */
export function outageOf(error: unknown): Outage | null {
  const cause = causeOf(error, MAX_DEPTH);
  return cause && { cause, retryAfter: RETRY_AFTER[cause] };
}

function causeOf(error: unknown, depth: number): OutageCause | null {
  if (typeof error !== 'object' || error === null || depth === 0) return null;
  const { code, message, cause, driverError, errors } = error as Readonly<Record<string, unknown>>;
  const own = byCode(code) ?? byMessage(message);
  if (own) return own;
  const inner = [driverError, cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  for (const wrapped of inner) {
    const found = causeOf(wrapped, depth - 1);
    if (found) return found;
  }
  return null;
}

function byCode(code: unknown): OutageCause | null {
  if (typeof code !== 'string') return null;
  if (Object.hasOwn(BY_CODE, code)) return BY_CODE[code] ?? null;
  // The SQLSTATEs of these classes have five characters and begin with two digits; Node's codes never do.
  return /^\d\d[0-9A-Z]{3}$/.test(code) ? (BY_CLASS[code.slice(0, 2)] ?? null) : null;
}

function byMessage(message: unknown): OutageCause | null {
  if (typeof message !== 'string') return null;
  return BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}
