/** Milliseconds after which waiting ends even if the page is still busy. */
const MAX_WAIT_MS = 3_000;

/**
 * Resolves once the page is idle and `isPending` is false, so that deferred work does not compete with the first
 * screen.
 */
export async function waitUntilIdle(isPending = (): boolean => false): Promise<void> {
  const end = performance.now() + MAX_WAIT_MS;
  do await nextIdlePeriod();
  while (isPending() && performance.now() < end);
}

function nextIdlePeriod(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    // Safari has no `requestIdleCallback`; a few frames approximate it.
    else setTimeout(resolve, 50);
  });
}
