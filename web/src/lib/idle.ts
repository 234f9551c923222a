/** Milliseconds after which something is begun although the page is still busy. */
const AT_THE_LATEST = 3_000;

/** Settles when the first screen had its turn, and nothing is awaited for it: what nobody sees yet does not compete with it. */
export async function whenIdle(awaited = (): boolean => false): Promise<void> {
  const end = performance.now() + AT_THE_LATEST;
  do await turn();
  while (awaited() && performance.now() < end);
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: AT_THE_LATEST });
    // Safari does not say when it is idle: the end of a few frames is close to it.
    else setTimeout(resolve, 50);
  });
}
