/** Seconds until a reply that no model answered is tried again; the last one repeats. */
const PAUSES = [15, 30, 60, 120, 300];
/** Tries in the background, about 20 minutes in all: whoever wrote before that has left, and can ask again. */
const MOST_DEFERRALS = 7;
/** Seconds that an endpoint may ask to wait at most; with more, the reply fails at once and says so. */
const LONGEST_PAUSE = 900;

/**
 * When a reply is tried again that no model answered.
 * @param deferrals how often it was put off before
 * @param retryAfterMs what the endpoint, or its circuit breaker, asked for; null where it asked for nothing
 * @returns seconds from now; null where it is not tried again
 */
export function retryDelaySeconds(deferrals: number, retryAfterMs: number | null): number | null {
  const asked = Math.ceil((retryAfterMs ?? 0) / 1_000);
  if (deferrals >= MOST_DEFERRALS || asked > LONGEST_PAUSE) return null;
  return Math.max(asked, PAUSES[Math.min(deferrals, PAUSES.length - 1)] ?? 0);
}
