import { type Config, RefusedSetting } from '@kinloom/config';
import { Redis } from 'ioredis';

/** Milliseconds within which Redis must answer when a process starts. */
const TIMEOUT_MS = 3_000;

/** @throws RefusedSetting if REDIS_URL is set and Redis does not answer */
export async function checkRedis({ redisUrl }: Config): Promise<void> {
  if (redisUrl === null) return;
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', () => undefined); // connect() rejects with the same error
  // Also covers a server that accepts the connection and stays silent.
  const timeout = setTimeout(() => redis.disconnect(), TIMEOUT_MS);
  try {
    await redis.connect();
    await redis.ping();
  } catch {
    throw new RefusedSetting(
      'REDIS_URL',
      'names a Redis that does not answer. Start it, or unset REDIS_URL to work over PostgreSQL alone.',
    );
  } finally {
    clearTimeout(timeout);
    redis.disconnect();
  }
}
