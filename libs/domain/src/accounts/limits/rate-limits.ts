import { createHash } from 'node:crypto';
import { CONFIG, type Config } from '@kinloom/config';
import { DomainError, type ErrorCode, LIMITS } from '@kinloom/contract';
import { poolOf } from '@kinloom/database';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

const HOUR = 3_600;
const WINDOW = LIMITS.failedSignInWindow;

/** Limits: number of events (`points`) per duration in seconds, and the error code beyond it. */
const KINDS = {
  signIn: { points: LIMITS.failedSignIns, duration: WINDOW, code: 'too_many_sign_ins' },
  signInAddress: { points: LIMITS.failedSignInsPerAddress, duration: WINDOW, code: 'too_many_sign_ins' },
  signInAccount: { points: LIMITS.failedSignInsPerAccount, duration: WINDOW, code: 'too_many_sign_ins' },
  signInGlobal: { points: LIMITS.failedSignInsGlobal, duration: WINDOW, code: 'too_many_sign_ins' },
  confirm: { points: LIMITS.failedConfirmations, duration: WINDOW, code: 'too_many_sign_ins' },
  token: { points: LIMITS.failedTokens, duration: WINDOW, code: 'too_many' },
  signUpAddress: { points: LIMITS.signUpsPerAddress, duration: HOUR, code: 'too_many' },
  signUpGlobal: { points: LIMITS.signUpsGlobal, duration: HOUR, code: 'too_many' },
  message: { points: LIMITS.messagesPerMinute, duration: 60, code: 'too_many' },
  mail: { points: LIMITS.mailsPerHour, duration: HOUR, code: 'too_many' },
  mailAddress: { points: LIMITS.mailsPerAddress, duration: HOUR, code: 'too_many' },
  mailGlobal: { points: LIMITS.mailsGlobal, duration: HOUR, code: 'too_many' },
  setupCodeAccount: { points: LIMITS.setupCodesPerAccount, duration: HOUR, code: 'too_many' },
  setupCodeAddress: { points: LIMITS.setupCodesPerAddress, duration: HOUR, code: 'too_many' },
  setupCodeGlobal: { points: LIMITS.setupCodesPerHour, duration: HOUR, code: 'too_many' },
  export: { points: LIMITS.exportsPerHour, duration: HOUR, code: 'too_many' },
} as const satisfies Record<string, { points: number; duration: number; code: ErrorCode }>;
export type RateLimit = keyof typeof KINDS;

/** One counter: its kind and the parts of its key. */
export type Counted = readonly [kind: RateLimit, ...keyParts: (string | number)[]];

type Limiter = RateLimiterPostgres | RateLimiterRedis;

/**
 * Rate limits shared by all processes, in Redis if configured, else in PostgreSQL. While the store is unavailable each process counts in
 * memory. Keys are hashed and contain no readable address.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly limiters: ReadonlyMap<RateLimit, Limiter> | null = null;
  private readonly redis: Redis | null = null;

  constructor(@Inject(CONFIG) config: Config, source: DataSource) {
    if (!config.rateLimits) return;
    if (config.redisUrl !== null) {
      this.redis = new Redis(config.redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
      this.redis.on('error', (error) =>
        new Logger('RateLimits').warn(`rate_limits.store_unavailable: limits apply per process: ${error.message}`),
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
    this.limiters = new Map((Object.keys(KINDS) as RateLimit[]).map((kind) => [kind, make(kind)]));
  }

  /** Counts one event. @throws DomainError with the seconds to wait if the limit is exceeded */
  async count(kind: RateLimit, ...keyParts: (string | number)[]): Promise<void> {
    try {
      await this.limiters?.get(kind)?.consume(keyOf(keyParts));
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooMany(kind, error) : error;
    }
  }

  /**
   * Counts one event in each of several counters before an attempt, so that concurrent attempts cannot all pass. If one counter is full,
   * the others are refunded: a rejected attempt does not count.
   * @param counted counters, narrowest first
   * @returns a function that refunds all of them, for successful attempts
   * @throws DomainError with the seconds to wait if a counter is full
   */
  async reserve(counted: readonly Counted[]): Promise<() => Promise<void>> {
    const reserved: Counted[] = [];
    const refund = async () => {
      for (const [kind, ...keyParts] of reserved.splice(0)) await this.limiters?.get(kind)?.reward(keyOf(keyParts));
    };
    for (const one of counted) {
      // The rejecting counter has counted the attempt as well.
      reserved.push(one);
      try {
        await this.count(...one);
      } catch (error) {
        await refund();
        throw error;
      }
    }
    return refund;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}

function keyOf(keyParts: (string | number)[]): string {
  return createHash('sha256').update(keyParts.join('\n')).digest('base64url');
}

function tooMany(kind: RateLimit, { msBeforeNext }: RateLimiterRes): DomainError {
  return new DomainError(KINDS[kind].code, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}
