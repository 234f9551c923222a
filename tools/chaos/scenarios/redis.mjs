import { setTimeout as delay } from 'node:timers/promises';
import { loopbackPort } from '../../start/ports.mjs';
import { hasRedis, startRedis } from '../redis.mjs';
import { onStack } from './on-stack.mjs';

/** Milliseconds for which Redis is away. */
const AWAY_MS = 6_000;

/** @type {import('../scenarios.mjs').Scenario} */
export const redisKilled = {
  name: 'redis-killed',
  about: `kill -9 of Redis, which comes back empty after ${AWAY_MS / 1_000} s`,
  short: false,
  missing: () => (hasRedis() ? null : 'redis-server'),
  run: async () => {
    const port = await loopbackPort(undefined);
    let redis = await startRedis(port);
    try {
      return await onStack({ settings: { REDIS_URL: `redis://127.0.0.1:${port}` } }, async () => {
        await redis.kill();
        await delay(AWAY_MS);
        redis = await startRedis(port);
      });
    } finally {
      await redis.kill();
    }
  },
};
