import { useSyncExternalStore } from 'react';

/** How often relative times are said anew, in milliseconds. */
const STEP = 30_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, STEP);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time, renewed every half minute: one clock for every row. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
