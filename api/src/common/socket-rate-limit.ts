import { DomainError } from '@kinloom/contract';
import { TokenBucket } from '@kinloom/domain/budgets';
import type { Event, Socket } from 'socket.io';
import { acknowledge } from './domain-exception.filter';

/** Size of an allowed burst in seconds of the rate: a client that reconnects opens its conversations at once. */
const BURST_SECONDS = 2;
/** Number of rejected events, in seconds of the rate, after which a socket is disconnected. */
const FLOOD_SECONDS = 10;

interface AccountUsage {
  bucket: TokenBucket;
  sockets: number;
}

/** Rate limit for the events of an account's sockets in this process. Disconnects sockets that ignore the limit. */
export class SocketRateLimit {
  private readonly accounts = new Map<number, AccountUsage>();

  /** @param rate events per second; null: no limit */
  constructor(private readonly rate: number | null) {}

  /** Applies the limit to a socket until it disconnects. */
  apply(socket: Socket, accountId: number): void {
    const { rate } = this;
    if (rate === null) return;
    const usage = this.accounts.get(accountId) ?? {
      bucket: new TokenBucket(rate * BURST_SECONDS, rate, performance.now()),
      sockets: 0,
    };
    usage.sockets += 1;
    this.accounts.set(accountId, usage);
    const rejections = new TokenBucket(rate * FLOOD_SECONDS, rate, performance.now());
    socket.use((event, next) => {
      const now = performance.now();
      const wait = usage.bucket.take(now);
      if (wait === 0) {
        next();
        return;
      }
      void reject(event, wait);
      if (rejections.take(now) > 0) socket.disconnect(true);
    });
    socket.once('disconnect', () => {
      usage.sockets -= 1;
      if (usage.sockets === 0) this.accounts.delete(accountId);
    });
  }
}

/** Acknowledges a rejected event. @param wait seconds until the limit allows another event */
async function reject(event: Event, wait: number): Promise<void> {
  const acknowledgement: unknown = event.at(-1);
  if (typeof acknowledgement !== 'function') return;
  const retryAfter = Math.max(1, Math.ceil(wait));
  (acknowledgement as (answer: unknown) => void)(
    await acknowledge(() => Promise.reject(new DomainError('too_many', { retryAfter }))),
  );
}
