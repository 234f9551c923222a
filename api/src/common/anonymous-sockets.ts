import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Handshakes per minute for each socket that may be open at once. A client that reconnects every few seconds stays below. */
const HANDSHAKES_PER_SOCKET = 6;

/**
 * Limits unauthenticated sockets by network address: sockets open at once, and handshakes per minute. Counted per process, because a flood of
 * handshakes would also overload a shared store.
 */
export class AnonymousSockets {
  private readonly open = new Map<string, number>();
  private readonly handshakes: RateLimiterMemory | null;

  /** @param limit sockets open at once from one address; null: no limit */
  constructor(private readonly limit: number | null) {
    this.handshakes =
      limit === null ? null : new RateLimiterMemory({ points: limit * HANDSHAKES_PER_SOCKET, duration: 60 });
  }

  /** Whether an address may open another socket. Counts the handshake. */
  async admits(address: string): Promise<boolean> {
    if (this.limit === null || this.handshakes === null) return true;
    if ((this.open.get(address) ?? 0) >= this.limit) return false;
    return this.handshakes.consume(address).then(
      () => true,
      // The in-memory limiter rejects only if the limit is exceeded.
      () => false,
    );
  }

  /** Counts an open socket. @returns a function to call when the socket closes */
  opened(address: string): () => void {
    this.open.set(address, (this.open.get(address) ?? 0) + 1);
    return () => {
      const remaining = (this.open.get(address) ?? 1) - 1;
      if (remaining > 0) this.open.set(address, remaining);
      else this.open.delete(address);
    };
  }
}
