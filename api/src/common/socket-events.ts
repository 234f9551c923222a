import { DomainError } from '@kinloom/contract';
import { TokenBucket } from '@kinloom/domain/budgets';
import type { Event, Socket } from 'socket.io';
import { acknowledge } from './domain-exception.filter';

/** A burst is allowed as many events as two seconds bring: a window that reconnects opens its conversations at once. */
const BURST_SECONDS = 2;
/** Refused events, in seconds' worth of the limit, after which a socket that goes on is disconnected. */
const FLOOD_SECONDS = 10;

interface Used {
  bucket: TokenBucket;
  sockets: number;
}

/** Limits the events that the sockets of one account send to this process, and ends sockets that go on regardless. */
export class SocketEvents {
  private readonly accounts = new Map<number, Used>();

  /** @param rate events per second; null: no limit */
  constructor(private readonly rate: number | null) {}

  /** Watches a socket until it disconnects. */
  watch(socket: Socket, accountId: number): void {
    const { rate } = this;
    if (rate === null) return;
    const used = this.accounts.get(accountId) ?? {
      bucket: new TokenBucket(rate * BURST_SECONDS, rate, performance.now()),
      sockets: 0,
    };
    used.sockets += 1;
    this.accounts.set(accountId, used);
    const refusals = new TokenBucket(rate * FLOOD_SECONDS, rate, performance.now());
    socket.use((event, next) => {
      const now = performance.now();
      const wait = used.bucket.take(now);
      if (wait === 0) {
        next();
        return;
      }
      void refuse(event, wait);
      if (refusals.take(now) > 0) socket.disconnect(true);
    });
    socket.once('disconnect', () => {
      used.sockets -= 1;
      if (used.sockets === 0) this.accounts.delete(accountId);
    });
  }
}

/** Acknowledges an event that was not handled. @param wait seconds */
async function refuse(event: Event, wait: number): Promise<void> {
  const done: unknown = event.at(-1);
  if (typeof done !== 'function') return;
  const retryAfter = Math.max(1, Math.ceil(wait));
  (done as (answer: unknown) => void)(
    await acknowledge(() => Promise.reject(new DomainError('too_many', { retryAfter }))),
  );
}
