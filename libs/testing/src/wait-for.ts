import { setTimeout as delay } from 'node:timers/promises';

/** Longest wait for an expected event or state, in milliseconds. Only a failing test waits this long: a slow machine delays what is awaited. */
export const WAIT_TIMEOUT_MS = 90_000;
const FIRST_INTERVAL_MS = 5;
const LONGEST_INTERVAL_MS = 250;

type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>;

/**
 * Polls until a condition is met, with exponential backoff. For states that no event reports: where there is a socket event, a process
 * message or a notification, wait for that.
 * @param what completes the sentence "Timed out waiting for …"
 * @param condition is met when it returns a truthy value; what it throws is not caught
 * @returns the truthy value
 * @throws Error that names what was awaited, after `timeoutMs`
 */
export async function waitFor<T>(
  what: string,
  condition: () => T | Promise<T>,
  { timeoutMs = WAIT_TIMEOUT_MS }: { timeoutMs?: number } = {},
): Promise<Truthy<T>> {
  // Not Date.now(), which some tests replace.
  const deadline = performance.now() + timeoutMs;
  for (let interval = FIRST_INTERVAL_MS; ; interval = Math.min(interval * 2, LONGEST_INTERVAL_MS)) {
    const value = await condition();
    if (value) return value as Truthy<T>;
    if (performance.now() >= deadline) throw new Error(`Timed out waiting for ${what} (${timeoutMs / 1_000} s)`);
    await delay(interval);
  }
}
