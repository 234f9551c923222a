import { Redis } from 'ioredis';
import pg from 'pg';
import { Refusal, wordsOf } from './refusal.mjs';

const PATIENCE_MS = 3_000;

/**
 * Ends the start with one line if the operator's Redis does not answer. Only its host and port are named: the setting
 * may hold a password.
 * @param {string} url
 */
export async function requireRedis(url) {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  /** @type {Error | undefined} */
  let cause;
  // The reason (refused, unknown host, time out) comes with this event; the call itself only says "closed".
  redis.on('error', (error) => (cause = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw new Refusal(
      `REDIS_URL: no Redis answers at ${placeOf(url, '6379')} (${wordsOf(cause ?? error)}): start it or correct REDIS_URL, or remove the setting to use PostgreSQL for queues and sockets.`,
    );
  } finally {
    redis.disconnect();
  }
}

/**
 * The same for the operator's PostgreSQL.
 * @param {string} url
 */
export async function requireDatabase(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  // A lost connection rejects the running query; without a listener the event would end this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    throw new Refusal(
      `DATABASE_URL: no PostgreSQL could be used at ${placeOf(url, '5432')} (${wordsOf(error)}): start it or correct DATABASE_URL, or remove the setting to use the embedded one.`,
    );
  } finally {
    await client.end();
  }
}

/**
 * @param {string} url
 * @param {string} standardPort
 */
function placeOf(url, standardPort) {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || standardPort}`;
}
