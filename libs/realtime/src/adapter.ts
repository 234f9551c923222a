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
   * Settles when this member hears the others. To be awaited before the adapter is closed: one that is closed while it begins to listen
   * keeps its connection for good.
   */
  ready: Promise<unknown>;
  close: () => Promise<void>;
}

/**
 * How the Socket.IO servers of all processes hear each other: over PostgreSQL's NOTIFY, or over Redis where REDIS_URL is set.
 * On PostgreSQL the pool holds two connections: one that listens for good, one that notifies, for order holds only on one.
 * @param report told of a link that broke; both kinds mend themselves
 */
export function createClusterAdapter(config: Config, report: (error: Error) => void): ClusterAdapter {
  if (config.redisUrl !== null) {
    const client = new Redis(config.redisUrl, { connectTimeout: 3_000 });
    client.on('error', report);
    // The adapter lets go of what becomes of a notice; one that Redis does not take must not end the process.
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
  // What a member still wanted to say when it left is nobody's concern: nothing depends on an event having arrived.
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
    // The one that listens is held for good, and the pool does not hear its errors.
    client.on('error', reportWhileOpen);
    client.once('end', () => {
      // The adapter takes another when its connection breaks, and would leave this one in its place.
      if (!closing && client.listenerCount('notification') > 0) client.release(true);
    });
  });
  const ready = new Promise<void>((resolve) => {
    // A connection that is handed out shows in the next turn whether it is the one that listens; queries on it are answered in order.
    const meet = async (client: PoolClient) => {
      await nextTurn();
      if (client.listenerCount('notification') === 0) return;
      await client.query('SELECT 1');
      pool.off('acquire', handed);
      resolve();
    };
    const handed = (client: PoolClient) => void meet(client).catch(reportWhileOpen);
    pool.on('acquire', handed);
  });
  return {
    ready,
    // The database refuses a notice of 8,000 bytes; a little less leaves room for what it counts itself. Larger ones go by reference.
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
