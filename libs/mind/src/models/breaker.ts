export type BreakerState = 'closed' | 'open' | 'half-open';

/** Failures in a row that open the circuit. Each call is tried three times within itself before it counts as one failure. */
const FAILURES = 3;
/** Milliseconds until the first probe; doubled with every probe that fails. */
const FIRST_PAUSE_MS = 10_000;
/** Milliseconds between probes at most: an endpoint that came back is used again within two minutes. */
const LONGEST_PAUSE_MS = 120_000;

/** One call that was let through. Exactly one of its ends is to be told. */
export interface Admitted {
  /** The endpoint answered, whatever it said. */
  succeeded: () => void;
  /** @param retryAfterMs milliseconds that the endpoint asked to wait, if it did */
  failed: (retryAfterMs: number | null) => void;
  /** The caller gave up: nothing was learned. */
  abandoned: () => void;
}

/**
 * A circuit breaker of one endpoint. Closed: every call passes. Open, after failures in a row or when the endpoint asked for a pause:
 * none does, so that no caller waits for time-outs. Half-open, when the pause is over: one call passes as a probe, and its outcome closes
 * or opens the circuit. Its state is that of one process: each learns within a few calls, and no call waits for a shared store.
 */
export class CircuitBreaker {
  private failures = 0;
  private probes = 0;
  private openUntil: number | null = null;
  private probing = false;

  /**
   * @param now milliseconds from any fixed moment
   * @param changed is told every new state
   */
  constructor(
    private readonly now: () => number,
    private readonly changed: (state: BreakerState) => void = () => undefined,
  ) {}

  get state(): BreakerState {
    if (this.openUntil === null) return 'closed';
    return this.probing || this.now() >= this.openUntil ? 'half-open' : 'open';
  }

  /** Milliseconds until a call may pass; 0 where one may now. */
  get pauseMs(): number {
    return this.openUntil === null ? 0 : Math.max(0, this.openUntil - this.now());
  }

  /**
   * @param forced true where a person asks for this very call: it passes as a probe before the pause is over
   * @returns null where the call may not pass
   */
  admit(forced = false): Admitted | null {
    if (this.openUntil === null) return this.call(false);
    if (this.probing || (!forced && this.pauseMs > 0)) return null;
    this.probing = true;
    this.changed('half-open');
    return this.call(true);
  }

  private call(probe: boolean): Admitted {
    let ended = false;
    const once = (end: () => void) => () => {
      if (ended) return;
      ended = true;
      if (probe) this.probing = false;
      end();
    };
    return {
      succeeded: once(() => this.close()),
      failed: (retryAfterMs) => once(() => this.fail(probe, retryAfterMs))(),
      abandoned: once(() => {
        if (probe) this.changed(this.state);
      }),
    };
  }

  private close(): void {
    const wasOpen = this.openUntil !== null;
    this.failures = 0;
    this.probes = 0;
    this.openUntil = null;
    if (wasOpen) this.changed('closed');
  }

  private fail(probe: boolean, retryAfterMs: number | null): void {
    this.failures += 1;
    // Calls that were under way when it opened say nothing new.
    if (this.openUntil !== null && !probe) return;
    if (!probe && this.failures < FAILURES && retryAfterMs === null) return;
    if (probe) this.probes += 1;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.probes, LONGEST_PAUSE_MS);
    this.openUntil = this.now() + Math.min(Math.max(pause, retryAfterMs ?? 0), LONGEST_PAUSE_MS);
    this.changed('open');
  }
}
