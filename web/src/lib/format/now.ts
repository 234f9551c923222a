import { useSyncExternalStore } from 'react';

/** Update interval of relative times, in milliseconds. */
const UPDATE_INTERVAL_MS = 30_000;
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
    timer = setInterval(tick, UPDATE_INTERVAL_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The current time in milliseconds, updated every 30 seconds by one shared timer. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}
