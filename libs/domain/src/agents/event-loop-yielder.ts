import { setImmediate as breathe } from 'node:timers/promises';

/** Milliseconds of thinking after which others get their turn: what people say goes before what agents do. */
const SPELL = 8;

/** Lets others of this process have their turn, where it has thought for long enough. */
export function createEventLoopYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SPELL) return;
    await breathe();
    since = performance.now();
  };
}
