import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Config } from '@kinloom/config';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { Pool, type PoolClient } from 'pg';
import type { Server } from 'socket.io';

export interface ClusterAdapter {
  adapter: NonNullable<Parameters<Server['adapter']>[0]>;
  /**
   * Resolves when this process is subscribed. Await it before closing the adapter: closing it while it subscribes leaks
   * its connection.
   */
  ready: Promise<unknown>;
  close: () => Promise<void>;
}

/**
 * Connects the Socket.IO servers of all processes: over PostgreSQL NOTIFY, or over Redis streams if REDIS_URL is set.
 * On PostgreSQL the pool has two connections: one for LISTEN, and a single one for NOTIFY, because order is preserved per connection only.
 * @param report called on connection errors; both adapters reconnect
 */
export function createClusterAdapter(config: Config, report: (error: Error) => void): ClusterAdapter {
  if (config.redisUrl !== null) {
    const client = new Redis(config.redisUrl, { connectTimeout: 3_000 });
    client.on('error', report);
    // The adapter does not handle the promise of `publish`; a rejection must not end the process.
    const publish = client.publish.bind(client);
    client.publish = (channel: string | Buffer, notice: string | Buffer) =>
      publish(channel, notice).catch((error: Error) => {
        report(error);
        return 0;
      });
    return {
      adapter: createRedisAdapter(client, { onlyPlaintext: true, heartbeatInterval: 5_000, heartbeatTimeout: 15_000 }),
      ready: Promise.resolve(),
      close: async () => client.disconnect(),
    };
  }
  let closing = false;
  // Errors during shutdown are ignored: delivery is best effort, and clients catch up from the store.
  const reportWhileOpen = (error: Error) => {
    if (!closing) report(error);
  };
  const pool = new Pool({
    connectionString: config.databaseUrl,
    max: 2,
    keepAlive: true,
    application_name: 'kinloom-realtime',
    options: '-c synchronous_commit=off',
  });
  pool.on('error', reportWhileOpen);
  pool.on('connect', (client) => {
    // The LISTEN connection stays checked out, so the pool does not handle its errors.
    client.on('error', reportWhileOpen);
    client.once('end', () => {
      // After a lost connection the adapter acquires a new one but does not release this one.
      if (!closing && client.listenerCount('notification') > 0) client.release(true);
    });
  });
  const ready = new Promise<void>((resolve) => {
    // One tick after checkout, the LISTEN connection has its notification handler. Queries on a connection are answered in order,
    // so that the answer to this query means that LISTEN is active.
    const awaitListen = async (client: PoolClient) => {
      await nextTurn();
      if (client.listenerCount('notification') === 0) return;
      await client.query('SELECT 1');
      pool.off('acquire', onAcquire);
      resolve();
    };
    const onAcquire = (client: PoolClient) => void awaitListen(client).catch(reportWhileOpen);
    pool.on('acquire', onAcquire);
  });
  return {
    ready,
    // NOTIFY payloads must be shorter than 8,000 bytes. Larger events are stored in a table and sent by reference.
    adapter: createPostgresAdapter(pool, {
      payloadThreshold: 7_900,
      heartbeatInterval: 5_000,
      heartbeatTimeout: 15_000,
      errorHandler: reportWhileOpen,
    }),
    close: () => {
      closing = true;
      return pool.end();
    },
  };
}
