import { useEffect, useState } from 'react';

/** Duration of a simulated request, in ms. */
const BUSY_MS = 1500;

/** Simulates a request: busy for a moment after `start`, then calls `onDone`. */
export function useBusy(onDone?: () => void): { isBusy: boolean; start: () => void } {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setTimeout(() => {
      setIsBusy(false);
      onDone?.();
    }, BUSY_MS);
    return () => clearTimeout(timer);
  }, [isBusy, onDone]);
  return { isBusy, start: () => setIsBusy(true) };
}
