import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Config } from '@kinloom/config';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { Client, Pool } from 'pg';
import type { Server } from 'socket.io';

export interface ClusterAdapter {
  adapter: NonNullable<Parameters<Server['adapter']>[0]>;
  /** Resolves when this process is subscribed; never, if it is closed before. */
  ready: Promise<unknown>;
  close: () => Promise<void>;
}

/** The adapter's statement for an event. */
const NOTIFY = 'SELECT pg_notify($1, $2)';

const NEVER = new Promise<never>(() => undefined);

/**
 * Connects the Socket.IO servers of all processes: over PostgreSQL NOTIFY, or over Redis streams if REDIS_URL is set.
 * On PostgreSQL there are two connections: one for LISTEN, and a single one for NOTIFY, because order is preserved per connection only.
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
  const options = {
    connectionString: config.databaseUrl,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'kinloom-realtime',
    // Half the statement timeout, as for the other connections of an api.
    connectionTimeoutMillis: Math.ceil(config.databaseTimeout * 500),
  };
  const notifier = new Pool({ ...options, max: 1, min: 1, options: '-c synchronous_commit=off' });
  notifier.on('error', reportWhileOpen);
  notifier.on('connect', (client) => void client.on('error', reportWhileOpen));

  // The adapter may subscribe twice after a lost connection, and does not release a connection on which it is still subscribing when it is closed.
  // The LISTEN connection is therefore not one of the pool: at most one exists, and closing ends it in every state.
  let subscriber: Client | null = null;
  const unsubscribe = async (): Promise<void> => {
    const previous = subscriber;
    subscriber = null;
    // The adapter reconnects on `end`.
    previous?.removeAllListeners('end').removeAllListeners('notification');
    await previous?.end();
  };
  let subscribed: () => void;
  const ready = new Promise<void>((resolve) => (subscribed = resolve));
  const subscribe = async (): Promise<Client & { release: () => void }> => {
    // The adapter would retry for ever after an error.
    if (closing) return NEVER;
    void unsubscribe().catch(reportWhileOpen);
    const client = new Client(options);
    subscriber = client;
    client.on('error', reportWhileOpen);
    await client.connect().catch((error: Error) => {
      if (subscriber === client) throw error;
    });
    if (subscriber !== client) return NEVER;
    void awaitListen(client).catch(reportWhileOpen);
    return Object.assign(client, { release: () => void client.end().catch(reportWhileOpen) });
  };
  // Queries on a connection are answered in order: one that is sent after LISTEN is answered when LISTEN is active.
  const awaitListen = async (client: Client): Promise<void> => {
    await nextTurn();
    await client.query('SELECT 1');
    subscribed();
  };
  // Each event between processes is one NOTIFY: it is prepared, other statements are not.
  const query = (text: string, values: unknown[]) =>
    notifier.query(text === NOTIFY ? { name: 'realtime.notify', text, values } : { text, values });
  /** The part of a pool that the adapter uses: `connect` for LISTEN only. */
  const connections = { connect: subscribe, query } as unknown as Pool;
  return {
    ready,
    // NOTIFY payloads must be shorter than 8,000 bytes. Larger events are stored in a table and sent by reference.
    adapter: createPostgresAdapter(connections, {
      payloadThreshold: 7_900,
      // Nothing waits for responses of other processes, so that it does not matter how early a crashed one is noticed.
      heartbeatInterval: 15_000,
      heartbeatTimeout: 45_000,
      errorHandler: reportWhileOpen,
    }),
    close: async () => {
      closing = true;
      await Promise.all([unsubscribe(), notifier.end()]);
    },
  };
}
