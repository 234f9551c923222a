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

/** What is counted: how often (points) in how long (seconds), and what is said beyond it. */
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

/** One counter: of what, and for whom. */
export type Counted = readonly [kind: RateLimit, ...whom: (string | number)[]];

type Limiter = RateLimiterPostgres | RateLimiterRedis;

/**
 * Counts what may be done only so often, over all processes: in Redis where there is one, else in PostgreSQL. While that store does not
 * answer, each process counts for itself. Keys are hashed: an address of a person is in none of them.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  private readonly limiters: ReadonlyMap<RateLimit, Limiter> | null = null;
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
    this.limiters = new Map((Object.keys(KINDS) as RateLimit[]).map((kind) => [kind, make(kind)]));
  }

  /** Counts one. @throws DomainError with the seconds to wait, when it was one too many */
  async count(kind: RateLimit, ...whom: (string | number)[]): Promise<void> {
    try {
      await this.limiters?.get(kind)?.consume(keyOf(whom));
    } catch (refused) {
      throw refused instanceof RateLimiterRes ? tooMany(kind, refused) : refused;
    }
  }

  /**
   * Counts one in each of several counters before something is tried, so that attempts that come at the same time cannot all pass. Where
   * one counter is full, nothing stays counted in any: an attempt that is refused is none.
   * @param counted checked in this order, the narrowest first
   * @returns gives everything back, for attempts that turn out right
   * @throws DomainError with the seconds to wait, where one counter is full
   */
  async reserve(counted: readonly Counted[]): Promise<() => Promise<void>> {
    const taken: Counted[] = [];
    const giveBack = async () => {
      for (const [kind, ...whom] of taken.splice(0)) await this.limiters?.get(kind)?.reward(keyOf(whom));
    };
    for (const one of counted) {
      // Also the counter that refuses has counted the attempt.
      taken.push(one);
      try {
        await this.count(...one);
      } catch (refused) {
        await giveBack();
        throw refused;
      }
    }
    return giveBack;
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
