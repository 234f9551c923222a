import { useSyncExternalStore } from 'react';
import { getConnection, onConnectionChange } from './connection';

/** Milliseconds between checks while the server is not reached or the socket is down. */
const CHECK_INTERVAL_MS = 2_000;
/** Milliseconds to wait for an answer: the banner appears within a second of losing the connection. */
const ANSWER_TIMEOUT_MS = 800;

let isOffline = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Checks whether the server answers. A socket that is down does not mean that: some networks allow requests only.
 * @returns whether it does
 */
export async function checkReachability(): Promise<boolean> {
  const isReachable = navigator.onLine && (await ping());
  if (isOffline === isReachable) {
    isOffline = !isReachable;
    for (const listener of listeners) listener();
  }
  return isReachable;
}

async function ping(): Promise<boolean> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) } as const;
    return (await fetch('/api/health/live', options)).ok;
  } catch {
    return false; // Not reached, or no answer in time.
  }
}

/** Keeps the state up to date: checks when the device or the socket loses its connection, until both are back. */
export function watchReachability(): () => void {
  const check = (): void => {
    clearTimeout(timer);
    void checkReachability().then((isReachable) => {
      if (isReachable && getConnection() !== 'away') return;
      clearTimeout(timer);
      timer = setTimeout(check, CHECK_INTERVAL_MS);
    });
  };
  const onChange = (): void => {
    if (isOffline || getConnection() === 'away') check();
  };
  window.addEventListener('offline', check);
  window.addEventListener('online', check);
  const stop = onConnectionChange(onChange);
  return () => {
    window.removeEventListener('offline', check);
    window.removeEventListener('online', check);
    stop();
    clearTimeout(timer);
  };
}

/** Whether the server cannot be reached. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOffline,
  );
}
