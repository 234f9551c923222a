import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Handshakes in a minute, for each socket that may be open at once: a page that retries every few seconds stays below. */
const HANDSHAKES = 6;

/**
 * Limits sockets without a session by network address: how many are open at once, and how many are opened in a minute. Counted in this
 * process alone, because a store shared by all processes would be what a flood of handshakes wears down.
 */
export class AnonymousSockets {
  private readonly open = new Map<string, number>();
  private readonly handshakes: RateLimiterMemory | null;

  /** @param limit sockets at once from one address; null: no limit */
  constructor(private readonly limit: number | null) {
    this.handshakes = limit === null ? null : new RateLimiterMemory({ points: limit * HANDSHAKES, duration: 60 });
  }

  /** Whether an address may open one more. Counts the handshake. */
  async admits(address: string): Promise<boolean> {
    if (this.limit === null || this.handshakes === null) return true;
    if ((this.open.get(address) ?? 0) >= this.limit) return false;
    return this.handshakes.consume(address).then(
      () => true,
      // It rejects with nothing else: its counts are in memory.
      () => false,
    );
  }

  /** Counts an open one. @returns to be called when it is closed */
  opened(address: string): () => void {
    this.open.set(address, (this.open.get(address) ?? 0) + 1);
    return () => {
      const left = (this.open.get(address) ?? 1) - 1;
      if (left > 0) this.open.set(address, left);
      else this.open.delete(address);
    };
  }
}
