import type { Socket } from 'node:net';
import type { Client, Pool, PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';

/** Role of a process; it determines the database timeouts. */
export type DatabaseRole = 'api' | 'worker';

/** Timeouts in milliseconds. */
export interface TimeLimits {
  /** Acquiring a connection of the pool, and opening a new one. */
  connectMs: number;
  /** One statement, including lock waits; enforced by the server. */
  statementMs: number;
  /** Waiting for one lock; 0: limited by the statement timeout only. */
  lockMs: number;
  /** Between two statements of an open transaction. */
  idleInTransactionMs: number;
}

/** Seconds per statement of a cascading deletion (soul, conversation, import, account): 1,000,000 messages take about two minutes. */
export const LONG_DELETION_SECONDS = 600;

/** Milliseconds beyond the statement timeout after which a silent server counts as unreachable. */
const SILENCE_MARGIN_MS = 1_000;

/**
 * Returns the database timeouts of a process.
 * - api: a user waits. Connections and locks get half the statement timeout, so that the total wait stays near one timeout.
 * - worker: no user waits; imports, archive exports and backlog computations have statements of seconds. A minute is an order of
 *   magnitude above the longest measured statement, and bounds the wait for a dead connection.
 * @param apiStatementMs value of the setting DATABASE_TIMEOUT
 */
export function timeLimitsOf(role: DatabaseRole, apiStatementMs: number): TimeLimits {
  if (role === 'api') {
    return {
      connectMs: Math.ceil(apiStatementMs / 2),
      statementMs: apiStatementMs,
      lockMs: Math.ceil(apiStatementMs / 2),
      idleInTransactionMs: apiStatementMs * 2,
    };
  }
  return { connectMs: 10_000, statementMs: 60_000, lockMs: 0, idleInTransactionMs: 120_000 };
}

/** @returns the timeouts as server parameters, for the `options` of a connection */
export function serverOptions({ statementMs, lockMs, idleInTransactionMs }: TimeLimits): string {
  return `-c statement_timeout=${statementMs} -c lock_timeout=${lockMs} -c idle_in_transaction_session_timeout=${idleInTransactionMs}`;
}

/**
 * Closes connections on which the server stays silent for longer than the statement timeout. A frozen server, or a network that
 * drops packets, answers no `statement_timeout`; and pg's own `query_timeout` leaves the connection in the pool with the old query still
 * on it, where the next query (such as the ROLLBACK) waits behind it. Closing the socket fails everything on it at once, and the pool
 * opens another connection.
 *
 * Also handles errors of connections in use, which would otherwise end the process; the running query rejects with the error.
 */
export function dropSilentConnections(pool: Pool, { statementMs }: TimeLimits): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (!known.has(client)) {
      known.add(client);
      client.on('error', () => undefined);
      streamOf(client).on('timeout', () => streamOf(client).destroy(createTimeoutError()));
    }
    // Idle timeout of the socket; every byte in either direction resets it.
    streamOf(client).setTimeout(statementMs + SILENCE_MARGIN_MS);
  });
  pool.on('release', (_error, client) => {
    // Idle connections in the pool have no timeout.
    streamOf(client).setTimeout(0);
  });
}

/**
 * Raises the statement timeout for one transaction, for cascading deletions of
 * large data. The limits are reset when the connection returns to the pool.
 * @param seconds per statement
 */
export async function allowLongStatements(manager: EntityManager, seconds: number): Promise<void> {
  if (!manager.queryRunner?.isTransactionActive)
    throw new Error('long statements are allowed within a transaction only');
  const milliseconds = Math.ceil(seconds * 1_000);
  await manager.query(`SET LOCAL statement_timeout = ${milliseconds}`);
  const client = (await manager.queryRunner.connect()) as PoolClient;
  streamOf(client).setTimeout(milliseconds + SILENCE_MARGIN_MS);
}

function createTimeoutError(): Error {
  return Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' });
}

/** The socket of a connection, which is missing in the types of pg. */
function streamOf(client: PoolClient): Socket {
  return (client as PoolClient & Pick<Client, 'connection'>).connection.stream as Socket;
}
