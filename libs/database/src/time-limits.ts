import type { Socket } from 'node:net';
import type { Client, Pool, PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';

/** What a process is: how long it may wait for the database depends on who waits for it. */
export type DatabaseRole = 'api' | 'worker';

/** Milliseconds for each kind of waiting. */
export interface TimeLimits {
  /** For a free connection of the pool, and for a new one to open. */
  connectMs: number;
  /** For one statement, lock waits included; the server ends it. */
  statementMs: number;
  /** For one lock; 0: as long as the statement may take. */
  lockMs: number;
  /** Between two statements of an open transaction. */
  idleInTransactionMs: number;
}

/** Seconds for each statement of a deletion that cascades over a soul, a conversation, an import or an account: 1,000,000 messages take about two minutes. */
export const LONG_DELETION_SECONDS = 600;

/** Milliseconds that an answer may be later than the server's own time-out: a server that does not even say that counts as gone. */
const SILENCE_MARGIN_MS = 1_000;

/**
 * The time limits of a process.
 * - api: a person waits. Half the statement's time for a connection and for a lock keeps the sum of all waiting near one limit.
 * - worker: nobody waits; imports, exports to the archive and backlog computations have statements of seconds. A minute is an order of
 *   magnitude above the longest that was seen, and bounds how long a dead connection is waited for.
 * @param apiStatementMs of the setting DATABASE_TIMEOUT
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

/** The limits as the server keeps them, for the `options` of a connection. */
export function serverOptions({ statementMs, lockMs, idleInTransactionMs }: TimeLimits): string {
  return `-c statement_timeout=${statementMs} -c lock_timeout=${lockMs} -c idle_in_transaction_session_timeout=${idleInTransactionMs}`;
}

/**
 * Ends connections on which the server stays silent for longer than a statement may take. A server that is frozen, or a network that
 * drops packets, answers no `statement_timeout`; and pg's own `query_timeout` leaves the connection in the pool with the old query still
 * on it, where the next query (such as the ROLLBACK) waits behind it. Closing the socket fails everything on it at once, and the pool
 * opens another connection.
 *
 * Also keeps an error of a connection that is in use from ending the process: the query under way rejects with it.
 */
export function dropSilentConnections(pool: Pool, { statementMs }: TimeLimits): void {
  const known = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (!known.has(client)) {
      known.add(client);
      client.on('error', () => undefined);
      streamOf(client).on('timeout', () => streamOf(client).destroy(silent()));
    }
    // The socket's own idle clock: it starts anew with every byte in either direction.
    streamOf(client).setTimeout(statementMs + SILENCE_MARGIN_MS);
  });
  pool.on('release', (_error, client) => {
    // A connection that waits in the pool may be silent for as long as it likes.
    streamOf(client).setTimeout(0);
  });
}

/**
 * Lets the statements of one transaction take longer than this process allows otherwise: for deletions that cascade over everything
 * somebody owns. The next user of the connection has the usual limits again.
 * @param seconds for each statement
 */
export async function allowLongStatements(manager: EntityManager, seconds: number): Promise<void> {
  if (!manager.queryRunner?.isTransactionActive)
    throw new Error('long statements are allowed within a transaction only');
  const milliseconds = Math.ceil(seconds * 1_000);
  await manager.query(`SET LOCAL statement_timeout = ${milliseconds}`);
  const client = (await manager.queryRunner.connect()) as PoolClient;
  streamOf(client).setTimeout(milliseconds + SILENCE_MARGIN_MS);
}

function silent(): Error {
  return Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' });
}

/** The socket of a connection, which the types of pg do not name. */
function streamOf(client: PoolClient): Socket {
  return (client as PoolClient & Pick<Client, 'connection'>).connection.stream as Socket;
}
