import { type Config, RefusedSetting } from '@kinloom/config';
import { Redis } from 'ioredis';

/** Milliseconds in which a Redis must answer when a process starts. */
const PATIENCE = 3_000;

/** @throws RefusedSetting where REDIS_URL is set and nothing answers there */
export async function checkRedis({ redisUrl }: Config): Promise<void> {
  if (redisUrl === null) return;
  const redis = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', () => undefined); // connect() rejects with it
  // What takes a connection and then says nothing does not answer either.
  const patience = setTimeout(() => redis.disconnect(), PATIENCE);
  try {
    await redis.connect();
    await redis.ping();
  } catch {
    throw new RefusedSetting(
      'REDIS_URL',
      'names a Redis that does not answer. Start it, or unset REDIS_URL to work over PostgreSQL alone.',
    );
  } finally {
    clearTimeout(patience);
    redis.disconnect();
  }
}
