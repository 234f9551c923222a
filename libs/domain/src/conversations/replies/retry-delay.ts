/** Seconds before each retry of a deferred reply; the last value repeats. */
const BACKOFF_SECONDS = [15, 30, 60, 120, 300];
/** Maximum number of background retries, about 20 minutes in all; after that the person can retry explicitly. */
const MAX_DEFERRALS = 7;
/** Longest `Retry-After` in seconds that is honoured; with a longer one the reply fails at once. */
const MAX_RETRY_AFTER_SECONDS = 900;

/**
 * Computes the delay before a deferred reply is retried (stepped backoff).
 * @param deferrals number of earlier deferrals
 * @param retryAfterMs delay requested by the endpoint or its circuit breaker, in milliseconds; null where none was requested
 * @returns seconds from now; null where it is not retried
 */
export function retryDelaySeconds(deferrals: number, retryAfterMs: number | null): number | null {
  const requestedSeconds = Math.ceil((retryAfterMs ?? 0) / 1_000);
  if (deferrals >= MAX_DEFERRALS || requestedSeconds > MAX_RETRY_AFTER_SECONDS) return null;
  return Math.max(requestedSeconds, BACKOFF_SECONDS[Math.min(deferrals, BACKOFF_SECONDS.length - 1)] ?? 0);
}
