import { useEffect, useState } from 'react';

/** Milliseconds after which something is begun although the page is still busy. */
const AT_THE_LATEST = 1_000;

/** Whether the first screen had its turn: what nobody sees yet does not compete with it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      // Safari does not say when it is idle: the end of this turn is close to it.
      const timer = setTimeout(() => setIdle(true));
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: AT_THE_LATEST });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
