import { createHash } from 'node:crypto';
import { CONFIG, type Config } from '@kinloom/config';
import { DomainError, type ErrorCode, LIMITS } from '@kinloom/contract';
import { poolOf } from '@kinloom/database';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

/** What is counted: how often (points) in how long (seconds), and what is said beyond it. */
const KINDS = {
  signIn: { points: LIMITS.failedSignIns, duration: LIMITS.failedSignInWindow, code: 'too_many_sign_ins' },
  message: { points: LIMITS.messagesPerMinute, duration: 60, code: 'too_many' },
  mail: { points: LIMITS.mailsPerHour, duration: 3_600, code: 'too_many' },
  export: { points: LIMITS.exportsPerHour, duration: 3_600, code: 'too_many' },
} as const satisfies Record<string, { points: number; duration: number; code: ErrorCode }>;
export type RateLimit = keyof typeof KINDS;

type Limiter = RateLimiterPostgres | RateLimiterRedis;

/**
 * Counts what may be done only so often, over all processes: in Redis where there is one, else in PostgreSQL. While that store does not
 * answer, each process counts for itself. Keys are hashed: an address of a person is in none of them.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly limiters: Record<RateLimit, Limiter> | null = null;
  private readonly redis: Redis | null = null;

  constructor(@Inject(CONFIG) config: Config, @Inject(DataSource) source: DataSource) {
    if (!config.rateLimits) return;
    if (config.redisUrl !== null) {
      this.redis = new Redis(config.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
      this.redis.on('error', (error) =>
        new Logger('RateLimits').warn(`counting in this process alone: ${error.message}`),
      );
    }
    const make = (kind: RateLimit): Limiter => {
      const { points, duration } = KINDS[kind];
      const common = {
        keyPrefix: kind,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      };
      return this.redis
        ? new RateLimiterRedis({ ...common, storeClient: this.redis })
        : new RateLimiterPostgres({
            ...common,
            storeClient: poolOf(source),
            tableName: 'rate_limits',
            tableCreated: true,
          });
    };
    this.limiters = { signIn: make('signIn'), message: make('message'), mail: make('mail'), export: make('export') };
  }

  /** Counts one. @throws DomainError with the seconds to wait, when it was one too many */
  async count(kind: RateLimit, ...whom: (string | number)[]): Promise<void> {
    if (!this.limiters) return;
    try {
      await this.limiters[kind].consume(keyOf(whom));
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooMany(kind, refused) : refused;
    }
  }

  /** Counts nothing. @throws DomainError when the next one would be one too many */
  async check(kind: RateLimit, ...whom: (string | number)[]): Promise<void> {
    const state = await this.limiters?.[kind].get(keyOf(whom));
    if (state && state.consumedPoints >= KINDS[kind].points) throw tooMany(kind, state);
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

function keyOf(whom: (string | number)[]): string {
  return createHash('sha256').update(whom.join('\n')).digest('base64url');
}

function tooMany(kind: RateLimit, { msBeforeNext }: RateLimiterRes): DomainError {
  return new DomainError(KINDS[kind].code, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}
