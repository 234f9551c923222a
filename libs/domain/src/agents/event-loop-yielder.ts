import { setImmediate as immediate } from 'node:timers/promises';

/** Milliseconds of synchronous work before the event loop is yielded, so that message intake is not delayed. */
const TIME_SLICE_MS = 8;

/** Creates a function that yields the event loop when the time slice is used up, and resolves at once otherwise. */
export function createEventLoopYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TIME_SLICE_MS) return;
    await immediate();
    since = performance.now();
  };
}
