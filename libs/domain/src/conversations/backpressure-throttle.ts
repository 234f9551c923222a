/** How many times its usual time a statement may take before it counts as held up. */
const HELD_UP = 2.5;
/** How long to step back for each millisecond of being held up. */
const STEP_BACK = 64;
/** Longest step back, in milliseconds: well below the lease and the locks, so that nobody takes it for death. */
const LONGEST = 1_000;

/**
 * How a worker keeps out of the way. When its own statements take longer than they usually do, the database and the processor are wanted
 * by others, and those are first of all the people who write: what they say must be taken in now, an answer may come a moment later.
 */
export class BackpressureThrottle {
  private usual = Number.POSITIVE_INFINITY;
  private rest = 0;

  /** Notes how long a statement took, in milliseconds. */
  record(took: number): void {
    // The best time seen is the usual one; it is forgotten slowly, for a machine may become slower for good.
    this.usual = Math.min(took, this.usual * 1.01);
    this.rest = Math.min(LONGEST, Math.max(0, took - HELD_UP * this.usual) * STEP_BACK);
  }

  /** Milliseconds to step back before going on; 0 where nothing was held up. */
  get pause(): number {
    return Math.floor(this.rest);
  }
}
